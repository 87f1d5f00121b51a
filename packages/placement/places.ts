import type { Joined } from '@postproof/messages/facts'
import type { Message } from '@postproof/messages/message'
import { countedOf } from './counted.ts'
import { cut, type Name } from './names.ts'
import type { Summary } from './report-types.ts'

/** Words for counted mailboxes that claim no more than was observed: `5 of 6 at GMX in the inbox and 1 in spam`. */

/** The possible results of a mailbox that has one, worst first. */
export const places = ['missing', 'spam', 'tagged', 'tabs', 'inbox'] as const
export type PlaceKind = (typeof places)[number]

/** A provider with the counts of its mailboxes. */
export type Counted = { name: Name; summary: Summary }

/** `count` of the `counted` mailboxes with a result at a provider: those that a sentence is about. */
export type Part = { name: Name; count: number; counted: number }

/** The places that have mailboxes, the fullest first; on a tie the worse one. */
const usedPlaces = (summary: Summary): PlaceKind[] =>
  places.filter((place) => summary[place] > 0).sort((a, b) => summary[b] - summary[a])

/** Says where the mailboxes of one provider have the mail; null while none has a result. */
export function placesAt(provider: Name, summary: Summary): Message | null {
  const [most, ...others] = usedPlaces(summary)
  if (most === undefined) return null
  const facts = { count: summary[most], counted: countedOf(summary), provider }
  const rest = others.map(
    (place): Message => ({
      code: `placement.also.${place}`,
      facts: { count: summary[place] },
    }),
  )
  return {
    code: 'placement.places',
    facts: { places: { joined: [{ code: `placement.at.${most}`, facts }, ...rest] } },
  }
}

/** `Outlook.com (3 of 3), GMX (1 of 6) and 2 others`: the largest share first. */
export function whereOf(parts: readonly Part[]): Joined {
  const items = parts
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count / b.counted - a.count / a.counted || b.count - a.count)
    .map(
      ({ name, count, counted }): Message => ({
        code: 'placement.of',
        facts: { provider: name, count, counted },
      }),
    )
  return cut(items)
}
