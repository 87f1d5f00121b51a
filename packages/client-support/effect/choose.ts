import { worse } from '../harm.ts'
import type { Harm, Scope } from '../types.ts'

/**
 * Features for which the table was right more often than what was measured, by the labelled cases of
 * `bench/client-effect`: without its padding a button keeps its place and looks broken all the same.
 */
export const keepTable: ReadonlySet<string> = new Set(['css-padding'])

/** The harm that counts, and whether it is the one that was measured. */
export type Chosen = { harm: Harm; measured: boolean }

/**
 * The harm that counts. Word: the lesser of both, since the browser that measures does not see what a mail says to Word
 * alone, and what makes no difference here makes none there. `measured`: undefined where nothing was.
 */
export function chosenHarm(slug: string, table: Harm, measured: Harm | undefined, scope: Scope): Chosen {
  if (measured === undefined || keepTable.has(slug)) return { harm: table, measured: false }
  const isLess = worse(table, measured) === table
  return scope === 'others' || isLess ? { harm: measured, measured: true } : { harm: table, measured: false }
}
