"""`croupier table`: it serves, ends at Ctrl-C, and says what is in its way."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
from urllib.request import urlopen

TABLE = [sys.executable, "-m", "croupier", "table"]


def test_it_serves_until_it_is_told_to_stop() -> None:
    with subprocess.Popen([*TABLE, "--port", "0"], stdout=subprocess.PIPE, text=True) as serving:
        assert serving.stdout
        said = serving.stdout.readline()
        found = re.fullmatch(r"The table is at (http://127\.0\.0\.1:[0-9]+/) \(Ctrl-C ends it\)\n", said)
        assert found
        with urlopen(found[1], timeout=30) as answer:
            assert answer.status == 200
            assert "/table?" in answer.url
        serving.send_signal(signal.SIGINT)
        assert serving.stdout.read() == "The table is closed.\n"
    assert serving.returncode == 0


def test_a_port_that_is_taken_is_told_with_what_to_do() -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = str(door.getsockname()[1])
        ran = subprocess.run([*TABLE, "--port", port], capture_output=True, text=True)
    assert ran.returncode == 2
    assert ran.stderr.startswith(f"croupier: 127.0.0.1:{port} cannot be used")
    assert "--port" in ran.stderr


def test_without_the_packages_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['uvicorn'] = None; from croupier.cli import main; main()"
    ran = subprocess.run([sys.executable, "-c", code, "table"], capture_output=True, text=True)
    assert (ran.returncode, "pip install 'croupier[table]'" in ran.stderr) == (2, True)
