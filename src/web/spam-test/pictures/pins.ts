import type { Screenshot } from '#contract/pictures.ts'
import type { TestResult } from '#contract/spam-test.ts'
import { firstFixes } from '../report/first-fixes.ts'
import type { Box } from './heat-figures.ts'

/** A first fix that points to something in the mail: its number, and what was drawn there in CSS px of the picture. */
export type Pin = { id: string; rank: number; box: Box }

/** Of several places of a finding the first that was drawn; what stands in headers or records has no pin. */
export function pinsOf(result: TestResult, { lines }: Pick<Screenshot, 'lines'>): Pin[] {
  const drawn = new Map(lines.map(({ line, ...box }) => [line, box]))
  return firstFixes(result).flatMap(({ id, evidence }, index) => {
    const box = evidence
      .map(({ place }) => (place?.in === 'html' ? drawn.get(place.line) : undefined))
      .find((each) => each)
    return box ? [{ id, rank: index + 1, box }] : []
  })
}
