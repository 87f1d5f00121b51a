import { expectingSeeds } from '#storage/placement/watched.ts'
import type { Collection } from './collection.ts'

/** After a test began, or its first mail was seen, its mail is expected everywhere at any moment. */
const EXPECTED = 10 * 60_000

/** Folders that no connection stays in are looked at more often while mail is expected. */
export async function hurryExpected({ database, readers, clock }: Collection): Promise<void> {
  const since = new Date(clock.now() - EXPECTED)
  for (const expecting of await expectingSeeds(database.db, since)) {
    readers.get(expecting.seed_id)?.hurry(expecting.since.getTime() + EXPECTED)
  }
}
