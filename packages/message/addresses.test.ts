import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAddressList } from './addresses.ts'

/** `name|address` of each, groups and the number of errors. */
function summary(raw: string): { list: string[]; groups: string[]; errors: number } {
  const { addresses, groups, errors } = parseAddressList(raw)
  return { list: addresses.map((each) => `${each.name}|${each.address}`), groups, errors: errors.length }
}

describe('parseAddressList', () => {
  test.each<[string, string[], string[], number]>([
    ['', [], [], 0],
    ['a@example.org', ['|a@example.org'], [], 0],
    ['A.B@Example.ORG', ['|A.B@example.org'], [], 0],
    ['John Doe <j@example.org>', ['John Doe|j@example.org'], [], 0],
    ['"Doe, John" <j@example.org>, b@c.d', ['Doe, John|j@example.org', '|b@c.d'], [], 0],
    ['"a \\"b\\" c" <j@example.org>', ['a "b" c|j@example.org'], [], 0],
    ['=?utf-8?q?J=C3=B6rg?= =?utf-8?q?_M?= <j@x.de>', ['Jörg M|j@x.de'], [], 0],
    ['"=?utf-8?q?J=C3=B6rg?=" <j@x.de>', ['Jörg|j@x.de'], [], 0],
    ['=?utf-8?q?Foo,_Inc:?= <j@x.de>', ['Foo, Inc:|j@x.de'], [], 0],
    ['J\xc3\xb6rg <j@x.de>', ['Jörg|j@x.de'], [], 0],
    ['j@x.de (Jörg (the one) \\) M)', ['Jörg (the one) \\) M|j@x.de'], [], 0],
    ['Pete(A nice \\) chap) <pete(his account)@silly.test(his host)>', ['Pete|pete@silly.test'], [], 0],
    ['j . d @ x . de', ['|j.d@x.de'], [], 0],
    ['"john doe"@x.de', ['|"john doe"@x.de'], [], 0],
    ['<"a>b"@x.de>', ['|"a>b"@x.de'], [], 0],
    ['user@[192.0.2.1]', ['|user@[192.0.2.1]'], [], 0],
    ['<@a.b,@c.d:joe@where.test>', ['|joe@where.test'], [], 0],
    ['undisclosed-recipients:;', [], ['undisclosed-recipients'], 0],
    ['A Group:Ed <ed@a.b>,joe@c.d;, x@y.z', ['Ed|ed@a.b', '|joe@c.d', '|x@y.z'], ['A Group'], 0],
    ['a@b.c,, ,d@e.f,', ['|a@b.c', '|d@e.f'], [], 0],
    ['a@b.c;d@e.f', ['|a@b.c', '|d@e.f'], [], 1],
    ['Name\r\n <a@b.c>', ['Name|a@b.c'], [], 0],
    ['evil@a.b <good@c.d>', ['evil@a.b|good@c.d'], [], 0],
    // Broken ones.
    ['John Doe', ['John Doe|'], [], 1],
    ['<>', ['|'], [], 1],
    ['<a@b.c', ['|a@b.c'], [], 1],
    ['Name <a@b.c> <d@e.f>', ['Name|d@e.f'], [], 1],
    ['"open <a@b.c>', ['"open <a@b.c>"|'], [], 2],
    ['(open a@b.c', [], [], 1],
    ['a@', ['a@|'], [], 1],
    ['@b.c', ['@b.c|'], [], 1],
    ['a b@c.d', ['a b@c.d|'], [], 1],
    ['a@b.c d', ['a@b.c d|'], [], 2],
    ['a@b@c.d', ['a@b@c.d|'], [], 1],
    ['group: a@b.c', ['|a@b.c'], ['group'], 1],
    ['a@b.c>', ['|a@b.c'], [], 1],
  ])('%j', (raw, list, groups, errors) => {
    expect(summary(raw)).toEqual({ list, groups, errors })
  })

  test('local part and domain', () => {
    expect(parseAddressList('X <Ab+c@EX.Org>').addresses).toEqual([
      { name: 'X', address: 'Ab+c@ex.org', local: 'Ab+c', domain: 'ex.org' },
    ])
  })

  test('bounded', () => {
    const list = parseAddressList('a@b.c,'.repeat(10_000))
    expect(list.addresses).toHaveLength(2_000)
    expect(list.errors.length).toBeLessThanOrEqual(50)
  })

  test('what it can read it finds again among any others', () => {
    const name = fc.string({ minLength: 1 }).map((text) => text.replace(/[^ -~]|=\?/g, '').trim())
    const mailbox = fc.tuple(
      name,
      fc.stringMatching(/^[a-z0-9.+_-]{1,20}$/),
      fc.stringMatching(/^[a-z0-9-]{1,20}\.[a-z]{2,5}$/),
    )
    fc.assert(
      fc.property(fc.array(mailbox, { maxLength: 8 }), (mailboxes) => {
        const raw = mailboxes
          .map(([text, local, domain]) => `"${text.replace(/["\\]/g, '\\$&')}" <${local}@${domain}>`)
          .join(',\r\n ')
        const { addresses, errors } = parseAddressList(raw)
        expect(errors).toEqual([])
        expect(addresses).toEqual(
          mailboxes.map(([text, local, domain]) => ({
            name: text,
            address: `${local}@${domain}`,
            local,
            domain,
          })),
        )
      }),
    )
  })

  test('no input throws; every address has both its sides', () => {
    const piece = fc.constantFrom(
      ...'"\\()<>[]:;,@.',
      '=?utf-8?q?',
      '?=',
      'a',
      'b.c',
      ' ',
      '\r\n ',
      '\0',
      '日',
      '\xff',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 }), (pieces) => {
        for (const each of parseAddressList(pieces.join('')).addresses) {
          expect(each.address === '' ? each.local + each.domain : `${each.local}@${each.domain}`).toBe(
            each.address,
          )
          expect(each.domain).toBe(each.domain.toLowerCase())
        }
      }),
    )
  })
})
