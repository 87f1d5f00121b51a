import { version } from '#platform/version.ts'
import { reportDomainById } from '#storage/domain-reports/domains.ts'
import { deleteRefused, nextRefused, type RefusedFile } from '#storage/domain-reports/refusals.ts'
import { octetsOf } from '../analysis/pool.ts'
import { sharersOf } from '../analysis/sharers.ts'
import { keepRead, readFile } from './keep.ts'
import { isUndecided } from './mails.ts'
import { onlyTls } from './posted.ts'
import type { DomainReportsWorld } from './world.ts'

/** Files that an older version could not take as reports: this one may. Each is read once by a version. */
export type RefusedAgain = {
  /** Answers how many files were read. */
  work(): Promise<number>
}

/** Of one turn. */
const MOST_FILES = 200

export function createRefusedAgain(world: DomainReportsWorld): RefusedAgain {
  return {
    async work() {
      let after = '0'
      for (let count = 0; ; count++) {
        const file = count < MOST_FILES ? await nextRefused(world.db, version, after) : null
        if (!file) return count
        after = file.id
        await readAgain(world, file)
      }
    },
  }
}

/** In place of what was refused of the file stands what is read of it now, or refused now, as if it had come so. */
async function readAgain(world: DomainReportsWorld, file: RefusedFile): Promise<void> {
  const { domain_id, at: receivedAt, way, name, octets, session } = file
  const domain = await reportDomainById(world.db, domain_id)
  if (!domain) return
  const sharers = session ? sharersOf(session, null) : [{ name: `reports of ${domain_id}` }]
  const about = { name, session, receivedAt }
  const read = await readFile(world, { ...about, mail: octetsOf(octets), sharers })
  // A mail whose sender cannot be checked now is looked at again in the next turn.
  if (isUndecided(read)) return
  await world.db.transaction().execute(async (trx) => {
    await deleteRefused(trx, file)
    const toStore = { ...about, way, size: octets.byteLength, octets: async () => octets }
    const kept = await keepRead(trx, domain, toStore, way === 'https' ? onlyTls(read) : read)
    if (kept?.reports.length)
      world.log.info({ reports: kept.reports.length }, 'a file that was refused before was read')
  })
}
