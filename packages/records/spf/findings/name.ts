import { recordFinding } from '../../record/findings.ts'
import { isAnswered } from '../../record/published.ts'
import type { RecordFinding } from '../../record/report.ts'
import { undecided } from '../../record/verdict.ts'
import { isSpfRecord } from '../parse.ts'
import type { SpfSubject } from '../subject.ts'

/** How the answer came, and what the texts beside the record say. */

/**
 * A domain's other TXT records belong to others (proofs of ownership, say) and differ as they like, so that servers
 * and wildcard are judged by their SPF records alone.
 */
export function nameFindings({ texts, servers, probe }: SpfSubject): RecordFinding[] {
  const { answer } = texts
  if (texts.draft || answer.outcome !== 'answer') return []
  const facts = {
    name: answer.name,
    ttl: answer.ttl,
    cnames: answer.cnames.slice(0, 8),
    authenticated: answer.authenticated,
  }
  return [
    ...serverFinding(servers),
    ...wildcardFinding(texts.records, probe),
    recordFinding('good', 'spf_answer', answer.cnames.length > 0 ? 'by-alias' : 'direct', { facts }),
  ]
}

function serverFinding({ servers }: SpfSubject['servers']): RecordFinding[] {
  const own = servers.map(({ server, outcome, texts }) => ({
    server,
    outcome,
    texts: texts.filter(isSpfRecord).slice(0, 5),
  }))
  const answered = own.filter(({ outcome }) => isAnswered(outcome))
  if (answered.length < 2) return []
  const agree = new Set(answered.map(({ texts }) => JSON.stringify(texts))).size === 1
  return [
    agree
      ? recordFinding('good', 'spf_servers', 'agree', { facts: { servers: answered } })
      : recordFinding('warning', 'spf_servers', 'disagree', { facts: { servers: own } }),
  ]
}

function wildcardFinding(records: string[], probe: SpfSubject['probe']): RecordFinding[] {
  const found = probe?.records.flatMap((record) => (record.type === 'TXT' ? [record.strings.join('')] : []))
  if (!probe || !found?.some((text) => records.includes(text))) return []
  return [recordFinding('warning', 'spf_wildcard', 'wildcard', { facts: { asked: probe.name } })]
}

/** RFC 7208, 6.2: a missing explanation costs nothing but the explanation, and is never counted as a lookup. */
export function explanationFindings({ explanation, record }: SpfSubject): RecordFinding[] {
  if (!explanation) return []
  const { name, answer } = explanation
  const texts = answer.records.flatMap((one) => (one.type === 'TXT' ? [one.strings.join('')] : []))
  const term = record?.terms.find((one) => one.kind === 'modifier' && one.name === 'exp')
  const more = { facts: { name, count: texts.length }, spans: term ? [term.span] : [] }
  if (!isAnswered(answer.outcome)) return [recordFinding('no-data', 'spf_exp', 'unanswered', more)]
  if (texts.length === 0) return [recordFinding('warning', 'spf_exp', 'missing', more)]
  if (texts.length > 1) return [recordFinding('warning', 'spf_exp', 'several', more)]
  return /[^\x20-\x7e]/.test(texts[0]!) ? [recordFinding('warning', 'spf_exp', 'non-ascii', more)] : []
}

const VERDICT = {
  pass: 'good',
  softfail: 'warning',
  neutral: 'warning',
  none: 'warning',
  fail: 'bad',
  permerror: 'bad',
} as const

/** What the given address and sender would get. */
export function verdictFinding({ test }: SpfSubject): RecordFinding[] {
  if (!test) return []
  const { ip, sender, domain, result, path, comment } = test
  const term = path?.at(-1) ?? null
  const facts = { ip, sender, domain, comment, term: term?.term ?? null, record: term?.domain ?? null }
  return [
    result === 'temperror'
      ? undecided('spf_verdict', result, { facts })
      : recordFinding(VERDICT[result], 'spf_verdict', result, { facts }),
  ]
}
