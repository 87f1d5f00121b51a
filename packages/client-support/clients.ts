import { clientShares } from './data/client-shares.ts'
import { features } from './features.ts'

/** Names of clients that people write down -> clients of the data, with their shares of readers. */

const ids: readonly string[] = [
  ...new Set([...features.values()].flatMap(({ support }) => [...support.keys()])),
].sort()
const familyOf = (id: string): string => id.split('.')[0]!

/** Every name that `sharesOf` understands: families such as `gmail` first, then clients such as `gmail.ios`. */
export const clientNamesKnown: readonly string[] = [...new Set(ids.map(familyOf)), ...ids]

/** The clients that a name means: a family has those to which we give a share, or else all of them. Empty for an unknown name. */
export function clientsNamed(name: string): string[] {
  if (ids.includes(name)) return [name]
  const family = ids.filter((id) => familyOf(id) === name)
  const counted = family.filter((id) => Object.hasOwn(clientShares, id))
  return counted.length > 0 ? counted : family
}

/** Shares for `clientSupport` when only these clients count. One without a share of its own has 1. */
export function sharesOf(names: readonly string[]): Record<string, number> {
  const named = new Set(names.flatMap(clientsNamed))
  return Object.fromEntries([...named].map((id) => [id, clientShares[id] ?? 1]))
}
