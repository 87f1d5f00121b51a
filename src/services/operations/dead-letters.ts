import { message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import type { DeadLetter } from '#contract/operations.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/db.ts'
import {
  type DeadLetterRow,
  discardDeadMail,
  forgetFailedJob,
  isFailedJob,
  listDeadLetters,
  reviveMail,
} from '#storage/dead-letters.ts'
import type { Reader } from '../accounts/visitor.ts'
import type { JobBook } from './job-book.ts'

/** Jobs that fail and mail that was given up. Ids: `job-` and the name of the job, `mail-` and the id of the row. */
export type DeadLetters = {
  /** The latest first, at most a hundred. */
  list(reader: Reader): Promise<DeadLetter[]>
  /** Runs the job soon, or gives the mail another day. Refusal `not_found` (404). */
  retry(id: string): Promise<void>
  /** Nothing more is said of it; a mail is gone. Refusal `not_found` (404). */
  discard(id: string): Promise<void>
}

const MOST = 100

export function createDeadLetters({ db, jobBook }: { db: Db; jobBook: JobBook }): DeadLetters {
  return {
    async list({ language = 'en' }) {
      const rows = await listDeadLetters(db, MOST)
      return rows.map((row) => ({
        ...{ id: `${row.kind}-${row.key}`, kind: row.kind, name: row.name, tries: row.tries },
        ...{ error: row.error, text: say(language, said(row)) },
        ...{ since: row.since.toISOString(), last_at: row.last_at.toISOString() },
      }))
    },
    async retry(id) {
      const { kind, key } = partsOf(id)
      if (kind === 'mail') {
        if (!(await reviveMail(db, key))) throw noSuchLetter()
      } else if (await isFailedJob(db, key)) await jobBook.want(key)
      else throw noSuchLetter()
    },
    async discard(id) {
      const { kind, key } = partsOf(id)
      const forget = kind === 'mail' ? discardDeadMail : forgetFailedJob
      if (!(await forget(db, key))) throw noSuchLetter()
    },
  }
}

function partsOf(id: string) {
  const [, kind, key = ''] = /^(job|mail)-(.+)$/.exec(id) ?? []
  if (!kind) throw noSuchLetter()
  return { kind, key }
}

const noSuchLetter = () => new Refusal(404, 'not_found', 'operations.no_dead_letter')

/** In plain words; what the program or the mail server said stands beside it. */
function said({ kind, tries, error }: DeadLetterRow) {
  if (kind === 'job') return message('operations.dead.job', { count: tries })
  const code = / ([45]\d\d)$/.exec(error)?.[1]
  return code?.startsWith('5')
    ? message('operations.dead.mail_refused', { code })
    : message('operations.dead.mail_late', { count: tries })
}
