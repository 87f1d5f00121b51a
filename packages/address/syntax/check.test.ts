import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SyntaxMode } from '../types.ts'
import { withoutInvisible } from './characters.ts'
import { checkSyntax, MAX_OCTETS, readSyntax, withDns } from './check.ts'
import { type Diagnosis, diagnoses } from './diagnoses.ts'
import { toAsciiDomain } from './domain-ascii.ts'

/** Beyond the test set of is_email (tests/conformance): places, parts, internationalized addresses, bounds. */

const places: [address: string, diagnosis: Diagnosis, at: number | null][] = [
  ['ann@example.org', 'VALID', null],
  ['ann@@example.org', 'ERR_EXPECTING_ATEXT', 4],
  ['ann..lee@example.org', 'ERR_CONSECUTIVEDOTS', 4],
  ['ann.@example.org', 'ERR_DOT_END', 3],
  ['ann lee@example.org', 'ERR_ATEXT_AFTER_CFWS', 4],
  ['ann@example.org.', 'ERR_DOT_END', 15],
  ['ann@exa_mple.org', 'RFC5322_DOMAIN', 7],
  ['ann@-example.org', 'ERR_DOMAINHYPHENSTART', 4],
  ['ann@example-.org', 'ERR_DOMAINHYPHENEND', 11],
  ['ann@example.org, bob@example.org', 'ERR_EXPECTING_ATEXT', 15],
  ['"ann@example.org', 'ERR_UNCLOSEDQUOTEDSTR', 0],
  ['ann(x@example.org', 'ERR_UNCLOSEDCOMMENT', 3],
  ['ann@[192.0.2.1', 'ERR_UNCLOSEDDOMLIT', 4],
  ['ann@[192.0.2.1].org', 'ERR_ATEXT_AFTER_DOMLIT', 15],
  ['ann@localhost', 'RFC5321_TLD', 4],
  ['ann@example.1x', 'RFC5321_TLDNUMERIC', 12],
  ['ann@', 'ERR_NODOMAIN', 4],
  ['ann@ ', 'ERR_NODOMAIN', 5],
  ['(a)@example.org', 'ERR_NOLOCALPART', 3],
  ['a (b).c@example.org', 'DEPREC_LOCALPART', 5],
  ['a@[IPv6:::1]', 'RFC5321_ADDRESSLITERAL', 2],
  ['a@[ipv6:::1]', 'RFC5321_ADDRESSLITERAL', 2],
]

test.each(places)('%j is %s at %s', (address, diagnosis, at) => {
  for (const mode of ['ascii', 'eai'] as const) {
    const syntax = checkSyntax(address, mode)
    expect({ diagnosis: syntax.diagnosis, at: syntax.at }).toEqual({ diagnosis, at })
  }
})

type Parts = [address: string, local: string | null, domain: string | null, ascii: string | null]
const parts: Parts[] = [
  ['Ann.Lee@Example.ORG', 'Ann.Lee', 'Example.ORG', 'example.org'],
  ['(x) ann (y)@(z)example(q).org', 'ann', 'example.org', 'example.org'],
  ['"a\\"b c"@example.org', '"a\\"b c"', 'example.org', 'example.org'],
  ['ann@[192.0.2.1]', 'ann', '[192.0.2.1]', null],
  ['ann@b/c.org', 'ann', 'b/c.org', null],
  ['ann@', null, null, null],
  ['анна@почта.рф', 'анна', 'почта.рф', 'xn--80a1acny.xn--p1ai'],
  ['ann@BÜCHER.example', 'ann', 'BÜCHER.example', 'xn--bcher-kva.example'],
  ['ann@faß.de', 'ann', 'faß.de', 'xn--fa-hia.de'],
  ['ann@例え。テスト', 'ann', '例え。テスト', 'xn--r8jz45g.xn--zckzah'],
]

test.each(parts)('%j has the parts %j, %j, %j', (address, local, domain, ascii) => {
  const syntax = checkSyntax(address)
  expect([syntax.local, syntax.domain, syntax.domainAscii]).toEqual([local, domain, ascii])
})

test('letters outside ASCII: refused in mode ascii, taken in mode eai and marked for SMTPUTF8', () => {
  expect(checkSyntax('anné@example.org', 'ascii')).toMatchObject({ diagnosis: 'ERR_EXPECTING_ATEXT', at: 3 })
  expect(checkSyntax('anné@example.org', 'eai')).toMatchObject({ diagnosis: 'VALID', needsSmtpUtf8: true })
  expect(checkSyntax('ann@bücher.de', 'eai')).toMatchObject({ diagnosis: 'VALID', needsSmtpUtf8: false })
  expect(checkSyntax('"an é"@example.org', 'eai').diagnosis).toBe('RFC5321_QUOTEDSTRING')
  expect(checkSyntax('(né)ann@example.org', 'eai').diagnosis).toBe('CFWS_COMMENT')
  expect(checkSyntax('😀@example.org', 'eai').diagnosis).toBe('VALID')
  expect(checkSyntax('\ud83d@example.org', 'eai').diagnosis).toBe('ERR_EXPECTING_ATEXT')
  expect(checkSyntax('a\u0085b@example.org', 'eai').diagnosis).toBe('ERR_EXPECTING_ATEXT')
})

const refusedDomains = [
  'é%2e.org',
  'é/b.org',
  'é#b.org',
  'é_b.org',
  'é\u200d.org',
  'ﷺ.org',
  '\u00ad.org',
  'é.\u00ad.org',
  '－é.org',
  'é－.org',
  '1אב.org',
]
test.each(refusedDomains)('the domain %j has no form in the DNS', (domain) => {
  expect(toAsciiDomain(domain)).toBeNull()
  expect(checkSyntax(`a@${domain}`).readings.envelope).toBe(false)
})

test('a domain of numbers in full-width digits is a name, not an IPv4 address', () => {
  expect(toAsciiDomain('１２３')).toBe('123')
  expect(checkSyntax('a@１２７.１').diagnosis).toBe('RFC5321_TLDNUMERIC')
})

test('lengths are of octets, and of the A-label', () => {
  expect(checkSyntax(`${'é'.repeat(32)}@example.org`).diagnosis).toBe('VALID')
  expect(checkSyntax(`${'é'.repeat(32)}a@example.org`).diagnosis).toBe('RFC5322_LOCAL_TOOLONG')
  expect(checkSyntax(`a@${'ü'.repeat(56)}.de`).diagnosis).toBe('VALID')
  expect(checkSyntax(`a@${'üx'.repeat(30)}.de`).diagnosis).toBe('RFC5322_LABEL_TOOLONG')
  const label = 'a'.repeat(60)
  const long = checkSyntax(`a@${[label, label, label, label, 'abcdefghij'].join('.')}`)
  expect(long.diagnosis).toBe('RFC5322_TOOLONG')
  expect(long.domainAscii).toBeNull()
})

test('a domain that is too long in the DNS alone has its fault within the text', () => {
  const text = `a@${'\u07ed'.repeat(60)}.${'\u07ed'.repeat(30)}`
  const { findings } = checkSyntax(text)
  expect(findings.length).toBeGreaterThan(0)
  for (const { at } of findings) expect(at).toBeLessThanOrEqual(text.length)
})

test('the three readings follow the category', () => {
  const readings = (address: string) => Object.values(checkSyntax(address).readings)
  expect(readings('ann@example.org')).toEqual([true, true, true])
  expect(readings('"ann"@example.org')).toEqual([true, false, true])
  expect(readings('(x)ann@example.org')).toEqual([false, false, true])
  expect(readings('a@[IPv6:1:2:3:4:5:6::8]')).toEqual([false, false, true])
  expect(readings('ann@exa_mple.org')).toEqual([false, false, true])
  expect(readings('ann')).toEqual([false, false, false])
})

test('what the DNS says changes only what is plainly spelled', () => {
  const diagnosis = (address: string, found: 'mx' | 'address' | 'none' | 'unknown') =>
    withDns(checkSyntax(address), found).diagnosis
  expect(diagnosis('a@example.org', 'none')).toBe('DNSWARN_NO_RECORD')
  expect(diagnosis('a@example.org', 'address')).toBe('DNSWARN_NO_MX_RECORD')
  expect(diagnosis('a@example.org', 'unknown')).toBe('VALID')
  expect(diagnosis('a@io', 'mx')).toBe('VALID')
  expect(diagnosis('a@io', 'none')).toBe('RFC5321_TLD')
  expect(diagnosis('(x)a@example.org', 'none')).toBe('CFWS_COMMENT')
})

/** Texts that reach deep into the grammar: mostly its own signs. */
const sign = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'ab1.@"\\()[]:- ', '\r\n ', '\r', '\n', '\t', '\0', '\x7f') },
  {
    weight: 3,
    arbitrary: fc.constantFrom('ex.org', '@a.b', 'IPv6:', '::', '192.0.2.1', 'xn--', '"a"', '(c)'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('é', '。', '\u037e', '\u00ad', '😀', '\ud83d', '\ude00', 'אב', 'ß', '\u0085'),
  },
)
const hostile = fc.oneof(
  fc.array(sign, { maxLength: 40 }).map((signs) => signs.join('')),
  fc.string({ unit: 'binary', maxLength: 400 }),
)
const mode = fc.constantFrom<SyntaxMode>('ascii', 'eai')

describe('any text', () => {
  test('gets a diagnosis of the table, a place within it, and consistent parts', () => {
    fc.assert(
      fc.property(hostile, mode, (text, chosen) => {
        const syntax = checkSyntax(text, chosen)
        const { number, category } = diagnoses[syntax.diagnosis]
        expect(syntax).toMatchObject({ number, category })
        expect(syntax.at === null).toBe(syntax.diagnosis === 'VALID')
        expect(syntax.at ?? 0).toBeLessThanOrEqual(text.length)
        expect(syntax.local !== null).toBe(syntax.readings.broad)
        if (syntax.domainAscii !== null) expect(syntax.domainAscii).toMatch(/^[a-z\d.-]{1,253}$/)
        if (syntax.readings.plain) expect(syntax.readings.envelope).toBe(true)
      }),
      { numRuns: 4_000 },
    )
  })

  test('of ASCII alone means the same in both modes', () => {
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 30 }), (signs) => {
        const text = signs.join('').replace(/[^\x00-\x7f]/g, 'x')
        expect({ ...checkSyntax(text, 'eai'), mode: '' }).toEqual({ ...checkSyntax(text, 'ascii'), mode: '' })
      }),
      { numRuns: 4_000 },
    )
  })

  test('takes at most four looks a character', () => {
    fc.assert(
      fc.property(hostile, mode, (text, chosen) => {
        expect(readSyntax(text, chosen).steps).toBeLessThanOrEqual(4 * text.length + 4)
      }),
      { numRuns: 4_000 },
    )
  })

  test('that fills the bound with one construct takes no more either', () => {
    const fillers = ['(', '()', '"', '\\', '.', 'a.', '\r\n ', '( ', '"\\', '[', '@', '-', 'é', '😀', '((\\']
    for (const filler of fillers) {
      for (const around of ['', 'a@', '"', '(', 'a@[', 'a@b(']) {
        const text = (around + filler.repeat(MAX_OCTETS)).slice(0, 80)
        const twice = (around + filler.repeat(MAX_OCTETS)).slice(0, 160)
        const [once, double] = [text, twice].map((one) => readSyntax(one, 'eai').steps)
        expect(double).toBeLessThanOrEqual(2 * once! + 8)
      }
    }
  })

  test('over 320 octets is not read, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: MAX_OCTETS + 1, maxLength: 5000 }), (text) => {
        const { syntax, steps } = readSyntax(text, 'eai')
        expect(steps).toBe(0)
        expect(syntax).toMatchObject({
          diagnosis: 'RFC5322_TOOLONG',
          local: null,
          readings: { broad: false },
        })
      }),
    )
    expect(readSyntax('é'.repeat(161), 'eai').steps).toBe(0)
    expect(readSyntax('é'.repeat(160), 'eai').steps).toBeGreaterThan(0)
  })
})

describe('invisible signs before the @', () => {
  test.each([
    'a\u200bda@acme.net',
    'a\u00adda@acme.net',
    '\u202eada@acme.net',
    'ada\u2066@acme.net',
    'ada\ufeff@acme.net',
    'a\u00a0da@acme.net',
    'a\u{e0041}da@acme.net',
    '"a\u200bda"@acme.net',
    'a\u200dda@acme.net',
  ])('%j is a fault', (text) => {
    const syntax = checkSyntax(text)
    expect(syntax).toMatchObject({ diagnosis: 'ERR_INVISIBLE', readings: { envelope: false, broad: false } })
    expect(checkSyntax(withoutInvisible(text))).toMatchObject({ readings: { envelope: true } })
  })

  test.each(['می\u200cخواهم@acme.net', '👩\u200d🔬@acme.net', '❤\ufe0f\u200d🔥@acme.net', 'josé@acme.net'])(
    '%j is written so',
    (text) => {
      expect(checkSyntax(text).diagnosis).toBe('VALID')
    },
  )
})
