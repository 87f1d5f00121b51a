import type { Facts } from '../phrasing.ts'
import { countIn, MOST_PLACES } from '../rendering-problems.ts'
import { counted } from './phrasing.ts'

/** How often a problem was found, with its noun; `Mindestens` where the renderer stopped counting. */
export function countedIn(facts: Facts, kind: string, one: string, many: string): string {
  const count = countIn(facts, kind)
  return `${Number(count) >= MOST_PLACES ? 'Mindestens ' : ''}${counted(count, one, many)}`
}
