import type { Random } from '../random.ts'

/** What a made-up receiver saw of a domain's mail on one day, before any file format. */

export type Row = {
  sourceIp: string
  count: number
  disposition: 'none' | 'quarantine' | 'reject'
  /** The aligned results: they decide whether the row passed. */
  dkim: 'pass' | 'fail'
  spf: 'pass' | 'fail'
  reason: { type: string; comment: string } | null
  headerFrom: string
  /** Empty for a bounce. */
  envelopeFrom: string
  envelopeTo: string
  signatures: { domain: string; selector: string; result: string }[]
  spfResult: { domain: string; result: string }
}
export type Policy = {
  domain: string
  p: string
  sp: string
  adkim: 'r' | 's'
  aspf: 'r' | 's'
  pct: number
}
export type Content = { policy: Policy; rows: Row[] }

const OWN_HOSTS = ['192.0.2.1', '192.0.2.2', '192.0.2.130', '2001:db8::25', '2001:db8:0:1::7']
const OTHER_HOSTS = ['198.51.100.7', '198.51.100.201', '203.0.113.9', '2001:db8:ffff::1', '2001:db8:2::7']
const SERVICES = ['sender-one.example', 'sender-two.example', 'list.example']
const POLICIES = ['none', 'quarantine', 'reject'] as const
const FAILING = ['fail', 'temperror', 'permerror', 'policy', 'neutral', 'none']
const REASONS = ['forwarded', 'mailing_list', 'trusted_forwarder', 'local_policy', 'sampled_out', 'other']

export function drawContent(random: Random, domain: string): Content {
  const strictness = ['r', 'r', 's'] as const
  const policy: Policy = {
    ...{ domain, p: random.pick(POLICIES), sp: random.pick(POLICIES), pct: random.pick([100, 100, 50, 5]) },
    ...{ adkim: random.pick(strictness), aspf: random.pick(strictness) },
  }
  const rows = Array.from({ length: random.whole(1, 12) }, () => drawRow(random, policy))
  // Two rows that say the same are two rows: OpenDMARC writes one for each message.
  return { policy, rows: random.chance(0.2) ? [...rows, { ...random.pick(rows) }] : rows }
}

function drawRow(random: Random, { domain, p }: Policy): Row {
  const isOwn = random.chance(0.6)
  const result = (likely: number) => (random.chance(likely) ? ('pass' as const) : ('fail' as const))
  const [dkim, spf] = [result(isOwn ? 0.8 : 0.3), result(isOwn ? 0.8 : 0.1)]
  const headerFrom = random.chance(0.3) ? `news.${domain}` : domain
  const [passes, service] = [dkim === 'pass' || spf === 'pass', random.pick(SERVICES)]
  const envelope = spf === 'pass' ? `bounce.${domain}` : random.pick([service, domain, ''])
  const signatures = [{ domain, selector: 's1', result: dkim === 'pass' ? dkim : random.pick(FAILING) }]
  if (random.chance(0.3)) signatures.push({ domain: service, selector: 'k2', result: result(0.8) })
  const overridden = !passes && p !== 'none' && random.chance(0.3)
  return {
    ...{ sourceIp: random.pick(isOwn ? OWN_HOSTS : OTHER_HOSTS), dkim, spf, headerFrom },
    count: random.chance(0.02) ? random.whole(10_000, 3_000_000) : random.whole(1, 500),
    disposition: passes || overridden ? 'none' : (p as Row['disposition']),
    reason: overridden ? { type: random.pick(REASONS), comment: 'arc=pass & <kept>' } : null,
    ...{ envelopeFrom: envelope, envelopeTo: 'receiver.example' },
    signatures: dkim === 'fail' && random.chance(0.3) ? [] : signatures,
    spfResult: {
      domain: envelope || headerFrom,
      result: spf === 'pass' ? spf : random.pick(['softfail', ...FAILING]),
    },
  }
}
