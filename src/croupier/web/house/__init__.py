"""House rules: a rulebook in words, two compared, and a ruling in large print."""
