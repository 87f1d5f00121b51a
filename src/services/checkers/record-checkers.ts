import { sayWithin } from '@postproof/engine/words/say-within'
import type { Clock, HttpFetch, Resolver } from '@postproof/engine/world'
import type { MarkRoot } from '@postproof/records/bimi/certificate/root'
import { checkerOf } from '@postproof/records/checkers'
import { definitionOf, scoreOf } from '@postproof/records/definitions'
import { readDraft, withDraft } from '@postproof/records/record/draft'
import type { RecordReport } from '@postproof/records/record/report'
import type { RecordChecker } from '#contract/checker-names.ts'
import type { RecordQuery, RecordResult, RecordResultOf } from '#contract/checkers.ts'
import { refuseField } from '#platform/refusals/refusal.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { domainOf } from './checker-input.ts'
import { presentDnsAnswer } from './present-dns.ts'
import { notAsked, presentFinding, presentRecord, summaryOf, type Words, wordsOf } from './record-words.ts'
import type { Checkers } from './types.ts'

/** The record checkers: input -> engine -> words. Pages, API and CLI all come through here. */

export type RecordCheckerWorld = {
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
}: RecordCheckerWorld): Pick<Checkers, 'record'> {
  return {
    async record<K extends RecordChecker>(checker: K, query: RecordQuery, visitor?: Visitor) {
      const language = visitor?.language ?? 'en'
      const domain = domainOf(query.input)
      const engine = checkerOf(checker)
      const selector = query.selector?.trim()
      if (selector && engine.readSelector?.(selector, domain) === null)
        throw refuseField('selector', 'checker.not_a_selector', 'not_a_selector')
      const drafted = withDraftOf(checker, query, domain, resolver)
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
      const result = present({ checker, query, report, clock, words: wordsOf(checker, language) })
      return result as RecordResultOf<K>
    },
  }
}

/** The world with a draft at the name where the engine looks for the record, and what it is asked for then. */
function withDraftOf(
  checker: RecordChecker,
  { draft, selector }: RecordQuery,
  domain: string,
  resolver: Resolver,
): { resolver: Resolver; asked: { selector?: string } } {
  const { draft: place } = definitionOf(checker)
  const { readSelector } = checkerOf(checker)
  if (draft === undefined || draft.trim() === '' || !place) return { resolver, asked: {} }
  const given = selector?.trim() || place.selector
  const chosen = given === undefined ? undefined : (readSelector?.(given, domain) ?? given)
  return {
    resolver: withDraft(resolver, place.nameOf(domain, chosen ?? ''), readDraft(draft).strings),
    asked: chosen === undefined ? {} : { selector: chosen },
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
    details: sayWithin(report.details, words.say),
    dns_answers: report.dns.slice(0, 300).map(presentDnsAnswer),
    checked_at: new Date(clock.now()).toISOString(),
  } as RecordResult
}
