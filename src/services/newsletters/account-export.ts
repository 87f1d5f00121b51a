import type { Db } from '#storage/db.ts'
import { exportIssues } from '#storage/newsletters/issues.ts'
import { newslettersOf } from '#storage/newsletters/newsletters.ts'
import type { Exporter } from '../accounts/types.ts'
import { newsletterAddresses } from './address.ts'

const MOST_ISSUES = 10_000

/** `newsletters.json`: each with its address and its issues. */
export const exportNewsletters = (db: Db, mailDomain: string): Exporter =>
  async function* (accountId) {
    const rows = await newslettersOf(db, accountId)
    if (rows.length === 0) return
    yield { name: 'newsletters.json', pieces: piecesOf(db, rows, mailDomain) }
  }

async function* piecesOf(db: Db, rows: Awaited<ReturnType<typeof newslettersOf>>, mailDomain: string) {
  for (const [at, { id, account_id: _, tag, ...row }] of rows.entries()) {
    const issues = await exportIssues(db, id, MOST_ISSUES)
    const newsletter = { ...row, address: newsletterAddresses.addressOf(tag, mailDomain), issues }
    yield `${at === 0 ? '[\n' : ',\n'}${JSON.stringify(newsletter, null, 2)}`
  }
  yield '\n]\n'
}
