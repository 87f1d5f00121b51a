import { sql } from 'kysely'
import { isUnclaimed } from '../claims.ts'
import type { Db } from '../db.ts'
import type { WatchedRow } from './domains.ts'
import type { AlertSeverity, ChangeKind, WatchStatus } from './tables.ts'

/** Looks at watched domains: claimed by a process, and kept with what they found. */

/** Takes the domain that is due longest. Its account is not suspended. Claims from before `before` are void. */
export async function claimWatched(db: Db, now: Date, before: Date): Promise<WatchedRow | null> {
  const { rows } = await sql<WatchedRow>`
    update watched_domains set claimed_at = ${now} where id = (
      select id from watched_domains w
      where due_at <= ${now} and ${isUnclaimed('claimed_at', now, before)}
        and exists (select 1 from accounts a where a.id = w.account_id and a.suspended_at is null)
      order by due_at limit 1 for update skip locked
    ) returning *`.execute(db)
  return rows[0] ?? null
}

export type KeptLook = {
  dueAt: Date
  lookedAt: Date
  status: WatchStatus
  score: number | null
  parts: object
  changes: {
    part: string
    kind: ChangeKind
    before: object
    after: object
    severity: AlertSeverity | null
    planned: boolean
  }[]
  /** Its silence was compared with what was before, and is over. */
  isSilenceOver: boolean
}

/** As it is when the look is kept: its owner may have begun one, or ended it, while it was looked at. */
export type SilenceRow = Pick<WatchedRow, 'silent_until' | 'silent_from'>

/** Keeps a look with its changes; false, and nothing is kept, when the claim was lost or the domain removed. */
export async function keepLook(
  db: Db,
  { id, account_id, claimed_at }: Pick<WatchedRow, 'id' | 'account_id' | 'claimed_at'>,
  lookIn: (silence: SilenceRow) => KeptLook,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const silence = await trx
      .selectFrom('watched_domains')
      .select(['silent_until', 'silent_from'])
      .where('id', '=', id)
      .where('claimed_at', '=', claimed_at)
      .forUpdate()
      .executeTakeFirst()
    if (!silence) return false
    const look = lookIn(silence)
    const { dueAt, lookedAt, changes } = look
    await trx
      .updateTable('watched_domains')
      .set({
        ...{ due_at: dueAt, looked_at: lookedAt, claimed_at: null },
        ...{ status: look.status, score: look.score, parts: JSON.stringify(look.parts) },
        ...(changes.length > 0 ? { changed_at: lookedAt } : {}),
        ...(look.isSilenceOver ? { silent_until: null, silent_word: '', silent_from: null } : {}),
      })
      .where('id', '=', id)
      .execute()
    for (const { part, kind, before, after, severity, planned } of changes) {
      const { id: observation } = await trx
        .insertInto('watch_observations')
        .values({
          ...{ watched_id: id, part, at: lookedAt, kind, planned },
          ...{ before: JSON.stringify(before), after: JSON.stringify(after) },
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (severity === null) continue
      await trx
        .insertInto('watch_alerts')
        .values({
          ...{ observation_id: observation, account_id, watched_id: id, severity },
          ...{ made_at: lookedAt, sent_at: null, posted_at: null, acknowledged_at: null },
        })
        .execute()
    }
    return true
  })
}

/** Puts a domain off after a look that failed here. */
export async function putOffLook(
  db: Db,
  { id, claimed_at }: Pick<WatchedRow, 'id' | 'claimed_at'>,
  dueAt: Date,
): Promise<void> {
  await db
    .updateTable('watched_domains')
    .set({ due_at: dueAt, claimed_at: null })
    .where('id', '=', id)
    .where('claimed_at', '=', claimed_at)
    .execute()
}

/** For the only process there is: what the one before it claimed can be claimed at once. */
export async function releaseWatched(db: Db): Promise<void> {
  await db
    .updateTable('watched_domains')
    .set({ claimed_at: null })
    .where('claimed_at', 'is not', null)
    .execute()
}
