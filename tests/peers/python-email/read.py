"""Reads mails by Python's email package (RFC 5322, MIME): one base64 mail a line in, one JSON object a line out."""

import base64
import email
import email.header
import email.policy
import json
import sys


def decoded(value):
    """A header value with its encoded words (RFC 2047) read; octets outside of ASCII as UTF-8 (RFC 6532)."""
    text = value.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
    try:
        return str(email.header.make_header(email.header.decode_header(text)))
    except (LookupError, ValueError, email.errors.HeaderParseError):
        return text


def raw_field(message, name):
    return next((value for key, value in message.raw_items() if key.lower() == name), "")


def parts_of(message):
    """The parts depth first, without those of a mail inside."""
    yield message
    if message.get_content_maintype() == "multipart" and message.is_multipart():
        for part in message.get_payload():
            yield from parts_of(part)


def text_of(message):
    for part in parts_of(message):
        if part.get_content_type() != "text/plain" or part.get_content_disposition() == "attachment":
            continue
        octets = part.get_payload(decode=True) or b""
        try:
            return octets.decode(part.get_content_charset() or "utf-8", "replace")
        except LookupError:
            return octets.decode("latin1")
    return None


for line in sys.stdin:
    message = email.message_from_bytes(base64.b64decode(line), policy=email.policy.compat32)
    senders = email.utils.getaddresses([str(message.get("From", ""))])
    print(json.dumps({
        "subject": decoded(raw_field(message, "subject")),
        "from": senders[0][1] if senders else "",
        "types": [part.get_content_type() for part in parts_of(message)],
        "text": text_of(message),
    }), flush=True)
