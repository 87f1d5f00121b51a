import type { Joined } from '@postproof/messages/facts'
import type { Message } from '@postproof/messages/message'

/** A proper name as it is, or what each language has words for. */
export type Name = string | Message

/** More names than this are counted. */
export const MOST = 4

const keyOf = (name: Name): string => (typeof name === 'string' ? name : name.code)

/** Without empty ones, each once. */
export const uniqueNames = (names: readonly (Name | null | undefined)[]): Name[] => [
  ...new Map(names.flatMap((name) => (name ? [[keyOf(name), name] as const] : []))).values(),
]

/** As subject or object: `Gmail`, `Gmail and Yahoo Mail`, `Gmail, Yahoo Mail, GMX and 3 others`. */
export const named = (names: readonly Name[]): Joined =>
  joined(names, (count) => ({ code: 'placement.others', facts: { count } }))

/** After a word such as `at`, which some languages inflect for. */
export const namedAt = (names: readonly Name[]): Joined =>
  joined(names, (count) => ({ code: 'placement.others_at', facts: { count } }))

function joined(names: readonly Name[], others: (count: number) => Message): Joined {
  const unique = uniqueNames(names)
  if (unique.length <= MOST) return { joined: unique }
  const shown = unique.slice(0, MOST - 1)
  return { joined: [...shown, others(unique.length - shown.length)] }
}
