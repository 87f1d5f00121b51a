import type { Kysely } from 'kysely'
import type { KeptAdvice, Tables } from './tables.ts'

/** Queries of one noun: what a language model wrote about a report. */

/** Keeps the answer in place of an earlier one; a deleted test takes none. */
export async function storeAdvice(db: Kysely<Tables>, id: string, advice: KeptAdvice): Promise<void> {
  await db
    .updateTable('tests')
    .set({ advice: JSON.stringify(advice) })
    .where('id', '=', id)
    .where('status', '!=', 'deleted')
    .execute()
}
