import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import { expect, test } from 'vitest'
import type { RecordChecker } from '#contract/checker-names.ts'
import { createWeb } from '#emulators/web.ts'
import { createRecordCheckers } from './record-checkers.ts'

const mx = { MX: [[10, 'mx.o.test']] as [number, string][] }

async function scored(checker: RecordChecker, zone: ZoneDefinition, options = {}): Promise<number | null> {
  const checkers = createRecordCheckers({
    resolver: createZone(zone),
    http: createWeb({}, new Map()),
    clock: { now: () => Date.parse('2026-11-20') },
  })
  return (await checkers.record(checker, { input: 'o.test', ...options })).score
}

test.each<[string, RecordChecker, ZoneDefinition, object?]>([
  ['a domain that does not exist', 'spf', {}],
  ['no record', 'spf', { 'o.test': mx }],
  ['two SPF records', 'spf', { 'o.test': { TXT: ['v=spf1 mx -all', 'v=spf1 a -all'], ...mx } }],
  ['an include that leads nowhere', 'spf', { 'o.test': { TXT: 'v=spf1 include:gone.test -all', ...mx } }],
  ['a withdrawn key', 'dkim', { 's._domainkey.o.test': { TXT: 'v=DKIM1; p=' } }, { selector: 's' }],
  ['no key', 'dkim', { 'o.test': mx }, { selector: 's' }],
  ['a DMARC record without a policy', 'dmarc', { 'o.test': mx, '_dmarc.o.test': { TXT: 'v=DMARC1' } }],
  ['MTA-STS, no policy file', 'mta-sts', { 'o.test': mx, '_mta-sts.o.test': { TXT: 'v=STSv1; id=1;' } }],
  ['no TLS report record', 'tls-rpt', { 'o.test': mx }],
])('nothing works, 0: %s', async (_, checker, zone, options) => {
  expect(await scored(checker, zone, options)).toBe(0)
})

test('warnings alone leave at least half, and one problem beside them more than nothing', async () => {
  const dmarc = (text: string) => scored('dmarc', { 'o.test': mx, '_dmarc.o.test': { TXT: text } })
  const many = 'a=1; p=none; sp=none; pct=50; rf=afrf; ri=60; fo=1; t=y'
  expect(await dmarc(`v=DMARC1; ${many}`)).toBe(50)
  const one = await dmarc(`v=DMARC1; ${many}; rua=mailto:d@o.test,e@o.test`)
  expect(one).toBeGreaterThanOrEqual(35)
  expect(one).toBeLessThan(70)
})

test('a record in order has 100, and what could not be asked has none', async () => {
  const key = { 'o.test': { TXT: 'v=spf1 ip4:45.45.45.1 -all', ...mx } }
  expect(await scored('spf', key)).toBe(100)
  expect(await scored('tls-rpt', { 'o.test': mx, '_smtp._tls.o.test': 'SERVFAIL' })).toBe(null)
})
