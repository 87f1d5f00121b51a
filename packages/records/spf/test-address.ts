import { toMailauthResolver } from '@postproof/dns/mailauth-resolver'
import { canonicalAddress } from '@postproof/engine/addresses'
import type { Resolver } from '@postproof/engine/world'
import type { DNSResolver } from 'mailauth'
import type { SpfTest } from './details.ts'
import { type SpfResult, walkSpf } from './walk.ts'

const RESULTS = new Set<string>(['pass', 'fail', 'softfail', 'neutral', 'none', 'temperror', 'permerror'])

/** What `%{r}` stands for; the test is run by no receiver. */
const RECEIVER = 'receiver.invalid'

export type AddressTest = { domain: string; ip: string; sender?: string; helo?: string }

/**
 * What a client address and sender would get (RFC 7208, 4). The verdict is the evaluator's; our own walk names the
 * term that decided, and is left out when it comes to another result. Null when `ip` is not an address. Never rejects.
 */
export async function testAddress(test: AddressTest, resolver: Resolver): Promise<SpfTest | null> {
  const ip = canonicalAddress(test.ip.trim())
  if (ip === undefined) return null
  const helo = test.helo?.trim() || test.domain
  const sender = senderOf(test.sender, test.domain)
  const domain = sender.slice(sender.lastIndexOf('@') + 1).toLowerCase()
  const [told, walk] = await Promise.all([
    evaluate(ip, sender, helo, resolver),
    walkSpf(domain, { ip, sender, helo }, resolver),
  ])
  return {
    ip,
    sender,
    helo,
    domain,
    ...told,
    path: walk.result === told.result ? walk.path : null,
    steps: walk.result === told.result ? walk.steps : [],
  }
}

/** A sender without a local part is `postmaster` (RFC 7208, 4.3). */
function senderOf(given: string | undefined, domain: string): string {
  const sender = given?.trim().replace(/^<|>$/g, '').slice(0, 400) ?? ''
  if (sender === '') return `postmaster@${domain}`
  if (!sender.includes('@')) return sender.includes('.') ? `postmaster@${sender}` : `${sender}@${domain}`
  return sender.startsWith('@') ? `postmaster${sender}` : sender
}

type Told = Pick<SpfTest, 'result' | 'comment' | 'explanation' | 'lookups' | 'voids'>

async function evaluate(ip: string, sender: string, helo: string, resolver: Resolver): Promise<Told> {
  try {
    // A few megabytes, for the few who try an address.
    const { spf } = await import('mailauth/lib/spf/index.js')
    const verdict = await spf({
      sender,
      ip,
      helo,
      mta: RECEIVER,
      resolver: toMailauthResolver(resolver) as DNSResolver,
      strict: true,
    })
    const { result, comment = '' } = verdict.status
    const explanation = (verdict as { explanation?: string }).explanation
    return {
      result: (RESULTS.has(result) ? result : 'permerror') as SpfResult,
      comment: comment.replace(`${RECEIVER}: `, '').slice(0, 500),
      explanation: explanation?.slice(0, 500) ?? null,
      lookups: verdict.lookups?.count ?? 0,
      voids: verdict.lookups?.void ?? 0,
    }
  } catch (error) {
    // The evaluator throws on some hostile records; receivers that run it call that a permanent error.
    return {
      result: 'permerror',
      comment: String(error).slice(0, 500),
      explanation: null,
      lookups: 0,
      voids: 0,
    }
  }
}
