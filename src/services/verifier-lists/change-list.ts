import type { VerifierList } from '#contract/verifier.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { askUnknownAgain } from '#storage/verifier-list-work.ts'
import { deleteList, pauseList, removeDeleted, resumeList } from '#storage/verifier-lists.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { findOwnList, readOwnList } from './find-list.ts'
import { type ListWorld, nowOf } from './world.ts'

/** Refusal `not_possible` (409) for a list that is neither at work nor paused already. */
export async function pauseOwnList(world: ListWorld, id: string, visitor: Visitor): Promise<VerifierList> {
  const { owner, status } = await findOwnList(world, id, visitor)
  const paused = await pauseList(world.database.db, id, owner)
  if (!paused && status !== 'paused') throw new Refusal(409, 'not_possible', 'list.not_pausable')
  world.changes.publish(id)
  const list = await readOwnList(world, id, visitor)
  world.runner.halt(id)
  return list
}

/** Refusal `not_possible` (409) for a list that is neither paused nor at work already. */
export async function resumeOwnList(world: ListWorld, id: string, visitor: Visitor): Promise<VerifierList> {
  const { owner, status } = await findOwnList(world, id, visitor)
  const resumed = await resumeList(world.database.db, id, owner)
  if (!resumed && status !== 'running' && status !== 'waiting')
    throw new Refusal(409, 'not_possible', 'list.not_resumable')
  world.changes.publish(id)
  const list = await readOwnList(world, id, visitor)
  world.runner.wake()
  return list
}

/** Refusal `not_possible` (409) where no verdict is unknown, or the list is running. */
export async function askOwnListAgain(world: ListWorld, id: string, visitor: Visitor): Promise<VerifierList> {
  const { owner } = await findOwnList(world, id, visitor)
  const which = { id, owner, asks: world.probing(visitor) === 'allowed' }
  if ((await askUnknownAgain(world.database.db, which, nowOf(world))) === 0)
    throw new Refusal(409, 'not_possible', 'list.none_unknown')
  world.changes.publish(id)
  const list = await readOwnList(world, id, visitor)
  world.runner.wake()
  return list
}

/** Refusal `not_ready` (409) while the file is being read: its rows are still being inserted. */
export async function removeOwnList(world: ListWorld, id: string, visitor: Visitor): Promise<void> {
  const { owner, status } = await findOwnList(world, id, visitor)
  if (status === 'reading') throw new Refusal(409, 'not_ready', 'list.still_reading')
  await deleteList(world.database.db, id, owner)
  world.runner.halt(id)
  world.changes.publish(id)
  await removeDeleted(world.database.db)
}
