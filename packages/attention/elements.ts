import type { RenderedBox } from '@postproof/engine/world'
import type { OwnShareOf } from './own-shares.ts'
import type { ShareOf } from './shares.ts'
import type { Band, HeatMapElement } from './types.ts'
import type { BlockErrors } from './weights.ts'

const finite = ({ box }: RenderedBox) => [box.x, box.y, box.width, box.height].every(Number.isFinite)

/**
 * Every box with its own share, without what lies over it, the strongest first; equal ones in document order. Boxes outside of the picture are
 * left out.
 */
export function rankElements(
  boxes: readonly RenderedBox[],
  shareOf: ShareOf,
  ownShareOf: OwnShareOf,
  page: { width: number; height: number; fold: number },
  errors: BlockErrors,
): HeatMapElement[] {
  const found = boxes
    .filter(finite)
    .map((box) => ({ box, share: ownShareOf(box.box) }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share)
  const middle = found[Math.floor((found.length - 1) / 2)]?.share ?? 0
  return found.map(({ box, share }, index) => {
    const screen = Math.floor(Math.max(0, box.box.y + box.box.height / 2) / page.fold)
    const onScreen = shareOf({ x: 0, y: screen * page.fold, width: page.width, height: page.fold })
    const interval = intervalOf(share, Math.max(onScreen, share), errors)
    return {
      rank: index + 1,
      kind: box.kind,
      text: box.text,
      href: box.href,
      box: box.box,
      share,
      ...interval,
      band: bandOf(interval, middle),
      aboveFold: isAboveFold(box, page.fold),
    }
  })
}

/** Whether at least half of a box lies on the first screen, which ends at `fold`; CSS px. */
export function isAboveFold({ box }: { box: RenderedBox['box'] }, fold: number): boolean {
  return Math.min(fold, box.y + box.height) - Math.max(0, box.y) >= box.height / 2
}

/** High or low only when the whole interval lies on one side of the middle element's share. */
function bandOf({ low, high }: { low: number; high: number }, middle: number): Band {
  if (low > middle) return 'high'
  return high < middle ? 'low' : 'medium'
}

/**
 * The interval that held four of five blocks with such a share of their screen in cross-validation; elements are
 * taken to behave like blocks.
 */
function intervalOf(share: number, onScreen: number, errors: BlockErrors): { low: number; high: number } {
  const part = share / onScreen
  const after = errors.findIndex((line) => line.share >= part)
  const upper = errors[after === -1 ? errors.length - 1 : after]
  const lower = errors[after === -1 ? errors.length - 1 : Math.max(0, after - 1)]
  if (!upper || !lower) return { low: 0, high: 1 }
  const width = Math.log(upper.share / lower.share)
  const along = width > 0 ? Math.log(part / lower.share) / width : 0
  const between = (a: number, b: number) => a + (b - a) * Math.max(0, Math.min(1, along))
  return {
    low: share * between(lower.low, upper.low),
    high: Math.min(1, share * between(lower.high, upper.high)),
  }
}
