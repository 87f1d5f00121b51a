import { worse } from '../harm.ts'
import type { Harm, Scope } from '../types.ts'

/**
 * Features for which the table was right more often than what was measured, by the labelled cases of
 * `bench/client-effect`: without its padding a button keeps its place and looks broken all the same.
 */
const keepTable: ReadonlySet<string> = new Set(['css-padding'])

/**
 * The harm that counts. Word: the lesser of both, since the browser that measures does not see what a mail says to Word
 * alone, and what makes no difference here makes none there. `measured`: undefined where nothing was.
 */
export function chosenHarm(slug: string, table: Harm, measured: Harm | undefined, scope: Scope): Harm {
  if (measured === undefined || keepTable.has(slug)) return table
  if (scope === 'others') return measured
  return worse(table, measured) === table ? measured : table
}
