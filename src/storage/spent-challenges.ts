import type { Db } from './db.ts'

/** Keeps a challenge as spent until it expires anyway; false when it was spent before. Of two at once, one is true. */
export async function spendChallenge(db: Db, id: string, expiresAt: Date): Promise<boolean> {
  const row = await db
    .insertInto('spent_challenges')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function purgeChallenges(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('spent_challenges').where('expires_at', '<', before).execute()
}
