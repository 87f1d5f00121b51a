import { blacklists } from './data/blacklists.ts'
import { deadLists } from './data/dead-lists.ts'
import type { KeyName, ListDefinition } from './definition.ts'

/** The curated lists, see packages/blacklists/data/blacklists.ts. */
export const lists: readonly ListDefinition[] = blacklists

/** Query keys by operator; without one the lists that need it are off. */
export type Keys = { [name in KeyName]?: string | undefined }

/** A list that is asked, with the zones in use. `secret` is the key inside them: it must not be shown. */
export type ActiveList = { definition: ListDefinition; zone: string; zone6: string; secret: string | null }

/** One label without anything that could make the name another one. */
const KEY = /^[a-z0-9]{8,63}$/i

/**
 * The lists that can be asked with these keys. A key that is not one label of letters and digits counts as none.
 * Throws an Error with zone and date when a list is dead.
 */
export function activate(definitions: readonly ListDefinition[], keys: Keys = {}): ActiveList[] {
  return definitions.flatMap((definition) => {
    for (const zone of [definition.zone, definition.keyZone, definition.zone6]) {
      if (zone !== undefined) refuseDead(definition.id, zone)
    }
    const given = definition.key === undefined ? undefined : keys[definition.key]
    const secret = given !== undefined && KEY.test(given) ? given.toLowerCase() : null
    const pattern = (secret !== null && definition.keyZone) || definition.zone
    const needsKey = pattern.includes('{key}')
    if (needsKey && secret === null) return []
    const zone = pattern.replace('{key}', secret ?? '')
    return [{ definition, zone, zone6: definition.zone6 ?? zone, secret: needsKey ? secret : null }]
  })
}

function refuseDead(id: string, zone: string): void {
  const bare = zone.toLowerCase().replace(/\.$/, '')
  const dead = deadLists.find((list) => bare === list.zone || bare.endsWith(`.${list.zone}`))
  if (dead) {
    throw new Error(
      `list ${id}: ${zone} is dead since ${dead.since} (${dead.behavior}) and must not be asked`,
    )
  }
}
