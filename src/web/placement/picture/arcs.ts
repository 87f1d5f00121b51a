import type { PlacementSummary } from '#contract/placement.ts'
import { type SharePart, shareParts } from '../place.ts'

const center = 60
const radius = 52
/** Ground between two parts, in hundredths of the ring. */
const gap = 0.8

/** Clockwise from the top, in hundredths of the ring. */
function point(at: number): string {
  const angle = (at / 100 - 0.25) * 2 * Math.PI
  return `${(center + radius * Math.cos(angle)).toFixed(2)} ${(center + radius * Math.sin(angle)).toFixed(2)}`
}

/** One arc in two, so that a whole ring is one as well. */
function arc(from: number, to: number): string {
  const half = `A ${radius} ${radius} 0 0 1`
  return `M ${point(from)} ${half} ${point((from + to) / 2)} ${half} ${point(to)}`
}

/** The parts of the ring as paths in a box of 120 by 120. */
export function arcsOf(summary: PlacementSummary): { part: SharePart; d: string }[] {
  const parts = shareParts.filter((part) => summary[part] > 0)
  const space = parts.length > 1 ? gap / 2 : 0
  let from = 0
  return parts.map((part) => {
    const to = from + (summary[part] / summary.total) * 100
    const d = arc(from + space, Math.max(from + space, to - space))
    from = to
    return { part, d }
  })
}
