import { createZone } from '@postproof/dns/zone'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkBimi } from './check.ts'
import { isBimiRecord, isNearBimiRecord, parseBimi } from './parse.ts'
import { changeBimi, printBimi } from './print.ts'

const l = 'l=https://example.org/l.svg'
const a = 'a=https://example.org/c.pem'

test.each<[string, string[]]>([
  [`v=BIMI1; ${l}; ${a}`, []],
  [`v=BIMI1;${l};${a};avp=brand;lps=;`, []],
  ['v=BIMI1; l=; a=;', []],
  ['v=BIMI1; l=', []],
  [`v=BIMI1; ${l}`, ['no-certificate']],
  [`v=BIMI1; ${l}; a=self`, ['not-https']],
  [`v=bimi1; ${l}; ${a}`, ['bad-version']],
  [`${l}; v=BIMI1; ${a}`, ['bad-version']],
  [`v=BIMI1; ${a}`, ['missing-logo']],
  [`v=BIMI1; l=; ${a}`, ['missing-logo']],
  [`v=BIMI1; l=http://example.org/l.svg; ${a}`, ['not-https']],
  [`v=BIMI1; ${l},https://example.org/m.svg; ${a}`, ['not-https']],
  [`v=BIMI1; ${l} ${a}`, ['missing-semicolon', 'no-certificate', 'not-https']],
  [`v=BIMI1; ${l}; ${a}; avp=both`, ['bad-value']],
  [`v=BIMI1; ${l}; ${a}; lps=news, shop.de`, []],
  [`v=BIMI1; ${l}; ${a}; lps=news,,x`, ['bad-lps']],
  [`v=BIMI1; ${l}; ${a}; lps=a b`, ['bad-lps']],
  [`v=BIMI1; ${l}; ${a}; x=1`, ['unknown-tag']],
  [`v=BIMI1; ${l}; ${l}; ${a}`, ['duplicate-tag']],
])('%s', (text, codes) => {
  expect(parseBimi(text).issues.map((issue) => issue.code)).toEqual(codes)
})

test('reads what it prints', () => {
  const record = parseBimi(printBimi('https://example.org/l.svg', 'https://example.org/c.pem'))
  expect(record).toMatchObject({
    logo: 'https://example.org/l.svg',
    certificate: 'https://example.org/c.pem',
    issues: [],
  })
  expect(parseBimi(printBimi('https://example.org/l.svg', null)).certificate).toBeNull()
})

test('no input crashes the parser', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      expect(parseBimi(text).text).toBe(text)
    }),
  )
})

test('an address about as long as a parser of addresses takes is refused or taken, and never thrown', () => {
  for (let length = 16_370; length < 16_430; length++) {
    const text = `v=BIMI1; l=${`https://x.t${'v=BIMI1'.repeat(2400)}`.slice(0, length)}`
    expect(parseBimi(text).text).toBe(text)
    expect(() => changeBimi(parseBimi(text))).not.toThrow()
  }
})

test.each([
  ['v=BIMI1; l=https://example.org/l.svg', true, true],
  ['v=bimi1; l=https://example.org/l.svg', false, true],
  ['"v=BIMI1; l="', false, true],
  ['l=https://example.org/l.svg; v=BIMI1', false, true],
  ['v=BIMI2', false, true],
  ['v=spf1 -all', false, false],
  ['bimi', false, false],
])('%s: a record %s, meant as one %s', (text, is, near) => {
  expect([isBimiRecord(text), isNearBimiRecord(text)]).toEqual([is, near])
})

test('what is repaired reads back', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom('v=BIMI1', 'l=', 'a=', 'http://a.example/x', 'avp=brand', ';', ' ', 'lps=x', ','),
      ),
      (parts) => {
        const changed = changeBimi(parseBimi(parts.join('')))
        if (changed !== null)
          expect(parseBimi(changed).issues.filter(({ status }) => status === 'bad')).toEqual([])
      },
    ),
  )
})

const quiet = { resolver: createZone({}), clock: { now: () => 0 } }

test('hostile records end soon, in plain data', async () => {
  const filler = [
    'x=1;',
    ';',
    'l ',
    'l=https://example.org/',
    '\u001b[2J',
    ' '.repeat(40),
    '"',
    'v=bimi',
    'lps=a,',
  ]
  for (const piece of filler) {
    const text = `v=BIMI1; ${piece.repeat(10_000 / piece.length)}`
    const zone = createZone({ 'default._bimi.example.org': { TXT: text } })
    const report = await checkBimi({ domain: 'example.org' }, { ...quiet, resolver: zone })
    expect(JSON.parse(JSON.stringify(report))).toEqual(report)
    expect(report.findings.length).toBeLessThan(60)
  }
})

test('a loop of aliases, and a world without web', async () => {
  const loop = createZone({ 'default._bimi.example.org': { CNAME: 'default._bimi.example.org' } })
  expect((await checkBimi({ domain: 'example.org' }, { ...quiet, resolver: loop })).status).toBe('no-data')
  const zone = createZone({
    'example.org': { A: '192.0.2.1' },
    '_dmarc.example.org': { TXT: 'v=DMARC1; p=reject' },
    'default._bimi.example.org': { TXT: `v=BIMI1; ${l}; ${a}` },
  })
  const report = await checkBimi({ domain: 'example.org' }, { ...quiet, resolver: zone })
  expect(report).toMatchObject({ status: 'no-data', details: { outcome: 'open' } })
})
