import { createContext, useContext, useMemo, useState } from 'react'
import type { CheckOutline, ReportOutline } from './outline.ts'
import { isProblem, problemsFirst } from './report.ts'

/** What picture and lists point at together: a check by its id. */
type Pointing = {
  pointed: string | null
  point(check: string | null): void
  numbers: ReadonlyMap<string, number>
}

export const PointingContext = createContext<Pointing>({ pointed: null, point() {}, numbers: new Map() })

/** For the page around picture and lists. */
export function usePointingAtAll(report: Pick<ReportOutline, 'results' | 'fix_first'>): Pointing {
  const [pointed, point] = useState<string | null>(null)
  const numbers = useMemo(() => numbersOf(report), [report])
  return useMemo(() => ({ pointed, point, numbers }), [pointed, numbers])
}

/** The same number for a finding wherever it is shown: what is to be fixed first, then what costs most. */
export function numbersOf({
  results,
  fix_first,
}: {
  results: readonly CheckOutline[]
  fix_first: readonly string[]
}): Map<string, number> {
  const others = problemsFirst(results.filter((check) => isProblem(check) && !fix_first.includes(check.id)))
  return new Map([...fix_first, ...others.map(({ id }) => id)].map((id, index) => [id, index + 1]))
}

/** The findings whose pins are shown: the first fixes, and the one that is pointed at. */
export function useShownPins({ fix_first }: Pick<ReportOutline, 'fix_first'>): string[] {
  const { pointed, numbers } = useContext(PointingContext)
  const isOther = pointed !== null && numbers.has(pointed) && !fix_first.includes(pointed)
  return isOther ? [...fix_first, pointed] : fix_first
}

/** Whether a finding is pointed at, by pointer or by focus; its number; and what makes an element of its point at it. */
export function usePointing(check: string) {
  const { pointed, point, numbers } = useContext(PointingContext)
  const on = () => point(check)
  const off = () => point(null)
  return {
    isPointed: pointed === check,
    number: numbers.get(check),
    handlers: { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off },
  }
}
