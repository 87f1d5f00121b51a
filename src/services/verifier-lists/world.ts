import type { Clock } from '@postproof/engine/world'
import type { Config } from '#config.ts'
import type { Changes } from '#platform/live/changes.ts'
import type { Database, Db } from '#storage/db.ts'
import type { OwnerOf } from '../accounts/owner.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { Forecast } from './forecast.ts'
import type { RowQuota } from './quota.ts'
import type { ListRunner } from './run.ts'
import type { Probing } from './types.ts'

/** What the use cases of this folder share. */
export type ListWorld = {
  config: Pick<Config, 'PUBLIC_URL' | 'RETENTION_DAYS'>
  database: Database
  ownerOf: OwnerOf
  changes: Changes
  runner: ListRunner
  forecast: Forecast
  quota: RowQuota
  probing(visitor: Visitor): Probing
  reserve?: Reserve
  clock: Clock
}

/**
 * Charges the addresses of list `id` to the visitor in the same transaction as `work`, or throws a Refusal. Without it
 * nothing is charged.
 */
export type Reserve = (
  visitor: Visitor,
  id: string,
  addresses: number,
  work: (db: Db) => Promise<void>,
) => Promise<void>

/** Rows that one statement inserts or reads. */
export const GROUP = 1000

export const nowOf = ({ clock }: ListWorld) => new Date(clock.now())
