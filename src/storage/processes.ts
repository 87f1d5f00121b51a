import type { Selectable } from 'kysely'
import type { Db } from './db.ts'
import type { ProcessesTable } from './tables.ts'

/** Processes of an instance: each says now and then that it lives. */

export type ProcessRow = Selectable<ProcessesTable>

export async function writeBeat(db: Db, row: ProcessRow): Promise<void> {
  const { seen_at } = row
  await db
    .insertInto('processes')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at }))
    .execute()
}

export const listProcesses = (db: Db, since: Date): Promise<ProcessRow[]> =>
  db.selectFrom('processes').selectAll().where('seen_at', '>', since).orderBy('started_at').execute()

/** Those that ended in good order, and those not seen since then. */
export async function deleteProcesses(db: Db, { id, before }: { id?: string; before: Date }): Promise<void> {
  await db
    .deleteFrom('processes')
    .where(({ or, eb }) => or([eb('seen_at', '<', before), ...(id ? [eb('id', '=', id)] : [])]))
    .execute()
}
