"""Files are whole or untouched, and JSON is strict."""

from __future__ import annotations

import errno
import json
import math
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from artifact.errors import ArtifactError, InputError
from artifact.files import (
    atomic_path,
    atomic_text,
    dump_json,
    parse_json,
    read_json,
    read_jsonl,
    sha256,
    write_json,
    write_jsonl,
    write_text,
)


def _names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_an_error_in_the_middle_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    target = tmp_path / "out.txt"
    write_text(target, "old")
    with pytest.raises(KeyError), atomic_text(target) as stream:
        stream.write("half")
        raise KeyError("stop")
    assert target.read_text() == "old"
    assert _names(tmp_path) == ["out.txt"]


def test_the_target_appears_only_when_the_block_ends(tmp_path: Path) -> None:
    target = tmp_path / "deep" / "er" / "out.bin"
    with atomic_path(target) as temporary:
        temporary.write_bytes(b"whole")
        assert not target.exists()
        assert temporary.parent == target.parent
    assert target.read_bytes() == b"whole"
    assert _names(target.parent) == ["out.bin"]


def test_permissions_follow_the_umask(tmp_path: Path) -> None:
    umask = os.umask(0o027)
    try:
        write_text(tmp_path / "a", "x")
    finally:
        os.umask(umask)
    assert (tmp_path / "a").stat().st_mode & 0o777 == 0o640


def test_errors_of_the_block_are_not_taken_for_errors_of_the_target(tmp_path: Path) -> None:
    with pytest.raises(ConnectionError), atomic_path(tmp_path / "a"):
        raise ConnectionError("the server hung up")
    with pytest.raises(FileNotFoundError), atomic_path(tmp_path / "a"):
        (tmp_path / "input-that-is-not-there").read_text()
    assert _names(tmp_path) == []


def test_a_full_disk_is_said_and_changes_nothing(tmp_path: Path) -> None:
    target = tmp_path / "a"
    write_text(target, "old")
    with pytest.raises(ArtifactError, match="the disk is full; nothing was changed"), atomic_path(target):
        raise OSError(errno.ENOSPC, "No space left on device")
    assert target.read_text() == "old"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_device_or_a_folder_is_never_replaced(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="is not a file and will not be replaced"):
        write_text("/dev/full", "x")
    with pytest.raises(InputError, match="is not a file"):
        write_text(tmp_path, "x")


def test_a_symbolic_link_is_followed(tmp_path: Path) -> None:
    real = tmp_path / "real.txt"
    write_text(real, "old")
    (tmp_path / "link").symlink_to(real)
    write_text(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert real.read_text() == "new"


def test_a_parent_that_is_a_file_is_one_clear_line(tmp_path: Path) -> None:
    write_text(tmp_path / "file", "x")
    with pytest.raises(ArtifactError, match="cannot be written"):
        write_text(tmp_path / "file" / "below", "x")


@pytest.mark.skipif(os.geteuid() == 0, reason="root writes everywhere")
def test_a_read_only_folder_is_said(tmp_path: Path) -> None:
    folder = tmp_path / "closed"
    folder.mkdir(mode=0o500)
    with pytest.raises(ArtifactError, match="cannot be written; nothing was changed, choose another --out"):
        write_text(folder / "a", "x")


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@given(_JSON)
def test_json_reads_back_and_is_always_utf8(value: object) -> None:
    text = dump_json(value)
    assert parse_json(text.encode(), where="x") == value


def test_half_a_surrogate_pair_survives_a_round_trip(tmp_path: Path) -> None:
    rows = [{"id": "a", "text": "lap \ud83d 14"}]
    write_jsonl(tmp_path / "x.jsonl", rows)
    assert [row for _, row in read_jsonl(tmp_path / "x.jsonl")] == rows


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf, {"a": [math.nan]}])
def test_undefined_numbers_are_never_written(tmp_path: Path, value: object) -> None:
    with pytest.raises(ValueError, match="not JSON compliant"):
        write_json(tmp_path / "x", value)
    assert _names(tmp_path) == []


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("{", "not valid JSON"),
        ('{"a": NaN}', "NaN is not JSON; write null"),
        ("[-Infinity]", "-Infinity is not JSON"),
        ('{"a": 1, "a": 2}', "key 'a' appears twice"),
        ('{"a": {"b": 1, "b": 2}}', "key 'b' appears twice"),
        ("[" * 100_000, "nested too deep"),
        ("9" * 5000, "not valid JSON"),
        ('{"a": "\x00"}', "not valid JSON (Invalid control character"),
        (b"\xff\xfe{\x00", "not valid JSON"),
        ("", "not valid JSON"),
    ],
)
def test_what_is_not_json_is_refused_in_one_line(text: str | bytes, part: str) -> None:
    with pytest.raises(InputError) as caught:
        parse_json(text, where="x.jsonl:17")
    assert part in str(caught.value)
    assert str(caught.value).startswith("x.jsonl:17: ")


@given(st.binary(max_size=60))
def test_any_bytes_are_json_or_an_input_error(data: bytes) -> None:
    try:
        expected = json.loads(data)
    except (ValueError, RecursionError):
        with pytest.raises(InputError):
            parse_json(data, where="x")
        return
    try:
        assert parse_json(data, where="x") == expected
    except InputError:
        assert b"NaN" in data or b"Infinity" in data or b'"' in data  # strictness: undefined numbers, repeated keys


def test_lines_may_end_either_way_and_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    path.write_bytes(b'\xef\xbb\xbf{"id": "a"}\r\n\r\n{"id": "b\xe2\x80\xa8c"}\n{"id": "d"}')
    assert list(read_jsonl(path)) == [
        (f"{path}:1", {"id": "a"}),
        (f"{path}:3", {"id": "b\u2028c"}),
        (f"{path}:4", {"id": "d"}),
    ]


@pytest.mark.parametrize(
    ("content", "part"),
    [
        (b"", "x.jsonl: the file is empty; expected one JSON object a line"),
        (b"\n \r\n", "x.jsonl: the file is empty"),
        (b'{"a": 1}\n' * 16 + b'{"a": \n', "x.jsonl:17: not valid JSON"),
        (b"[1]\n", "x.jsonl:1: each line must be a JSON object, not list"),
        (b'{"a": "\xe9"}\n', "x.jsonl:1: not UTF-8 (byte 0xe9 at offset 7); save the file as UTF-8"),
        ('{"a": 1}\n'.encode("utf-16"), "x.jsonl:1: not UTF-8 (byte 0xff at offset 0)"),
    ],
)
def test_bad_lines_are_named(tmp_path: Path, content: bytes, part: str) -> None:
    path = tmp_path / "x.jsonl"
    path.write_bytes(content)
    with pytest.raises(InputError) as caught:
        list(read_jsonl(path))
    assert part in str(caught.value)


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"nowhere\.json: no such file"):
        read_json(tmp_path / "nowhere.json")
    with pytest.raises(InputError, match="is a folder, a file is needed"):
        read_json(tmp_path)
    with pytest.raises(InputError, match="cannot be read"):
        read_json(Path("a\0b"))


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.dictionaries(st.text(), _JSON, max_size=3), min_size=1, max_size=4))
def test_jsonl_reads_back(tmp_path: Path, rows: list[dict[str, object]]) -> None:
    path = tmp_path / "x.jsonl"
    assert write_jsonl(path, rows) == len(rows)
    assert [row for _, row in read_jsonl(path)] == rows


def test_sha256_is_the_published_one(tmp_path: Path) -> None:
    """Test vector of FIPS 180-2, appendix B.1."""
    write_text(tmp_path / "abc", "abc")
    assert sha256(tmp_path / "abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
