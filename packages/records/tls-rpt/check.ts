import { askMailHosts } from '../mta-sts/policy.ts'
import { askedDomain } from '../record/asked-domain.ts'
import { issueFindings, recordFinding } from '../record/findings.ts'
import { loneRecord, publishedOnce } from '../record/lone.ts'
import { besideAlias, nameFindings } from '../record/name.ts'
import { tagParts } from '../record/parts.ts'
import { askTexts, isAnswered, type Published } from '../record/published.ts'
import type { RecordFinding, RecordReport, SuggestedRecord } from '../record/report.ts'
import { createTrace, type RecordWorld } from '../record/trace.ts'
import { verdictOf } from '../record/verdict.ts'
import type { TlsRptDetails } from './details.ts'
import { explainTlsRptTag } from './explain.ts'
import { isNearTlsRptRecord, isTlsRptRecord, parseTlsRpt, type TlsRptRecord } from './parse.ts'
import { changeTlsRpt, losesAddress } from './print.ts'

/**
 * Checks where a domain wants reports about failed TLS (RFC 8460, 3). `domain` is an A-label name. Never throws;
 * a question without an answer is `no-data`.
 */
export async function checkTlsRpt(
  { domain: given }: { domain: string },
  world: RecordWorld,
): Promise<RecordReport<TlsRptDetails>> {
  const domain = askedDomain(given)
  const trace = createTrace(world)
  const [published, mail] = await Promise.all([
    askTexts(trace.resolver, `_smtp._tls.${domain}`),
    askMailHosts(domain, [], trace.resolver),
  ])
  const takesMail = mail.outcome !== 'no-mail'
  const texts = published.texts.filter(isTlsRptRecord)
  const near = published.texts.filter(isNearTlsRptRecord)
  const shown = loneRecord({ texts, near })
  const record = shown === null ? null : parseTlsRpt(shown)
  const name = { kind: 'tls-rpt' as const, domain, published, own: [...texts, ...near], record: shown }
  const findings = [
    publishedOnce('tls-rpt_record', published, { texts, near }, takesMail),
    ...(record ? [...issueFindings('tls-rpt_syntax', record.issues), ...addresses(record)] : []),
    ...(await nameFindings(name, trace.resolver, world.clock.now())),
  ]
  return {
    kind: 'tls-rpt',
    domain,
    queried: published.name,
    foundAt: shown === null ? null : published.name,
    record: shown,
    published: [...texts, ...near],
    ttl: published.outcome === 'answer' ? published.answer.ttl : null,
    status: verdictOf(findings),
    findings,
    parts: record ? tagParts(record.text, record.tags, explainTlsRptTag) : [],
    suggested: besideAlias(
      takesMail || texts.length + near.length > 0 ? suggestions(published, texts, record) : [],
      published,
    ),
    details: {
      addresses: (record?.rua ?? []).map(({ text, scheme, domain, valid }) => ({
        uri: text,
        scheme,
        domain,
        valid,
      })),
    },
    dns: await trace.answers(),
  }
}

function addresses(record: TlsRptRecord): RecordFinding[] {
  const usable = record.rua.filter((uri) => uri.valid && uri.domain !== null)
  if (usable.length === 0) return []
  const spans = usable.map((uri) => uri.span)
  return [
    recordFinding('good', 'tls-rpt_address', 'usable', {
      facts: { addresses: usable.map((uri) => uri.text) },
      spans,
    }),
  ]
}

function suggestions(published: Published, texts: string[], record: TlsRptRecord | null): SuggestedRecord[] {
  if (!isAnswered(published.outcome)) return []
  const base = { type: 'TXT' as const, host: published.name, ttl: 3600 }
  // A first record needs a mailbox, and which one only its owner knows.
  if (record === null && texts.length < 2) return []
  const current = record?.text ?? texts.join('\n')
  const records = record ? [record] : texts.map(parseTlsRpt)
  const value = changeTlsRpt(records)
  if (value === null || (record && record.issues.length === 0)) return []
  const reason = record ? 'tls-rpt.repair' : 'tls-rpt.merge'
  const risk = ['tls-rpt.risk.reports', ...(losesAddress(records) ? ['tls-rpt.risk.address'] : [])]
  return [{ ...base, action: 'replace', value, current, reason, risk }]
}
