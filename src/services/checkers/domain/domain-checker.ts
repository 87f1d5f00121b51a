import { domainOf } from '../checker-input.ts'
import type { Checkers } from '../types.ts'
import { type DomainWorld, examine } from './examine.ts'
import { presentDomain } from './present.ts'

/** "Is my domain in order?": everything that the checkers find about one domain, as one report. */
export function createDomainChecker(world: DomainWorld): Pick<Checkers, 'domain'> {
  return {
    async domain(query, visitor) {
      const domain = domainOf(query.input)
      const knownSelectors = visitor ? ((await world.seenSelectors?.(visitor, domain)) ?? []) : []
      return presentDomain(await examine({ domain, knownSelectors }, world), visitor?.language ?? 'en')
    },
  }
}
