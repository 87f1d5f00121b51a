import { describe, expect, test } from 'vitest'
import type { ApiCall } from './document.ts'
import { requestOf, sampleOf, type Typed } from './samples.ts'

const call: ApiCall = {
  ...{ id: 'x', operationId: 'x', method: 'GET', path: '/api/emails/{id}', summary: '', group: '' },
  ...{ description: '', scope: 'read', isOpen: false, bodies: [], answers: [], schemas: [] },
  parameters: [
    { name: 'id', where: 'path', required: true, shape: 'string', about: '' },
    { name: 'page', where: 'query', required: false, shape: 'number', about: '' },
    { name: 'Idempotency-Key', where: 'header', required: false, shape: 'string', about: '' },
  ],
}
const json = { type: 'application/json', shape: '', example: { name: "Ada's", on: true, no: null, n: [1] } }
const mail = { type: 'message/rfc822', shape: '', example: null }
const form = { type: 'multipart/form-data', shape: '', example: null }
const typed: Typed = { parameters: {}, json: null }
const write = (given: Partial<ApiCall>, language: 'curl' | 'typescript' | 'python', values = typed) =>
  sampleOf(requestOf({ ...call, ...given }, 'https://mail.example', values), language)

describe('the same request in each language', () => {
  test('what is required and not typed stands in capitals; the key comes from the environment', () => {
    expect(write({}, 'curl')).toBe(
      `curl 'https://mail.example/api/emails/ID' \\\n  --header "Authorization: Bearer $KEY"`,
    )
    expect(write({ isOpen: true }, 'python')).toBe(
      [
        'from urllib.error import HTTPError',
        'from urllib.request import Request, urlopen',
        '',
        'request = Request("https://mail.example/api/emails/ID")',
        'try:',
        '    with urlopen(request) as answer:',
        '        print(answer.read().decode())',
        'except HTTPError as refusal:',
        '    raise SystemExit(refusal.read().decode())',
      ].join('\n'),
    )
  })

  test('JSON is quoted for the shell and written as each language writes it', () => {
    const given = { method: 'POST', bodies: [json] }
    expect(write(given, 'curl')).toContain(`--json '{"name":"Ada'\\''s","on":true,"no":null,"n":[1]}'`)
    expect(write(given, 'curl')).not.toContain('--request')
    expect(write({ ...given, method: 'PUT' }, 'curl')).toContain('--request PUT')
    expect(write(given, 'python')).toContain(
      `data=json.dumps({"name": "Ada's", "on": True, "no": None, "n": [1]}).encode()`,
    )
    expect(write(given, 'typescript')).toContain('"name": "Ada\'s"')
  })

  test('a file is sent as it is, not as the form of a browser', () => {
    const given = { method: 'POST', bodies: [form, mail] }
    expect(write(given, 'curl')).toContain('--data-binary @newsletter.eml')
    expect(write(given, 'typescript')).toContain("await readFile('newsletter.eml')")
    expect(write(given, 'python')).toContain('open("newsletter.eml", "rb").read()')
  })

  test('what is typed goes where it belongs, and cannot leave its place', () => {
    const values: Typed = {
      parameters: { id: `a/'b"?`, page: '2', 'Idempotency-Key': 'one\r\nX-Evil: 1' },
      json: null,
    }
    const line = write({}, 'curl', values)
    expect(line).toContain(`'https://mail.example/api/emails/a%2F'\\''b%22%3F?page=2'`)
    expect(line).toContain(`--header 'Idempotency-Key: oneX-Evil: 1'`)
    expect(line.split('\n')).toHaveLength(3)
  })

  test('JSON that is typed is sent; until it is whole, the example is shown', () => {
    const given = { method: 'POST', bodies: [json] }
    expect(write(given, 'curl', { parameters: {}, json: '{"a":1}' })).toContain(`--json '{"a":1}'`)
    expect(write(given, 'curl', { parameters: {}, json: '{"a":' })).toContain('"on":true')
  })
})
