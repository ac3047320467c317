"""Pages asked for what nobody should ask for: they answer with a page, and never fall over."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from urllib.parse import parse_qsl, quote, urlencode, urlsplit

import httpx2
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from croupier.web import create_app
from croupier.web.table import play
from tests.web.crawl import LANGUAGES, Answer, Crawl
from tests.web.forms import Pair, forms, sent_by
from tests.web.garbage import MARK, mutated, positions, texts
from tests.web.markup import read
from tests.web.positions import POSITIONS

pytestmark = pytest.mark.long
often = settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
TABLE = "stacks=1000,1000,1000&blinds=5/10"


@dataclass
class Door:
    """A way into the application: its method and path, and the values seen of each of its parameters."""

    method: str
    path: str
    upload: bool = False
    known: defaultdict[str, set[str]] = field(default_factory=lambda: defaultdict(set))

    @property
    def is_of_positions(self) -> bool:
        return "stacks" in self.known


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    """What the application raises comes through."""
    with TestClient(create_app(), follow_redirects=False, headers={"Accept-Language": "en"}) as found:
        yield found


@pytest.fixture(scope="module")
def doors(client: TestClient) -> list[Door]:
    """Every link and every form, from the table on."""
    with TestClient(create_app(), headers={"Accept-Language": "en"}) as following:
        tables = [f"/en/table?{query}" for query in POSITIONS.values()]
        pages = Crawl(following).follow([*tables, "/"], "en")
    found: dict[tuple[str, str], Door] = {}

    def seen(method: str, address: str, pairs: list[Pair], *, upload: bool = False) -> None:
        parts = urlsplit(address)
        door = found.setdefault((method, parts.path), Door(method, parts.path, upload))
        for name, value in [*parse_qsl(parts.query, keep_blank_values=True), *pairs]:
            door.known[name].add(value)

    for page in pages:
        seen("get", page.address, [])
        for form in forms(page):
            seen(form.method, form.address, form.pairs(), upload=form.upload)
            for button in form.buttons:
                address, pairs = sent_by(form, button)
                seen(form.method, address, pairs)
    return [found[key] for key in sorted(found)]


def check(answer: httpx2.Response) -> None:
    """An answer is a page, a file or a way within the site; none of its markup comes from the visitor."""
    assert answer.status_code < 500
    assert "Traceback" not in answer.text
    assert "content-security-policy" in answer.headers
    if answer.is_redirect:
        assert urlsplit(answer.headers["location"]).netloc in ("", "testserver")
        return
    assert answer.text.strip()
    if answer.headers["content-type"].startswith("text/html"):
        assert not list(read(answer.text).every(MARK))
    else:
        assert answer.headers["x-content-type-options"] == "nosniff"


@st.composite
def sent(draw: st.DrawFn, door: Door) -> list[Pair]:
    """Parameters for a door: those it knows, spoiled, left out, doubled, and some of nobody's."""
    if door.is_of_positions and draw(st.booleans()):
        return list(draw(positions()).items())
    pairs: list[Pair] = []
    for name in sorted(door.known):
        known = sorted(door.known[name])
        value = st.sampled_from(known)
        kinds = st.sampled_from(["as known", "as known", "spoiled", "junk", "left out", "doubled"])
        match draw(kinds):
            case "as known":
                pairs.append((name, draw(value)))
            case "spoiled":
                pairs.append((name, draw(value.flatmap(mutated))))
            case "junk":
                pairs.append((name, draw(texts)))
            case "doubled":
                pairs += [(name, draw(value)), (name, draw(texts))]
    if "position" in door.known and draw(st.booleans()):
        pairs.append(("position", urlencode(draw(positions()))))
    return pairs + draw(st.lists(st.tuples(texts, texts), max_size=2))


@often
@given(data=st.data())
def test_every_door_withstands_garbage(client: TestClient, doors: list[Door], data: st.DataObject) -> None:
    door = data.draw(st.sampled_from(doors))
    pairs = data.draw(sent(door))
    if door.method == "get":
        answer = client.get(f"{door.path}?{urlencode(pairs)}")
    elif door.upload:
        files = {"file": ("hand.phh", data.draw(st.binary(max_size=200) | texts.map(str.encode)))}
        answer = client.post(door.path, data=dict(pairs), files=files)
    else:
        headers = {"Content-Type": "application/x-www-form-urlencoded"}
        answer = client.post(door.path, content=urlencode(pairs), headers=headers)
    check(answer)


@often
@given(query=positions(), language=st.sampled_from(LANGUAGES))
def test_any_position_is_shown_or_refused(client: TestClient, query: dict[str, str], language: str) -> None:
    answer = client.get(f"/{language}/table?{urlencode(query)}")
    check(answer)
    assert answer.status_code in (200, 303, 400, 414)
    if answer.status_code != 414:
        (root,) = read(answer.text).every("html") if answer.status_code != 303 else [None]
        assert root is None or root.attributes["lang"] == language


@often
@given(
    path=st.lists(texts, max_size=4).map(lambda parts: "/" + "/".join(map(quote, parts))),
    raw=st.binary(max_size=60),
)
def test_any_path_and_any_bytes_are_answered(client: TestClient, path: str, raw: bytes) -> None:
    query = raw.decode("latin-1")
    check(client.get(f"http://testserver{path[:5000]}?{quote(query, safe='%&=+,:;/?')}"))
    check(client.get(f"/en/table?{TABLE}&line={quote(raw)}"))


@often
@given(accepted=texts, cookie=st.text("abc=;, \"'<>[]{}", max_size=40))
def test_any_header_is_borne(client: TestClient, accepted: str, cookie: str) -> None:
    headers = [
        (b"Accept-Language", accepted.encode()),
        (b"Cookie", f"theme={cookie}; deck={cookie}".encode()),
    ]
    check(client.get("/", headers=headers))
    check(client.get(f"/en/table?{TABLE}", headers=headers))


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("name", POSITIONS)
def test_what_the_table_offers_is_never_refused(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, name: str, seed: int
) -> None:
    """Thirty buttons, any of those on the page, one after the other."""
    chance = random.Random(seed)
    monkeypatch.setattr(play, "_CHANCE", chance)
    address = f"/en/table?{POSITIONS[name]}"
    for _ in range(30):
        answer = client.get(address)
        assert answer.status_code == 200, address
        page = Answer(address, 200, "text/html", answer.text)
        ways = [form for form in forms(page) if form.address.endswith("/act") and form.buttons]
        offered = [(form, button) for form in ways if form.is_filled() for button in form.buttons]
        if not offered:
            # Cards must be typed; or a seat looks on; or one player has all the chips.
            assert ways or "&seen=" in address or "is-over" in answer.text, address
            return
        form, button = chance.choice(offered)
        to, pairs = sent_by(form, button)
        for element in form.fields:
            if element.attributes.get("type") == "number":
                ends = [element.attributes[end] for end in ("min", "max", "value")]
                pairs.append((element.attributes["name"], chance.choice(ends)))
        done = client.post(to, data=dict(pairs))
        assert done.status_code == 303, f"{address}: {pairs}"
        address = done.headers["location"]


LARGE: dict[str, tuple[str, str, str]] = {
    "10,000 steps": ("get", f"table?{TABLE}&line={','.join('f' * 10_000)}", ""),
    "10,000 steps in a form": (
        "post",
        "act",
        f"step=f&position={quote(TABLE)}%26line%3D{','.join('f' * 10_000)}",
    ),
    "1,000 calls": ("get", f"table?{TABLE}&line={','.join('c' * 1_000)}", ""),
    "10,000 lines of a hand": ("post", "hands", "text=" + quote("actions = ['p1 cc']\n" * 10_000)),
    "10,000 unclosed brackets": ("post", "hands", "text=" + quote("actions = " + "[" * 10_000)),
    "a number of 100,000 digits": ("post", "hands", "text=" + quote("min_bet = " + "9" * 100_000)),
    "4,000 parameters": ("get", "table?" + "&".join(f"p{n}=1" for n in range(4_000)), ""),
    "1,000 seats": ("get", "table?stacks=" + ",".join(["1000"] * 1_000), ""),
    "a stack of 400 digits": ("get", "table?blinds=1/2&stacks=100," + "9" * 400, ""),
    "400 decimals": ("get", f"table?blinds=1/2&stacks=100,0.{'0' * 400}1", ""),
    "a card twice": ("get", f"table?{TABLE}&cards=AsAs,KdKc", ""),
    "a card of two": ("get", f"table?{TABLE}&cards=AsKd,AsKc", ""),
    "a card of the board twice": ("get", f"table?{TABLE}&cards=AsKd&line=c,c,x,AsKcQc", ""),
}


@pytest.mark.parametrize("name", LARGE)
def test_too_much_is_refused(client: TestClient, name: str) -> None:
    method, path, body = LARGE[name]
    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    answer = client.request(method, f"/en/{path}", content=body, headers=headers)
    check(answer)
    assert 400 <= answer.status_code < 500
    (root,) = read(answer.text).every("html")
    assert root.attributes["lang"] == "en"


@pytest.mark.parametrize("kind", ["file", "text", "unnamed", "no length"])
def test_an_upload_of_ten_megabytes_is_refused(client: TestClient, kind: str) -> None:
    large = b"x" * 10_000_000

    def pieces() -> Iterator[bytes]:
        for at in range(0, len(large), 65_536):
            yield large[at : at + 65_536]

    if kind == "file":
        answer = client.post("/en/hands", files={"file": ("hand.phh", large)})
    elif kind == "text":
        answer = client.post("/en/hands", data={"text": large.decode()})
    elif kind == "unnamed":
        answer = client.post("/en/hands", content=large)
    else:
        answer = client.post("/en/hands", content=pieces())
    check(answer)
    assert answer.status_code == 413
    assert "1,000,000 bytes at most" in answer.text


def test_the_api_says_in_its_own_words_what_is_too_much(client: TestClient) -> None:
    long = client.get(f"/api/position?{TABLE}&line={'x' * 30_000}")
    large = client.post("/api/pots", content=b" " * 1_000_001)
    for answer, status in ((long, 414), (large, 413)):
        assert answer.status_code == status
        assert answer.json()["error"]["kind"] == "invalid_input"
