/**
 * The queue of jobs (pg-boss) notes when it did something last and when a job may begin, by the clock of the database. Where
 * that was ahead and is set back, it would wait until the old time comes: no job would run for days.
 */

/** pg-boss's own connection. */
export type JobDatabase = { executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> }

/** None of our jobs is delayed, so a start time further ahead than clocks differ was written by a clock that ran ahead. */
const AHEAD = `now() + interval '1 minute'`

const statements = [
  `update jobs.version set cron_on = null where cron_on > ${AHEAD}`,
  `update jobs.queue set monitor_on = null where monitor_on > ${AHEAD}`,
  `update jobs.queue set maintain_on = null where maintain_on > ${AHEAD}`,
  `update jobs.job set start_after = now() where state in ('created', 'retry') and start_after > ${AHEAD}`,
  `update jobs.job set heartbeat_on = now() where state = 'active' and heartbeat_on > ${AHEAD}`,
]

/** Lets the queue go on from the present time. Nothing is written while no clock was set back. */
export async function settleJobClock(db: JobDatabase): Promise<void> {
  for (const statement of statements) await db.executeSql(statement)
}
