import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailboxRules } from '../data/mailbox-rules.ts'
import { checkSyntax } from '../syntax/check.ts'
import { normalizeAddress } from './normalize.ts'

const normalize = (address: string) => normalizeAddress(checkSyntax(address))

type Case = [typed: string, address: string, provider: string | null, steps: string]
const cases: Case[] = [
  [
    'J.Ohn.Doe+news@GoogleMail.com',
    'johndoe@gmail.com',
    'gmail',
    'domain-case case tag ignored-signs domain-alias',
  ],
  ['"j.doe"@gmail.com', 'jdoe@gmail.com', 'gmail', 'quotes ignored-signs'],
  ['+@gmail.com', '+@gmail.com', 'gmail', ''],
  ['"a b"@gmail.com', '"a b"@gmail.com', null, ''],
  ['ann.lee+x@outlook.com', 'ann.lee@outlook.com', 'outlook', 'tag'],
  ['ann@hotmail.de', 'ann@hotmail.de', 'outlook', ''],
  ['ann-shop@yahoo.co.uk', 'ann@yahoo.co.uk', 'yahoo', 'tag'],
  ['ann+shop@yahoo.com', 'ann+shop@yahoo.com', 'yahoo', ''],
  ['ann+x@me.com', 'ann@icloud.com', 'icloud', 'tag domain-alias'],
  ['Ann_L.e-e+q@pm.me', 'annlee@proton.me', 'proton', 'case tag ignored-signs domain-alias'],
  ['Shop@ann.fastmail.com', 'ann@fastmail.com', 'fastmail', 'subdomain'],
  ['ann+shop@fastmail.fm', 'ann@fastmail.fm', 'fastmail', 'tag'],
  ['Shop@ann.gmail.com', 'Shop@ann.gmail.com', null, ''],
  ['ann@ya.ru', 'ann@yandex.ru', 'yandex', 'domain-alias'],
  ['A.Nn+x@web.de', 'a.nn+x@web.de', 'gmx', 'case'],
  ['Ann.Lee+x@Example.org', 'Ann.Lee+x@example.org', null, 'domain-case'],
  ['"ann"@example.org', 'ann@example.org', null, 'quotes'],
  ['"a\\n\\n \\"x"@example.org', '"ann \\"x"@example.org', null, 'quotes'],
  ['ann.+list@gmail.com', 'ann@gmail.com', 'gmail', 'tag ignored-signs'],
  ['(x) ann @example.org', 'ann@example.org', null, ''],
  ['ann@BÜCHER.de', 'ann@xn--bcher-kva.de', null, 'domain-case idn'],
  ['anne\u0301@example.org', 'ann\u00e9@example.org', null, 'unicode'],
  ['ann\u037e@example.org', 'ann\u037e@example.org', null, ''],
  ['ann@[192.0.2.1]', 'ann@[192.0.2.1]', null, ''],
]

test.each(cases)('%j is %j', (typed, address, provider, steps) => {
  expect(normalize(typed)).toEqual({ address, provider, steps: steps === '' ? [] : steps.split(' ') })
})

test('what is no address has no normal form', () => {
  for (const text of ['', 'ann', 'ann@', '@example.org', 'a b@c.d', 'x'.repeat(400)])
    expect(normalize(text)).toBeNull()
})

const local = fc.array(
  fc.oneof(
    fc.constantFrom(...'aB1.+-_"\\ ', '"a"', '+x', '-y', '\\"', '(c)'),
    fc.constantFrom('é', 'e\u0301', '\u037e', '\u0958', 'İ', '\u1fef', '😀', '\t', '\\\0', '\x07'),
  ),
  { maxLength: 12 },
)
const domain = fc.oneof(
  fc.constantFrom(...mailboxRules.flatMap(({ domains }) => domains.split(' '))),
  fc.constantFrom(
    'Ann.fastmail.com',
    'x.y.fastmail.com',
    'Example.ORG',
    'bücher.de',
    'BÜCHER.de',
    '[192.0.2.1]',
    'é/b.org',
  ),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
)
const quoted = fc.boolean()

test('normalizing twice changes nothing more', () => {
  let read = 0
  fc.assert(
    fc.property(local, domain, quoted, (signs, host, quotes) => {
      const mailbox = quotes ? `"${signs.join('').replaceAll('"', '')}"` : signs.join('')
      const once = normalize(`${mailbox}@${host}`)
      if (once === null) return
      read++
      const twice = normalize(once.address)
      expect(twice?.address).toBe(once.address)
      expect(twice?.steps).toEqual([])
    }),
    { numRuns: 6_000 },
  )
  expect(read).toBeGreaterThan(1_000)
})

test('every domain belongs to one provider', () => {
  const all = mailboxRules.flatMap(({ domains }) => domains.split(' '))
  expect(new Set(all).size).toBe(all.length)
})
