import type { Clock } from '@postproof/engine/world'
import type { Logger } from 'pino'
import type { InstanceKeys } from '#platform/keys/keys.ts'
import type { Mailer } from '#platform/mailer/types.ts'
import type { Db } from '#storage/db.ts'
import type { MayWrite } from '../../accounts/letters.ts'
import type { Audit } from '../../accounts/types.ts'
import type { OperatorWorld } from '../../contact/operator.ts'
import type { Printer } from '../../pictures/printer.ts'
import type { Plans } from '../../plans/types.ts'
import type { OrderedPlans } from './ordered-plans.ts'

/** What orders are made of. */
export type OrdersWorld = OperatorWorld & {
  db: Db
  mode: 'off' | 'manual' | 'stripe'
  plans: Pick<Plans, 'list' | 'taxes'>
  ordered: OrderedPlans
  audit: Audit
  mailer: Mailer
  mayWrite: MayWrite
  keys: InstanceKeys
  publicUrl: string
  /** Null where no browser prints. */
  printer: Printer | null
  clock: Clock
  log: Logger
}
