"""A page of the table: how long the server takes for it, and what it weighs with all that it loads.

The position is a nine-handed river with two side pots and a bet to face. Time is that of the whole
application, from the request to the last byte of the answer, without a socket. Weight is what travels:
bodies compressed as a browser asks for them. Run it with `python bench/pages.py`.
"""

from __future__ import annotations

import asyncio
import gzip
import re
import statistics
import time
from typing import Any

from croupier.web import create_app

PAGE = (
    "/en/table?blinds=50/100&ante=100&ante_from=big-blind&button=4&rules=wsop-2026"
    "&stacks=25000,2000,14000,31000,8000,5000,12500,20000,16000&names=Ana,Bia,Caio,Davi,Eva,Fabiana,Gil,Ivo,Lia"
    "&cards=KhKd,JcJh,9c9d,AsKs,Td8d,6c6h,AcQc,5h5d,7s4s"
    "&line=r250,r800,c,c,c,r2000,c,c,c,c,c,c,c,c,KcJd9s,x,b2900,c,c,c,c,f,c,c,4h,b3100,c,c,f,c,f,2c,x,b1500"
)
WARM_UP, REQUESTS = 20, 300
MOST_MS, MOST_BYTES = 20, 150_000
# What a page, a style sheet or a script names that the browser then loads.
LOADED = (
    re.compile(r'<(?:link|script|img|use|image)\b[^>]*?\b(?:href|src)="(/[^"#?]*)'),
    re.compile(r'url\(["\']?(/[^"\')#?]*)'),
    re.compile(r'(?:\bfrom|\bimport)\s*\(?["\'](/[^"\'#?]*)'),
)


async def ask(app: Any, address: str) -> tuple[int, dict[bytes, bytes], bytes]:
    """Status, headers and body of one answer, as they go over the wire."""
    path, _, query = address.partition("?")
    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(b"host", b"localhost"), (b"accept-encoding", b"gzip")],
        "server": ("localhost", 80),
    }
    status, headers, body = 0, {}, bytearray()

    requests: list[dict[str, Any]] = [{"type": "http.request", "body": b"", "more_body": False}]

    async def receive() -> dict[str, Any]:
        return requests.pop() if requests else await asyncio.Future()

    async def send(message: dict[str, Any]) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
            headers.update(message["headers"])
        else:
            body.extend(message.get("body", b""))

    await app(scope, receive, send)
    return status, headers, bytes(body)


async def weigh(app: Any, address: str) -> dict[str, int]:
    """The bytes of a page and of everything that it loads, each once."""
    waiting, weights = [address], {}
    for one in waiting:
        status, headers, body = await ask(app, one)
        assert status == 200, f"{one}: {status}"
        weights[one.partition("?")[0]] = len(body)
        plain = gzip.decompress(body) if headers.get(b"content-encoding") == b"gzip" else body
        text = plain.decode("utf-8", "replace")
        found = {address for pattern in LOADED for address in pattern.findall(text)}
        waiting += sorted(found - set(waiting))
    return weights


async def medians(app: Any, address: str) -> tuple[float, float]:
    """The median time of an answer in milliseconds, by the clock and of the processor."""
    clock, processor = [], []
    for turn in range(WARM_UP + REQUESTS):
        start, busy = time.perf_counter(), time.process_time()
        await ask(app, address)
        if turn >= WARM_UP:
            clock.append(1000 * (time.perf_counter() - start))
            processor.append(1000 * (time.process_time() - busy))
    return statistics.median(clock), statistics.median(processor)


async def main() -> None:
    """Measure and print."""
    app = create_app()
    weights = await weigh(app, PAGE)
    clock, processor = await medians(app, PAGE)
    print("The page of a nine-handed river")
    print(f"  {f'server time, median of {REQUESTS}':<40} {clock:>12,.1f} ms, at most {MOST_MS}")
    print(f"  {'of the processor':<40} {processor:>12,.1f} ms")
    for name, weight in weights.items():
        print(f"  {name:<40} {weight:>12,} bytes")
    print(f"  {'together, compressed':<40} {sum(weights.values()):>12,} bytes, at most {MOST_BYTES:,}")


if __name__ == "__main__":
    asyncio.run(main())
