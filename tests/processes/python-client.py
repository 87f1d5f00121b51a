"""Ten operations and more by the Python client, before the instance SITE; prints what it saw as JSON."""
import json
import os
import typing

from postproof import Client, PostproofError, api

for shape in [each for each in vars(api).values() if isinstance(each, type) and hasattr(each, '__required_keys__')]:
    typing.get_type_hints(shape, vars(api))

client = Client(os.environ['SITE'], os.environ['KEY'], language='de')
seen: dict[str, typing.Any] = {'calls': len([name for name in vars(api.Operations) if not name.startswith('_')])}
MAIL = b'From: ada@example.org\r\nTo: b@example.org\r\nSubject: Hello\r\n\r\nHello.\r\n'


def refused(call: typing.Callable[[], object]) -> list[object]:
    try:
        call()
    except PostproofError as refusal:
        return [refusal.status, refusal.code, str(refusal), (refusal.problem or {}).get('errors')]
    raise AssertionError('it was not refused')


seen['profile'] = client.get_profile()['email']
seen['address'] = client.create_test_address()['email']
started = client.test_email(MAIL, kind='transactional')
report = client.wait_for_report(started['id'], pictures=False)
seen['report'] = [report['status'], report['subject'], report['kind']['id']]
seen['raw'] = client.get_raw_message(started['id']) == MAIL
seen['spf'] = client.check_spf({'input': 'example.org'})['domain']
seen['list'] = client.verify_list(b'email\nada@localhost\n', name='ada.csv')['id']
seen['hours'] = client.set_quiet_hours({'from': '22:00', 'to': '07:00', 'time_zone': 'UTC', 'lets_bad': True})
seen['image'] = client.get_report_preview_image('example')[1:4].decode()
seen['events'] = next(client.stream_test('example'))
seen['preview'] = client.get_html_preview(started['id'])[:1]

seen['unknown'] = refused(lambda: client.get_report('unknown'))
seen['field'] = refused(lambda: client.set_quiet_hours({'from': '22:00'}))
try:
    client.get_report('..')
except ValueError as failure:
    seen['path'] = str(failure)

# The answer of the first try is lost: the second one has the same key.
real, lost, keys = client._opener.open, [True], []


def losing(request, timeout):
    answer = real(request, timeout=timeout)
    keys.append(request.headers['Idempotency-key'])
    if lost:
        lost.pop()
        answer.close()
        raise ConnectionResetError('the answer is lost')
    return answer


before = client.list_tests()['meta']['total']
client._opener.open = losing
client.test_email(MAIL + b'Once.\r\n')
client._opener.open = real
seen['retried'] = [len(keys), len(set(keys)), client.list_tests()['meta']['total'] - before]
named = [client.test_email(MAIL + b'Named.\r\n', idempotency_key='build-7')['id'] for _ in range(2)]
seen['named'] = named[0] == named[1]
print(json.dumps(seen))
