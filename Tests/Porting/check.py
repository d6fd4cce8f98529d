#!/usr/bin/env python3
"""Runs a port against vectors: python3 check.py [FILE ...] [--bug NAME]

Without a FILE these are the vectors of `sectionedWaterfall`. A case passes when its output has all
that the case expects: other keys may hold anything, two numbers are equal when they differ by at
most 1e-6 of the larger one, and an element's keys that are left out are at their default.

--bug ties-go-right plants a fault in the port, to see that the vectors find it.

Exit status: 0 when all cases pass, 1 when one differs, 2 when one needs what is not ported or a file
cannot be read.
"""

import argparse
import json
import pathlib
import sys

sys.dont_write_bytecode = True

import grid  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
DEFAULTS = {"kind": "cell", "transform": [1, 0, 0, 1, 0, 0], "alpha": 1, "zIndex": 0, "hidden": False}


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def differences(wanted, found, path=""):
    """A line for each value that is not as wanted."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        for key in sorted(wanted):
            inner = f"{path}.{key}" if path else key
            default = DEFAULTS.get(key) if "section" in found else None
            yield from differences(wanted[key], found.get(key, default), inner)
    elif isinstance(wanted, list) and isinstance(found, list):
        if len(wanted) != len(found):
            yield f"{path}: expected {len(wanted)} entries, found {len(found)}"
        for index, pair in enumerate(zip(wanted, found)):
            yield from differences(*pair, f"{path}[{index}]")
    elif is_number(wanted) and is_number(found):
        if abs(wanted - found) > 1e-6 * max(1, abs(wanted), abs(found)):
            yield f"{path}: expected {wanted}, found {found}"
    elif wanted != found:
        yield f"{path}: expected {json.dumps(wanted)}, found {json.dumps(found)}"


def cases(text):
    """The cases of a scenario file: one, a list, or {"cases": [...]}."""
    value = json.loads(text)
    if isinstance(value, dict):
        value = value.get("cases", [value])
    return value


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("files", nargs="*", metavar="FILE")
    parser.add_argument("--bug", choices=["ties-go-right"], help="plants a fault in the port")
    options = parser.parse_args()
    files = options.files or [HERE.parent / "Vectors" / "sectionedWaterfall.json"]
    count, different, missing = 0, 0, 0
    for file in files:
        try:
            vectors = cases(pathlib.Path(file).read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            print(f"{file}: {error}", file=sys.stderr)
            return 2
        for number, case in enumerate(vectors, 1):
            count += 1
            name = case.get("id", str(number))
            try:
                output = grid.run(case, name, options.bug)
            except grid.NotPorted as reason:
                print(f"{name}: not ported: {reason}")
                missing += 1
                continue
            lines = list(differences(case.get("expect", {}), output))
            if lines:
                different += 1
                print(f"{name}: not as expected")
                for line in lines[:20]:
                    print(f"    {line}")
                if len(lines) > 20:
                    print(f"    ... and {len(lines) - 20} more")
    passed = count - different - missing
    print(f"{count} cases: {passed} as expected, {different} not, {missing} not ported")
    return 1 if different else 2 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
