import type { Clock } from '@postproof/engine/world'
import type { Logger } from 'pino'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/db.ts'
import { type ListedNewsletter, readNewsletter } from '#storage/newsletters/newsletters.ts'
import type { SignedIn } from '../accounts/visitor.ts'
import type { Plans } from '../plans/types.ts'

/** What the files of this folder share. */
export type NewslettersWorld = {
  db: Db
  plans: Pick<Plans, 'entitled'>
  mailDomain: string
  clock: Clock
  log: Logger
}

export const noNewsletter = () => new Refusal(404, 'not_found', 'newsletters.not_found')

export async function requireNewsletter(
  { db, clock }: Pick<NewslettersWorld, 'db' | 'clock'>,
  id: string,
  { accountId }: SignedIn,
): Promise<ListedNewsletter> {
  const row = await readNewsletter(db, { accountId, id }, new Date(clock.now()))
  if (!row) throw noNewsletter()
  return row
}
