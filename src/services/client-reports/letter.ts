import { message } from '@postproof/messages/message'
import { sayIn } from '@postproof/messages/say'
import { languageOfAccount } from '#contract/language.ts'
import type { AccountRow } from '#storage/accounts.ts'
import type { Db } from '#storage/db.ts'
import { monthIn } from './html.ts'
import type { ClientReportsWorld } from './world.ts'

/** The mail that a report is attached to. */

export type ReportFile = { type: 'application/pdf' | 'text/html'; octets: Uint8Array }
type Report = { client: string; month: string; file: ReportFile }

/**
 * Queues the mail within `trx`, to the owner of the account alone: a client's address proved nothing to us. False if it has
 * to wait.
 */
export async function mailReport(
  { mailer, mayWrite, publicUrl }: Pick<ClientReportsWorld, 'mailer' | 'mayWrite' | 'publicUrl'>,
  trx: Db,
  account: AccountRow,
  { client, month, file }: Report,
): Promise<boolean> {
  const { id, email: to, locale, confirmed_at } = account
  const kind = 'client-report'
  if (!confirmed_at || !(await mayWrite(trx, account, { kind, to }))) return false
  const language = languageOfAccount(account)
  const say = sayIn(language)
  const isPdf = file.type === 'application/pdf'
  const title = say(message('client_report.letter.title', { client, month: monthIn(language, month) }))
  const text = [
    say(message('client_report.letter.text', { client })),
    ...(isPdf ? [] : [say(message('client_report.letter.no_pdf'))]),
  ].join('\n\n')
  const attached = { ...file, name: fileName(client, month, isPdf ? 'pdf' : 'html') }
  const url = `${publicUrl}/domains`
  return mailer.send({ kind, to, title, text, url, locale, attached }, { trx, account: id })
}

/** Such as `backerei-krume-2026-11.pdf`: letters, digits and hyphens. */
export function fileName(client: string, month: string, ending: 'pdf' | 'html'): string {
  const plain = client.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const name = plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
  return `${name || 'report'}-${month}.${ending}`
}
