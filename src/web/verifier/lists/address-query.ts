import { type ListAddressQuery, listAddressQuerySchema } from '#contract/verifier.ts'

/** Rows of one page: few enough to read with a keyboard or a screen reader, and to be drawn at once. */
export const pageRows = 50

const filters = ['verdict', 'reason', 'correction', 'search'] as const
export type AddressFilter = Pick<ListAddressQuery, (typeof filters)[number]>

/** What a list's address asks for; what it cannot mean is left out, so that every address shows something. */
export function readAddressQuery(search: URLSearchParams): ListAddressQuery {
  const fields = listAddressQuerySchema.shape
  const known = Object.entries(fields).flatMap(([name, field]) => {
    const given = search.get(name)?.trim()
    return given && field.safeParse(given).success ? [[name, given]] : []
  })
  return listAddressQuerySchema.parse({ ...Object.fromEntries(known), limit: pageRows })
}

/** The filters that a list's address names. */
export function filterOf({ verdict, reason, correction, search }: ListAddressQuery): AddressFilter {
  return { verdict, reason, correction, search }
}

export const isFiltered = (filter: AddressFilter): boolean => filters.some((name) => filter[name])

/** The place of the addresses on the page, to come back to. */
export const addressesAnchor = 'addresses'

/** The address of a list with these filters alone, on its first page or on the one by a cursor. */
export function hrefOf(filter: AddressFilter, cursor: { after?: number; before?: number } = {}): string {
  const search = new URLSearchParams()
  for (const name of filters) {
    const value = filter[name]
    if (value) search.set(name, value)
  }
  for (const [name, value] of Object.entries(cursor)) search.set(name, String(value))
  return `?${search}#${addressesAnchor}`
}
