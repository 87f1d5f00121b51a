import type { Blacklists } from '@postproof/blacklists/types'
import type { Clock, Resolver } from '@postproof/engine/world'
import type { Config } from '#config.ts'
import type { PartHealth } from '#contract/admin.ts'
import type { InstanceStatus } from '#contract/site.ts'
import type { Pressure } from '#platform/health/overload.ts'
import type { PartState } from '#platform/health/part-state.ts'
import type { Mailer } from '#platform/mailer/types.ts'
import type { Blobs } from '#storage/blobs.ts'
import type { Db } from '#storage/db.ts'

export interface InstanceStatusService {
  /** At most 15 s old. Never rejects. */
  read(): Promise<InstanceStatus>
}

export type HealthState = PartState<PartHealth['status']>

/** Whom the parts are asked by. */
export type HealthWorld = {
  config: Pick<Config, 'PARTS' | 'SMTP_HOST' | 'SMTP_PORT' | 'MAIL_DOMAIN' | 'PICTURES' | 'DATA_DIR'>
  db: Db
  blobs: Pick<Blobs, 'keeper' | 'check'>
  resolver: Resolver
  blacklists: Pick<Blacklists, 'checkDomain'>
  /** Why no new mail is taken; null when it is. */
  pressure(): Pressure | null
  mailer: Pick<Mailer, 'check'>
  clock: Clock
}
