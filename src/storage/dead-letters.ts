import { sql } from 'kysely'
import type { Db } from './db.ts'

/** What was given up or keeps failing: mail to users and jobs. The clock is the database's. */

export type DeadLetterRow = {
  kind: 'job' | 'mail'
  /** Of a job its name, of a mail the id of its row. */
  key: string
  /** The name of the job, the kind of the mail. */
  name: string
  tries: number
  error: string
  since: Date
  last_at: Date
}

/** The latest first, at most `limit`. */
export async function listDeadLetters(db: Db, limit: number): Promise<DeadLetterRow[]> {
  const { rows } = await sql<DeadLetterRow>`
    select 'job' as kind, name as key, name, tries, error, since, last_at from failed_jobs
    union all
    select 'mail', id, kind, tries, coalesce(error, ''), created_at, dead_at from outgoing_mail where dead_at is not null
    order by last_at desc, key limit ${limit}`.execute(db)
  return rows
}

/** Notes that a run failed. */
export async function noteFailedJob(db: Db, name: string, error: string): Promise<void> {
  await sql`
    insert into failed_jobs as f (name, error) values (${name}, ${error})
    on conflict (name) do update set tries = f.tries + 1, error = excluded.error, last_at = now()`.execute(db)
}

/** Its last run succeeded, or nobody wants to hear of it; false when there was nothing. */
export async function forgetFailedJob(db: Db, name: string): Promise<boolean> {
  const row = await db.deleteFrom('failed_jobs').where('name', '=', name).returning('name').executeTakeFirst()
  return row !== undefined
}

export async function isFailedJob(db: Db, name: string): Promise<boolean> {
  const row = await db.selectFrom('failed_jobs').select('name').where('name', '=', name).executeTakeFirst()
  return row !== undefined
}

/** Gives a dead mail another day; false when it is none. */
export async function reviveMail(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    update outgoing_mail set dead_at = null, error = null, tries = 0, next_try_at = now(),
      expires_at = now() + interval '1 day'
    where id = ${id} and dead_at is not null returning id`.execute(db)
  return rows.length > 0
}

export async function discardDeadMail(db: Db, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('outgoing_mail')
    .where('id', '=', id)
    .where('dead_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
