import { message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import type { VerifierList } from '#contract/verifier.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { countUnfinished } from '#storage/verifier-lists.ts'
import { requireConfirmed } from '../accounts/confirmed.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { decodeList } from './file/decode.ts'
import { MOST_BYTES, planList } from './file/plan.ts'
import { readOwnList } from './find-list.ts'
import { storeList } from './store-list.ts'
import type { ListWorld } from './world.ts'

/** Lists of one visitor that are not completed. */
const MOST_UNFINISHED = 5

/** Reads a file, stores its rows and starts the work on it. Refusals: see `VerifierLists.create`. */
export async function beginList(
  world: ListWorld,
  { name, text, column }: { name: string; text: Uint8Array; column?: string },
  visitor: Visitor,
): Promise<VerifierList> {
  const owner = await ownerWithRoom(world, text, visitor)
  const { text: decoded, mark, replaced } = decodeList(text)
  const plan = await planList(decoded, column?.trim() || undefined)
  if (!plan.suspicion.refused) await world.quota.take(visitor, plan.counts.rows)
  const id = await storeList(world, plan, visitor, { name: nameOf(name, visitor), mark, replaced, owner })
  world.runner.wake()
  return readOwnList(world, id, visitor)
}

/** The owner key of a visitor who may bring one more list of this size; throws a Refusal otherwise. */
async function ownerWithRoom(world: ListWorld, text: Uint8Array, visitor: Visitor): Promise<string> {
  requireConfirmed(visitor.account)
  const owner = world.ownerOf(visitor)
  if (!owner) throw new Refusal(403, 'no_owner', 'list.no_browser')
  if (text.byteLength > MOST_BYTES)
    throw new Refusal(413, 'too_large', message('list.too_large', { megabytes: MOST_BYTES / 1e6 }))
  if ((await countUnfinished(world.database.db, owner)) >= MOST_UNFINISHED)
    throw new Refusal(429, 'limit', message('list.too_many', { count: MOST_UNFINISHED }))
  return owner
}

function nameOf(name: string, { language = 'en' }: Visitor): string {
  const plain = name
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed()
  return plain || say(language, message('lists.pasted'))
}
