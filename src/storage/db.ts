import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export type Database = {
  db: Db
  /** What the job queue runs its SQL on. */
  queue: { connectionString: string; max: number }
  /**
   * Calls `listener` for each notification on `channel`; answers how to stop. `onGap`: the connection broke and is there
   * again, notifications may have been missed.
   */
  listen(
    channel: string,
    listener: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>
  notify(channel: string, payload: string): Promise<void>
  /** Connections of the pool. */
  pool(): { total: number; idle: number; waiting: number }
  close(): Promise<void>
}
