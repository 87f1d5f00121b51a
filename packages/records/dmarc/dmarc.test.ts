import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBroken } from '../record/issue.ts'
import { createDmarcLookup, discoverDmarc } from './discover.ts'
import { isDmarcRecord, isNearDmarcRecord, parseDmarc } from './parse.ts'
import { changeDmarc, FIRST_DMARC, nextPolicy } from './print.ts'

const found = (text: string) => parseDmarc(text).issues.map((issue) => `${issue.code} ${issue.text}`.trim())
const rua = 'rua=mailto:d@example.org'

describe('issues', () => {
  test.each<[string, string[]]>([
    [`v=DMARC1; p=reject; ${rua}`, []],
    [`V = DMARC1 ;p=Reject;sp=none;np=reject;adkim=s;aspf=R;fo=1:d:s;t=n;psd=u;${rua};`, []],
    ['v=DMARC1; p=reject', ['missing-rua']],
    [`v=dmarc1; p=reject; ${rua}`, ['bad-version v=dmarc1']],
    [`p=reject; v=DMARC1; ${rua}`, ['bad-version p=reject']],
    [`v=DMARC1; ${rua}`, ['missing-p']],
    [`v=DMARC1; p=block; ${rua}`, ['bad-policy p=block']],
    [`v=DMARC1; p=reject; sp=; ${rua}`, ['bad-policy sp=']],
    [`v=DMARC1; p=none; p=reject; ${rua}`, ['duplicate-tag p=reject']],
    [
      `v=DMARC1; p=reject ${rua}`,
      ['missing-semicolon rua=mailto:d@example.org', `bad-policy p=reject ${rua}`, 'missing-rua'],
    ],
    [
      `v=DMARC1; p=reject; pct=50; rf=afrf; ri=1; ${rua}`,
      ['removed-tag pct=50', 'removed-tag rf=afrf', 'removed-tag ri=1'],
    ],
    [`v=DMARC1; p=reject; foo=bar; ${rua}`, ['unknown-tag foo=bar']],
    [`v=DMARC1; p=reject; quarantine; ${rua}`, ['tag-without-value quarantine']],
    [`v=DMARC1;; p=reject; ${rua}`, ['empty-tag ;']],
    [`v=DMARC1; p=reject; adkim=x; fo=z; ${rua}`, ['bad-value adkim=x', 'bad-value fo=z']],
    ['v=DMARC1; p=reject; rua=d@example.org', ['bare-address d@example.org']],
    ['v=DMARC1; p=reject; rua=mailto:d@example.org!10m', ['size-suffix mailto:d@example.org!10m']],
    ['v=DMARC1; p=reject; rua=https://example.org/r', ['uri-scheme https://example.org/r']],
    ['v=DMARC1; p=reject; rua=mailto:a@example.org, mailto:b@example.net', []],
    ['v=DMARC1; p=reject; rua=mailto:nobody', ['bad-uri mailto:nobody']],
  ])('%s', (text, issues) => {
    // What is reported is a set: its order follows the parser's steps.
    expect(found(text).toSorted()).toEqual(issues.toSorted())
  })
})

test.each([
  [`v=DMARC1; p=reject; sp=quarantine; ${rua}`, { p: 'reject', sp: 'quarantine', np: null }],
  [`v=DMARC1; ${rua}`, { p: 'none', sp: null, np: null }],
  [`v=DMARC1; p=reject; sp=x; ${rua}`, { p: 'none', sp: null, np: null }],
  ['v=DMARC1; p=reject; np=x', null],
  ['v=DMARC1', null],
  ['v=DMARC1; rua=d@example.org', null],
])('%s acts as its valid part (RFC 9989, 4.10.1)', (text, effective) => {
  expect(parseDmarc(text).effective).toEqual(effective)
})

test.each([
  ['v=DMARC1;p=none', true, false],
  [' v = DMARC1 ; p=none', true, false],
  ['v=DMARC1', true, false],
  ['v=DMARC12; p=none', false, true],
  ['v=dmarc1; p=none', false, true],
  ['"v=DMARC1; p=none"', false, true],
  ['v=spf1 -all', false, false],
])('%s counts: %s, near: %s', (text, counts, near) => {
  expect([isDmarcRecord(text), isNearDmarcRecord(text)]).toEqual([counts, near])
})

describe('tree walk', () => {
  const at = (name: string, text: string | string[] = 'v=DMARC1; p=reject') => ({
    [`_dmarc.${name}`]: { TXT: text },
  })
  type Row = [name: string, domain: string, zone: ZoneDefinition, expected: Record<string, unknown>]
  test.each<Row>([
    [
      'its own record',
      'a.example.org',
      at('a.example.org'),
      { applied: 'a.example.org', organizational: 'a.example.org' },
    ],
    [
      'inherited',
      'a.b.example.org',
      at('example.org'),
      { applied: 'example.org', organizational: 'example.org' },
    ],
    [
      'its own, and the organization above',
      'a.example.org',
      { ...at('a.example.org'), ...at('example.org') },
      { applied: 'a.example.org', organizational: 'example.org' },
    ],
    [
      'psd=n ends the walk',
      'a.example.org',
      { ...at('a.example.org', 'v=DMARC1; p=none; psd=n'), ...at('example.org') },
      { applied: 'a.example.org', organizational: 'a.example.org' },
    ],
    [
      'psd=y: one label below',
      'a.b.bank.test',
      at('bank.test', 'v=DMARC1; p=reject; psd=y'),
      { applied: 'bank.test', organizational: 'b.bank.test' },
    ],
    [
      'no record anywhere',
      'a.example.org',
      {},
      { applied: null, organizational: 'a.example.org', found: false },
    ],
    [
      'two records count as none',
      'example.org',
      at('example.org', ['v=DMARC1; p=none', 'v=DMARC1; p=reject']),
      { applied: null, found: false },
    ],
    [
      'a tag twice counts as none',
      'example.org',
      at('example.org', 'v=DMARC1; p=none; p=reject'),
      { applied: null },
    ],
    [
      'a question unanswered above its own record',
      'a.example.org',
      { ...at('a.example.org'), '_dmarc.example.org': 'TIMEOUT' },
      { applied: 'a.example.org', organizational: null, complete: false },
    ],
    [
      'its own question unanswered',
      'example.org',
      { '_dmarc.example.org': 'SERVFAIL' },
      { applied: null, complete: false },
    ],
  ])('%s', async (_, domain, zone, expected) => {
    const discovery = await discoverDmarc(domain, createDmarcLookup(createZone(zone)))
    expect({ ...discovery, applied: discovery.applied?.domain ?? null }).toMatchObject(expected)
  })

  test('asks at most eight names, and jumps to seven labels', async () => {
    const { asked } = await discoverDmarc('a.b.c.d.e.f.g.h.i.test', createDmarcLookup(createZone({})))
    expect(asked.map((one) => one.domain)).toEqual([
      'a.b.c.d.e.f.g.h.i.test',
      'd.e.f.g.h.i.test',
      'e.f.g.h.i.test',
      'f.g.h.i.test',
      'g.h.i.test',
      'h.i.test',
      'i.test',
      'test',
    ])
  })
})

describe('printing', () => {
  test.each([
    ['v=DMARC1; p=none; pct=20; rf=afrf; ri=86400', { p: 'quarantine' }, 'v=DMARC1; p=quarantine'],
    ['v=DMARC1; adkim=s; sp=none; p=none', { p: 'reject' }, 'v=DMARC1; p=reject; sp=none; adkim=s'],
    ['v=DMARC1; p=none; sp=bogus; x-y=1; note=keep', {}, 'v=DMARC1; p=none; note=keep'],
    [
      'v=DMARC1; p=none; rua=d@example.org, mailto:e@example.org!5m,nonsense',
      {},
      'v=DMARC1; p=none; rua=mailto:d@example.org,mailto:e@example.org',
    ],
    ['v=DMARC1; p=reject; t=y', { t: null }, 'v=DMARC1; p=reject'],
    ['v=dmarc1; p=quarantine', {}, 'v=DMARC1; p=quarantine'],
    [`v=DMARC1; p=none${';'.repeat(60)} sp=; fo=x; t=y`, {}, 'v=DMARC1; p=none; t=y'],
    ['v=DMARC1; p=none; rua=a@-.test,mailto:b@example.org', {}, 'v=DMARC1; p=none; rua=mailto:b@example.org'],
    ['v=DMARC1; p=none; note=a p=reject', {}, 'v=DMARC1; p=none'],
  ])('%s', (text, changes, expected) => {
    expect(changeDmarc(parseDmarc(text), changes)).toBe(expected)
  })

  test('goes up one step at a time', () => {
    expect([nextPolicy('none'), nextPolicy('quarantine'), nextPolicy('reject')]).toEqual([
      'quarantine',
      'reject',
      'reject',
    ])
    expect(found(FIRST_DMARC)).toEqual(['missing-rua'])
  })

  const piece = fc.constantFrom(
    'v=DMARC1',
    'p=none',
    'p=x',
    'sp=',
    'pct=1',
    'rua=a@b.example',
    'rua=mailto:a@b.example',
    't=y',
    'a b=c',
    'note=1;note=2',
    'adkim=q',
    'p = reject rua=x',
    '=',
    'fo=1:z',
  )
  test('a changed record always reads back without an error', () => {
    const text = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(';')),
      fc.string({ maxLength: 200 }),
    )
    fc.assert(
      fc.property(text, fc.constantFrom('none', 'quarantine', 'reject'), (given, p) => {
        const changed = changeDmarc(parseDmarc(given), { p })
        const record = parseDmarc(changed)
        expect({ changed, broken: isBroken(record.issues) }).toEqual({ changed, broken: false })
        expect(record).toMatchObject({ p, usable: true })
      }),
      { numRuns: 1000 },
    )
  })
})
