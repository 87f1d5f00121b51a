import { useSearchParams } from 'react-router'

/** How many rows of a list a report shows at a time. */
export const perPart = 20

export type Part<Row> = { rows: Row[]; page: number; last: number }

/** The part of a list that was asked for, counted from 1: the nearest one that there is. */
export function partOf<Row>(rows: Row[], asked: string | null): Part<Row> {
  const last = Math.max(1, Math.ceil(rows.length / perPart))
  const page = Math.min(Math.max(1, Math.trunc(Number(asked)) || 1), last)
  return { rows: rows.slice((page - 1) * perPart, page * perPart), page, last }
}

/** The part that the address asks for by this name. */
export function usePart<Row>(rows: Row[], name: string): Part<Row> {
  const [query] = useSearchParams()
  return partOf(rows, query.get(name))
}
