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
