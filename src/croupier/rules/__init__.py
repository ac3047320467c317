"""The rules of betting, pots and showdown, written once, as plain functions over records of integers.

CPython runs them for one table; a compiler may take the very same functions for millions of hands. So
they use integers, loops, indexing and tuples only; bounds come back as numbers with a reason code, and
refusing with an error is the work of `croupier.hand`.
"""
