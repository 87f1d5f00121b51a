import type { Language } from '@postproof/messages/languages'
import { message } from '@postproof/messages/message'
import { sayIn } from '@postproof/messages/say'
import { type CodedRecordText, recordTextsIn } from '@postproof/records/words'
import { recordCheckers } from '#contract/checker-names.ts'
import type { WatchChange } from '#contract/watched-domains.ts'
import type { ObservationRow } from '#storage/watch/alerts.ts'
import { levelOf, problemsBeyond } from './changes.ts'
import type { PartFacts, Problem, WatchedPart } from './facts.ts'

/** A change in the words of a language: those of the domain report's findings, where a finding says it. */

export function sayChange(row: ObservationRow, language: Language): WatchChange {
  const part = row.part as WatchedPart
  const [before, after] = [row.before as PartFacts, row.after as PartFacts]
  const texts = textsOf(part, language)
  return {
    ...{
      id: String(row.id),
      domain: row.domain,
      part,
      at: row.at.toISOString(),
      kind: row.kind,
      severity: row.severity,
      planned: row.planned,
    },
    title: titleOf(part, language),
    ...saidOf({ row, part, before, after }, texts, language),
    before: linesOf(before, after, texts),
    after: linesOf(after, before, texts),
    sent_at: row.sent_at?.toISOString() ?? null,
    acknowledged_at: row.acknowledged_at?.toISOString() ?? null,
  }
}

export const titleOf = (part: WatchedPart, language: Language): string =>
  sayIn(language)(message(`domain.section.${part}`))

type Texts = Record<string, CodedRecordText>

function textsOf(part: WatchedPart, language: Language): Texts {
  const kind = recordCheckers.find((checker) => checker === part) ?? 'domain'
  return recordTextsIn(kind, language)
}

type Told = { row: ObservationRow; part: WatchedPart; before: PartFacts; after: PartFacts }

function saidOf({ row, part, before, after }: Told, texts: Texts, language: Language) {
  const say = sayIn(language)
  if (row.kind === 'unstable')
    return {
      says: say(message('watch.unstable')),
      fix: [say(message('watch.unstable_fix', { domain: row.domain }))],
    }
  if (row.kind === 'worse') return worst(problemsBeyond(after, before), texts)
  if (row.kind === 'better') return betterOf(after, texts, (code) => say(message(code)))
  const isGone = Object.keys(after.records).length === 0
  return {
    says: say(message(isGone ? 'watch.gone' : 'watch.changed', { part: titleOf(part, language) })),
    fix: [say(message('watch.not_planned', { domain: row.domain }))],
  }
}

/** What remains is to be done after a recovery too. */
function betterOf(
  after: PartFacts,
  texts: Texts,
  say: (code: 'watch.better' | 'watch.better_partly') => string,
) {
  const left = Object.values(after.problems)
  if (left.length === 0) return { says: say('watch.better'), fix: [] }
  return { says: `${say('watch.better_partly')} ${worst(left, texts).says}`, fix: worst(left, texts).fix }
}

/** The gravest of them, as the domain report says it. */
function worst(problems: readonly Problem[], texts: Texts): { says: string; fix: string[] } {
  const first = problems.find(({ status }) => status === levelOf(problems)) ?? problems[0]
  if (!first) return { says: '', fix: [] }
  return { says: foundOf(first, texts), fix: texts[first.id]?.fix(first) ?? [] }
}

/** Each problem of a part as the domain report says it, and what to do. */
export function sayProblems(
  part: WatchedPart,
  problems: readonly Problem[],
  language: Language,
): { status: Problem['status']; says: string; fix: string[] }[] {
  const texts = textsOf(part, language)
  return problems.map((problem) => ({
    status: problem.status,
    says: foundOf(problem, texts),
    fix: texts[problem.id]?.fix(problem) ?? [],
  }))
}

const foundOf = (problem: Problem, texts: Texts): string => texts[problem.id]?.found(problem) ?? problem.code

const MOST_LINES = 12
const LONGEST = 600

/** Records and faults of one side that the other does not have. */
function linesOf(own: PartFacts, other: PartFacts, texts: Texts): string[] {
  const records = Object.entries(own.records).flatMap(([key, values]) =>
    values.filter((value) => !other.records[key]?.includes(value)).map((value) => `${key} ${value}`),
  )
  const faults = problemsBeyond(own, other).map((problem) => foundOf(problem, texts))
  return [...records, ...new Set(faults)].slice(0, MOST_LINES).map((line) => line.slice(0, LONGEST))
}
