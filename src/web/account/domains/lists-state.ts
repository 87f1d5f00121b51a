import type { DomainState, SendingDomain } from '#contract/domains.ts'

const worse = { bad: 2, warning: 1, good: 0 }

/**
 * Both kinds of blacklists as one light: the worse of the two. It is bad since the first of those that are so, and in order
 * since the last of the two came to be so. Null where neither was asked.
 */
export function listsOf({ address, domain }: SendingDomain['lists']): DomainState | null {
  if (!address || !domain) return address ?? domain
  if (address.state !== domain.state) {
    return worse[address.state] > worse[domain.state] ? address : domain
  }
  const [first, last] = address.since <= domain.since ? [address, domain] : [domain, address]
  return address.state === 'good' ? last : first
}
