import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import { expect, test } from 'vitest'
import type { RecordChecker } from '#contract/checker-names.ts'
import { createWeb } from '#emulators/web.ts'
import { createRecordCheckers } from '#services/checkers/record-checkers.ts'
import { testAddress } from '../../packages/records/spf/test-address.ts'

/**
 * Corrections that can be trusted: each is evaluated before and after. None takes the last way to send from a domain
 * that sends, none makes mail of a listed sender fail that passed, and no mailbox is made up.
 */
const clock = { now: () => Date.parse('2026-11-20') }

async function checked(checker: RecordChecker, zone: ZoneDefinition, options: object = {}) {
  const checkers = createRecordCheckers({
    resolver: createZone(zone, { clock }),
    http: createWeb({}, new Map()),
    clock,
  })
  return checkers.record(checker, { input: 'o.test', ...options })
}

/** A domain that sends, and the names that its records speak of. */
const world: ZoneDefinition = {
  'o.test': { MX: [[10, 'mx.o.test']], A: '45.45.45.9' },
  'mx.o.test': { A: '45.45.45.1' },
  's._domainkey.o.test': { TXT: 'v=DKIM1; p=' },
  'svc.test': { TXT: 'v=spf1 ip4:45.45.46.0/24 -all' },
  'two.test': { TXT: 'v=spf1 ip4:45.45.47.0/24 ip6:2606:4700::/48 ~all' },
  'host.test': { A: '45.45.48.1' },
  'xn--bcher-kva.test': { TXT: 'v=spf1 ip4:45.45.46.0/24 -all' },
  '_spf.google.com': { TXT: 'v=spf1 ip4:45.45.49.0/24 ~all' },
}
const withSpf = (text: string | string[]): ZoneDefinition => ({
  ...world,
  'o.test': { ...(world['o.test'] as object), TXT: text },
})

/** Senders that the records name, one of each range, and two that they do not. */
const SENDERS = [
  '45.45.45.1',
  '45.45.45.9',
  '45.45.46.7',
  '45.45.47.7',
  '2606:4700::7',
  '45.45.48.1',
  '45.45.49.7',
  '45.45.50.1',
]
const STRANGERS = ['203.0.113.77', '2001:db8::77']

/** What is published, and what is offered in its place: a record, a question (`?`), or nothing. */
const spf: [published: string, offered: string | '?' | null][] = [
  ['v=spf1 inlcude:svc.test -all', 'v=spf1 include:svc.test -all'],
  ['v=spf1 inclued:svc.test ~all', 'v=spf1 include:svc.test ~all'],
  ['v=spf1 includes:svc.test -all', 'v=spf1 include:svc.test -all'],
  ['v=spf1 include:svc.test inlcude=two.test -all', 'v=spf1 include:svc.test include:two.test -all'],
  ['v=spf1 redirct=svc.test', 'v=spf1 redirect=svc.test'],
  ['v=spf1 include:b\u00fccher.test -all', 'v=spf1 include:xn--bcher-kva.test -all'],
  // Letters that look like others lead nowhere.
  ['v=spf1 include:svc.test include:sv\u0441.test -all', null],
  // What says the opposite is not taken for the word that it looks like.
  ['v=spf1 mx exclude:svc.test -all', null],
  ['v=spf1 mx excludes:svc.test -all', null],
  ['v=spf1 mx exlude:svc.test -all', null],
  ['v=spf1 include:svc.test -al', 'v=spf1 include:svc.test -all'],
  ['v=spf1 include:svc.test ~alll', 'v=spf1 include:svc.test ~all'],
  ['v=spf1 include:svc.test - all', 'v=spf1 include:svc.test -all'],
  ['v=spf1 include:svc.test ~ all', 'v=spf1 include:svc.test ~all'],
  ['v=spf1 include:svc.test –all', 'v=spf1 include:svc.test -all'],
  ['v=spf1 include: svc.test -all', 'v=spf1 include:svc.test -all'],
  ['v=spf1 include :svc.test -all', 'v=spf1 include:svc.test -all'],
  ['v=spf1 include svc.test -all', 'v=spf1 include:svc.test -all'],
  ['v=spf1 ip4: 45.45.45.1 -all', 'v=spf1 ip4:45.45.45.1 -all'],
  ['v=spf1 ip4 45.45.45.1 -all', 'v=spf1 ip4:45.45.45.1 -all'],
  ['v=spf1 include:svc.test,include:two.test -all', 'v=spf1 include:svc.test include:two.test -all'],
  ['v=spf1 include:svc.test,two.test -all', 'v=spf1 include:svc.test include:two.test -all'],
  ['v=spf1 include:svc.test, include:two.test, -all', 'v=spf1 include:svc.test include:two.test -all'],
  ['v=spf1 ip4:45.45.45.1,45.45.46.0/24 -all', 'v=spf1 ip4:45.45.45.1 ip4:45.45.46.0/24 -all'],
  ['v=spf1; include:svc.test; -all', 'v=spf1 include:svc.test -all'],
  ['v=spf1\\; include:svc.test\\; -all', 'v=spf1 include:svc.test -all'],
  ['v=spf1 include:svc.test -all;', 'v=spf1 include:svc.test -all'],
  ['v=spf1 include:svc.test -all.', 'v=spf1 include:svc.test -all'],
  ['"v=spf1 include:svc.test -all"', 'v=spf1 include:svc.test -all'],
  ['v=spf1 "include:svc.test" -all', 'v=spf1 include:svc.test -all'],
  ['v=spf1 include:"svc.test" -all', 'v=spf1 include:svc.test -all'],
  ['v=spf1 include::svc.test -all', 'v=spf1 include:svc.test -all'],
  ['v=spf1 include:include:svc.test -all', 'v=spf1 include:svc.test -all'],
  ['v=spf1 include=svc.test -all', 'v=spf1 include:svc.test -all'],
  ['v=spf1 redirect:svc.test', 'v=spf1 redirect=svc.test'],
  ['v=spf1 redirct=svc.test', 'v=spf1 redirect=svc.test'],
  ['v=spf1 redirect = svc.test', 'v=spf1 redirect=svc.test'],
  ['v=spf1 ipv4:45.45.45.1 -all', 'v=spf1 ip4:45.45.45.1 -all'],
  ['v=spf1 ip:45.45.45.1 -all', 'v=spf1 ip4:45.45.45.1 -all'],
  ['v=spf1 45.45.45.1 -all', 'v=spf1 ip4:45.45.45.1 -all'],
  ['v=spf1 a:45.45.45.1 -all', 'v=spf1 ip4:45.45.45.1 -all'],
  ['v=spf1 ip4:45.45.46.0/255.255.255.0 -all', 'v=spf1 ip4:45.45.46.0/24 -all'],
  ['v=spf1 ip4:host.test -all', 'v=spf1 a:host.test -all'],
  ['v=spf1 svc.test -all', 'v=spf1 include:svc.test -all'],
  ['v=spf1 host.test -all', 'v=spf1 a:host.test -all'],
  ['v=spf1 ip4:45.45.45.1include:svc.test -all', 'v=spf1 ip4:45.45.45.1 include:svc.test -all'],
  ['v=spf1 include:svc.test~all', 'v=spf1 include:svc.test ~all'],
  ['v=spf1 -all include:svc.test', 'v=spf1 include:svc.test -all'],
  ['v=spf1 include:svc.test redirect=two.test -all', 'v=spf1 include:svc.test -all'],
  ['v=spf1 include:svc.test include:svc.test -all', 'v=spf1 include:svc.test -all'],
  ['v=spf1 mx include:gone.test -all', 'v=spf1 mx -all'],
  ['v=spf1 mx include:o.test -all', 'v=spf1 mx -all'],
  ['v=spf1 include:_spf.gogle.com ~all', 'v=spf1 include:_spf.google.com ~all'],
  ['v=spf1 mx +all', 'v=spf1 mx ~all'],
  ['v=spf1 mx', 'v=spf1 mx ~all'],
  // What only the owner knows is asked: with -all in the end, this domain could not send any more.
  ['v=spf1 include:o.test -all', '?'],
  ['v=spf1 include:gone.test -all', '?'],
  ['v=spf1 redirect=gone.test', '?'],
  ['v=spf1 +all', '?'],
  // Nothing that is safe.
  ['v=spf1 ptr -all', null],
  ['v=spf1 mx ptr:o.test -all', null],
  ['v=spf1 include:svc.test foo -all', null],
  ['v=spf1 mx -all', null],
]

test.each(spf)('SPF %s', async (published, offered) => {
  const zone = withSpf(published)
  const result = await checked('spf', zone)
  const [suggested] = result.suggested_records
  expect(suggested?.value ?? (result.questions.length > 0 ? '?' : null)).toBe(offered)
  if (offered === '?') {
    expect(result.questions[0]?.answers).toHaveLength(2)
    expect(result.questions[0]?.answers[1]?.record?.value).toBe('v=spf1 -all')
  }
  if (!suggested) return
  const before = createZone(zone, { clock })
  const after = createZone(withSpf(suggested.value), { clock })
  const passes = async (ip: string, resolver: typeof before) =>
    (await testAddress({ domain: 'o.test', ip }, resolver))?.result === 'pass'
  const kept: string[] = []
  for (const ip of SENDERS) {
    if (await passes(ip, after)) kept.push(ip)
    else if (!published.includes('+all')) expect(await passes(ip, before), `${ip} passed before`).toBe(false)
  }
  expect(kept.length, 'a way to send is left').toBeGreaterThan(0)
  for (const ip of STRANGERS) expect(await passes(ip, after)).toBe(false)
  const { stops } = suggested.effect!
  const everybody = published.includes('+all')
  expect(stops.ipv4 !== '0').toBe(everybody)
  expect(suggested.risk).toContain(
    everybody ? 'passes today and would stop passing' : 'No address that passes today',
  )
})
