import type { Device } from '#contract/devices.ts'
import type { Screenshot, Screenshots } from '#contract/pictures.ts'
import type { CheckResult, TestResult } from '#contract/spam-test.ts'
import { firstFixes } from '../report/first-fixes.ts'
import { isProblem } from '../report.ts'
import type { Box } from './heat-figures.ts'

/** A first fix that points to something in the mail: its number, and what was drawn there in CSS px of the picture. */
export type Pin = { id: string; rank: number; box: Box }

/** Of several places of a finding the first that was drawn; what stands in headers or records has no pin. */
export function pinsOf(result: TestResult, { lines }: Pick<Screenshot, 'lines'>): Pin[] {
  const drawn = placesOf(lines)
  return firstFixes(result).flatMap((check, index) => {
    const box = placeOf(check, drawn)
    return box ? [{ id: check.id, rank: index + 1, box }] : []
  })
}

/** Where a problem stands in the picture as sent on a device. */
export type MailPin = { device: Device; check: string; box: Box }
export type PinnedShots = Screenshots & { pins: MailPin[] }

/** The pictures with the places of all problems in them. */
export function pinned({ results }: Pick<TestResult, 'results'>, shots: Screenshots): PinnedShots {
  const problems = results.filter(isProblem)
  const pins = shots.screenshots.flatMap(({ device, variant, lines }) => {
    if (variant !== 'plain') return []
    const drawn = placesOf(lines)
    return problems.flatMap((check) => {
      const box = placeOf(check, drawn)
      return box ? [{ device, check: check.id, box }] : []
    })
  })
  return { ...shots, screenshots: shots.screenshots.map((shot) => ({ ...shot, lines: [] })), pins }
}

const keyOf = (line: number, column?: number) => `${line}:${column ?? ''}`

const placesOf = (lines: Screenshot['lines']) =>
  new Map(lines.map(({ line, column, ...box }) => [keyOf(line, column), box]))

/** The first place of a finding that was drawn; of older drawings lines alone are known. */
const placeOf = ({ evidence }: Pick<CheckResult, 'evidence'>, drawn: ReadonlyMap<string, Box>) => {
  for (const { place } of evidence) {
    if (place?.in !== 'html') continue
    const box = drawn.get(keyOf(place.line, place.column)) ?? drawn.get(keyOf(place.line))
    if (box) return box
  }
  return undefined
}
