import type { Mailer } from '#platform/mailer/types.ts'
import type { AccountRow } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import type { MayWrite } from './letters.ts'

export type AlertLetter = {
  kind: 'watch-alert' | 'report-alert' | 'newsletter-alert' | 'order-news'
  title: string
  text: string
  /** The page about it. */
  url: string
}

/**
 * Queues an alert to the owner of an account within `trx`. True and nothing queued for an address that is not confirmed: it may
 * be another person's. False if it has to wait, because too many letters went there.
 */
export async function alertOwner(
  { mailer, mayWrite }: { mailer: Mailer; mayWrite: MayWrite },
  trx: Db,
  account: Pick<AccountRow, 'id' | 'email' | 'locale' | 'confirmed_at'>,
  { kind, title, text, url }: AlertLetter,
): Promise<boolean> {
  const { id, email: to, locale, confirmed_at } = account
  if (!confirmed_at) return true
  if (!(await mayWrite(trx, account, { kind, to }))) return false
  return mailer.send({ kind, to, title, text, url, locale }, { trx, account: id })
}
