import { noData } from '@postproof/engine/finding'
import { judgeListings } from '../authentication/listings.ts'
import type { Check } from '../types.ts'

const id = 'ip_dnsbl'

/** The sending address on DNS blacklists (RFC 5782). */
export const check: Check = {
  id,
  async run({ session }, { blacklists, signal }) {
    if (session.clientAddress === null || session.addressUnusable !== null) {
      return noData(id, `client-address-${session.addressUnusable ?? 'unknown'}`)
    }
    return judgeListings(id, [await blacklists.checkAddress(session.clientAddress, signal)])
  },
}
