import type { Language } from '@postproof/messages/languages'
import { type Message, message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'

/** How a part of an instance is, and the sentences that say so, the most important first. */
export type PartState<Status extends string> = { status: Status; reasons: readonly Message[] }

/** As it is answered: `codes` for programs, `detail` for people. */
export type SaidState<Status extends string> = { status: Status; codes: string[]; detail: string }

export const sayState = <Status extends string>(
  language: Language,
  { status, reasons }: PartState<Status>,
): SaidState<Status> => ({
  status,
  codes: reasons.map(({ code }) => code),
  detail: reasons.map((reason) => say(language, reason)).join(' '),
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** `3 s`, `12 minutes`, `5 hours`, `4 days`: in German in the dative, as after „seit“ and „vor“. */
export function spanOf(ms: number): Message {
  if (ms < 2 * MINUTE) return message('health.span.seconds', { count: Math.max(0, Math.round(ms / 1000)) })
  if (ms < 2 * HOUR) return message('health.span.minutes', { count: Math.round(ms / MINUTE) })
  return ms < 48 * HOUR
    ? message('health.span.hours', { count: Math.round(ms / HOUR) })
    : message('health.span.days', { count: Math.round(ms / (24 * HOUR)) })
}

export const sizeOf = (octets: number): Message =>
  octets < 1024 ** 3
    ? message('health.size.megabytes', { size: Math.round(octets / 1024 ** 2) })
    : message('health.size.gigabytes', { size: octets / 1024 ** 3 })
