import type { RenderedBox } from '@postproof/engine/world'
import type { ShareOf } from './shares.ts'
import type { HeatMapSection } from './types.ts'

const MOST_SECTIONS = 40
/** Blank rows so high part a section from the next, CSS px. */
const GAP = 24
/** A picture over so much of the page is the ground of what stands on it. */
const GROUND = 0.8

/**
 * The rows of a mail from top to bottom: what stands beside or close above each other, between blank rows, with the
 * share of all attention on the whole row. Each is named by its largest text.
 */
export function sectionsOf(
  boxes: readonly RenderedBox[],
  shareOf: ShareOf,
  page: { width: number; height: number },
): HeatMapSection[] {
  const rows: { top: number; bottom: number; boxes: RenderedBox[] }[] = []
  for (const box of boxes.filter((each) => isPart(each, page)).toSorted((a, b) => a.box.y - b.box.y)) {
    const [top, bottom] = [Math.max(0, box.box.y), Math.min(page.height, box.box.y + box.box.height)]
    const last = rows.at(-1)
    if (last && top < last.bottom + GAP) {
      last.bottom = Math.max(last.bottom, bottom)
      last.boxes.push(box)
    } else rows.push({ top, bottom, boxes: [box] })
  }
  return rows.slice(0, MOST_SECTIONS).map(({ top, bottom, boxes: within }) => ({
    top,
    bottom,
    share: shareOf({ x: 0, y: top, width: page.width, height: bottom - top }),
    text: nameOf(within),
  }))
}

function isPart({ kind, box }: RenderedBox, page: { height: number }): boolean {
  const { x, y, width, height } = box
  if (![x, y, width, height].every(Number.isFinite) || !(width > 0 && height > 0)) return false
  if (y >= page.height || y + height <= 0) return false
  return kind !== 'picture' || height < GROUND * page.height || page.height < 2 * GAP
}

function nameOf(boxes: readonly RenderedBox[]): string {
  const size = ({ kind, fontSize }: RenderedBox) => (kind === 'picture' ? 0 : fontSize || 0)
  return boxes.filter(({ text }) => text).toSorted((a, b) => size(b) - size(a))[0]?.text ?? ''
}
