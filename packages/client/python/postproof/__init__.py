"""A client of the HTTP API of a Postproof instance. It needs nothing but the standard library of Python 3.11 or later."""
from __future__ import annotations

import time

from .api import Operations, Report
from .transport import Event, PostproofError, _pause

__all__ = ['Client', 'Event', 'PostproofError', 'is_final']

POLL = 3.0


def is_final(report: Report, pictures: bool = True) -> bool:
    """Nothing of the report will change by itself. `pictures=False`: except by its pictures."""
    if report['status'] != 'completed' or not pictures:
        return report['status'] in ('completed', 'failed', 'expired')
    return 'pending' not in (report['features']['screenshots'], report['features']['heatmap'])


class Client(Operations):
    """Each call of the API is a method, such as `test_email` and `get_report`."""

    def wait_for_report(self, address_or_id: str, *, timeout: float = 600.0, pictures: bool = True) -> Report:
        """
        The report of a test once it is final. Asks every few seconds, and goes on while the server is busy or restarts. Raises
        TimeoutError after `timeout` seconds.
        """
        deadline = time.monotonic() + timeout
        pause = 0.5
        while True:
            try:
                report = self.get_report(address_or_id.split('@')[0])
                if is_final(report, pictures):
                    return report
            except (PostproofError, OSError) as failure:
                if _pause(0, failure) is None:
                    raise
            if time.monotonic() + pause > deadline:
                raise TimeoutError(f'No report within {timeout} seconds')
            time.sleep(pause)
            pause = min(2 * pause, POLL)
