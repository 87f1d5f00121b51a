import { askReverseNames } from '@postproof/engine/reverse'
import type { Resolver } from '@postproof/engine/world'

/** Names followed of one address, and addresses asked about at once. */
const MOST_NAMES = 3
const AT_ONCE = 20

/** The reverse names that lead back to their addresses. An address without one, or without an answer, is left out. Never rejects. */
export async function confirmedNames(
  addresses: readonly string[],
  resolver: Resolver,
): Promise<Map<string, string>> {
  const asked = await reverseNamesOf(addresses, resolver)
  return new Map([...asked].flatMap(([address, name]) => (name === null ? [] : [[address, name]])))
}

/**
 * The reverse name of each address that leads back to it (RFC 1912, 2.1): the owner of an address can give it any name. Null: it
 * has none. An address without an answer is left out. Never rejects.
 */
export async function reverseNamesOf(
  addresses: readonly string[],
  resolver: Resolver,
): Promise<Map<string, string | null>> {
  const names = new Map<string, string | null>()
  for (let at = 0; at < addresses.length; at += AT_ONCE) {
    const some = addresses.slice(at, at + AT_ONCE)
    const found = await Promise.all(
      some.map((address) => askReverseNames(address, resolver, { most: MOST_NAMES })),
    )
    for (const [index, address] of some.entries()) {
      const asked = found[index]
      if (!asked?.isOpen) names.set(address, asked?.confirmed ?? null)
    }
  }
  return names
}
