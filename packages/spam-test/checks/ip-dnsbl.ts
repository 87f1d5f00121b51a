import { noData } from '@postproof/engine/finding'
import { rfc } from '@postproof/engine/references'
import { judgeListings } from '../authentication/listings.ts'
import { defineCheck } from '../define-check.ts'

const id = 'ip_dnsbl'

/** The sending address on DNS blacklists (RFC 5782). */
export const check = defineCheck({
  id,
  group: 'reputation',
  points: 8,
  topic: 'reputation',
  decidedBy: 'sending',
  refs: [rfc(5782)],
  async run({ session }, { blacklists, signal }) {
    if (session.clientAddress === null || session.addressUnusable !== null) {
      return noData(id, `client-address-${session.addressUnusable ?? 'unknown'}`)
    }
    return judgeListings(id, [await blacklists.checkAddress(session.clientAddress, signal)])
  },
})
