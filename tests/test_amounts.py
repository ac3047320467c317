"""Money as people type it."""

import pytest

from croupier.amounts import in_chips, scaled, written
from croupier.errors import InvalidInput


@pytest.mark.parametrize("text", ["0.245", "0,245", "00.245"])
def test_three_decimals_after_a_zero_are_decimals(text: str) -> None:
    """Nobody writes thousands so; the scale is that of 0.2450, which can be told of every amount."""
    assert scaled([text, "1"]) == ([2450, 10000], 10000)


@pytest.mark.parametrize("text", ["1.000", "1,245", "10.245", "245.000"])
def test_three_decimals_after_another_digit_may_be_thousands(text: str) -> None:
    with pytest.raises(InvalidInput, match=r"can be read in two ways: is it \d+ or"):
        scaled([text])


@pytest.mark.parametrize("scale", [1, 10, 100, 1000, 10_000, 1_000_000])
@pytest.mark.parametrize("chips", [0, 1, 245, 1000, 12_345_678])
def test_what_is_written_is_read_back(chips: int, scale: int) -> None:
    assert in_chips(written(chips, scale), scale) == chips


def test_zeros_make_an_amount_no_finer() -> None:
    assert in_chips("2.50", 10) == 25
    with pytest.raises(InvalidInput, match=r"finer than the smallest chip here, 0\.1"):
        in_chips("2.55", 10)
