import type { Rephrased } from '@postproof/spam-test/advice/rephrase'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Queries of one noun: what a language model wrote about a report. */

/** `key` names the plan and the model it was written for; `at` in Unix milliseconds. */
export type KeptAdvice = { key: string; at: number; answer: Rephrased }

/** Keeps the answer in place of an earlier one; a deleted test takes none. */
export async function storeAdvice(db: Kysely<Tables>, id: string, advice: KeptAdvice): Promise<void> {
  await db
    .updateTable('tests')
    .set({ advice: JSON.stringify(advice) })
    .where('id', '=', id)
    .where('status', '!=', 'deleted')
    .execute()
}
