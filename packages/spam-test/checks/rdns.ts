import { reverseName } from '@postproof/engine/addresses'
import { bad, good, noData, warning } from '@postproof/engine/finding'
import { gmailSenders, rfc, yahooSenders } from '@postproof/engine/references'
import { quoteAbsence, quoteRecord } from '../authentication/evidence.ts'
import { isGenericName } from '../authentication/host-name.ts'
import { defineCheck } from '../define-check.ts'

const id = 'rdns'

/** Whether the sending address has a name that leads back to it (RFC 1912, 2.1). */
export const check = defineCheck({
  id,
  group: 'authentication',
  points: 6,
  topic: 'server',
  decidedBy: 'sending',
  refs: [rfc(1912, '2.1'), gmailSenders, yahooSenders],
  run({ auth, session }) {
    const { outcome, reason, names, confirmed } = auth.reverse
    const ip = session.clientAddress
    const facts = { ip, names, confirmed, reason }
    const zone = reverseName(ip ?? '')
    const evidence = zone === undefined ? [] : names.slice(0, 3).map((name) => quoteRecord(zone, name, 'PTR'))
    if (outcome === 'no-data') {
      const code = reason === 'private' || reason === 'unknown' ? `client-address-${reason}` : 'unanswered'
      return noData(id, code, facts, evidence)
    }
    if (outcome === 'no-ptr')
      return bad(id, 'no-ptr', facts, zone === undefined ? [] : [quoteAbsence(zone, null, 'PTR')])
    if (outcome !== 'ok') return bad(id, outcome, facts, evidence)
    const generic = ip !== null && confirmed !== null && isGenericName(confirmed, ip)
    return generic ? warning(id, 'generic-name', facts, evidence) : good(id, 'confirmed', facts, evidence)
  },
})
