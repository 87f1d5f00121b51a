import { sql } from 'kysely'
import type { Db } from '../db.ts'

/**
 * The next number of a series in a year, from 1. Others who want one wait until `trx` ends; when it fails the number is given
 * again, so that a series has no gaps. Take it late in a transaction.
 */
export async function nextNumber(trx: Db, series: 'order' | 'invoice', year: number): Promise<number> {
  const row = await trx
    .insertInto('number_series')
    .values({ series, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['series', 'year']).doUpdateSet({ last: sql`number_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return row.last
}
