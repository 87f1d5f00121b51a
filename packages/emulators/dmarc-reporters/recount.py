#!/usr/bin/env python3
"""Counts DMARC aggregate reports with Python's own modules, to compare with what Postproof counts.

recount.py FOLDER... prints JSON: of each file its report, of all files the sums of each domain by source. Copies of a report
(same organization, domain, id and period) count once: of rows that say the same, the larger counts.
"""
import collections
import email
import gzip
import io
import ipaddress
import json
import os
import sys
import xml.etree.ElementTree
import zipfile


def unpacked(octets):
    if octets[:2] == b"\x1f\x8b":
        return unpacked(gzip.decompress(octets))
    if octets[:4] == b"PK\x03\x04":
        archive = zipfile.ZipFile(io.BytesIO(octets))
        return [each for name in archive.namelist() for each in unpacked(archive.read(name))]
    if octets.lstrip()[:1] == b"<":
        return [octets]
    parts = [part.get_payload(decode=True) or b"" for part in email.message_from_bytes(octets).walk()]
    kinds = (b"\x1f\x8b", b"PK", b"<?")
    return [each for part in parts if part[:2] in kinds for each in unpacked(part)]


def tree_of(octets):
    root = xml.etree.ElementTree.fromstring(octets)
    for element in root.iter():
        element.tag = element.tag.rpartition("}")[2]
    return root


def text(element, path):
    return " ".join((element.findtext(path) or "").split())


def row_of(record):
    evaluated = [text(record, f"row/policy_evaluated/{name}").lower() for name in ("dkim", "spf")]
    source = str(ipaddress.ip_address(text(record, "row/source_ip")))
    said = [source, *evaluated, text(record, "row/policy_evaluated/disposition").lower()]
    for path in ("row/policy_evaluated/reason", "auth_results/dkim", "auth_results/spf"):
        for element in record.findall(path):
            kept = [child for child in element if child.tag not in ("comment", "human_result")]
            said.append([path, sorted([child.tag, " ".join((child.text or "").split()).lower()] for child in kept)])
    for name in ("header_from", "envelope_from", "envelope_to"):
        said.append(None if record.find(f"identifiers/{name}") is None else text(record, f"identifiers/{name}").lower())
    return json.dumps(said), source, int(text(record, "row/count")), "pass" in evaluated


def report_of(octets):
    root = tree_of(octets)
    head = root.find("report_metadata")
    key = (text(head, "org_name").lower(), text(root, "policy_published/domain").lower(), text(head, "report_id"),
           text(head, "date_range/begin"), text(head, "date_range/end"))
    return key, [row_of(record) for record in root.iter("record")]


def union(known, other):
    """Of rows that say the same: as many as the copy with more of them, the larger counts."""
    groups = collections.defaultdict(lambda: ([], []))
    for at, rows in enumerate((known, other)):
        for row in rows:
            groups[row[0]][at].append(row)
    joined = []
    for ours, theirs in groups.values():
        ours, theirs = ([*sorted(rows, key=lambda row: -row[2])] for rows in (ours, theirs))
        for at in range(max(len(ours), len(theirs))):
            joined.append(max((rows[at] for rows in (ours, theirs) if at < len(rows)), key=lambda row: row[2]))
    return joined


def main(folders):
    files, reports = {}, {}
    for folder in folders:
        for name in sorted(os.listdir(folder)):
            if name.endswith((".json", ".md")):
                continue
            with open(os.path.join(folder, name), "rb") as file:
                found = [report_of(each) for each in unpacked(file.read())]
            files[os.path.normpath(os.path.join(folder, name))] = [
                {"domain": key[1], "id": key[2], "rows": len(rows), "messages": sum(row[2] for row in rows),
                 "passed": sum(row[2] for row in rows if row[3])} for key, rows in found]
            for key, rows in found:
                reports[key] = union(reports[key], rows) if key in reports else rows
    domains = {}
    for key, rows in reports.items():
        sums = domains.setdefault(key[1], {"reports": 0, "messages": 0, "passed": 0, "sources": {}})
        sums["reports"] += 1
        for _, source, count, passed in rows:
            of_source = sums["sources"].setdefault(source, [0, 0])
            of_source[0] += count
            of_source[1] += count if passed else 0
            sums["messages"] += count
            sums["passed"] += count if passed else 0
    print(json.dumps({"files": files, "domains": domains}, indent=1, sort_keys=True))


main(sys.argv[1:])
