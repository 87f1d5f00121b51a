import { z } from 'zod'

/**
 * RDAP (RFC 9083): registries answer in JSON what is known of a domain, and since when it is registered. What comes
 * is a stranger's: it is read within bounds, and what does not have the shape of an answer is none.
 */

/** Answers of registries are some 10 kB; contacts make some larger. */
export const MAX_RDAP_BYTES = 256 * 1024
const MOST_EVENTS = 100

const answer = z.object({
  objectClassName: z.literal('domain'),
  ldhName: z.string().max(300).optional(),
  events: z
    .array(z.object({ eventAction: z.string(), eventDate: z.string() }))
    .max(MOST_EVENTS)
    .default([]),
})

/**
 * `found`: registered since then, Unix milliseconds; `ends`: the registration, where the registry says. `no-date`: the registry does not say. `bad-answer`: not about this
 * domain, or no answer at all.
 */
export type Registration =
  | { outcome: 'found'; at: number; ends: number | null }
  | { outcome: 'no-date' | 'bad-answer' }

/** RFC 3339, 5.6; some registries leave out the offset or the time. */
const timestamp = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})?)?$/i
/** The first domain of the DNS was registered in 1985. */
const EARLIEST = Date.UTC(1985, 0, 1)

/** Reads the answer about a domain (RFC 9083, 5.3); never throws. */
export function readRegistration(body: Uint8Array, domain: string): Registration {
  const parsed = answer.safeParse(jsonOf(body))
  if (!parsed.success) return { outcome: 'bad-answer' }
  const { ldhName, events } = parsed.data
  if (ldhName !== undefined && plain(ldhName) !== plain(domain)) return { outcome: 'bad-answer' }
  const dateOf = (action: string) =>
    events.find(({ eventAction }) => eventAction.toLowerCase() === action)?.eventDate
  const registered = dateOf('registration')
  if (registered === undefined) return { outcome: 'no-date' }
  const at = momentOf(registered)
  return at === null
    ? { outcome: 'bad-answer' }
    : { outcome: 'found', at, ends: momentOf(dateOf('expiration') ?? '') }
}

const plain = (name: string) => name.toLowerCase().replace(/\.$/, '')

function jsonOf(body: Uint8Array): unknown {
  if (body.byteLength > MAX_RDAP_BYTES) return undefined
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}

function momentOf(text: string): number | null {
  const date = timestamp.exec(text)
  if (!date) return null
  const zoned = /(?:Z|[+-]\d{2}:\d{2})$/i.test(text)
  const at = Date.parse(text.length > 10 && !zoned ? `${text.replace(' ', 'T')}Z` : text.replace(' ', 'T'))
  return Number.isNaN(at) || at < EARLIEST ? null : at
}
