import type { ReturnedMail } from '#contract/operations.ts'
import type { Db } from '#storage/db.ts'
import { type MailDay, readMailDays } from '#storage/returned-mail.ts'

/** How much mail to users came back, for the operator, whose name it is sent under. */
export type ReturnedMailFigures = () => Promise<ReturnedMail>

const DAYS = 30

/** `domain`: where it is read; empty where it is not. */
export const createReturnedMailFigures =
  ({ db, domain }: { db: Db; domain: string }): ReturnedMailFigures =>
  async () => {
    const days = await readMailDays(db, DAYS)
    const sum = (what: 'sent' | 'bounce' | 'complaint') => days.reduce((all, day) => all + day[what], 0)
    return {
      domain: domain || null,
      bounce_rate: shareOf(sum('bounce'), sum('sent')),
      complaint_rate: shareOf(sum('complaint'), sum('sent')),
      days: days.map(presentDay),
    }
  }

/** What comes back may belong to the day before, and nothing to a day on which nothing was sent. */
const shareOf = (part: number, sent: number) => (sent ? part / sent : null)

const presentDay = ({ day, sent, bounce, complaint, stopped }: MailDay) => ({
  ...{ day, sent, bounces: bounce, complaints: complaint, stopped },
  bounce_rate: shareOf(bounce, sent),
  complaint_rate: shareOf(complaint, sent),
})
