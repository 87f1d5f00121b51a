import type { Say } from '@postproof/messages/say'
import { isMessage } from '@postproof/messages/stored'

/** The same JSON with a sentence in place of each message. */
export function sayWithin(value: unknown, say: Say): unknown {
  if (Array.isArray(value)) return value.map((each) => sayWithin(each, say))
  if (typeof value !== 'object' || value === null) return value
  if (isMessage(value)) return say(value)
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, sayWithin(each, say)]))
}
