import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#storage/db.ts'
import { isOutage } from '#storage/outage.ts'
import { openPostgres } from '#storage/postgres.ts'

/** How a test looks into the database of what it kills, which is away at times. */
export type Db = Pick<Database, 'db'>

/** Opens a database by its address, with few connections. */
export const lookInto = (url: string) => openPostgres(url, { connections: 4 })

/** Again and again while the database is away, and as an outage is told from a fault: as the product does. */
export async function throughOutages<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isOutage(error)) throw error
      await pause(200)
    }
  }
}
