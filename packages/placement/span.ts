import type { Message } from '@postproof/messages/message'

/** `40 seconds`, `6 minutes`, `3 hours`. */
export function spanOf(seconds: number): Message {
  if (seconds < 90) return { code: 'span.seconds', facts: { seconds: Math.round(seconds) } }
  if (seconds < 5400) return { code: 'span.minutes', facts: { minutes: Math.round(seconds / 60) } }
  return { code: 'span.hours', facts: { hours: Math.round(seconds / 3600) } }
}
