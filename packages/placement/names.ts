import type { Joined } from '@postproof/messages/facts'
import type { Message } from '@postproof/messages/message'

/** A proper name as it is, or what each language has words for. */
export type Name = string | Message

/** Of more than this, the last ones are only counted. */
const MOST = 4

const keyOf = (name: Name): string => (typeof name === 'string' ? name : name.code)

/** Without empty ones, each once. */
export const uniqueNames = (names: readonly (Name | null | undefined)[]): Name[] => [
  ...new Map(names.flatMap((name) => (name ? [[keyOf(name), name] as const] : []))).values(),
]

/** As subject or object: `Gmail`, `Gmail and Yahoo Mail`, `Gmail, Yahoo Mail, GMX and 3 others`. */
export const named = (names: readonly Name[]): Joined => cut(uniqueNames(names))

/** After a word such as `at`, which some languages inflect for. */
export const namedAt = (names: readonly Name[]): Joined =>
  cut(uniqueNames(names), (count) => ({ code: 'placement.others_at', facts: { count } }))

const othersOf = (count: number): Message => ({ code: 'placement.others', facts: { count } })

/** At most MOST items: of a longer list the first ones and the number of others. */
export function cut(items: readonly Name[], others = othersOf): Joined {
  if (items.length <= MOST) return { joined: items }
  const shown = items.slice(0, MOST - 1)
  return { joined: [...shown, others(items.length - shown.length)] }
}
