import { type ListAddressQuery, listAddressQuerySchema } from '#contract/verifier.ts'
import type { Visitor } from '#services/accounts/visitor.ts'
import type { ListService } from '#services/verifier-lists/service.ts'

/** How long it takes to look at a long list: its pages, what is searched in it, its counts, its corrections. */

const TIMES = 100

export type Reading = { what: string; times: number; median: number; p95: number; longest: number }

export async function readings(lists: ListService, id: string, visitor: Visitor): Promise<Reading[]> {
  const page = (given: Partial<ListAddressQuery>) => () =>
    lists.addresses(id, listAddressQuerySchema.parse(given), visitor)
  const middle = 50_000
  return [
    await measured('first page of 100', page({})),
    await measured('a page in the middle', page({ after: middle })),
    await measured('the page before it', page({ before: middle })),
    await measured('first page of one reason in a hundred', page({ reason: 'invalid_domain' })),
    await measured('search that finds many', page({ search: 'x12@' })),
    await measured('search that finds one', page({ search: 'p99999x' })),
    await measured('search that finds none', page({ search: 'nobody@' })),
    await measured('counts by verdict and reason', () => lists.summary(id, visitor)),
    await measured('1,000 suggestions accepted and undone', async () => {
      await lists.accept(id, undefined, visitor)
      await lists.undo(id, undefined, visitor)
    }),
  ]
}

async function measured(what: string, read: () => Promise<unknown>): Promise<Reading> {
  const took: number[] = []
  for (let time = 0; time < TIMES; time++) {
    const begun = performance.now()
    await read()
    took.push(performance.now() - begun)
  }
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.ceil(TIMES * share) - 1]!
  return { what, times: TIMES, median: at(0.5), p95: at(0.95), longest: at(1) }
}

export const readingOf = ({ what, median, p95, longest }: Reading): string[] => [
  what,
  ...[median, p95, longest].map((ms) => `${ms.toFixed(1)} ms`),
]
