import type { MailboxResult } from '../mailbox.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Milliseconds for which an answer about one mailbox may be given again without asking. */
export function mailboxLife(result: MailboxResult): number {
  switch (result) {
    case 'no_mailbox':
    case 'disabled':
      return 7 * DAY
    case 'accepted':
    case 'full':
      return DAY
    default:
      return HOUR
  }
}

/** For the catch-all state of a domain. Not found out: no random name again within a day. */
export function catchAllLife(catchAll: boolean | null): number {
  return catchAll === null ? DAY : 7 * DAY
}

/** For the mail hosts of a domain: their TTL (seconds), at least five minutes, at most a day. */
export function hostsLife(ttl: number): number {
  return Math.min(DAY, Math.max(5 * MINUTE, ttl * 1000))
}
