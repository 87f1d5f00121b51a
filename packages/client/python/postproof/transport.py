"""How calls are made: requests, answers, refusals, retries and live events. Written by hand."""
from __future__ import annotations

import http.client
import json
import random
import time
import urllib.error
import urllib.request
import uuid
from email.utils import parsedate_to_datetime
from typing import Any, Iterator, NamedTuple
from urllib.parse import quote, urlencode

FIRST_PAUSE = 0.5
LONGEST_PAUSE = 8.0
NETWORK_FAILURES = (urllib.error.URLError, ConnectionError, TimeoutError, http.client.HTTPException)


class PostproofError(Exception):
    """A call that the server refused or could not make."""

    def __init__(self, status: int, retry_after: float | None, problem: dict[str, Any] | None):
        super().__init__(problem['message'] if problem else f'The server answered with status {status}')
        #: The HTTP status.
        self.status = status
        #: For programs, such as `not_found`; `http_502` where a proxy answers.
        self.code: str = problem['code'] if problem else f'http_{status}'
        #: Seconds until it is worth trying again; None where the server named none.
        self.retry_after = retry_after
        #: Names the request in the server's log.
        self.request_id: str | None = problem.get('request_id') if problem else None
        #: The whole answer (RFC 9457); None where the answer is not one of the API.
        self.problem = problem


class Event(NamedTuple):
    """A live event. `id` is empty where the server gives none."""

    event: str
    data: Any
    id: str


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A redirect would make a GET of a POST: it is an error instead."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Transport:
    """
    `base_url`: the instance, such as `https://mailtest.example.org`. `key`: an API key; many calls need none. `language`: of
    sentences, such as `de`. `timeout`: seconds that a call may take with all its retries. A network failure is raised as urllib's.
    """

    def __init__(self, base_url: str, key: str | None = None, *, language: str | None = None,
                 timeout: float = 60.0, retries: int = 3):
        self._base_url = base_url.rstrip('/')
        self._headers = {'Accept': 'application/problem+json, */*;q=0.9', 'User-Agent': 'postproof-python'}
        if key:
            self._headers['Authorization'] = f'Bearer {key}'
        if language:
            self._headers['Accept-Language'] = language
        self._timeout = timeout
        self._retries = retries
        self._opener = urllib.request.build_opener(_NoRedirect)

    def _call(self, method: str, template: str, *, path: dict[str, Any] = {}, query: dict[str, Any] = {}, body: Any = None,
              octets: str | None = None, once: bool = False, idempotency_key: str | None = None) -> Any:
        """One call with its retries. The key stays the same, so a call whose answer was lost is made once."""
        headers = dict(self._headers)
        if once:
            headers['Idempotency-Key'] = idempotency_key or str(uuid.uuid4())
        data = None
        if body is not None:
            headers['Content-Type'] = octets or 'application/json'
            data = body if octets else json.dumps(body).encode()
        elif method == 'POST':
            data = b''
        request = urllib.request.Request(_url(self._base_url, template, path, query), data, headers, method=method)
        return self._send(request, _read, method != 'POST' or once)

    def _send(self, request: urllib.request.Request, read: Any, is_repeatable: bool) -> Any:
        deadline = time.monotonic() + self._timeout
        failures = 0
        while True:
            try:
                left = max(0.1, deadline - time.monotonic())
                return read(self._open(request, left))
            except (PostproofError, *NETWORK_FAILURES) as failure:
                pause = _pause(failures, failure) if is_repeatable and failures < self._retries else None
                if pause is None or time.monotonic() + pause > deadline:
                    raise
                time.sleep(pause)
                failures += 1

    def _open(self, request: urllib.request.Request, timeout: float) -> Any:
        try:
            return self._opener.open(request, timeout=timeout)
        except urllib.error.HTTPError as refusal:
            raise _error(refusal) from None

    def _events(self, template: str, *, path: dict[str, Any] = {}, query: dict[str, Any] = {}) -> Iterator[Event]:
        """Live events. A connection that breaks is opened again and goes on after the last id."""
        url = _url(self._base_url, template, path, query)
        last = ''
        failures = 0
        while True:
            headers = {**self._headers, 'Accept': 'text/event-stream'}
            if last:
                headers['Last-Event-ID'] = last
            response = self._send(urllib.request.Request(url, headers=headers), lambda answer: answer, True)
            try:
                with response:
                    for event in _events_in(response, last):
                        failures, last = 0, event.id
                        yield event
                return
            except NETWORK_FAILURES as failure:
                if failures >= self._retries:
                    raise
                time.sleep(_pause(failures, failure) or 0)
                failures += 1


def _url(base: str, template: str, path: dict[str, Any], query: dict[str, Any]) -> str:
    for name, value in path.items():
        # The address would be that of another call.
        if str(value) in ('', '.', '..'):
            raise ValueError(f'The path needs a value for {name}')
        template = template.replace('{%s}' % name, quote(str(value), safe=''))
    given = {name: _text(value) for name, value in query.items() if value is not None}
    return base + template + ('?' + urlencode(given) if given else '')


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _read(response: Any) -> Any:
    with response:
        octets = response.read()
        kind = response.headers.get_content_type()
    if kind.endswith('json'):
        return json.loads(octets) if octets else None
    return octets.decode() if kind.startswith('text/') else octets


def _error(refusal: urllib.error.HTTPError) -> PostproofError:
    with refusal:
        try:
            problem = json.loads(refusal.read())
        except (ValueError, *NETWORK_FAILURES):
            problem = None
    known = isinstance(problem, dict) and 'code' in problem and 'message' in problem
    return PostproofError(refusal.code, _retry_after(refusal.headers.get('Retry-After')), problem if known else None)


def _retry_after(value: str | None) -> float | None:
    """A number of seconds or a date (RFC 9110, 10.2.3)."""
    if value is None or value.isdigit():
        return None if value is None else float(value)
    try:
        return max(0.0, parsedate_to_datetime(value).timestamp() - time.time())
    except ValueError:
        return None


def _pause(failures: int, failure: Exception) -> float | None:
    """Seconds before the next try; None for a failure that will not pass by itself."""
    named = None
    if isinstance(failure, PostproofError):
        named = failure.retry_after
        is_busy = failure.status == 503 and (named is not None or failure.problem is None)
        if not (failure.status in (429, 502, 504) or is_busy or failure.code == 'in_progress'):
            return None
    if named is not None:
        return named + random.random() * FIRST_PAUSE
    return min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE) * (1 + random.random()) / 2


def _events_in(lines: Any, last: str) -> Iterator[Event]:
    """Server-Sent Events as the HTML standard reads them (9.2.6)."""
    event, data = '', []
    for line in lines:
        field, _, value = line.decode().rstrip('\r\n').partition(':')
        value = value.removeprefix(' ')
        if field == '' and value == '' and not line.strip():
            if data:
                yield Event(event or 'message', json.loads('\n'.join(data)), last)
            event, data = '', []
        elif field == 'event':
            event = value
        elif field == 'data':
            data.append(value)
        elif field == 'id' and '\0' not in value:
            last = value
