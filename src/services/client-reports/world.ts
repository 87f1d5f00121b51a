import type { Clock } from '@postproof/engine/world'
import type { Logger } from 'pino'
import type { Mailer } from '#platform/mailer/types.ts'
import type { Db } from '#storage/db.ts'
import type { MayWrite } from '../accounts/letters.ts'
import type { Printer } from '../pictures/printer.ts'

export type ClientReportsWorld = {
  db: Db
  clock: Clock
  log: Logger
  mailer: Mailer
  mayWrite: MayWrite
  publicUrl: string
  /** Null where no browser prints. */
  printer: Printer | null
}
