import type { Json } from '@postproof/engine/finding'
import { recordFinding } from '../../record/findings.ts'
import type { Issue } from '../../record/issue.ts'
import { isAnswered } from '../../record/published.ts'
import type { RecordFinding } from '../../record/report.ts'
import { undecided } from '../../record/verdict.ts'
import type { Mechanism } from '../mechanism.ts'
import type { SpfTerm } from '../parse.ts'
import type { SpfSubject } from '../subject.ts'

/** What stands at the name, and how the record is written. */

const quote = (texts: string[]) => texts.slice(0, 5).map((value) => ({ label: 'TXT', value }))

/** Findings about how the record is published: none, several, near misses, type SPF, broken strings (RFC 7208, 3). */
export function publishedFindings({ domain, texts, typeSpf }: SpfSubject): RecordFinding[] {
  const { records, near, senderId, answer } = texts
  const facts = { domain, count: records.length }
  if (!isAnswered(answer.outcome))
    return [undecided('spf_record', 'unanswered', { facts: { ...facts, outcome: answer.outcome } })]
  // A domain that does not exist has a finding of its own.
  const main =
    answer.outcome === 'nxdomain' || answer.outcome === 'bad-name'
      ? recordFinding('bad', 'spf_domain', 'missing', { facts })
      : recordOutcome(records, near, facts)
  return [
    main,
    ...(records.length > 0 && near.length > 0
      ? [
          recordFinding('warning', 'spf_ignored', 'beside', {
            facts: { texts: near.slice(0, 5) },
            evidence: quote(near),
          }),
        ]
      : []),
    ...(senderId.length > 0
      ? [recordFinding('warning', 'spf_sender-id', 'published', { evidence: quote(senderId) })]
      : []),
    ...(typeSpf?.outcome === 'answer' ? [typeFinding(domain, records.length > 0)] : []),
  ]
}

function recordOutcome(records: string[], near: string[], facts: Record<string, Json>): RecordFinding {
  const evidence = quote([...records, ...near])
  // RFC 7208, 4.5: more than one is a permanent error.
  if (records.length > 1) return recordFinding('bad', 'spf_record', 'several', { facts, evidence })
  if (records.length === 1) return recordFinding('good', 'spf_record', 'published', { facts, evidence })
  if (near.length > 0)
    return recordFinding('bad', 'spf_record', 'ignored', {
      facts: { ...facts, texts: near.slice(0, 5) },
      evidence,
    })
  return recordFinding('bad', 'spf_record', 'missing', { facts })
}

/** RFC 7208, 3.1: record type 99 was given up; receivers read TXT alone. */
function typeFinding(domain: string, beside: boolean): RecordFinding {
  const facts = { domain }
  return beside
    ? recordFinding('warning', 'spf_type-99', 'beside', { facts })
    : recordFinding('bad', 'spf_type-99', 'alone', { facts })
}

/** Issues that have a finding of their own, with more facts. */
const ELSEWHERE = new Set([
  'bad-version',
  'everyone',
  'wide-range',
  'ptr',
  'ptr-macro',
  'unknown-modifier',
  'equals-for-colon',
  'misspelt-modifier',
  'after-all',
  'redirect-beside-all',
  'duplicate-term',
  'plus-all',
  'neutral-all',
  'no-all',
  'long-record',
])

/** A closer name for what the reader found. */
export function codeOf({ code, text }: Pick<Issue, 'code' | 'text'>): string {
  if ((code === 'bad-address' || code === 'missing-value') && /^[+\-~?]?ip[46]:.*%/i.test(text))
    return 'macro-in-address'
  if (code === 'bad-macro' && /%\{[crt][^}]*\}/i.test(text)) return 'macro-of-explanation'
  if (code === 'bad-domain' && /^[+\-~?]?include:[^%]*\//i.test(text)) return 'include-with-prefix'
  if (code === 'unknown-mechanism' && text.includes(',')) return 'comma'
  return code
}

/** Findings about the text of the record (RFC 7208, 12). */
export function syntaxFindings({ record, counts, texts }: SpfSubject): RecordFinding[] {
  if (!record) return []
  const issues = record.issues
    .filter((issue) => issue.status === 'bad' && !ELSEWHERE.has(issue.code))
    .map((issue) => ({ ...issue, code: codeOf(issue) }))
  const glued = gluedTerms(record.text, texts.strings)
  const inGlued = (issue: Issue) =>
    glued.some(({ span }) => span.start <= issue.span.start && issue.span.end <= span.end)
  const all = [...glued, ...issues.filter((issue) => !inGlued(issue))]
  if (all.length === 0) return counts ? [recordFinding('good', 'spf_syntax', 'valid')] : []
  return byCode(all).map(([code, found]) =>
    recordFinding('bad', 'spf_syntax', code, {
      facts: { texts: textsOf(found) },
      spans: found.map((issue) => issue.span),
    }),
  )
}

function byCode(issues: Issue[]): [string, Issue[]][] {
  const groups = new Map<string, Issue[]>()
  for (const issue of issues) groups.set(issue.code, [...(groups.get(issue.code) ?? []), issue])
  return [...groups]
}

const textsOf = (issues: Pick<Issue, 'text'>[]) => [...new Set(issues.map(({ text }) => text))].slice(0, 10)

const TERM_START =
  /^(?:[+\-~?]?(?:include|ip4|ip6|exists|a|mx|ptr):|[+\-~?]?all(?:$| )|(?:redirect|exp)=|[+\-~?](?:a|mx|ptr)(?:$| ))/i

/** RFC 7208, 3.3: the strings of a record are joined without a space, so two terms may become one. */
export function gluedTerms(text: string, strings: string[]): Issue[] {
  const found: Issue[] = []
  let at = 0
  for (const string of strings.slice(0, -1)) {
    at += string.length
    if (at <= 0 || at >= text.length || text[at - 1] === ' ' || text[at] === ' ') continue
    const start = text.lastIndexOf(' ', at - 1) + 1
    // The sign of the term itself: `-` at the end of a string, `all` in the next.
    const isOneTerm = /^[+\-~?]$/.test(text.slice(start, at))
    if (isOneTerm || !TERM_START.test(text.slice(at, at + 60))) continue
    const end = text.indexOf(' ', at)
    const span = { start, end: end < 0 ? text.length : end }
    found.push({
      code: 'glued-strings',
      status: 'bad',
      span,
      text: text.slice(span.start, span.end).slice(0, 80),
    })
  }
  return found.slice(0, 20)
}

/** Terms that work, but that the RFC advises against, or that do nothing. */
export function adviceFindings({ record }: SpfSubject): RecordFinding[] {
  if (!record) return []
  const of = (code: string) => record.issues.filter((issue) => issue.code === code)
  const advice: [issue: string, id: string, code: string][] = [
    ['equals-for-colon', 'spf_modifier', 'equals'],
    ['misspelt-modifier', 'spf_modifier', 'misspelt'],
    ['unknown-modifier', 'spf_modifier', 'unknown'],
    ['ptr-macro', 'spf_ptr-macro', 'used'],
    ['ptr', 'spf_ptr', 'used'],
    ['after-all', 'spf_after-all', 'terms'],
    ['redirect-beside-all', 'spf_after-all', 'redirect'],
    ['duplicate-term', 'spf_duplicate', 'term'],
  ]
  return advice.flatMap(([issue, id, code]) => {
    const found = of(issue)
    if (found.length === 0) return []
    const spans = found.map(({ span }) => span)
    // A server that was meant to be named is not: its mail does not pass.
    const status = code === 'equals' || code === 'misspelt' ? 'bad' : 'warning'
    return [recordFinding(status, id, code, { facts: { texts: textsOf(found) }, spans })]
  })
}

const ALL = {
  '-': ['good', 'fail'],
  '~': ['good', 'softfail'],
  '?': ['warning', 'neutral'],
  '+': ['bad', 'pass'],
} as const

/** What becomes of everyone who is not named. */
export function allFinding({ record, counts }: SpfSubject): RecordFinding[] {
  if (!record || !counts) return []
  const all = record.terms.find((term): term is Mechanism => isAll(term))
  if (all) {
    const [status, code] = ALL[all.qualifier]
    return [recordFinding(status, 'spf_all', code, { facts: { text: all.text }, spans: [all.span] })]
  }
  const redirect = record.terms.find((term) => term.kind === 'modifier' && term.name === 'redirect')
  if (redirect)
    return [
      recordFinding('good', 'spf_all', 'redirect', {
        facts: { name: redirect.value },
        spans: [redirect.span],
      }),
    ]
  return [recordFinding('warning', 'spf_all', 'missing')]
}

const isAll = (term: SpfTerm) => term.kind === 'mechanism' && term.name === 'all'

/** RFC 7208, 3.4: the answer should fit into 512 octets; a character-string holds 255. */
export function sizeFindings({ record, texts }: SpfSubject): RecordFinding[] {
  if (!record) return []
  const octets = Buffer.byteLength(record.text)
  const longest = Math.max(0, ...texts.strings.map((string) => Buffer.byteLength(string)))
  const facts = { octets, longest, strings: texts.strings.length }
  return [
    ...(texts.draft && longest > 255 ? [recordFinding('bad', 'spf_size', 'string-too-long', { facts })] : []),
    ...(octets > 512
      ? [recordFinding('warning', 'spf_size', 'over-512', { facts })]
      : octets > 450
        ? [recordFinding('warning', 'spf_size', 'over-450', { facts })]
        : []),
  ]
}

/** A domain that sends nothing says so with `v=spf1 -all`; an `exp` beside it changes nothing. */
export function parkedFinding({ record, counts, parked }: SpfSubject): RecordFinding[] {
  if (!parked) return []
  const mechanisms = counts ? (record?.terms.filter((term) => term.kind === 'mechanism') ?? []) : []
  const strict =
    mechanisms[0]?.kind === 'mechanism' && mechanisms[0].name === 'all' && mechanisms[0].qualifier === '-'
  return [
    strict
      ? recordFinding('good', 'spf_parked', 'strict')
      : recordFinding('warning', 'spf_parked', 'open', {
          facts: { record: record?.text.slice(0, 500) ?? null },
        }),
  ]
}
