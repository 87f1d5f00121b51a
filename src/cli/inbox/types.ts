import type { FileResult } from '#services/lint/types.ts'
import type { LintResult } from '../lint/types.ts'

/** Who sent a mail to whom, as the application said it in the SMTP dialogue. */
export type Envelope = {
  /** Empty for bounces. */
  from: string
  to: string[]
  /** The name that it logged in with; empty without a login. */
  username: string
}

/** A mail that an application sent. `raw` is read from the folder where there is one. */
export type Kept = {
  id: string
  envelope: Envelope
  /** Unix milliseconds. */
  at: number
  read: boolean
  size: number
}

/** A finding-by-finding report in template mode, with what it did not check. */
export type MailReport = FileResult & Pick<LintResult, 'not_checked'>

/** Shares of mails, 0-1, on which the inbox fails to test how an application takes it. */
export type Failures = {
  /** Recipients refused for now (451). */
  defer: number
  /** Recipients refused for good (550). */
  refuse: number
  /** Connections dropped in the middle of a mail. */
  drop: number
  /** Milliseconds before each mail is answered. */
  delayMs: number
}
