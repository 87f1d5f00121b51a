import { type WatchQuery, watchQuerySchema } from '#contract/watched-domains.ts'

const PER_PAGE = 50
const latestFirst = new Set(['changed', 'looked'])

/** What an address of the page asks for; what it cannot mean is left out. */
export function readWatchQuery(search: URLSearchParams): WatchQuery {
  const given = (name: string) => search.get(name) || undefined
  const client = given('client')
  const asked = {
    page: given('page'),
    per_page: PER_PAGE,
    search: given('search')?.trim().slice(0, 200),
    client: client === undefined ? undefined : client.trim().slice(0, 80),
    state: given('state'),
    orders: given('orders'),
    direction: latestFirst.has(given('orders') ?? '') ? 'desc' : 'asc',
  }
  const read = watchQuerySchema.safeParse(asked)
  return read.success ? read.data : watchQuerySchema.parse({ per_page: PER_PAGE })
}
