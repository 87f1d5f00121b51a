import type { Blacklists } from '@postproof/blacklists/types'
import { canonicalAddress, classifyAddress } from '@postproof/engine/addresses'
import type { Finding } from '@postproof/engine/finding'
import { bad, good, noData } from '@postproof/engine/finding'
import type { Resolver } from '@postproof/engine/world'
import { listingFinding } from './self-audit/listings.ts'
import { heloFinding, isPretence, senderFinding } from './self-audit/names.ts'
import { portFinding } from './self-audit/port.ts'
import { reverseFinding } from './self-audit/reverse.ts'
import { spfFinding } from './self-audit/spf.ts'
import type { ProbeHost, ProbeIdentity, SmtpDialer } from './smtp-types.ts'

/**
 * Before the first mailbox is asked: would this host look like an honest mail server to those it asks? A probe from
 * a host without a name, with a borrowed name or from a listed address gets listed, and takes the operator's other
 * mail with it. So mailbox checks are off until this has shown that all is in order.
 */
export type AuditInput = {
  identity: ProbeIdentity
  /** The public address we are seen from; null when it is not known. */
  address: string | null
  /** Hosts of large receivers, to see whether port 25 leads anywhere; no address is asked there. */
  reach: ProbeHost[]
}

export type AuditWorld = { resolver: Resolver; blacklists: Blacklists; dialer: SmtpDialer; now: () => number }

export type SelfAudit = {
  /** `audit-address`, `audit-helo`, `audit-sender`, `audit-ptr`, `audit-spf`, `audit-port-25`, `audit-listings`. */
  findings: Finding[]
  /** Mailbox checks may be switched on. */
  allowed: boolean
  /** Ids of the findings that stand against it: all but good, and a mere warning. */
  blockers: string[]
}

/** Asks DNS, lists and port 25 about ourselves. Never rejects. */
export async function auditSelf(input: AuditInput, world: AuditWorld): Promise<SelfAudit> {
  const { identity } = input
  const address = input.address === null ? undefined : canonicalAddress(input.address)
  const [reverse, helo, spf, sender, port, listings] = await Promise.all([
    reverseFinding(address, world.resolver),
    heloFinding(identity.helo, address, world.resolver),
    spfFinding(identity, address, world.resolver),
    senderFinding(identity, world.resolver),
    portFinding(input.reach, identity, world),
    listingFinding(address, world.blacklists),
  ])
  const findings = [addressFinding(input.address), helo, sender, reverse, spf, port, listings]
  const blockers = findings
    .filter(({ status }) => status === 'bad' || status === 'no-data')
    .map(({ id }) => id)
  return { findings, allowed: blockers.length === 0, blockers }
}

/**
 * The part that needs no network: a HELO name without an owner, or with another owner, is never used, whatever an
 * earlier audit said. Null when the identity may be used, else the code of the refusal.
 */
export function refusedIdentity({ helo, mailFrom }: ProbeIdentity): string | null {
  const name = isPretence(helo)
  if (name) return `helo-${name}`
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1)
  if (!/^[^\s<>@"\\]{1,64}@[^\s<>@]{1,255}$/.test(mailFrom)) return 'sender-not-an-address'
  const sender = isPretence(domain)
  return sender ? `sender-${sender}` : null
}

function addressFinding(address: string | null): Finding {
  const id = 'audit-address'
  if (address === null) return noData(id, 'unknown')
  const kind = classifyAddress(address)
  if (kind === 'public') return good(id, 'public', { address })
  return kind === 'invalid' ? bad(id, 'invalid', { address }) : bad(id, 'not-public', { address, kind })
}
