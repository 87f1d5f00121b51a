import type { Config } from '#config.ts'
import { LockedError } from '#storage/lock.ts'
import { loadSnapshot } from '#storage/snapshot/load.ts'
import { type Counted, SnapshotError } from '#storage/snapshot/types.ts'
import { countMails, keyFiles, readKeyText, refuseOtherUser } from './folder.ts'
import { reach, withSnapshot } from './source.ts'

export type Copied = {
  tables: Counted[]
  /** Key files of the data folder, where they stay. */
  keys: string[]
  /** Mails in its spool, where they stay: the next start stores them. */
  mails: number
  /** Mails and pictures that stay in an object store. */
  objects: number
}

/**
 * Copies the embedded database of a stopped instance into an empty PostgreSQL, in one transaction there; the data folder
 * is left as it is. Throws SnapshotError with words for the operator.
 */
export async function copyToPostgres({ DATA_DIR }: Pick<Config, 'DATA_DIR'>, url: string): Promise<Copied> {
  await refuseOtherUser(DATA_DIR)
  const target = await reach(url)
  try {
    return await withSnapshot(
      { DATA_DIR, DATABASE_URL: '' },
      async (snapshot) => ({
        tables: await loadSnapshot(target.db, snapshot),
        objects: snapshot.objects,
        keys: await keysIn(DATA_DIR),
        mails: await countMails(DATA_DIR),
      }),
      { alone: true },
    )
  } catch (error) {
    if (!(error instanceof LockedError)) throw error
    throw new SnapshotError(
      `${error.message.replace(/ Stop it.*/, '')} Stop the instance first: what comes while it is copied would stay behind.`,
    )
  } finally {
    await target.close()
  }
}

async function keysIn(directory: string): Promise<string[]> {
  const found: string[] = []
  for (const name of keyFiles) if ((await readKeyText(directory, name)) !== null) found.push(name)
  return found
}
