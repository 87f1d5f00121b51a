import type { Finding } from '@postproof/engine/finding'
import { type Standing, standing } from './cap.ts'
import { isWrong, scoreOf } from './exact-score.ts'
import { isRepairable, repaired } from './repairs.ts'

/** As many as a report lists first. */
export const FIRST_FIXES = 5
/** As many of these as a report asks for, unless a ceiling needs more. */
const ASKED_FOR = 3

/**
 * What a text reads like is an estimate, on which no receiver is known to act. It comes after all that receivers act on, whatever
 * its repair brings.
 */
export const isEstimate = ({ id }: Finding) => id === 'learned_content'

/**
 * Check ids in the order in which to repair them. The first are chosen one after the other, each in the mail as the ones before it
 * leave it: what refuses the mail, by the lowest ceiling; then by what it brings. So what another one repairs along is
 * not named beside it, and what brings most once a ceiling is gone comes next. A ceiling that needs more repairs than there are
 * places for is left aside: what brings most comes then. The rest goes by the same rule in the mail as it is, and an estimate
 * comes last.
 */
export function rank(findings: Finding[]): string[] {
  const first: Finding[] = []
  for (let state = findings; first.length < FIRST_FIXES; ) {
    const next = nextOf(state, first)
    if (!next) break
    first.push(next)
    state = repaired([next], state)
  }
  const rest = urgent(findings, first).map(({ finding }) => finding)
  return [...first, ...rest.filter((finding) => !isEstimate(finding)), ...rest.filter(isEstimate)].map(
    ({ id }) => id,
  )
}

/** A mail after the first 0, 1, 2 ... of these repairs. */
function statesOf(findings: Finding[], ids: string[]): Finding[][] {
  const states = [findings]
  for (const id of ids) {
    const state = states.at(-1)!
    const finding = state.find((each) => each.id === id)
    states.push(finding && isWrong(finding) ? repaired([finding], state) : state)
  }
  return states
}

const levelOf = (findings: Finding[]): number => standing(findings)[0]?.score ?? 100

/** What each of these repairs adds to those before it, in points: together they add up. */
export function gainsOf(findings: Finding[], ids: string[]): Map<string, number> {
  const scores = statesOf(findings, ids).map(scoreOf)
  return new Map(ids.map((id, index) => [id, Math.max(0, scores[index + 1]! - scores[index]!)]))
}

/**
 * How many of the first fixes to ask for together: three, and more where the last of them works at a ceiling that only a later
 * one lifts.
 */
export function askedFor(findings: Finding[], first: string[]): number {
  const states = statesOf(findings, first)
  const levels = states.map(levelOf)
  const isLifted = (count: number) => levels.slice(count + 1).some((level) => level > levels[count]!)
  const isHeld = (count: number) => {
    const [state, level] = [states[count - 1]!, levels[count - 1]!]
    const last = state.find(({ id }) => id === first[count - 1])
    return last !== undefined && levels[count] === level && placeOf(last, state) === level && level < 100
  }
  let count = Math.min(ASKED_FOR, first.length)
  while (count > 0 && count < first.length && isHeld(count) && isLifted(count)) count++
  return count
}

/** The most urgent that is left, unless its ceiling needs more repairs than there are places for: then what brings most. */
function nextOf(state: Finding[], done: Finding[]): Finding | undefined {
  const candidates = urgent(state, done).filter(({ finding }) => !isEstimate(finding))
  const [lead] = candidates
  if (!lead || lead.place === 100) return lead?.finding
  const level = levelOf(state)
  const causes = candidates.filter(({ place }) => place === level).map(({ finding }) => finding)
  const places = FIRST_FIXES - done.length
  const isWithinReach = causes.length <= places || levelOf(repaired(causes.slice(0, places), state)) > level
  if (isWithinReach) return lead.finding
  return candidates.reduce((best, each) => (each.gain > best.gain ? each : best)).finding
}

type Ranked = { finding: Finding; place: number; gain: number }

/** What is left to repair, the most urgent first. `gain`: in tenths of a point, whole. */
function urgent(findings: Finding[], done: Finding[]): Ranked[] {
  const held = standing(findings)
  const score = scoreOf(findings)
  return findings
    .filter((finding) => isWrong(finding) && !done.some(({ id }) => id === finding.id))
    .filter((finding) => isRepairable(finding, findings))
    .map((finding) => ({
      finding,
      place: placeOf(finding, findings, held),
      gain: Math.round((scoreOf(repaired([finding], findings)) - score) * 10),
    }))
    .filter(({ gain, place }) => gain > 0 || place < 100)
    .sort((a, b) => a.place - b.place || b.gain - a.gain)
}

/** The lowest ceiling that a finding causes, or whose cause is its echo; 100 for none. */
export function placeOf(
  finding: Finding,
  findings: Finding[],
  held: Standing[] = standing(findings),
): number {
  const after = new Set(standing(repaired([finding], findings)).map(({ reason }) => reason))
  const own = held.find(({ reason, causes }) => causes.includes(finding) || !after.has(reason))
  return own?.score ?? 100
}
