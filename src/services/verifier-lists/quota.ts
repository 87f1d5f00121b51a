import type { Config } from '#config.ts'
import type { Clock } from '#engines/world.ts'
import type { Db } from '#storage/database.ts'
import { countListRows, forgetListRows } from '#storage/verifier-list-quotas.ts'
import { Refusal } from '../refusal.ts'
import type { TestAddresses } from '../test-addresses.ts'
import type { Visitor } from '../types.ts'
import { networkName } from '../verifier/limits.ts'

/** How many rows visitors without an account may bring: by network, since anyone can throw away a cookie. */
export type RowQuota = {
  /** Refusal `limit` (429) when the rows of this list are more than what is left of the day. */
  take(visitor: Visitor, rows: number): Promise<void>
  forget(): Promise<void>
}

export function createRowQuota(world: {
  config: Pick<Config, 'VERIFIER_LIST_ROWS_PER_DAY'>
  db: Db
  addresses: Pick<TestAddresses, 'ownerTag'>
  clock: Clock
}): RowQuota {
  const { db, addresses, clock } = world
  const most = world.config.VERIFIER_LIST_ROWS_PER_DAY
  const today = () => new Date(clock.now()).toISOString().slice(0, 10)
  return {
    async take({ account, network }, rows) {
      if (account) return
      // Keys of browsers hold no slash, so that none is the name of a network.
      const client = addresses.ownerTag(`network/${networkName(network)}`)
      if (!(await countListRows(db, { client, day: today(), rows, most }))) throw tooMany(most, rows)
    },
    forget: () => forgetListRows(db, today()),
  }
}

function tooMany(most: number, rows: number): Refusal {
  const [all, these] = [most, rows].map((count) => count.toLocaleString('en'))
  const message = `From one network without an account ${all} rows can be verified in a day (UTC), and with the ${these} rows of this list it would be more. Sign in, try again tomorrow, or bring fewer.`
  return new Refusal(429, 'limit', message)
}
