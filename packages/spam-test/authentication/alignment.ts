import { organizationOf } from '@postproof/engine/organization'
import { type Discovery, type DmarcLookup, discoverDmarc } from '@postproof/records/dmarc/discover'

export type Alignment = {
  /** The record that applies to the From domain, and every name asked for it. */
  discovery: Discovery
  /** Organizational domain: by tree walk where a DMARC record was met, else by the Public Suffix List. */
  organizational: string
  /** Relaxed alignment with the From domain (RFC 9989, 4.10.2). */
  isAligned(domain: string | null): Promise<boolean>
}

/**
 * Alignment with one From domain. Where no DMARC record was met (or it could not be asked), the tree walk makes every
 * name its own organization, so the Public Suffix List decides.
 */
export async function createAlignment(fromDomain: string, lookup: DmarcLookup): Promise<Alignment> {
  const discovery = await discoverDmarc(fromDomain, lookup)
  const byWalk = discovery.found && discovery.organizational !== null
  const organizational = byWalk ? discovery.organizational! : organizationOf(fromDomain)
  return {
    discovery,
    organizational,
    async isAligned(domain) {
      if (domain === null || domain === '') return false
      const name = domain.toLowerCase().replace(/\.$/, '')
      if (name === fromDomain) return true
      // The organizational domain of a name is the name or one of its parents: others need no walk.
      if (name !== organizational && !name.endsWith(`.${organizational}`)) return false
      if (!byWalk) return organizationOf(name) === organizational
      const other = await discoverDmarc(name, lookup)
      return (other.organizational ?? organizationOf(name)) === organizational
    },
  }
}
