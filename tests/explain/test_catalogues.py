"""The catalogues: complete, nothing left over, every field kept (B42)."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po
from jinja2 import TemplateSyntaxError

from croupier.events import Event
from croupier.explain.language import CATALOGUES, TAGS, po_files
from croupier.explain.telling import LIMITS, _Teller
from croupier.games import STRUCTURES
from tests.explain.catalogues import PACKAGE, fields, marked, messages
from tests.explain.scenes import play

TRANSLATED = TAGS[1:]


def read(path: Path, tag: str) -> Catalog:
    with path.open("rb") as source:
        return read_po(source, locale=tag, abort_invalid=True)


def whole(tag: str) -> Catalog:
    """The files of a language as one catalogue."""
    joined = Catalog(tag)
    for path in po_files(tag):
        catalogue = read(path, tag)
        for message in catalogue:
            joined[message.id] = message
        joined.obsolete.update(catalogue.obsolete)
    return joined


def repeated(catalogues: Iterable[Catalog]) -> list[object]:
    """The messages that stand in more than one of some files."""
    held = [message.id for catalogue in catalogues for message in catalogue if message.id]
    return [message for message in set(held) if held.count(message) > 1]


def listed(sentence: str | Iterable[str] | None) -> list[str]:
    """A sentence, or its plural forms, as a list."""
    return [sentence or ""] if sentence is None or isinstance(sentence, str) else list(sentence)


def faults(catalogue: Catalog) -> list[str]:
    """What is wrong with a catalogue, one line each."""
    held = {message.id: message for message in catalogue if message.id}
    found = [f"missing: {message}" for message in messages() - set(held)]
    found += [f"not in the code: {message}" for message in set(held) - messages()]
    found += [f"obsolete: {message}" for message in catalogue.obsolete]
    for message in held.values():
        originals, forms = listed(message.id), listed(message.string)
        if message.fuzzy:
            found.append(f"fuzzy: {message.id}")
        if not all(forms) or (len(originals) > 1 and len(forms) != catalogue.num_plurals):
            found.append(f"untranslated: {message.id}")
        found += [
            f"fields differ: {form}" for form in forms if fields(form) != set.union(*map(fields, originals))
        ]
    return found


def test_b42_every_language_has_a_catalogue_and_every_catalogue_a_language() -> None:
    assert sorted(path.name for path in CATALOGUES.iterdir()) == sorted(TRANSLATED)


@pytest.mark.parametrize("tag", TRANSLATED)
def test_b42_a_catalogue_holds_what_the_code_says_and_nothing_else(tag: str) -> None:
    assert faults(whole(tag)) == []
    assert len(whole(tag)) > 140


@pytest.mark.parametrize("tag", TRANSLATED)
def test_b42_the_files_of_a_language_agree_and_share_no_message(tag: str) -> None:
    files = [read(path, tag) for path in po_files(tag)]
    assert repeated(files) == []
    assert {str(file.locale) for file in files} == {tag}
    assert len({file.plural_forms for file in files}) == 1
    assert {path.name for path in po_files(tag)} == {path.name for path in po_files(TAGS[1])}


def test_a_message_in_two_files_is_noticed() -> None:
    first = read(po_files("pt_PT")[0], "pt_PT")
    second = Catalog("pt_PT")
    second.add("{seat} folds", "{seat} desiste")
    second.add("{seat} left", "{seat} saiu")
    assert repeated([first, second]) == ["{seat} folds"]


def test_templates_are_searched_too(tmp_path: Path) -> None:
    (tmp_path / "room").mkdir()
    (tmp_path / "room" / "page.html").write_text(
        "{% if x %}{{ _('Pay {amount}').format(amount=x) }}{{ ngettext('one', 'many', x) }}{% endif %}"
    )
    assert marked(tmp_path) == {"Pay {amount}", ("one", "many")}
    (tmp_path / "room" / "page.html").write_text("{% if x %}")
    with pytest.raises(TemplateSyntaxError):
        marked(tmp_path)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (('msgid "{seat} folds"\nmsgstr "{seat} desiste"\n', ""), "missing: {seat} folds"),
        (('msgid "{seat} folds"', 'msgid "{seat} gives up"'), "not in the code: {seat} gives up"),
        (('msgid "{seat} folds"', '#, fuzzy\nmsgid "{seat} folds"'), "fuzzy: {seat} folds"),
        (('"{seat} desiste"', '"Alguém desiste"'), "fields differ: Alguém desiste"),
        (('"{seat} desiste"', '""'), "untranslated: {seat} folds"),
        (
            ('msgid "{seat} folds"', '#~ msgid "{seat} left"\n#~ msgstr "x"\n\nmsgid "{seat} folds"'),
            "obsolete: {seat} left",
        ),
    ],
)
def test_a_damaged_catalogue_is_noticed(change: tuple[str, str], fault: str) -> None:
    text = (CATALOGUES / "pt_PT" / "LC_MESSAGES" / "croupier.po").read_text("utf-8")
    assert change[0] in text
    damaged = read_po(text.replace(*change, 1).encode().splitlines(keepends=True), locale="pt_PT")
    assert fault in faults(damaged)


def test_every_kind_of_event_and_limit_has_a_sentence() -> None:
    hand = play("")
    assert set(_Teller(hand, (), None).tellers) == set(get_args(Event))  # type: ignore[arg-type]
    assert len(LIMITS) == len(STRUCTURES)


def test_each_language_keeps_its_own_words() -> None:
    """B42: glosses and "pote paralelo" in Brazil, "pote lateral" and no English verbs in Portugal."""
    texts = {
        tag: "\n".join(str(message.string) for message in whole(tag) if message.id) for tag in TRANSLATED
    }
    brazil, portugal = texts["pt_BR"], texts["pt_PT"]
    for verb, gloss in [("fold", "desistir"), ("check", "passar"), ("call", "pagar"), ("raise", "aumentar")]:
        assert f"{verb} ({gloss})" in brazil.lower()
    assert "pote paralelo" in brazil
    assert "lateral" not in brazil
    assert "pote lateral" in portugal
    assert "paralelo" not in portugal
    assert not re.search(
        r"\b(fold|raise|call|rodada|trinca|quadra|tela)\b", portugal.replace("check-raise", ""), re.IGNORECASE
    )
    assert not re.search(r"\b(ronda|póquer|trio|ecrã)\b", brazil, re.IGNORECASE)
    for text in texts.values():
        assert not re.search(r"\b(você|tu|teu|tua)\b", text, re.IGNORECASE)


def test_no_sentence_hides_behind_another_name() -> None:
    """The search for sentences knows `gettext` and `_` by their names alone."""
    alias = re.compile(r"\w+(?:, \w+)* = [^\n]*\.n?gettext\b(?!\()")
    assert alias.search("say, actor = spoken.gettext, hand.actor")
    assert [str(path) for path in PACKAGE.rglob("*.py") if alias.search(path.read_text("utf-8"))] == []


def test_nothing_compiled_is_kept() -> None:
    assert not list(PACKAGE.rglob("*.mo"))
