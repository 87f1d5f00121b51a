import { good, noData } from '@postproof/engine/finding'
import { rfc } from '@postproof/engine/references'
import { isAnswered, isAskable } from '@postproof/records/record/published'
import { quoteRecord } from '../authentication/evidence.ts'
import { notApplicable } from '../content/no-data.ts'
import { defineCheck } from '../define-check.ts'

const id = 'dnssec_dane'

/** Whether the From domain is signed (DNSSEC) and its mail hosts pin their certificates (RFC 7672). For information. */
export const check = defineCheck({
  id,
  group: 'authentication',
  points: 0,
  topic: 'extras',
  decidedBy: 'sending',
  refs: [rfc(7672)],
  async run({ auth }, world) {
    const domain = auth.fromDomain
    if (domain === null) return noData(id, 'no-from-domain')
    const ask = (name: string, type: 'DS' | 'MX' | 'TLSA') =>
      world.resolver.lookup(name, type, { signal: world.signal })
    const [signed, inbound] = await Promise.all([ask(auth.fromOrg ?? domain, 'DS'), ask(domain, 'MX')])
    if (!isAnswered(signed.outcome)) return noData(id, 'unanswered', { domain, reason: signed.outcome })
    const hosts = inbound.records.flatMap((record) =>
      record.type === 'MX' && isAskable(`_25._tcp.${record.exchange}`) ? [record.exchange] : [],
    )
    const pins = await Promise.all(hosts.slice(0, 3).map((host) => ask(`_25._tcp.${host}`, 'TLSA')))
    const pinned = pins.filter((answer) => answer.outcome === 'answer')
    const dnssec = signed.outcome === 'answer'
    const facts = { domain, dnssec, dane: pinned.map((answer) => answer.name) }
    const evidence = [...pinned, ...(dnssec ? [signed] : [])].flatMap((answer) =>
      answer.records
        .slice(0, 1)
        .map((record) => quoteRecord(answer.name, 'data' in record ? record.data : '', answer.type)),
    )
    // Without DNSSEC a TLSA record proves nothing (RFC 7672, 2.2.1).
    if (dnssec && pinned.length > 0) return good(id, 'dane', facts, evidence)
    return dnssec ? good(id, 'dnssec', facts, evidence) : notApplicable(id, 'absent', facts)
  },
})
