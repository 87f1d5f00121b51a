import type { DomainEvent, DomainQuery } from '#contract/checkers.ts'
import type { Visitor } from '../../accounts/visitor.ts'
import { domainOf } from '../checker-input.ts'
import { eventsOf } from '../events-of.ts'
import type { Checkers } from '../types.ts'
import { type DomainWorld, examine } from './examine.ts'
import { presentDomain, presentSection } from './present.ts'
import { createRecentDomains, type DatedDomain } from './recent.ts'

type DomainChecker = Pick<Checkers, 'domain' | 'domainEvents' | 'recentDomain' | 'readDomain'>

/** "Is my domain in order?": everything that the checkers find about one domain, as one report. */
export function createDomainChecker(world: DomainWorld): DomainChecker {
  const recent = createRecentDomains(world.clock)
  const subjectOf = async ({ input }: DomainQuery, visitor?: Visitor) => {
    const domain = domainOf(input)
    const language = visitor?.language ?? 'en'
    const knownSelectors = visitor ? ((await world.seenSelectors?.(visitor, domain)) ?? []) : []
    // Selectors of a visitor's own email are in the report, so others must not get it.
    return { domain, language, knownSelectors, name: JSON.stringify([domain, language, ...knownSelectors]) }
  }
  const run = async (
    { name, language, ...subject }: Awaited<ReturnType<typeof subjectOf>>,
    push?: (event: DomainEvent) => void,
  ): Promise<DatedDomain> => {
    const examined = await examine(subject, world, (section) =>
      push?.({ type: 'section', section: presentSection(section, language) }),
    )
    const dated = { shown: presentDomain(examined, language), at: world.clock.now() }
    recent.keep(name, dated)
    return dated
  }
  return {
    domain: async (query, visitor) => (await run(await subjectOf(query, visitor))).shown,
    domainEvents: (query, signal, visitor) =>
      eventsOf<DomainEvent>(signal, async (push) => ({
        type: 'result',
        result: (await run(await subjectOf(query, visitor), push)).shown,
      })),
    async recentDomain(query, visitor) {
      const subject = await subjectOf(query, visitor)
      return recent.find(subject.name) ?? run(subject)
    },
    readDomain: ({ input }) => domainOf(input),
  }
}
