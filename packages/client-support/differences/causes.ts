import type { Change } from '../rewrite/types.ts'
import type { Difference, DifferenceKind } from './compare.ts'

/** What a change reaches in the HTML of the mail: from, to, UTF-16 units. */
export type Reach = [from: number, to: number]
export type ReachingChange = Pick<Change, 'rule' | 'of' | 'what'> & { reach: Reach[] }

/** They reach all of the mail, and would be named for everything. */
const OF_THE_BODY = new Set(['body-to-div', 'body-to-bare-div', 'outlook-body'])

/** What only recolors, and what never does. */
const COLORS = /color|background|gradient|opacity|filter|blend|fill/i

/** What makes such a difference first of all; of others only where none of these reaches the element. */
const FITTING: Record<DifferenceKind, RegExp> = {
  missing: /conditional|gmail-clip|display|visibility|opacity|<|picture|image/i,
  added: /conditional|display|visibility|hide/i,
  moved: /display|flex|grid|float|position|margin|align|padding|gap|inset|transform|order/i,
  resized: /width|height|font|size|padding|spacing|display|flex|grid|transform|box-sizing/i,
  recolored: COLORS,
}

/**
 * Index of the change that most likely makes the difference: of a kind that does, else that can, the nearest around its element. Null
 * where none is. It is likely, not known: several may work together.
 */
export function causeOf(
  { kinds, offset }: Pick<Difference, 'kinds' | 'offset'>,
  changes: readonly ReachingChange[],
): number | null {
  if (offset === null) return null
  const recoloredAlone = kinds.every((kind) => kind === 'recolored')
  const fitting = kinds[0] && FITTING[kinds[0]]
  let nearest: { at: number; fits: boolean; length: number } | null = null
  for (const [at, { rule, of, what, reach }] of changes.entries()) {
    if (OF_THE_BODY.has(rule)) continue
    if (
      COLORS.test(`${rule} ${what}`) ? !kinds.includes('recolored') : recoloredAlone && of === 'declaration'
    )
      continue
    const fits = fitting?.test(`${rule} ${what}`) ?? false
    for (const [from, to] of reach) {
      if (offset < from || offset >= to) continue
      const isNearer = !nearest || (fits === nearest.fits ? to - from < nearest.length : fits)
      if (isNearer) nearest = { at, fits, length: to - from }
    }
  }
  return nearest?.at ?? null
}
