from __future__ import annotations

from pathlib import Path

import pytest

from artifact.errors import InputError
from artifact.experiments import find, format_value, load_registry, parse_assignments, read_parameters

NOTEBOOK = """# %% [markdown]
# # Tiny
#
# Text.

# %% tags=["parameters"]
from pathlib import Path
from typing import Annotated, Literal

languages: list[Literal["en", "es"]] = ["en", "es"]  # languages to draw
resamples: int = 10_000  # of the bootstrap
scale: float | None = 1.5  # a factor
strict: bool = False  # whether to be strict
label: str | None = None  # what to write
texts: Path | None = None  # a file of your own
sample: Annotated[int, "1..100000"] | None = None  # how many
rates: list[Annotated[float, "0..1"]] = [0.5]  # shares
seed: Annotated[int, "0.."] = 7  # of chance

# %%
print(languages)
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "notebooks").mkdir()
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "a.csv").write_text("x\n1\n")
    (tmp_path / "notebooks" / "01_tiny.py").write_text(NOTEBOOK)
    (tmp_path / "notebooks" / "02_other.py").write_text(NOTEBOOK.replace("# # Tiny", "# # Other"))
    (tmp_path / "experiments.yml").write_text("02_other: {after: [01_tiny]}\n01_tiny: {inputs: [data/*.csv]}\n")
    return tmp_path


def test_registry_is_ordered_by_need_and_names_are_found_by_number_or_word(project: Path) -> None:
    registry = load_registry(project)
    assert list(registry) == ["01_tiny", "02_other"]
    assert [registry[name].title for name in registry] == ["Tiny", "Other"]
    for name in ("01", "tiny", "01_tiny", "notebooks/01_tiny.py"):
        assert find(name, registry).name == "01_tiny"
    with pytest.raises(InputError, match="unknown notebook '01_tyni', did you mean '01_tiny'"):
        find("01_tyni", registry)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("01_tiny: {after: [02_other]}\n02_other: {after: [01_tiny]}", "in a circle"),
        ("01_tiny: {after: [03_x]}", "unknown notebook '03_x'"),
        ("09_none: {}", "no such notebook: notebooks/09_none.py"),
        ("01_tiny: {input: [x]}", "`inputs`"),
        ("a: [", "not valid YAML"),
        ("", "must map"),
    ],
)
def test_registry_faults_are_one_line(project: Path, content: str, message: str) -> None:
    (project / "experiments.yml").write_text(content)
    with pytest.raises(InputError, match=message):
        load_registry(project)


def test_parameters_are_read_with_types_allowed_values_and_meaning(project: Path) -> None:
    parameters = read_parameters(project / "notebooks" / "01_tiny.py")
    assert list(parameters) == [
        "languages",
        "resamples",
        "scale",
        "strict",
        "label",
        "texts",
        "sample",
        "rates",
        "seed",
    ]
    assert parameters["sample"].describe() == "sample (int or None, 1 to 100000; default None): how many"
    assert parameters["seed"].describe() == "seed (int, 0 or more; default 7): of chance"
    assert parameters["languages"].describe() == (
        "languages (list of str, any of en | es; default en,es): languages to draw"
    )
    assert parameters["scale"].type_name == "float or None"
    assert parameters["resamples"].default == 10_000


def test_values_survive_accents_equals_signs_quotes_and_none(project: Path) -> None:
    tiny = load_registry(project)["01_tiny"]
    pairs = [("label", "São Paulo = 'x' \"y\" \\n"), ("languages", "es"), ("scale", "None"), ("strict", "True")]
    assert parse_assignments(tiny, pairs) == {
        "label": "São Paulo = 'x' \"y\" \\n",
        "languages": ["es"],
        "scale": None,
        "strict": True,
    }
    given = parse_assignments(tiny, [], assignments="label='a=b é' resamples=50 languages=en,es")
    assert given == {"label": "a=b é", "resamples": 50, "languages": ["en", "es"]}
    assert parse_assignments(tiny, [("label", "None")]) == {"label": None}


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("languges", "en", "unknown parameter 'languges', did you mean 'languages'.*it takes: languages"),
        ("languages", "en,fr", "unknown value of languages 'fr'.*allowed: en, es"),
        ("languages", "", "the list is empty"),
        ("languages", "[1", "not a JSON list"),
        ("resamples", "many", "resamples must be int, not 'many'"),
        ("resamples", "None", "resamples must be int"),
        ("strict", "1", "strict must be bool"),
        ("texts", "no/such/file.jsonl", "no such file"),
        ("sample", "0", "^sample must be 1 to 100000, not 0; sample .int or None, 1 to 100000"),
        ("sample", "1000000", "sample must be 1 to 100000"),
        ("sample", "9" * 4000, "sample must be 1 to 100000"),
        ("sample", "9" * 5000, "sample must be int"),
        ("seed", "-1", "seed must be 0 or more, not -1"),
        ("rates", "0.1,1.5", "rates must be 0 to 1, not 1.5"),
        ("rates", "nan", "rates must be 0 to 1, not nan"),
        ("scale", "nan", "scale must be a finite number, not nan"),
        ("scale", "-inf", "scale must be a finite number, not -inf"),
    ],
)
def test_unusable_values_are_refused_with_what_is_allowed(project: Path, name: str, value: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        parse_assignments(load_registry(project)["01_tiny"], [(name, value)])


@pytest.mark.parametrize(("text", "message"), [("label", "not name=value"), ("label='x", "cannot split")])
def test_unusable_assignments_are_refused(project: Path, text: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        parse_assignments(load_registry(project)["01_tiny"], [], assignments=text)


def test_a_list_value_with_a_comma_can_be_typed_back(project: Path) -> None:
    assert format_value(["a,b", "c"]) == '["a,b", "c"]'
    assert parse_assignments(load_registry(project)["01_tiny"], [("languages", '["en"]')]) == {"languages": ["en"]}


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("x = 1", "written `name: type = value`"),
        ("x: complex = 1", "type 'complex' is not supported"),
        ('x: Annotated[int, "many"] = 1', "a range is written 'LOW..HIGH', not 'many'"),
        ('x: Annotated[int, "a..b"] = 1', "a range is written 'LOW..HIGH', not 'a..b'"),
    ],
)
def test_a_parameters_cell_has_one_form(project: Path, line: str, message: str) -> None:
    path = project / "notebooks" / "01_tiny.py"
    path.write_text(NOTEBOOK.replace("resamples: int = 10_000", line))
    with pytest.raises(InputError, match=message):
        read_parameters(path)


def test_a_notebook_needs_exactly_one_parameters_cell(project: Path) -> None:
    path = project / "notebooks" / "01_tiny.py"
    path.write_text(NOTEBOOK.replace('"parameters"', '"other"'))
    with pytest.raises(InputError, match="has 0"):
        read_parameters(path)


def test_every_number_of_the_notebooks_has_a_range_that_holds_its_default() -> None:
    numbers = [
        (name, parameter)
        for name, experiment in load_registry().items()
        for parameter in experiment.parameters.values()
        if parameter.kind in ("int", "float")
    ]
    assert len(numbers) > 30
    assert [(name, parameter.name) for name, parameter in numbers if not parameter.bounds] == []
    for _, parameter in numbers:
        if parameter.default is not None:
            assert parameter.parse(format_value(parameter.default)) == parameter.default
