import type { Language } from '#contract/language.ts'
import type { ListCells, ListPart } from '#contract/verifier.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/db.ts'
import { isNoFault } from '#storage/verifier-list-work.ts'
import { type ListRecord, type RowWithVerdict, rowsWithVerdicts } from '#storage/verifier-lists.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { headLine, rowLine } from './file/download.ts'
import { findOwnList } from './find-list.ts'
import { GROUP, type ListWorld } from './world.ts'

/** The file or a part of it with its verdicts, in pieces of up to 1,000 rows. Refusal `not_ready` (409) where no row was stored. */
export async function downloadOwnList(
  world: ListWorld,
  id: string,
  visitor: Visitor,
  part: ListPart = 'all',
  cells: ListCells = 'safe',
): Promise<AsyncIterable<string>> {
  const list = await findOwnList(world, id, visitor)
  if (list.status === 'reading' || list.status === 'refused')
    throw new Refusal(409, 'not_ready', 'list.nothing_there')
  return linesOf(world.database.db, list, { part, cells, language: visitor.language ?? 'en' })
}

async function* linesOf(
  db: Db,
  { id, format }: ListRecord,
  { part, cells, language }: { part: ListPart; cells: ListCells; language: Language },
): AsyncGenerator<string> {
  yield headLine(format, cells)
  for (let after = 0; ; ) {
    const rows = await rowsWithVerdicts(db, id, after, GROUP)
    const wanted = rows.filter((row) => isOfPart(row, part))
    if (wanted.length) yield wanted.map((row) => rowLine(row, format, language, cells)).join('')
    if (rows.length < GROUP) return
    after = rows.at(-1)!.number
  }
}

/** Each address is in one part; what was corrected was not verified. */
function isOfPart({ found }: RowWithVerdict, part: ListPart): boolean {
  if (part === 'all') return true
  if (found === null) return false
  if (found.corrected !== null) return part === 'risky'
  if (found.due_at !== null) return false
  return partOf(found.verdict, found.reason) === part
}

function partOf(verdict: string | null, reason: string | null): ListPart {
  if (verdict === 'deliverable') return 'clean'
  if (verdict === 'undeliverable') return 'remove'
  return isNoFault(verdict, reason) ? 'no_fault' : 'risky'
}
