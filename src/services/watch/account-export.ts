import type { Db } from '#storage/db.ts'
import { observationsOf } from '#storage/watch/alerts.ts'
import { listLinks } from '#storage/watch/client-links.ts'
import { allWatched } from '#storage/watch/domains.ts'
import { findQuietHours } from '#storage/watch/quiet-hours.ts'
import type { Exporter } from '../accounts/types.ts'
import { presentQuiet } from './quiet-hours.ts'

const MOST_CHANGES = 10_000

/**
 * `watched-domains.json`: each with what is known of it and its time line; `client-links.json`;
 * `quiet-hours.json`.
 */
export const exportWatched = (db: Db): Exporter =>
  async function* (accountId) {
    const quiet = await findQuietHours(db, accountId)
    if (quiet) yield { name: 'quiet-hours.json', pieces: [JSON.stringify(presentQuiet(quiet), null, 2)] }
    const rows = await allWatched(db, accountId)
    if (rows.length === 0) return
    yield { name: 'watched-domains.json', pieces: piecesOf(db, rows) }
    const links = (await listLinks(db, accountId)).map(({ account_id: _, ...link }) => link)
    if (links.length > 0) yield { name: 'client-links.json', pieces: [JSON.stringify(links, null, 2)] }
  }

async function* piecesOf(db: Db, rows: Awaited<ReturnType<typeof allWatched>>) {
  for (const [at, { id, account_id: _, claimed_at: __, ...row }] of rows.entries()) {
    const changes = await observationsOf(db, id, MOST_CHANGES)
    yield `${at === 0 ? '[\n' : ',\n'}${JSON.stringify({ ...row, changes }, null, 2)}`
  }
  yield '\n]\n'
}
