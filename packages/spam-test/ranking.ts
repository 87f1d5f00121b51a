import type { Finding } from '@postproof/engine/finding'
import { type Standing, standing } from './cap.ts'
import { isWrong, scoreOf } from './exact-score.ts'
import { isRepairable, repaired } from './repairs.ts'

/** As many as a report names first. */
export const FIRST_FIXES = 5

/**
 * What a text reads like is an estimate, on which no receiver is known to act. It comes after all that receivers act on, whatever
 * its repair brings.
 */
export const isEstimate = ({ id }: Finding) => id === 'learned_content'

/**
 * Check ids in the order in which to repair them. The first are chosen one after the other, each in the mail as the ones before it
 * leave it: what refuses the mail, by the lowest ceiling; then by what it brings. So what another one repairs along is
 * not named beside it, and what brings most once a ceiling is gone comes next. The rest goes by the same rule in the mail as it is,
 * and an estimate comes last.
 */
export function rank(findings: Finding[]): string[] {
  const first: Finding[] = []
  for (let state = findings; first.length < FIRST_FIXES; ) {
    const next = inOrder(state, first).find((finding) => !isEstimate(finding))
    if (!next) break
    first.push(next)
    state = repaired([next], state)
  }
  const rest = inOrder(findings, first)
  return [...first, ...rest.filter((finding) => !isEstimate(finding)), ...rest.filter(isEstimate)].map(
    ({ id }) => id,
  )
}

/** What is left to repair, the most urgent first. */
function inOrder(findings: Finding[], done: Finding[]): Finding[] {
  const held = standing(findings)
  const score = scoreOf(findings)
  return findings
    .filter((finding) => isWrong(finding) && !done.some(({ id }) => id === finding.id))
    .filter((finding) => isRepairable(finding, findings))
    .map((finding, index) => ({
      ...{ finding, index, place: placeOf(finding, findings, held) },
      gain: Math.round((scoreOf(repaired([finding], findings)) - score) * 10),
    }))
    .filter(({ gain, place }) => gain > 0 || place < 100)
    .sort((a, b) => a.place - b.place || b.gain - a.gain || a.index - b.index)
    .map(({ finding }) => finding)
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
