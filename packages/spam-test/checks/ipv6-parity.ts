import { canonicalAddress, reverseName } from '@postproof/engine/addresses'
import { bad, good, noData } from '@postproof/engine/finding'
import { gmailSenders } from '@postproof/engine/references'
import { quoteAbsence, quoteRecord } from '../authentication/evidence.ts'
import { notApplicable } from '../content/no-data.ts'
import { defineCheck } from '../define-check.ts'

const id = 'ipv6_parity'

/** Over IPv6 Gmail refuses mail without PTR and without SPF or DKIM; SPF is often forgotten for the IPv6 address. */
export const check = defineCheck({
  id,
  group: 'authentication',
  points: 4,
  topic: 'server',
  decidedBy: 'sending',
  refs: [gmailSenders],
  run({ auth, session }) {
    const ip = canonicalAddress(session.clientAddress ?? '')
    if (ip === undefined || session.addressUnusable !== null) return noData(id, 'client-address-unknown')
    if (!ip.includes(':')) return notApplicable(id, 'ipv4')
    const { spf, reverse } = auth
    const facts = { ip, domain: spf.domain, record: spf.record, spf: spf.result, ptr: reverse.outcome }
    const zone = reverseName(ip)
    const evidence = [
      ...(spf.record && spf.domain ? [quoteRecord(spf.domain, spf.record)] : []),
      ...(zone && reverse.outcome === 'no-ptr' ? [quoteAbsence(zone, null, 'PTR')] : []),
      ...(zone ? reverse.names.slice(0, 3).map((name) => quoteRecord(zone, name, 'PTR')) : []),
    ]
    if (spf.result === 'no-data' || spf.result === 'temperror' || reverse.outcome === 'no-data') {
      return noData(id, 'unanswered', facts, evidence)
    }
    const named = reverse.outcome === 'ok'
    if (named && spf.result === 'pass') return good(id, 'covered', facts, evidence)
    if (named) return bad(id, 'spf-missing', facts, evidence)
    return bad(id, spf.result === 'pass' ? 'ptr-missing' : 'ptr-and-spf-missing', facts, evidence)
  },
})
