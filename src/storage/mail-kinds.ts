import type { MailKind } from '@postproof/spam-test/kind'
import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** The kinds that accounts chose for the mail of their senders, and the choice of one test. */

type Db = Kysely<Tables>

/** An account has few senders; with more, the oldest choices are not read. */
const MOST = 200

/** Kinds by the From address in lower case, as the owner chose them last. */
export async function kindsOfSenders(db: Db, owner: string): Promise<Record<string, MailKind>> {
  const rows = await db
    .selectFrom('mail_kinds')
    .select(['sender', 'kind'])
    .where('owner', '=', owner)
    .orderBy('chosen_at', 'desc')
    .limit(MOST)
    .execute()
  return Object.fromEntries(rows.map(({ sender, kind }) => [sender, kind]))
}

export type SenderKind = { owner: string; sender: string; kind: MailKind | null; at: Date }

/** Keeps the choice for a sender's next tests; null forgets it. */
export async function keepKind(db: Db, { owner, sender, kind, at }: SenderKind): Promise<void> {
  const key = sender.toLowerCase()
  if (kind === null) {
    await db.deleteFrom('mail_kinds').where('owner', '=', owner).where('sender', '=', key).execute()
    return
  }
  await db
    .insertInto('mail_kinds')
    .values({ owner, sender: key, kind, chosen_at: at })
    .onConflict((conflict) => conflict.columns(['owner', 'sender']).doUpdateSet({ kind, chosen_at: at }))
    .execute()
}

/** Notes the chosen kind at one test, so that each later run of it is judged so; null takes it away. */
export async function chooseKind(db: Db, id: string, kind: MailKind | null): Promise<void> {
  const session =
    kind === null
      ? sql<string>`session - 'kind'`
      : sql<string>`session || jsonb_build_object('kind', ${kind}::text)`
  await db
    .updateTable('tests')
    .set({ session })
    .where('id', '=', id)
    .where('status', '!=', 'deleted')
    .execute()
}
