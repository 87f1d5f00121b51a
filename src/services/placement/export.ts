import type { Db } from '#storage/database.ts'
import { resultsOf } from '#storage/placement/results.ts'
import { placementsOfOwner } from '#storage/placement/tests.ts'
import type { Exporter } from '../accounts/export.ts'
import { presentTest } from './present.ts'

/** `placement-tests/ID.json`: each test of an account as the API answers it. */

const GROUP = 50

export const exportPlacements = (db: Db, tagOf: (accountId: string) => string, publicUrl: string): Exporter =>
  async function* (accountId) {
    for (let after = ''; ; ) {
      const tests = await placementsOfOwner(db, tagOf(accountId), after, GROUP)
      for (const test of tests) {
        const results = await resultsOf(db, [test.id])
        const content = presentTest({ test, results, owner: true, publicUrl })
        yield { name: `placement-tests/${test.id}.json`, pieces: [`${JSON.stringify(content, null, 2)}\n`] }
      }
      if (tests.length < GROUP) return
      after = tests.at(-1)!.id
    }
  }
