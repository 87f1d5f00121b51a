import type { Language } from '@postproof/engine/language'
import { sayWithin } from '@postproof/engine/words/say-within'
import type { Clock, HttpFetch, Resolver } from '@postproof/engine/world'
import { message } from '@postproof/messages/message'
import { type Say, sayIn } from '@postproof/messages/say'
import type { MarkRoot } from '@postproof/records/bimi/certificate/root'
import { hostFormOf } from '@postproof/records/record/dns-host'
import { readDraft, withDraft } from '@postproof/records/record/draft'
import type {
  RecordFinding,
  RecordPart,
  RecordReport,
  SuggestedRecord,
} from '@postproof/records/record/report'
import { notAskedIn } from '@postproof/records/record/verdict'
import { type CodedRecordText, explainRecord, recordTextsIn } from '@postproof/records/words'
import type { RecordChecker, RecordQuery, RecordResult } from '#contract/checkers.ts'
import { refuseField } from '#platform/refusals/refusal.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { domainOf } from './checker-input.ts'
import { effectOf, policyChanges } from './messages.ts'
import { presentDnsAnswer } from './present-dns.ts'
import { type RecordEngine, recordEngines } from './record-engines.ts'
import { scoreOf } from './record-score.ts'
import type { Checkers } from './types.ts'

type SuggestedView = RecordResult['suggested_records'][number]

/** The record checkers: input -> engine -> words. Pages, API and CLI all come through here. */

type World = {
  resolver: Resolver
  http: HttpFetch
  clock: Clock
  /** The roots that mark certificates may lead to; default those of the program. */
  markRoots?: readonly MarkRoot[]
  /** DKIM selectors of a domain in the visitor's own tests. */
  seenSelectors?(visitor: Visitor, domain: string): Promise<string[]>
}

const deadline = 8_000

export function createRecordCheckers({
  resolver,
  http,
  clock,
  markRoots,
  seenSelectors,
}: World): Pick<Checkers, 'record'> {
  return {
    async record(checker, query, visitor) {
      const language = visitor?.language ?? 'en'
      const domain = domainOf(query.input)
      const engine = recordEngines[checker]
      const selector = query.selector?.trim()
      if (selector && engine.readSelector?.(selector, domain) === null)
        throw refuseField('selector', 'checker.not_a_selector', 'not_a_selector')
      const drafted = withDraftOf(engine, query, domain, resolver)
      const world = {
        resolver: drafted.resolver,
        http,
        clock,
        markRoots,
        signal: AbortSignal.timeout(deadline),
      }
      const asksSeen = checker === 'dkim' || checker === 'spf'
      const seen = asksSeen && visitor ? ((await seenSelectors?.(visitor, domain)) ?? []) : []
      const knownSelectors = checker === 'dkim' ? seen : []
      const report = await engine.check(
        { ...query, ...drafted.asked, domain, knownSelectors, seen: seen.length > 0 },
        world,
      )
      return present({ checker, query, report, clock, words: wordsOf(checker, language) })
    },
  }
}

/** The world with a draft at the name where the engine looks for the record, and what it is asked for then. */
function withDraftOf(
  { draft: place, readSelector }: RecordEngine,
  { draft, selector }: RecordQuery,
  domain: string,
  resolver: Resolver,
): { resolver: Resolver; asked: { selector?: string } } {
  if (draft === undefined || draft.trim() === '' || !place) return { resolver, asked: {} }
  const given = selector?.trim() || place.selector
  const chosen = given === undefined ? undefined : (readSelector?.(given, domain) ?? given)
  return {
    resolver: withDraft(resolver, place.nameOf(domain, chosen ?? ''), readDraft(draft).strings),
    asked: chosen === undefined ? {} : { selector: chosen },
  }
}

/** The words of one engine in one language. */
type Words = {
  label: string
  texts: Record<string, CodedRecordText>
  explain(code: string, values?: RecordPart['values']): string
  say: Say
}

function wordsOf(checker: RecordChecker, language: Language): Words {
  return {
    label: recordEngines[checker].label,
    texts: recordTextsIn(checker, language),
    explain: (code, values) => explainRecord(checker, language, code, values),
    say: sayIn(language),
  }
}

type Checked = {
  checker: RecordChecker
  query: RecordQuery
  report: RecordReport
  clock: Clock
  words: Words
}

function present({ checker, query, report, clock, words }: Checked): RecordResult {
  const suggested = report.suggested.map((record) => presentRecord(words, record, report.dns))
  return {
    id: `${checker}:${report.domain}`,
    checker,
    input: query.input,
    domain: report.domain,
    status: report.status,
    score: scoreOf(report),
    summary: summaryOf(words, report),
    not_asked: notAsked(words, report),
    queried: report.queried,
    found_at: report.foundAt,
    record: report.record,
    published: report.published,
    ttl: report.ttl,
    parsed: report.parts.map(({ span, role, explain, values }) => ({
      ...span,
      role,
      explanation: words.explain(explain, values),
    })),
    checks: report.findings.map((finding) => presentFinding(words, finding)),
    suggested_records: suggested,
    suggested_record: suggested.find(({ action }) => action !== 'remove')?.value ?? null,
    questions: (report.questions ?? []).map(({ question, values, answers }) => ({
      question: words.explain(question, values),
      answers: answers.map(({ answer, record }) => ({
        answer: words.explain(answer),
        record: record && presentRecord(words, record, report.dns),
      })),
    })),
    details: sayWithin(report.details, words.say) as Record<string, unknown>,
    dns_answers: report.dns.slice(0, 300).map(presentDnsAnswer),
    checked_at: new Date(clock.now()).toISOString(),
  }
}

/** A record to publish, with what changes, what may go wrong, and what becomes of mail. */
function presentRecord(
  words: Words,
  { reason, risk, effect, changes, ...record }: SuggestedRecord,
  dns: RecordReport['dns'],
): SuggestedView {
  // Left out when the correction was evaluated: its outcome says it better.
  const risks = [risk].flat().filter((code) => !(effect && code === 'spf.risk.none'))
  const said = risks.map((code) => words.explain(code))
  return {
    ...record,
    source: 'generator',
    reason: words.explain(reason),
    risk: [
      ...said,
      ...(effect ? effectOf(effect) : []).map(words.say),
      ...policyChanges(changes ?? [], record.host.replace(/^_dmarc\./, '')).map(words.say),
    ].join(' '),
    effect: effect ?? null,
    policy_changes: changes ?? null,
    form: hostFormOf(record, dns),
  }
}

function presentFinding({ texts, say }: Words, finding: RecordFinding) {
  const text = texts[finding.id]
  return {
    id: finding.id,
    code: finding.code,
    title: text?.title ?? finding.id,
    status: finding.status,
    concerns: finding.concerns,
    summary: text?.found(finding) ?? finding.code,
    why: text?.why ?? '',
    evidence: finding.evidence.map(({ label, value }) => ({
      label: typeof label === 'string' ? label : say(label),
      value: typeof value === 'string' ? value : say(value),
      mono: true,
    })),
    spans: finding.spans,
    fix: text?.fix(finding) ?? [],
    refs: text?.refs ?? [],
  }
}

function notAsked({ texts }: Words, report: RecordReport): RecordResult['not_asked'] {
  const { decides, beside } = notAskedIn(report)
  return { decides: decides.map((finding) => texts[finding.id]?.found(finding) ?? finding.code), beside }
}

function summaryOf({ label, texts, say }: Words, report: RecordReport): string {
  const { status, domain, record, findings } = report
  const of = (wanted: RecordFinding['status']) => findings.filter((finding) => finding.status === wanted)
  const found = (finding: RecordFinding) => texts[finding.id]?.found(finding) ?? ''
  const warned = { label, domain, count: of('warning').length }
  const [bad, warnings] = [of('bad'), of('warning')]
  if (status === 'good') return say(message('checker.in_order', { label, domain }))
  if (bad[0]) return found(bad[0])
  const open = notAskedIn(report).decides[0]
  // For a record that was read, what could not be asked is a part of it.
  if (open)
    return record === null ? found(open) : `${say(message('checker.as_far_as_asked', warned))} ${found(open)}`
  if (warnings[0]) {
    return record === null ? found(warnings[0]) : say(message('checker.to_improve', warned))
  }
  return say(message('checker.not_checked', { label, domain }))
}
