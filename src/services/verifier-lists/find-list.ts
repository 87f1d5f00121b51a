import type { VerifierList } from '#contract/verifier.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { countUnknownToAsk } from '#storage/verifier-list-work.ts'
import { badRows, findList, type ListRecord } from '#storage/verifier-lists.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { presentList, SHOWN_BAD_ROWS } from './present.ts'
import type { ListWorld } from './world.ts'

/** The form of an id; anything else is refused before the database is asked. */
const idPattern = /^[0-9a-f]{32}$/

/** Refusal `not_found` (404) for a list that does not exist and for one of another owner alike. */
export async function findOwnList(world: ListWorld, id: string, visitor: Visitor): Promise<ListRecord> {
  const owner = world.ownerOf(visitor)
  const list = owner && idPattern.test(id) ? await findList(world.database.db, id, owner) : undefined
  if (!list) throw new Refusal(404, 'not_found', 'list.not_found')
  return list
}

/** A list in the shape of the API, with its first bad rows and when it will be done. */
export async function readList(world: ListWorld, list: ListRecord, visitor: Visitor): Promise<VerifierList> {
  const { db } = world.database
  const bad = list.bad_row_count > 0 ? await badRows(db, list.id, SHOWN_BAD_ROWS) : []
  const over = (list.status === 'completed' || list.status === 'waiting') && list.unknown > 0
  const askable = over ? await countUnknownToAsk(db, list.id, world.probing(visitor) === 'allowed') : 0
  const expected = await world.forecast(list)
  return presentList(list, { bad, askable, expected }, world.config.PUBLIC_URL, visitor.language ?? 'en')
}

export async function readOwnList(world: ListWorld, id: string, visitor: Visitor): Promise<VerifierList> {
  return readList(world, await findOwnList(world, id, visitor), visitor)
}
