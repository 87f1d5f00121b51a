import { expireLists, removeDeleted } from '#storage/verifier-lists.ts'
import { beginList } from './begin-list.ts'
import { askOwnListAgain, pauseOwnList, removeOwnList, resumeOwnList } from './change-list.ts'
import { acceptInOwnList, undoInOwnList } from './correct-list.ts'
import { downloadOwnList } from './download-list.ts'
import { readOwnList } from './find-list.ts'
import { followOwnList } from './follow-list.ts'
import { readOwnAddresses, summarizeOwnList } from './list-addresses.ts'
import { listOwnLists } from './list-lists.ts'
import type { VerifierLists } from './types.ts'
import { type ListWorld, nowOf } from './world.ts'

/** A list that is still being read after this long is that of a process that died. */
const READING_MS = 600_000

export type ListService = VerifierLists & {
  /** Removes expired lists and the rows of deleted ones; answers how many lists expired. */
  purge(): Promise<number>
}

/** Lists of addresses as pages, API and command line use them. One file below for each use case. */
export function createVerifierLists(world: ListWorld): ListService {
  const inTurn = createTurn()
  return {
    create: (input, visitor) => inTurn(() => beginList(world, input, visitor)),
    list: (query, visitor) => listOwnLists(world, query, visitor),
    get: (id, visitor) => readOwnList(world, id, visitor),
    pause: (id, visitor) => pauseOwnList(world, id, visitor),
    resume: (id, visitor) => resumeOwnList(world, id, visitor),
    askAgain: (id, visitor) => askOwnListAgain(world, id, visitor),
    remove: (id, visitor) => removeOwnList(world, id, visitor),
    addresses: (id, query, visitor) => readOwnAddresses(world, id, query, visitor),
    summary: (id, visitor) => summarizeOwnList(world, id, visitor),
    accept: (id, ids, visitor) => acceptInOwnList(world, id, ids, visitor),
    undo: (id, ids, visitor) => undoInOwnList(world, id, ids, visitor),
    download: (id, visitor, part, cells) => downloadOwnList(world, id, visitor, part, cells),
    events: (id, visitor, signal) => followOwnList(world, id, visitor, signal),
    purge: () => purgeLists(world),
  }
}

async function purgeLists(world: ListWorld): Promise<number> {
  const { db } = world.database
  const count = await expireLists(db, nowOf(world), new Date(world.clock.now() - READING_MS))
  await removeDeleted(db)
  await world.quota.forget()
  return count
}

/** One list is read at a time: a file and its keys are held in memory for as long. */
function createTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
}
