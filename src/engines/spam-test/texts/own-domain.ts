import type { Json } from '#engines/finding.ts'
import { isWithin, organizationOf, sameOrganization } from '#engines/organization.ts'
import { espFingerprints } from '../../../../data/esp-fingerprints.ts'
import { freeMailDomains } from '../../../../data/free-mail-domains.ts'
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

/** Sentences about domains that are not the sender's. */
export type OwnDomainWords = {
  onlyItsServers: string
  moveFrom: string
  addAt(service: string): string
  providers(domain: string): string
  services(domain: string, service: string): string
  unknown(domain: string): string
  others(domain: string, fromDomain: string): string
}

const english: OwnDomainWords = {
  onlyItsServers: 'Only its own servers can prove mail from it.',
  moveFrom: 'Send from an address at a domain of your own, and set up SPF, DKIM and DMARC for that domain.',
  addAt: (service) =>
    `Add that domain in ${service} ("domain authentication") and publish the records it shows.`,
  providers: (domain) => `${domain} belongs to a mail provider, so you cannot change its records.`,
  services: (domain, service) =>
    `${domain} belongs to ${service}, which alone can change its records; if this lasts, tell its support.`,
  unknown: (domain) =>
    `The mail gives no From domain, so it is not known whether ${domain} is yours: correct the From line first.`,
  others: (domain, fromDomain) =>
    `${domain} is not part of ${fromDomain}, so only whoever runs it can change its records.`,
}

/** What to do when the From domain is somebody else's; null when it is the sender's own or not known. */
export function fromSteps(context: FixContext, words = english): string[] | null {
  const { fromDomain, esp } = context
  if (fromDomain === null || isOwn(fromDomain, context)) return null
  return [
    `${ownerSentence(fromDomain, context, words)} ${words.onlyItsServers}`,
    words.moveFrom,
    ...(esp ? [words.addAt(esp.name)] : []),
  ]
}

/** That the records of a domain are not the sender's to change. */
export function ownerSentence(domain: string, context: FixContext, words = english): string {
  const owner = ownerOf(domain, context)
  if (owner.kind === 'provider') return words.providers(domain)
  if (owner.kind === 'service') return words.services(domain, owner.name)
  return context.fromDomain === null ? words.unknown(domain) : words.others(domain, context.fromDomain)
}
