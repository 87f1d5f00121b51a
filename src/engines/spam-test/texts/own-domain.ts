import type { Json } from '#engines/finding.ts'
import { espFingerprints } from '../../../../data/esp-fingerprints.ts'
import { freeMailDomains } from '../../../../data/free-mail-domains.ts'
import { isWithin, organizationOf, sameOrganization } from '../context/organization.ts'
import type { FixContext } from '../types.ts'

/** Whose a domain is: advice to change records is given for the sender's own domain only. */

export type Owner =
  | { kind: 'own' }
  /** A mail provider at which anybody has a mailbox. */
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

const moveFrom =
  'Send from an address at a domain of your own, and set up SPF, DKIM and DMARC for that domain.'

/** What to do when the From domain is somebody else's; null when it is the sender's own or not known. */
export function fromSteps(context: FixContext): string[] | null {
  const { fromDomain, esp } = context
  if (fromDomain === null || isOwn(fromDomain, context)) return null
  return [
    `${ownerSentence(fromDomain, context)} Only its own servers can prove mail from it.`,
    moveFrom,
    ...(esp
      ? [`Add that domain in ${esp.name} ("domain authentication") and publish the records it shows.`]
      : []),
  ]
}

/** That the records of a domain are not the sender's to change. */
export function ownerSentence(domain: string, context: FixContext): string {
  const owner = ownerOf(domain, context)
  if (owner.kind === 'provider')
    return `${domain} belongs to a mail provider, so you cannot change its records.`
  if (owner.kind === 'service')
    return `${domain} belongs to ${owner.name}, which alone can change its records; if this lasts, tell its support.`
  if (context.fromDomain === null)
    return `The mail gives no From domain, so it is not known whether ${domain} is yours: correct the From line first.`
  return `${domain} is not part of ${context.fromDomain}, so only whoever runs it can change its records.`
}
