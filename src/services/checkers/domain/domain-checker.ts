import type { DomainEvent, DomainQuery } from '#contract/checkers.ts'
import type { Visitor } from '../../accounts/visitor.ts'
import { domainOf } from '../checker-input.ts'
import { eventsOf } from '../events-of.ts'
import type { Checkers } from '../types.ts'
import { type DomainWorld, examine } from './examine.ts'
import { presentDomain, presentSection } from './present.ts'

type DomainChecker = Pick<Checkers, 'domain' | 'domainEvents' | 'readDomain'>

/** "Is my domain in order?": everything that the checkers find about one domain, as one report. */
export function createDomainChecker(world: DomainWorld): DomainChecker {
  const run = async (query: DomainQuery, visitor?: Visitor, push?: (event: DomainEvent) => void) => {
    const domain = domainOf(query.input)
    const language = visitor?.language ?? 'en'
    const knownSelectors = visitor ? ((await world.seenSelectors?.(visitor, domain)) ?? []) : []
    const examined = await examine({ domain, knownSelectors }, world, (section) =>
      push?.({ type: 'section', section: presentSection(section, language) }),
    )
    return presentDomain(examined, language)
  }
  return {
    domain: (query, visitor) => run(query, visitor),
    domainEvents: (query, signal, visitor) =>
      eventsOf<DomainEvent>(signal, async (push) => ({
        type: 'result',
        result: await run(query, visitor, push),
      })),
    readDomain: ({ input }) => domainOf(input),
  }
}
