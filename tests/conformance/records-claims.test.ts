import { toMailauthResolver } from '@postproof/dns/mailauth-resolver'
import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import type { Resolver } from '@postproof/engine/world'
import { checkSpf } from '@postproof/records/spf/check'
import { evaluateMail } from '@postproof/records/spf/evaluate'
import { walkSpf } from '@postproof/records/spf/walk'
import type { DNSResolver } from 'mailauth'
import { expect, test } from 'vitest'
import { cases } from '../cases.ts'
import { type Draw, drawFrom } from './records/random.ts'

/**
 * "In order" is a claim about mail. Made-up zones are checked, and mails that this test chooses by itself, from every
 * address in the zone and from strangers, are judged by the evaluator of received mail.
 */
const clock = { now: () => 0 }
const MX_HOST = '45.45.45.9'
const OWN = [
  MX_HOST,
  '45.45.45.1',
  '45.45.45.2',
  '45.45.46.5',
  '45.45.47.1',
  '2606:4700::1',
  '2606:4700:9::1',
]
/** Not those that the checker chooses. */
const STRANGERS = ['203.17.5.6', '91.198.22.70', '131.107.8.8', '2001:67c:2e8::1', '2a02:26f0::9']

const ZONE: ZoneDefinition = {
  'mx.o.test': { A: MX_HOST, AAAA: '2606:4700:9::1' },
  'h.test': { A: '45.45.45.1', AAAA: '2606:4700::1' },
  'esp.test': { TXT: 'v=spf1 ip4:45.45.46.0/24 -all' },
  'soft.test': { TXT: 'v=spf1 ~ip4:45.45.46.0/24 ~all' },
  'park.test': { TXT: 'v=spf1 -all' },
  'open.test': { TXT: 'v=spf1 +all' },
  'half.test': { TXT: 'v=spf1 ip4:0.0.0.0/1 ip4:128.0.0.0/1 -all' },
  'private.test': { TXT: 'v=spf1 ip4:10.0.0.0/8 -all' },
  'denied.test': { TXT: 'v=spf1 -ip4:45.45.45.2 ip4:45.45.45.0/24 -all' },
  'chain.test': { TXT: 'v=spf1 include:esp.test a:h.test ?all' },
  'redirected.test': { TXT: 'v=spf1 redirect=esp.test' },
  'broken.test': { TXT: 'v=spf1 ip4:45.45.45.300 -all' },
  'silent.test': 'SERVFAIL',
  'macro.test': { TXT: 'v=spf1 exists:%{i}.l.test -all' },
  '45.45.47.1.l.test': { A: '127.0.0.2' },
  '*.w.test': { A: '127.0.0.2' },
  '_spf.m.test': { TXT: 'here' },
  '45.45.45.1.in-addr.arpa': { PTR: 'h.test' },
}
const NAMES = [
  'esp',
  'soft',
  'park',
  'open',
  'half',
  'private',
  'denied',
  'chain',
  'redirected',
  'broken',
  'silent',
  'macro',
  'gone',
  'h',
].map((label) => `${label}.test`)

function term(draw: Draw): string {
  const sign = draw.one(['', '', '', '', '-', '~', '?'])
  const likely = draw.chance(80) ? NAMES.slice(0, 9) : NAMES
  return `${sign}${draw.one([
    () => `include:${draw.one(likely)}`,
    () =>
      `ip4:${draw.one(['45.45.45.1', '45.45.45.0/24', '192.168.1.5', '10.0.0.0/8', '45.45.45.2', '127.0.0.1'])}`,
    () =>
      draw.one([
        'mx',
        'a',
        'mx',
        'a:h.test',
        'a:gone.test',
        'mx:gone.test',
        'ip6:2606:4700::1',
        'ip6:fd00::1',
      ]),
    () =>
      draw.one([
        'exists:%{i}.l.test',
        'exists:%{i}.w.test',
        'exists:x.w.test',
        'ptr',
        'exists:%{i}.gone.test',
      ]),
    () => draw.one(['include:%{i}._spf.m.test', 'include:%{ir}._spf.gone.test', 'include:%{d2}._spf.m.test']),
  ])()}`
}

function record(draw: Draw): string {
  const end = draw.one([
    '-all',
    '~all',
    '-all',
    '~all',
    '?all',
    '',
    '+all',
    'redirect=esp.test',
    'redirect=park.test ~all',
  ])
  return ['v=spf1', ...draw.some(3, () => term(draw)), end].filter(Boolean).join(' ')
}

function zone(draw: Draw): ZoneDefinition {
  const mx: [number, string][][] = [[[10, 'mx.o.test']], [[10, 'mx.o.test']], [[0, '.']], []]
  const own = draw.one(mx)
  return {
    ...ZONE,
    'o.test': {
      TXT: record(draw),
      ...(own.length > 0 ? { MX: own } : {}),
      ...(draw.chance(50) ? { A: '45.45.45.2' } : {}),
    },
    ...(draw.chance(50) ? { 's1._domainkey.o.test': { TXT: 'v=DKIM1; p=MIGf' } } : {}),
  }
}

async function judge(resolver: Resolver, ips: string[]) {
  const asked = toMailauthResolver(resolver) as DNSResolver
  const mail = { sender: 'postmaster@o.test', helo: 'o.test', mta: 'receiver.invalid' }
  return Promise.all(ips.map(async (ip) => (await evaluateMail({ ...mail, ip }, asked)).result))
}

const COUNT = cases(400, 12_000)

test('in order: mail of the owner passes or none is to pass, and no stranger does', async () => {
  const draw = drawFrom(71)
  const wrong: string[] = []
  let inOrder = 0
  for (let at = 0; at < COUNT; at++) {
    const definition = zone(draw)
    const resolver = createZone(definition, { clock })
    const report = await checkSpf({ domain: 'o.test' }, { resolver, clock })
    const [own, strangers] = await Promise.all([judge(resolver, OWN), judge(resolver, STRANGERS)])
    const told = `${report.record} ${JSON.stringify(definition['o.test'])}: own ${own}, others ${strangers}`
    for (const claim of report.details.claims) {
      if (claim.ip === null) continue
      const client = { ip: claim.ip, sender: 'postmaster@o.test', helo: 'o.test' }
      const { result } = await walkSpf('o.test', client, resolver)
      if (result !== claim.result) wrong.push(`${claim.ip} ${claim.result}, by the walk ${result}: ${told}`)
    }
    if (report.status === 'bad' || report.status === 'no-data') continue
    // A permanent error is never in order, and no warning either.
    if ([...own, ...strangers].every((result) => result === 'permerror')) wrong.push(`error: ${told}`)
    if (strangers.includes('pass')) wrong.push(`stranger: ${told}`)
    if (report.status !== 'good') continue
    inOrder++
    const sends = definition['s1._domainkey.o.test'] !== undefined || report.dns.some(takesMail)
    const never = report.record === 'v=spf1 -all' || /^v=spf1(?: -[^ ]+)* -all$/.test(report.record ?? '')
    if (!own.includes('pass') && sends && !never) wrong.push(`nobody: ${told}`)
  }
  expect(wrong.slice(0, 10)).toEqual([])
  expect(inOrder).toBeGreaterThan(COUNT / 12)
})

function takesMail({ name, records }: { name: string; records: { type: string }[] }): boolean {
  return name === 'o.test' && records.some((one) => 'exchange' in one && one.exchange !== '.')
}
