import type { OwnEvidence } from '@postproof/address/verdict/facts'
import type { Clock } from '@postproof/engine/world'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { createChanges } from '#platform/live/changes.ts'
import type { Database } from '#storage/db.ts'
import { createOwnerOf } from '../accounts/owner.ts'
import type { Visitor } from '../accounts/visitor.ts'
import type { TestAddresses } from '../spam-tests/intake/test-addresses.ts'
import type { VerifyAddress } from '../verifier/types.ts'
import { createForecast, type ProspectsOf } from './forecast.ts'
import { createRowQuota } from './quota.ts'
import { createListRunner } from './run.ts'
import { createVerifierLists, type ListService } from './service.ts'
import type { Probing } from './types.ts'
import type { Reserve } from './world.ts'

/** Lists of addresses with the work on them, begun where an earlier run left it. */
export type ListWork = {
  service: ListService
  /** Takes up lists that wait: new ones, those of a process that is gone, retries whose time has come. */
  takeUp(): Promise<void>
  /** When nothing is being verified. */
  idle(): Promise<void>
  close(): Promise<void>
}

/** Addresses in flight at once; most wait for a turn at their mail server, which costs next to nothing. */
const CONCURRENCY = 200

export async function createListWork(world: {
  config: Pick<Config, 'PUBLIC_URL' | 'RETENTION_DAYS' | 'VERIFIER_SMTP' | 'VERIFIER_LIST_ROWS_PER_DAY'>
  database: Database
  addresses: Pick<TestAddresses, 'ownerTag'>
  verify: VerifyAddress
  /** As the runner takes it. */
  ownEvidence?: (listId: string, emails: readonly string[]) => Promise<Map<string, OwnEvidence>>
  /** Without it no list says when it will be done. */
  prospectsOf?: ProspectsOf
  /** As the service takes it. */
  reserve?: Reserve
  probing(visitor: Visitor): Probing
  clock: Clock
  log: Logger
  concurrency?: number
  /** As the runner takes it. */
  outageMinutes?: number[]
}): Promise<ListWork> {
  const changes = await createChanges(world.database, 'verifier-lists', world)
  const runner = createListRunner({ ...world, changes, concurrency: world.concurrency ?? CONCURRENCY })
  const { clock, prospectsOf } = world
  const { db } = world.database
  const service = createVerifierLists({
    ...world,
    forecast: prospectsOf ? createForecast({ db, clock, prospectsOf }) : async () => null,
    ownerOf: createOwnerOf(world.addresses),
    quota: createRowQuota({ ...world, db }),
    changes,
    runner,
  })
  runner.wake()
  return {
    service,
    takeUp: runner.takeUp,
    idle: runner.idle,
    async close() {
      await runner.close()
      await changes.close()
    },
  }
}
