import type { Db } from '#storage/db.ts'
import { alertsOfMonitor, listMonitors, type MonitorRow, runsOfMonitor } from '#storage/placement/monitors.ts'
import { resultsOf } from '#storage/placement/results.ts'
import { placementsOfOwner } from '#storage/placement/tests.ts'
import type { Exporter } from '../../accounts/types.ts'
import { type StoredAlert, wordedAlert } from '../monitors/alerts.ts'
import { presentTest } from './present.ts'

/** `placement-tests/ID.json`: each test of an account as the API answers it; `placement-monitors.json`. */

const GROUP = 50

export const exportPlacements = (db: Db, tagOf: (accountId: string) => string, publicUrl: string): Exporter =>
  async function* (accountId) {
    const monitors = await Promise.all((await listMonitors(db, accountId)).map((row) => whole(db, row)))
    yield { name: 'placement-monitors.json', pieces: [`${JSON.stringify(monitors, null, 2)}\n`] }
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

/** With its runs, by the ids of their tests, and its alerts; without what its webhook is signed with. */
async function whole(db: Db, row: MonitorRow) {
  const { account_id: _, owner: __, webhook_secret: ___, key_id: ____, ...monitor } = row
  const runs = await runsOfMonitor(db, row.id)
  const alerts = (await alertsOfMonitor(db, row.id)).map((alert) => ({
    ...alert,
    body: wordedAlert(alert.body as StoredAlert),
  }))
  return { ...monitor, tests: runs.map(({ id }) => id), alerts }
}
