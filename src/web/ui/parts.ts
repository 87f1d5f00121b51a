import { useSearchParams } from 'react-router'
import type { Words } from '#web/words/types.ts'

/** How many rows of a list a report shows at a time. */
export const perPart = 20
/** And of rows that take several lines each on a phone. */
export const perTallPart = 12

export type Part<Row> = { rows: Row[]; page: number; last: number }

/** The part of a list that was asked for, counted from 1: the nearest one that there is. */
export function partOf<Row>(rows: Row[], asked: string | null, most = perPart): Part<Row> {
  const last = Math.max(1, Math.ceil(rows.length / most))
  const page = Math.min(Math.max(1, Math.trunc(Number(asked)) || 1), last)
  return { rows: rows.slice((page - 1) * most, page * most), page, last }
}

/** The part that the address asks for by this name. */
export function usePart<Row>(rows: Row[], name: string, most?: number): Part<Row> {
  const [query] = useSearchParams()
  return partOf(rows, query.get(name), most)
}

/** How many there are, or how many of them are shown. */
export const countOf = (
  words: Pick<Words['report']['content'], 'count' | 'first'>,
  count: number,
  shown: number,
): string => (shown < count ? words.first({ shown, count }) : words.count({ count }))
