import type { Json } from '#engines/finding.ts'
import { counted, type Facts } from './phrasing.ts'

/** Sentences and steps for a check that may find several problems in one mail. */

/** Problems by code with what each is and what to do, for checks that may find several in one mail. */
export type Problems = Record<string, { say: (facts: Facts) => string; steps: string[] }>

const codesIn = ({ problems }: Facts): string[] =>
  Array.isArray(problems)
    ? problems.map((row) =>
        row && typeof row === 'object' && !Array.isArray(row) ? String(row.kind) : String(row),
      )
    : []

export const countIn = ({ problems }: Facts, kind: string): Json => {
  const rows = Array.isArray(problems) ? problems : []
  const row = rows.find(
    (each) => each && typeof each === 'object' && !Array.isArray(each) && each.kind === kind,
  )
  return row && typeof row === 'object' && !Array.isArray(row) ? (row.count ?? 0) : 0
}

/** The renderer names at most this many places for a rule. */
export const MOST_PLACES = 20

export function countedIn(facts: Facts, kind: string, noun: string): string {
  const count = countIn(facts, kind)
  return `${Number(count) >= MOST_PLACES ? 'At least ' : ''}${counted(count, noun)}`
}

/** The finding's own problem first, then the others, each as a sentence. */
export function sayProblems(table: Problems, code: string) {
  return (facts: Facts): string => {
    const codes = [code, ...codesIn(facts).filter((other) => other !== code && Object.hasOwn(table, other))]
    return codes.map((each) => table[each]!.say(facts)).join(' ')
  }
}

export function stepsForProblems(table: Problems, code: string) {
  return (facts: Facts): string[] => {
    const codes = [code, ...codesIn(facts).filter((other) => other !== code && Object.hasOwn(table, other))]
    return [...new Set(codes.flatMap((each) => table[each]!.steps))]
  }
}

export const tabled = (table: Problems, make: typeof sayProblems | typeof stepsForProblems) =>
  Object.fromEntries(Object.keys(table).map((code) => [code, make(table, code)]))

/** `a, b and c`. */
export const joined = (parts: string[]): string =>
  parts.length < 2 ? (parts[0] ?? 'none') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
