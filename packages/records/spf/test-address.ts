import { toMailauthResolver } from '@postproof/dns/mailauth-resolver'
import { canonicalAddress } from '@postproof/engine/addresses'
import type { Resolver } from '@postproof/engine/world'
import type { DNSResolver } from 'mailauth'
import type { SpfTest } from './details.ts'
import { evaluateMail, RECEIVER } from './evaluate.ts'
import { walkSpf } from './walk.ts'

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
  const told = await evaluateMail(
    { ip, sender, helo, mta: RECEIVER },
    toMailauthResolver(resolver) as DNSResolver,
  )
  const { result, explanation, lookups, voids } = told
  const comment = told.comment.replace(`${RECEIVER}: `, '')
  return { result, comment, explanation, lookups: lookups ?? 0, voids: voids ?? 0 }
}
