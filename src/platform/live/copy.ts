import type { Database } from '#storage/db.ts'

/** What every process holds in memory of rows that change seldom and are asked for with every page or call. */
export type Copy = {
  /** Reads them, and again whenever another process has changed them; answers how to stop. */
  watch(): Promise<() => Promise<void>>
  /** When a change is committed: reads them here and tells the other processes. */
  changed(): Promise<void>
}

/** `read` puts the rows where they are asked for; one read goes on at a time. */
export function createCopy(
  database: Pick<Database, 'listen' | 'notify'>,
  channel: string,
  read: () => Promise<void>,
): Copy {
  let reading = Promise.resolve()
  const readNext = () => {
    reading = reading.catch(() => {}).then(read)
    return reading
  }
  const readAgain = () => void readNext().catch(() => {})
  return {
    async watch() {
      const stop = await database.listen(channel, readAgain, readAgain)
      await readNext()
      return stop
    },
    async changed() {
      await readNext()
      await database.notify(channel, '')
    },
  }
}
