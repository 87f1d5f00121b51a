import type { z } from 'zod'

const PER_PAGE = 50

type Given = {
  /** Orders in which the latest or largest comes first; undefined: without an order. */
  descending: readonly (string | undefined)[]
  /** Further names that the schema knows. */
  names?: readonly string[]
}

/** What an address asks of a table of the account; what it cannot mean is left out. */
export function readTableQuery<Query>(
  schema: z.ZodType<Query>,
  search: URLSearchParams,
  { descending, names = [] }: Given,
): Query {
  const given = (name: string) => search.get(name) || undefined
  const read = schema.safeParse({
    page: given('page'),
    per_page: PER_PAGE,
    search: given('search')?.trim().slice(0, 200),
    client: given('client')?.trim().slice(0, 80),
    orders: given('orders'),
    direction: descending.includes(given('orders')) ? 'desc' : 'asc',
    ...Object.fromEntries(names.map((name) => [name, given(name)])),
  })
  return read.success ? read.data : schema.parse({ per_page: PER_PAGE })
}
