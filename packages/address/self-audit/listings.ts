import type { Blacklists } from '@postproof/blacklists/types'
import { bad, type Finding, good, noData, warning } from '@postproof/engine/finding'

/** Whether our own address stands on a blacklist. A minor list is a warning; no list that answers is no-data. */
export async function listingFinding(address: string | undefined, blacklists: Blacklists): Promise<Finding> {
  const id = 'audit-listings'
  if (address === undefined) return noData(id, 'address-unknown')
  const { answers, answered } = await blacklists.checkAddress(address)
  const listed = answers.filter(
    ({ kind, state, severity }) => kind === 'block' && state === 'listed' && severity !== 'info',
  )
  const facts = { address, answered, listed: listed.map(({ list, tier }) => ({ list, tier })) }
  if (listed.some(({ tier }) => tier === 1)) return bad(id, 'listed', facts)
  if (listed.length > 0) return warning(id, 'listed-minor', facts)
  return answered === 0 ? noData(id, 'nobody-answered', facts) : good(id, 'not-listed', facts)
}
