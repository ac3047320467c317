"""The guides: the rules in prose, every example a position that the engine works out when a page is made."""
