"""croupier: a poker table that deals, enforces the betting rules, pays the pots, and says why."""
