import { version } from '#platform/version.ts'
import { reportDomainById } from '#storage/domain-reports/domains.ts'
import { deleteRefused, nextRefused, type RefusedFile } from '#storage/domain-reports/refusals.ts'
import { octetsOf } from '../analysis/pool.ts'
import { sharersOf } from '../analysis/sharers.ts'
import { keepRead, readFile } from './keep.ts'
import { isUndecided } from './mails.ts'
import { onlyTls } from './posted.ts'
import type { DomainReportsWorld } from './world.ts'

/** Retries files that an older version refused. Each version reads a file once. */
export type RefusedRetries = {
  /** Returns how many files were read. */
  work(): Promise<number>
}

/** Files that one run reads. */
const MOST_FILES = 200

export function createRefusedRetries(world: DomainReportsWorld): RefusedRetries {
  return {
    async work() {
      let after = '0'
      for (let count = 0; ; count++) {
        const file = count < MOST_FILES ? await nextRefused(world.db, version, after) : null
        if (!file) return count
        after = file.id
        await retry(world, file)
      }
    },
  }
}

/** Replaces the stored refusals of a file with the result of reading it now. */
async function retry(world: DomainReportsWorld, file: RefusedFile): Promise<void> {
  const { domain_id, at: receivedAt, way, name, octets, session } = file
  const domain = await reportDomainById(world.db, domain_id)
  if (!domain) return
  const sharers = session ? sharersOf(session, null) : [{ name: `reports of ${domain_id}` }]
  const about = { name, session, receivedAt }
  const read = await readFile(world, { ...about, mail: octetsOf(octets), sharers })
  // The next run tries again where the sender of a mail cannot be checked now.
  if (isUndecided(read)) return
  await world.db.transaction().execute(async (trx) => {
    await deleteRefused(trx, file)
    const toStore = { ...about, way, size: octets.byteLength, octets: async () => octets }
    const kept = await keepRead(trx, domain, toStore, way === 'https' ? onlyTls(read) : read)
    if (kept?.reports.length)
      world.log.info({ reports: kept.reports.length }, 'a file that was refused before was read')
  })
}
