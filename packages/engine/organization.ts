import { domainToASCII } from 'node:url'
import { getDomain } from 'tldts'

/**
 * The registrable domain of a host name by the public suffix list, private suffixes included, in lower case;
 * the name itself where the list has no answer.
 */
export function organizationOf(domain: string): string {
  const name = domain.toLowerCase().replace(/\.$/, '')
  return getDomain(name, { allowPrivateDomains: true }) ?? name
}

/** Whether two names belong to one organizational domain. */
export function sameOrganization(one: string, other: string): boolean {
  return one !== '' && organizationOf(one) === organizationOf(other)
}

const lastLabels = (name: string) => {
  const plain = name.toLowerCase().replace(/\.$/, '')
  return (domainToASCII(plain) || plain).split('.').slice(-2).join('.')
}

/**
 * Whether two names cannot belong to one organization whatever the DNS holds. The tree walk of RFC 9989 (4.10) may find
 * an organization at any common parent, a public suffix of two labels such as gov.uk included, so only names without a
 * common parent of two labels are surely apart.
 */
export function unrelated(one: string, other: string): boolean {
  return lastLabels(one) !== lastLabels(other)
}

/** Whether `host` is `domain` or a name below it; both in lower case. */
export function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`)
}

/** A fully qualified domain name: at least two labels of letters, digits and hyphens (RFC 1123, 2.1), or U-labels. */
export function isFqdn(name: string): boolean {
  if (name.length > 253) return false
  const labels = name.split('.')
  return (
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{M}\p{N}_](?:[\p{L}\p{M}\p{N}_-]{0,62})$/u.test(label))
  )
}
