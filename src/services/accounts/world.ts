import type { Clock } from '@postproof/engine/world'
import type { Logger } from 'pino'
import type { Captcha } from '#adapters/captcha.ts'
import type { PasskeyChecks } from '#adapters/passkeys.ts'
import type { Passwords } from '#adapters/password.ts'
import type { PasswordStrength } from '#adapters/password-strength.ts'
import type { Config } from '#config.ts'
import type { Background } from '#platform/concurrency/background.ts'
import type { InstanceKeys } from '#platform/keys/keys.ts'
import type { Mailer } from '#platform/mailer/types.ts'
import type { Blobs } from '#storage/blobs.ts'
import type { Database, Db } from '#storage/db.ts'
import type { Erasure } from '#storage/ownership.ts'
import type { MayWrite } from './letters.ts'
import type { Notify } from './notify.ts'
import type { OwnerTags } from './owner.ts'
import type { Secrets } from './secrets.ts'
import type { Throttle } from './sign-in/throttle.ts'
import type { Audit, Exporter } from './types.ts'

/** What accounts need of the rest of the product. */
export type AccountsOptions = {
  config: Pick<
    Config,
    | 'PUBLIC_URL'
    | 'BRAND_NAME'
    | 'ADDRESS_HOURS'
    | 'REGISTRATION'
    | 'REGISTRATIONS_PER_HOUR'
    | 'SESSION_DAYS'
    | 'ADMIN_SECOND_FACTOR'
    | 'ADMIN_IDLE_MINUTES'
  >
  db: Db
  database: Pick<Database, 'db' | 'listen' | 'notify'>
  blobs: Blobs
  addresses: OwnerTags
  keys: InstanceKeys
  passwords: Passwords
  strength: PasswordStrength
  mailer: Mailer
  captcha: Captcha | null
  passkeyChecks: PasskeyChecks
  /** Id of the plan an account has now. */
  planOf(accountId: string): Promise<string>
  /** Removes what other parts keep of an account and no foreign key removes, in the same transaction. */
  erasers: Eraser[]
  /** Ends what would renew for an account that is to be deleted; may reject, and is tried again. */
  leave(accountId: string): Promise<boolean>
  /** Files that other parts add to the export. */
  exporters: Exporter[]
  clock: Clock
  log: Logger
}

export type Eraser = (trx: Db, erasure: Erasure) => Promise<void>

/** What the files of this folder share. */
export type AccountsWorld = AccountsOptions & {
  secrets: Secrets
  throttle: Throttle
  mayWrite: MayWrite
  audit: Audit
  background: Background
  notify: Notify
}
