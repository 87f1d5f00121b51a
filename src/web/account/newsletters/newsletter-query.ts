import { type NewsletterQuery, newsletterQuerySchema } from '#contract/newsletters.ts'

const PER_PAGE = 50
const latestFirst = new Set(['last', undefined])

/** What an address of the page asks for; what it cannot mean is left out. */
export function readNewsletterQuery(search: URLSearchParams): NewsletterQuery {
  const given = (name: string) => search.get(name) || undefined
  const client = given('client')
  const asked = {
    page: given('page'),
    per_page: PER_PAGE,
    search: given('search')?.trim().slice(0, 200),
    client: client === undefined ? undefined : client.trim().slice(0, 80),
    orders: given('orders'),
    direction: latestFirst.has(given('orders')) ? 'desc' : 'asc',
  }
  const read = newsletterQuerySchema.safeParse(asked)
  return read.success ? read.data : newsletterQuerySchema.parse({ per_page: PER_PAGE })
}
