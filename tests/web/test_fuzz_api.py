"""The API is asked for what its own description allows and forbids, and answers as the description says."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import APIOperation, Config, GenerationMode
from schemathesis.core.result import Ok

from croupier.web import create_app

pytestmark = pytest.mark.long

CONFIG = Config.from_dict(
    {
        "checks": {
            # What fits the description may still be no legal hand, and is then refused.
            "positive_data_acceptance": {"enabled": False},
            "negative_data_rejection": {
                "expected-statuses": ["400", "404", "405", "413", "414", "415", "422"]
            },
        }
    }
)

Operation = APIOperation[Any, Any, Any, Any]


@pytest.fixture(scope="module")
def operations() -> list[Operation]:
    """Every address of the API with its method, as its description has them."""
    described = schemathesis.openapi.from_asgi("/api/openapi.json", create_app(), config=CONFIG)
    return [found.ok() for found in described.get_all_operations() if isinstance(found, Ok)]


def test_the_description_holds_every_address(operations: list[Operation]) -> None:
    described = {operation.label for operation in operations}
    assert {"GET /api/position", "POST /api/position", "GET /api/pots", "POST /api/pots"} <= described


@settings(max_examples=500, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_the_api_keeps_to_its_description(operations: list[Operation], data: st.DataObject) -> None:
    """No error of the server; status, headers, type and content of each answer as described.

    And what the description forbids is refused.
    """
    operation = data.draw(st.sampled_from(operations), label="operation")
    mode = data.draw(st.sampled_from([GenerationMode.POSITIVE, GenerationMode.NEGATIVE]), label="mode")
    data.draw(operation.as_strategy(generation_mode=mode), label="case").call_and_validate()
