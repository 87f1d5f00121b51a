import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBroken } from '../record/issue.ts'
import { isNearSpfRecord, isSpfRecord, parseSpf } from './parse.ts'
import { addressTerm, addToSpf, firstSpf, mergeSpf, printSpf } from './print.ts'

const found = (text: string) =>
  parseSpf(text).issues.map((issue) => `${issue.code} ${issue.text}`.replace(/ $/, ''))

describe('issues', () => {
  test.each<[string, string[]]>([
    ['v=spf1 -all', []],
    ['v=spf1', ['no-all']],
    ['V=SPF1 A MX:Example.ORG/24//64 ~ALL', []],
    ['v=spf1 a/24 mx//64 exists:%{ir}.%{v}._spf.%{d2} -all', []],
    ['v=spf1 ip6:2001:db8::/32 ip6:::1 ip4:192.0.2.1 -all', []],
    ['v=spf1 redirect=_spf.example.org', []],
    ['v=spf1 -all exp=explain.%{d}', []],
    ['v=spf10 -all', ['bad-version v=spf10 -a']],
    ['v=spf1 ipv4:192.0.2.1 -all', ['unknown-mechanism ipv4:192.0.2.1']],
    ['v=spf1 192.0.2.1 -all', ['bare-address 192.0.2.1']],
    ['v=spf1 ip4:192.0.2.256 -all', ['bad-address ip4:192.0.2.256']],
    ['v=spf1 ip4:192.0.2.1/33 -all', ['bad-prefix ip4:192.0.2.1/33']],
    ['v=spf1 ip4:192.0.2.0/024 -all', ['bad-prefix ip4:192.0.2.0/024']],
    ['v=spf1 ip4:2001:db8::1 -all', ['wrong-family ip4:2001:db8::1']],
    ['v=spf1 ip4:%{i} -all', ['bad-address ip4:%{i}']],
    ['v=spf1 ip4:0.0.0.0/0 -all', ['everyone ip4:0.0.0.0/0']],
    ['v=spf1 ip4:10.0.0.0/8 -all', ['wide-range ip4:10.0.0.0/8']],
    ['v=spf1 ip4:192.0.2.1~all', ['joined-term ip4:192.0.2.1~all', 'no-all']],
    ['v=spf1 include:a.example,include:b.example -all', ['comma include:a.example,include:b.example']],
    ['v=spf1 mx, a -all', ['comma mx,']],
    ['v=spf1 include: -all', ['missing-value include:']],
    ['v=spf1 include -all', ['missing-value include']],
    ['v=spf1 include:example -all', ['bad-domain include:example']],
    ['v=spf1 include:https://example.org -all', ['url include:https://example.org']],
    ['v=spf1 include:example.org/24 -all', ['bad-domain include:example.org/24']],
    ['v=spf1 include=example.org -all', ['equals-for-colon include=example.org']],
    ['v=spf1 a:%{z}.example.org -all', ['bad-macro a:%{z}.example.org']],
    ['v=spf1 a:%{c}.example.org -all', ['bad-macro a:%{c}.example.org']],
    ['v=spf1 a:%{p}.example.org -all', ['ptr-macro a:%{p}.example.org']],
    ['v=spf1 ptr -all', ['ptr ptr']],
    ['v=spf1 moo=cow -all', ['unknown-modifier moo=cow']],
    ['v=spf1 redirect=a.example redirect=b.example', ['duplicate-modifier redirect=b.example']],
    ['v=spf1 redirect= -all', ['missing-value redirect=', 'redirect-beside-all redirect=']],
    ['v=spf1 mx -all a', ['after-all a']],
    ['v=spf1 mx mx -all', ['duplicate-term mx']],
    ['v=spf1 +all', ['plus-all +all']],
    ['v=spf1 all', ['plus-all all']],
    ['v=spf1 ?all', ['neutral-all ?all']],
    ['v=spf1 all:example.org', ['unexpected-value all:example.org', 'plus-all all:example.org']],
    ['v=spf1 mx -all\u00a0', ['unknown-mechanism -all\u00a0', 'no-all', 'bad-character \u00a0']],
  ])('%s', (text, issues) => {
    expect(found(text)).toEqual(issues)
  })

  test('point at the offending text', () => {
    const text = 'v=spf1  mx   ipv4:192.0.2.1  foo:bar -all'
    const { issues } = parseSpf(text)
    expect(issues.map(({ span }) => text.slice(span.start, span.end))).toEqual(['ipv4:192.0.2.1', 'foo:bar'])
  })

  test('a mistake behind many warnings is not lost', () => {
    const { issues } = parseSpf(`v=spf1 ${'moo=x '.repeat(100)}foo bar -all`)
    expect(issues.length).toBe(51)
    expect(isBroken(issues)).toBe(true)
  })

  test('stay few on a hostile record', () => {
    expect(parseSpf(`v=spf1 ${'x '.repeat(50_000)}`).issues.length).toBeLessThanOrEqual(50)
  })
})

test.each([
  ['v=spf1 -all', true, false],
  ['v=spf1', true, false],
  ['V=SpF1 -all', true, false],
  ['v=spf10 -all', false, true],
  ['v=spf1;-all', false, true],
  [' v=spf1 -all', false, true],
  ['"v=spf1 -all"', false, true],
  ['v=spf2.0/pra -all', false, true],
  ['google-site-verification=x', false, false],
])('%s counts: %s, near: %s', (text, counts, near) => {
  expect([isSpfRecord(text), isNearSpfRecord(text)]).toEqual([counts, near])
})

describe('printing', () => {
  test.each([
    ['v=spf1 mx ~all', 'include:amazonses.com', 'v=spf1 mx include:amazonses.com ~all'],
    ['v=spf1  mx   -all', 'ip4:192.0.2.1', 'v=spf1  mx ip4:192.0.2.1 -all'],
    ['v=spf1 mx redirect=a.example', 'ip4:192.0.2.1', 'v=spf1 mx ip4:192.0.2.1 redirect=a.example'],
    ['v=spf1 mx', 'ip6:2001:db8::1', 'v=spf1 mx ip6:2001:db8::1'],
    ['v=spf1 mx +IP4:192.0.2.1 -all', 'ip4:192.0.2.1', null],
    ['v=spf1 ipv4:192.0.2.1 -all', 'ip4:192.0.2.2', null],
  ])('adds to %s', (current, term, expected) => {
    expect(addToSpf(current, term)).toBe(expected)
  })

  test.each([
    [['v=spf1 mx ~all', 'v=spf1 mx a -all'], 'v=spf1 mx a ~all'],
    [['v=spf1 mx -all', 'v=spf1 ?all'], 'v=spf1 mx ?all'],
    [['v=spf1 mx', 'v=spf1 a'], 'v=spf1 mx a ~all'],
    [['v=spf1 redirect=a.example', 'v=spf1 a -all'], null],
    [['v=spf1 ip4:x -all', 'v=spf1 a -all'], null],
  ])('merges %s', (records, expected) => {
    expect(mergeSpf(records)).toBe(expected)
  })
})

const octet = fc.integer({ min: 1, max: 254 })
const address = fc.oneof(
  fc.tuple(octet, octet, octet, octet).map((octets) => octets.join('.')),
  fc.tuple(octet, octet).map(([a, b]) => `2001:db8::${a.toString(16)}:${b.toString(16)}`),
)
const label = fc.stringMatching(/^[a-z][a-z0-9]{0,10}$/)
const term = fc.oneof(
  address.map(addressTerm),
  label.map((name) => `include:${name}.example.org`),
  fc.constantFrom('a', 'mx', '~mx:example.org/24', 'exists:%{i}._spf.example.org'),
)

describe('properties', () => {
  test('no input crashes the parser, and spans lie inside the text', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.string({ maxLength: 200, unit: fc.constantFrom(...'v=spf1 :/~-+?%{}idsa.ip46includ0129') }),
    )
    fc.assert(
      fc.property(text, (value) => {
        const record = parseSpf(`v=spf1 ${value}`)
        for (const { span } of record.issues) {
          expect(span.start).toBeGreaterThanOrEqual(0)
          expect(span.end).toBeLessThanOrEqual(record.text.length)
          expect(span.start).toBeLessThanOrEqual(span.end)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('what is printed reads back without an error', () => {
    fc.assert(
      fc.property(fc.uniqueArray(term, { minLength: 1, maxLength: 8 }), term, (terms, more) => {
        const record = printSpf([...terms, '-all'].map((text) => ({ text })))
        expect(parseSpf(record).terms.map((one) => one.text)).toEqual([...terms, '-all'])
        for (const text of [
          record,
          firstSpf(more),
          addToSpf(record, more),
          mergeSpf([record, firstSpf(more)]),
        ]) {
          if (text !== null) expect(isBroken(parseSpf(text).issues)).toBe(false)
        }
      }),
      { numRuns: 300 },
    )
  })
})
