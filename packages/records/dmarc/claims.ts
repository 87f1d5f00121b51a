import { toMailauthResolver } from '@postproof/dns/mailauth-resolver'
import type { Resolver } from '@postproof/engine/world'
import type { DNSResolver } from 'mailauth'
import { recordFinding } from '../record/findings.ts'
import { probeLabel } from '../record/name.ts'
import type { RecordFinding } from '../record/report.ts'
import type { DmarcClaim } from './details.ts'
import type { Policy } from './parse.ts'

/**
 * What a policy claims about mail: a forged mail and one of the owner, each judged by the evaluator of the spam test over
 * the same answers of the DNS.
 */

/** Never rejects. `now` in Unix milliseconds makes the name of the subdomain. */
export async function claimPolicy(domain: string, resolver: Resolver, now: number): Promise<DmarcClaim[]> {
  const made = `${probeLabel(now)}.${domain}`
  const below = `*.${domain}`
  const told = await Promise.all([
    resultOf(domain, true, resolver),
    resultOf(domain, false, resolver),
    resultOf(made, false, withAddress(resolver, made)),
    resultOf(made, false, resolver),
  ])
  return [
    { mail: 'own', from: domain, result: told[0] },
    { mail: 'forged', from: domain, result: told[1] },
    { mail: 'forged-subdomain', from: below, result: told[2] },
    { mail: 'forged-unused-name', from: below, result: told[3] },
  ]
}

async function resultOf(from: string, isOwn: boolean, resolver: Resolver): Promise<DmarcClaim['result']> {
  try {
    // A few megabytes, loaded with the first policy that is judged.
    const { evaluateDmarc } = await import('mailauth/lib/dmarc/index.js')
    const { response } = await evaluateDmarc({
      headerFrom: [from],
      spfDomains: isOwn ? [from] : [],
      dkimDomains: [],
      resolver: toMailauthResolver(resolver) as DNSResolver,
      strict: true,
    })
    if (!response || response.status.result === 'temperror') return null
    if (response.status.result === 'pass') return 'pass'
    return response.status.result === 'none' ? 'none' : ((response.policy as Policy | undefined) ?? 'none')
  } catch {
    return null
  }
}

/** The resolver with an address at one name, which so exists. */
function withAddress(resolver: Resolver, name: string): Resolver {
  return {
    async lookup(asked, type, options) {
      const answer = await resolver.lookup(asked, type, options)
      if (type !== 'A' || asked.toLowerCase() !== name) return answer
      const record = { type: 'A' as const, name, ttl: 0, address: '192.0.2.1' }
      return { ...answer, outcome: 'answer', records: [record] }
    },
  }
}

/** Findings that say already why forged mail gets through. */
const CAUSES = new Set([
  'dmarc_record',
  'dmarc_policy',
  'dmarc_subdomains',
  'dmarc_nonexistent',
  'dmarc_test-mode',
  'dmarc_syntax',
  'dmarc_domain',
])

/** What becomes of forged mail, where no other finding names the cause that it gets through. */
export function claimFindings(claims: DmarcClaim[], others: RecordFinding[]): RecordFinding[] {
  const of = (mail: DmarcClaim['mail']) => claims.find((one) => one.mail === mail)?.result ?? null
  const domain = claims[0]?.from ?? ''
  const facts = {
    domain,
    own: of('forged'),
    subdomain: of('forged-subdomain'),
    unused: of('forged-unused-name'),
  }
  const results = [facts.own, facts.subdomain, facts.unused]
  if (results.every((result) => result === 'reject' || result === 'quarantine'))
    return [recordFinding('good', 'dmarc_claims', 'refused', { facts })]
  const explained = others.some(({ id, status }) => CAUSES.has(id) && status !== 'good')
  if (explained || !results.includes('none') || facts.own === null) return []
  return [recordFinding('warning', 'dmarc_claims', 'delivered', { facts })]
}
