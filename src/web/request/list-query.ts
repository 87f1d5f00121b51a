import { type ListOrder, type ListQuery, listQuerySchema } from '#contract/common.ts'

/** What a list's address asks for; what it cannot mean is left out, so that every address shows something. */
export function readListQuery(
  search: URLSearchParams,
  perPage: number,
  orders: readonly ListOrder[],
): ListQuery {
  const given = {
    page: search.get('page') ?? undefined,
    per_page: perPage,
    orders: orders.find((order) => order === search.get('orders')),
    direction: search.get('direction') === 'asc' ? 'asc' : 'desc',
    search: search.get('search')?.trim().slice(0, 200) || undefined,
  }
  const read = listQuerySchema.safeParse(given)
  return read.success ? read.data : listQuerySchema.parse({ ...given, page: 1 })
}
