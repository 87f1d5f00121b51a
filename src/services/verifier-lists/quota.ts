import { networkOf } from '@postproof/engine/networks/networks'
import type { Clock } from '@postproof/engine/world'
import { message } from '@postproof/messages/message'
import type { Config } from '#config.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/db.ts'
import { countListRows, forgetListRows } from '#storage/verifier-list-quotas.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { TestAddresses } from '../spam-tests/intake/test-addresses.ts'

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
      const client = addresses.ownerTag(`network/${networkOf(network)}`)
      if (await countListRows(db, { client, day: today(), rows, most })) return
      throw new Refusal(429, 'limit', message('list.quota', { most, rows }))
    },
    forget: () => forgetListRows(db, today()),
  }
}
