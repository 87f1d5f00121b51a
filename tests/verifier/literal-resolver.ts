import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import type { DnsAnswer, Resolver } from '@postproof/engine/world'

/** A zone whose answers are looked up once each: the stand-in reads the whole of it for every new question. */
export function literalResolver(definition: ZoneDefinition): Resolver {
  const zone = createZone(definition)
  const answers = new Map<string, DnsAnswer>()
  return {
    async lookup(name, type) {
      const key = `${type} ${name}`
      const known = answers.get(key)
      if (known) return known
      const found = zone.answer(name, type)
      answers.set(key, found)
      return found
    },
  }
}
