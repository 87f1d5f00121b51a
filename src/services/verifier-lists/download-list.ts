import type { Language } from '#contract/language.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/db.ts'
import { type ListRecord, rowsWithVerdicts } from '#storage/verifier-lists.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { headLine, rowLine } from './file/download.ts'
import { findOwnList } from './find-list.ts'
import { GROUP, type ListWorld } from './world.ts'

/** The file with its verdicts, in pieces of up to 1,000 rows. Refusal `not_ready` (409) where no row was stored. */
export async function downloadOwnList(
  world: ListWorld,
  id: string,
  visitor: Visitor,
): Promise<AsyncIterable<string>> {
  const list = await findOwnList(world, id, visitor)
  if (list.status === 'reading' || list.status === 'refused')
    throw new Refusal(409, 'not_ready', 'list.nothing_there')
  return linesOf(world.database.db, list, visitor.language ?? 'en')
}

async function* linesOf(db: Db, { id, format }: ListRecord, language: Language): AsyncGenerator<string> {
  yield headLine(format)
  for (let after = 0; ; ) {
    const rows = await rowsWithVerdicts(db, id, after, GROUP)
    if (rows.length) yield rows.map((row) => rowLine(row, format, language)).join('')
    if (rows.length < GROUP) return
    after = rows.at(-1)!.number
  }
}
