import type { Json } from '@postproof/engine/finding'
import { freeMailDomains } from '@postproof/engine/free-mail-domains'
import { isWithin, organizationOf, sameOrganization } from '@postproof/engine/organization'
import type { Message } from '@postproof/messages/message'
import { espFingerprints } from '../data/esp-fingerprints.ts'
import type { FixContext } from '../types.ts'

/** Whose a domain is: advice to change records is given for the sender's own domain only. */

export type Owner =
  | { kind: 'own' }
  /** A mail provider at which anyone has a mailbox. */
  | { kind: 'provider' }
  /** A sending service of that name. */
  | { kind: 'service'; name: string }
  | { kind: 'other' }

function publicOwner(domain: string): Owner | null {
  if (freeMailDomains.has(domain) || freeMailDomains.has(organizationOf(domain))) return { kind: 'provider' }
  const service = espFingerprints.find(({ domains }) => domains.some((known) => isWithin(domain, known)))
  return service ? { kind: 'service', name: service.name } : null
}

/** The owner as far as the From domain and the lists of providers and services tell. Any name below counts too. */
export function ownerOf(domain: string, { fromDomain }: Pick<FixContext, 'fromDomain'>): Owner {
  const name = domain.toLowerCase().replace(/\.$/, '')
  const known = publicOwner(name)
  if (known) return known
  return { kind: fromDomain !== null && sameOrganization(name, fromDomain) ? 'own' : 'other' }
}

/** Whether the sender can change records of that domain: it belongs to the From domain's organization. */
export function isOwn(domain: Json | undefined, context: FixContext): domain is string {
  return typeof domain === 'string' && ownerOf(domain, context).kind === 'own'
}

/** The context with a From domain only where that is the sender's own: for example addresses in steps. */
export function ownContext(context: FixContext): FixContext {
  return isOwn(context.fromDomain, context) ? context : { ...context, fromDomain: null }
}

/** What to do when the From domain belongs to another party; null when it is the sender's own or unknown. */
export function fromSteps(context: FixContext): Message[] | null {
  const { fromDomain, esp } = context
  if (fromDomain === null || isOwn(fromDomain, context)) return null
  return [
    { code: 'owner.step.only-its-servers', facts: { owner: sayOwner(fromDomain, context) } },
    { code: 'owner.step.move-from', facts: {} },
    ...(esp ? [{ code: 'owner.step.add-at', facts: { service: esp.name } } as const] : []),
  ]
}

/** Says that the records of a domain are not the sender's to change. */
export function sayOwner(domain: string, context: FixContext): Message {
  const owner = ownerOf(domain, context)
  if (owner.kind === 'provider') return { code: 'owner.provider', facts: { domain } }
  if (owner.kind === 'service') return { code: 'owner.service', facts: { domain, service: owner.name } }
  return context.fromDomain === null
    ? { code: 'owner.unknown', facts: { domain } }
    : { code: 'owner.other', facts: { domain, from_domain: context.fromDomain } }
}
