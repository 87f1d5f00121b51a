import { good, noData, warning } from '@postproof/engine/finding'
import { rfc } from '@postproof/engine/references'
import { isBroken } from '@postproof/records/record/issue'
import { askTexts, isAnswered } from '@postproof/records/record/published'
import { isTlsRptRecord, parseTlsRpt } from '@postproof/records/tls-rpt/parse'
import { issueFacts, quoteAbsence, quoteRecord } from '../authentication/evidence.ts'
import { defineCheck } from '../define-check.ts'

const id = 'tls_rpt'

/** The record that says where other servers report TLS failures on the way to the From domain (RFC 8460). */
export const check = defineCheck({
  id,
  group: 'authentication',
  points: 0,
  topic: 'extras',
  decidedBy: 'sending',
  refs: [rfc(8460)],
  async run({ auth }, world) {
    const domain = auth.fromDomain
    if (domain === null) return noData(id, 'no-from-domain')
    const name = `_smtp._tls.${domain}`
    const published = await askTexts(world.resolver, name, world.signal)
    if (!isAnswered(published.outcome)) return noData(id, 'unanswered', { domain, reason: published.outcome })
    const texts = published.texts.filter((text) => /^\s*v\s*=\s*TLSRPT/i.test(text)).slice(0, 5)
    const evidence = texts.map((text) => quoteRecord(name, text))
    if (texts.length === 0) return warning(id, 'missing', { domain }, [quoteAbsence(name, published.outcome)])
    if (texts.length > 1) return warning(id, 'several-records', { domain, records: texts }, evidence)
    const { issues } = parseTlsRpt(texts[0]!)
    const facts = { domain, record: texts[0]!, issues: issueFacts(issues) }
    const usable = isTlsRptRecord(texts[0]!) && !isBroken(issues)
    return usable ? good(id, 'valid', facts, evidence) : warning(id, 'broken', facts, evidence)
  },
})
