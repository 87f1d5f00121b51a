import type { Database } from '#storage/db.ts'
import { suspendedOwners } from '#storage/suspension.ts'

/**
 * Whose mail is refused. The mail receiver judges a recipient without a look-up, so the tags are kept in memory; the process
 * that suspends an account knows at once, the others by LISTEN and NOTIFY.
 */
export type SuspendedOwners = {
  /** Whether what this tag owns belongs to a suspended account. False for all before `watch`. */
  has(owner: string): boolean
  /** Reads them, and again whenever another process has changed them; answers how to stop. */
  watch(): Promise<() => Promise<void>>
  /** Tells all processes, when what was changed is committed. */
  changed(): Promise<void>
}

const CHANNEL = 'suspended_accounts'

export function createSuspendedOwners(database: Pick<Database, 'db' | 'listen' | 'notify'>): SuspendedOwners {
  let owners = new Set<string>()
  let isWatching = false
  // One after the other: an older answer must not take the place of a newer one.
  let reading = Promise.resolve()
  const read = () => {
    reading = reading
      .catch(() => {})
      .then(async () => {
        owners = new Set(await suspendedOwners(database.db))
      })
    return reading
  }
  /** A database that is away says so when it is back: the gap has it read again. */
  const readAgain = () => void read().catch(() => {})
  return {
    has: (owner) => owners.has(owner),
    async watch() {
      const stop = await database.listen(CHANNEL, readAgain, readAgain)
      isWatching = true
      await read()
      return stop
    },
    async changed() {
      if (isWatching) await read()
      await database.notify(CHANNEL, '')
    },
  }
}
