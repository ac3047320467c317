"""The languages croupier speaks: sentences from gettext catalogues, plural forms, numbers.

English stands in the code. The other languages are `.po` files beside this one, read when first needed: all
those of a language's folder are one catalogue.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from functools import cache, lru_cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path

from babel.lists import format_list
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from babel.numbers import format_decimal

from croupier.amounts import money
from croupier.errors import N_, InvalidInput, brief

__all__ = ["CATALOGUES", "N_", "TAGS", "Language", "catalogue", "po_files"]

TAGS = ("en", "pt_BR", "pt_PT")
"""The languages there are; the first needs no catalogue."""
CATALOGUES = Path(__file__).parent / "locale"
"""The folder with `<language>/LC_MESSAGES/*.po`."""


class Language:
    """One language: `gettext` and `ngettext` of its catalogue, and how it writes numbers.

    `scale` is how many of the smallest chips make one unit of money: with 100, 1050 is written 10.50.
    """

    __slots__ = ("_catalogue", "scale", "tag")

    def __init__(self, tag: str, scale: int = 1) -> None:
        """Use one of `TAGS`."""
        self.tag, self.scale = tag, scale
        self._catalogue = catalogue(tag)

    @classmethod
    def of(cls, tag: str | Language, *, scale: int = 1) -> Language:
        """The language of a tag such as "en", "pt-BR" or "pt_PT", in upper or lower case.

        A `Language` stays what it is. Raises `InvalidInput` with the list of languages for any other tag,
        and for a `scale` that does not divide a power of ten.

        >>> Language.of("PT-br").tag
        'pt_BR'
        """
        if isinstance(tag, Language):
            return tag
        if type(scale) is not int or scale < 1 or 10**18 % scale:
            raise InvalidInput(
                f"the scale of amounts divides a power of ten, as 100 does, not {brief(scale)}"
            )
        wanted = tag.replace("-", "_").lower() if isinstance(tag, str) else ""
        for known in TAGS:
            if wanted == known.lower():
                return cls(known, scale)
        raise InvalidInput(f"no language {brief(tag)}: choose one of {', '.join(TAGS).replace('_', '-')}")

    def gettext(self, message: str) -> str:
        """The sentence in this language.

        >>> Language.of("pt-BR").gettext("from the side pot")
        'do pote paralelo'
        """
        return self._catalogue.gettext(message)

    def ngettext(self, one: str, many: str, count: int) -> str:
        """The sentence in the form that a count asks for.

        >>> Language.of("en").ngettext("{count} card", "{count} cards", 1)
        '{count} card'
        """
        return self._catalogue.ngettext(one, many, count)

    def number(self, value: int) -> str:
        """A number that is no amount, grouped as this language does.

        >>> Language.of("pt-BR").number(12000)
        '12.000'
        """
        return _written(value, None, self.tag)

    def amount(self, chips: int) -> str:
        """An amount of chips in units of money, with decimals only where it is not whole.

        >>> Language.of("en", scale=100).amount(250), Language.of("pt-BR", scale=100).amount(300)
        ('2.50', '3')
        """
        if chips % self.scale == 0:
            return self.number(chips // self.scale)
        decimals = next(digits for digits in range(1, 20) if 10**digits % self.scale == 0)
        value = Decimal(chips) / self.scale
        return _written(value, "#,##0." + "0" * decimals, self.tag)

    def signed(self, chips: int) -> str:
        """What was won or lost, with its sign.

        >>> Language.of("en").signed(1200), Language.of("en").signed(-20), Language.of("en").signed(0)
        ('+1,200', '−20', '0')
        """
        return f"{'+' if chips > 0 else '−' if chips < 0 else ''}{self.amount(abs(chips))}"

    def money(self, chips: int) -> int | float:
        """Chips as a number of money, for data: an integer where it is one.

        >>> Language.of("en", scale=100).money(250), Language.of("en", scale=100).money(300)
        (2.5, 3)
        """
        return money(chips, self.scale)

    def listed(self, names: Iterable[str]) -> str:
        """Names in a row.

        >>> Language.of("pt-PT").listed(["A", "B", "C"])
        'A, B e C'
        """
        return format_list(list(names), locale=self.tag)


@lru_cache(maxsize=4096)
def _written(value: int | Decimal, pattern: str | None, tag: str) -> str:
    return str(format_decimal(value, format=pattern, locale=tag))


@cache
def catalogue(tag: str) -> NullTranslations:
    """The catalogue of a language, read from its `.po` files once."""
    if tag == TAGS[0]:
        return NullTranslations()
    whole = Catalog(tag)
    for path in po_files(tag):
        with path.open("rb") as source:
            for message in read_po(source, locale=tag):
                whole[message.id] = message
    compiled = BytesIO()
    write_mo(compiled, whole)
    compiled.seek(0)
    return GNUTranslations(compiled)


def po_files(tag: str) -> list[Path]:
    """The files that make the catalogue of a language; a message stands in one of them only."""
    return sorted((CATALOGUES / tag / "LC_MESSAGES").glob("*.po"))
