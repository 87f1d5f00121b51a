import { randomBytes } from 'node:crypto'
import type { Db } from '#storage/db.ts'
import { deleteList, insertList, insertListRows, listIsRead, wasCounted } from '#storage/verifier-lists.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { Decoded } from './file/decode.ts'
import type { Plan } from './file/plan.ts'
import { formatOf, groupsOf } from './file/rows.ts'
import { noteOf } from './note.ts'
import { type ListWorld, nowOf } from './world.ts'

const DAY = 86_400_000
/** The same addresses again within this time are not counted again. */
const SAME_MS = DAY

type NewList = {
  name: string
  owner: string
  mark: Decoded['mark']
  replaced: Decoded['replaced']
}

/**
 * Stores a list with its rows and answers its id. Nobody works on it before it is read and charged; when either fails it
 * is deleted again. Of a list that looks generated only the refusal is stored.
 */
export async function storeList(
  world: ListWorld,
  plan: Plan,
  visitor: Visitor,
  { name, owner, mark, replaced }: NewList,
): Promise<string> {
  const { db } = world.database
  const id = randomBytes(16).toString('hex')
  const { refused } = plan.suspicion
  const probing = world.probing(visitor)
  const createdAt = nowOf(world)
  const { fingerprint } = plan
  // What is not asked is not counted.
  const asked = probing === 'allowed' && !refused ? plan.askable : 0
  const since = new Date(createdAt.getTime() - SAME_MS)
  const known = asked > 0 && (await wasCounted(db, { owner, fingerprint, since }))
  const amount = known ? 0 : asked
  await insertList(db, {
    id,
    owner,
    name,
    status: refused ? 'refused' : 'reading',
    note: noteOf(plan, { probing, replaced, known }),
    format: formatOf(plan, mark),
    counts: plan.counts,
    fingerprint,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + world.config.RETENTION_DAYS * DAY),
  })
  if (refused) return id
  try {
    for (const { rows, addresses } of groupsOf(plan, probing === 'allowed' || probing === 'not-now'))
      await insertListRows(db, id, rows, addresses, createdAt)
    const begin = (db: Db) => listIsRead(db, { id, counted: world.reserve ? amount : null }, nowOf(world))
    await (world.reserve ? world.reserve(visitor, id, amount, begin) : begin(db))
  } catch (error) {
    await deleteList(db, id, owner)
    throw error
  }
  return id
}
