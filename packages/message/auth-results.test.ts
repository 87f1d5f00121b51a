import { expect, test } from 'vitest'
import { readAuthResults } from './auth-results.ts'

const short = (value: string) => {
  const field = readAuthResults(value)
  return (
    field && [
      field.authservId,
      ...field.results.map((one) => `${one.method}=${one.result} ${JSON.stringify(one.properties)}`),
    ]
  )
}

// Shapes of RFC 8601, appendix B, and what is written in the wild.
test.each<[string, string, (string | null)[] | null]>([
  ['nothing done', 'example.org 1; none', ['example.org']],
  ['a name alone', 'example.org', ['example.org']],
  ['empty', '', null],
  ['a comment alone', '(example.org)', null],
  [
    'a version of the method',
    'example.org; dkim/1=pass header.d=a.test',
    ['example.org', 'dkim=pass {"header.d":"a.test"}'],
  ],
  [
    'blanks around signs',
    'example.org ; dkim = PASS header . d = A.test',
    ['example.org', 'dkim=pass {"header.d":"A.test"}'],
  ],
  [
    'a quoted value that ends in =',
    'example.org; dkim=pass header.b="Ab=" header.d=a.test',
    ['example.org', 'dkim=pass {"header.b":"Ab=","header.d":"a.test"}'],
  ],
  [
    'a value with =',
    'example.org; dkim=pass header.b=Ab==; spf=none',
    ['example.org', 'dkim=pass {"header.b":"Ab=="}', 'spf=none {}'],
  ],
  [
    'a semicolon in a comment and in quotes',
    'example.org; spf=fail (a; dkim=pass (b)) smtp.mailfrom="x; dmarc=pass"',
    ['example.org', 'spf=fail {"smtp.mailfrom":"x; dmarc=pass"}'],
  ],
  [
    'an escaped bracket',
    'example.org; spf=fail (\\) ; dkim=pass) ; arc=none',
    ['example.org', 'spf=fail {}', 'arc=none {}'],
  ],
  ['a comment that never ends', 'example.org; spf=fail (; dkim=pass', ['example.org', 'spf=fail {}']],
  [
    'without a name',
    'spf=pass smtp.mailfrom=a.test;dkim=none',
    [null, 'spf=pass {"smtp.mailfrom":"a.test"}', 'dkim=none {}'],
  ],
  ['a version of the field', 'example.org 2; spf=pass', null],
  ['a dot at the end', 'Example.ORG.; spf=pass', ['example.org', 'spf=pass {}']],
  [
    'the first of two values counts',
    'example.org; dkim=pass header.d=a.test header.d=b.test',
    ['example.org', 'dkim=pass {"header.d":"a.test"}'],
  ],
  ['no result', 'example.org; dkim=; =pass; spf', ['example.org']],
])('%s', (_name, value, expected) => {
  expect(short(value)).toEqual(expected)
})

test('a comment and a reason are kept apart', () => {
  const [result] = readAuthResults('a.test; dkim=fail (body hash) reason="bad key" header.d=b.test')!.results
  expect(result).toMatchObject({ comment: 'body hash', reason: 'bad key' })
})
