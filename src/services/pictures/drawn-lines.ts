import type { DrawnLine } from '@postproof/attention/screenshots/drawn'
import type { Finding } from '@postproof/engine/finding'
import type { Layout } from '@postproof/engine/world'

/** Where what findings point to is drawn, so that a report can show it in the picture. */

const MOST = 100

/** The lines of the HTML that what is wrong points to, each once. */
export function linesOf(findings: Pick<Finding, 'status' | 'evidence'>[]): number[] {
  const lines = findings
    .filter(({ status }) => status === 'bad' || status === 'warning')
    .flatMap(({ evidence }) => evidence.flatMap(({ place }) => (place?.in === 'html' ? place.line : [])))
  return [...new Set(lines)].slice(0, MOST)
}

/** What was drawn of each, CSS px; of several things the last, as links begin before what they hold. */
export function drawnLines(lines: number[], { boxes }: Pick<Layout, 'boxes'>): DrawnLine[] {
  return [...new Set(lines)].slice(0, MOST).flatMap((wanted) => {
    const box = boxes.findLast(({ line, box }) => line === wanted && box.width > 1)?.box
    if (!box) return []
    const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(Math.round) as Corners
    return [{ line: wanted, x, y, width, height }]
  })
}

type Corners = [number, number, number, number]
