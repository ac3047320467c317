"""The pot calculator: who put in what, who folded, who has which cards; who is paid what, and why."""
