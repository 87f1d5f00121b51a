import { bad, type Finding, good, noData } from '@postproof/engine/finding'
import { rfc } from '@postproof/engine/references'
import { isAnswered, isAskable } from '@postproof/records/record/published'
import { quoteAbsence, quoteRecord } from '../authentication/evidence.ts'
import { defineCheck } from '../define-check.ts'
import type { TestInput, TestWorld } from '../types.ts'

const id = 'mx'

/**
 * - `hosts`: MX records. `address`: none, but the domain itself has an address (RFC 5321, 5.1).
 * - `null-mx`: says that it takes no mail (RFC 7505). `none`: nothing at all. `unanswered`: could not be asked.
 */
type Inbound = {
  domain: string
  role: 'from' | 'bounce'
  state: 'hosts' | 'address' | 'null-mx' | 'none' | 'unanswered'
  hosts: string[]
}

/** Whether the From and bounce domains take mail: answers and bounces must be able to come back. */
export const check = defineCheck({
  id,
  group: 'authentication',
  points: 4,
  topic: 'server',
  decidedBy: 'sending',
  refs: [rfc(5321, '5.1'), rfc(7505)],
  async run(input, world) {
    const domains = domainsOf(input)
    if (domains.length === 0) return noData(id, 'no-from-domain', { reason: input.auth.dmarc.reason })
    return judge(await Promise.all(domains.map(({ domain, role }) => inboundOf(domain, role, world))))
  },
})

function domainsOf({ auth, session }: TestInput): { domain: string; role: Inbound['role'] }[] {
  const bounce = session.mailFrom
    ? session.mailFrom.slice(session.mailFrom.lastIndexOf('@') + 1).toLowerCase()
    : null
  return [
    ...(auth.fromDomain ? [{ domain: auth.fromDomain, role: 'from' as const }] : []),
    ...(bounce && bounce !== auth.fromDomain && isAskable(bounce)
      ? [{ domain: bounce, role: 'bounce' as const }]
      : []),
  ]
}

async function inboundOf(domain: string, role: Inbound['role'], world: TestWorld): Promise<Inbound> {
  const ask = (type: 'MX' | 'A' | 'AAAA') => world.resolver.lookup(domain, type, { signal: world.signal })
  const answer = await ask('MX')
  const records = answer.records.flatMap((record) => (record.type === 'MX' ? [record] : []))
  const hosts = records.slice(0, 10).map((record) => `${record.preference} ${record.exchange || '.'}`)
  if (!isAnswered(answer.outcome)) return { domain, role, state: 'unanswered', hosts }
  if (records.length > 0) {
    const none = records.every((record) => record.exchange === '' || record.exchange === '.')
    return { domain, role, state: none ? 'null-mx' : 'hosts', hosts }
  }
  const addresses = await Promise.all([ask('A'), ask('AAAA')])
  if (addresses.some(({ outcome }) => outcome === 'answer')) return { domain, role, state: 'address', hosts }
  const open = addresses.some(({ outcome }) => !isAnswered(outcome))
  return { domain, role, state: open ? 'unanswered' : 'none', hosts }
}

function judge(domains: Inbound[]): Finding {
  const worst = domains.find(({ state }) => state === 'none' || state === 'null-mx')
  const open = domains.find(({ state }) => state === 'unanswered')
  const named = worst ?? open ?? domains.find(({ state }) => state === 'address') ?? domains[0]!
  const facts = { domain: named.domain, role: named.role, domains }
  const evidence = domains.flatMap(({ domain, state, hosts }) =>
    state === 'none'
      ? ['MX', 'A', 'AAAA'].map((type) => quoteAbsence(domain, null, type))
      : hosts.slice(0, 3).map((host) => quoteRecord(domain, host, 'MX')),
  )
  if (worst) return bad(id, worst.state === 'none' ? 'no-inbound' : 'null-mx', facts, evidence)
  if (open) return noData(id, 'unanswered', facts, evidence)
  return good(id, named.state === 'address' ? 'address-only' : 'receives', facts, evidence)
}
