"""Holds a report against its schema.

    python validate.py sarif|junit FILE

Ends with 0 if the report is valid, with 1 if it isn't, and with 3 if the validator isn't installed.
"""

import json
import pathlib
import sys

SCHEMAS = pathlib.Path(__file__).parent


def sarif(path):
    import jsonschema

    schema = json.loads((SCHEMAS / "sarif-schema-2.1.0.json").read_text(encoding="utf-8"))
    validator = jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker())
    report = json.loads(pathlib.Path(path).read_bytes())
    return [f"{'/'.join(map(str, error.absolute_path))}: {error.message}" for error in validator.iter_errors(report)]


def junit(path):
    from lxml import etree

    schema = etree.XMLSchema(etree.parse(SCHEMAS / "junit-10.xsd"))
    try:
        report = etree.parse(path)
    except etree.XMLSyntaxError as error:
        return [str(error)]
    return [] if schema.validate(report) else [str(error) for error in schema.error_log]


def main(kind, path):
    try:
        problems = {"sarif": sarif, "junit": junit}[kind](path)
    except ImportError as error:
        print(error)
        return 3
    print("\n".join(problems))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
