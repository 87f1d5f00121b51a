import type { Clock } from '@postproof/engine/world'
import type { Db } from '#storage/db.ts'
import { listGrants } from '#storage/oauth/grants.ts'
import type { Exporter } from '../accounts/types.ts'
import { present } from './create.ts'

/** `applications.json`: connected applications, where there are any. */
export const exportApplications = (db: Db, clock: Clock): Exporter =>
  async function* (accountId) {
    const applications = (await listGrants(db, accountId, new Date(clock.now()))).map(present)
    if (applications.length > 0)
      yield { name: 'applications.json', pieces: [`${JSON.stringify(applications, null, 2)}\n`] }
  }
