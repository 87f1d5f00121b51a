import { type ShouldRevalidateFunctionArgs, useLocation, useOutletContext } from 'react-router'
import type { CheckResult, TestResult } from '#contract/spam-test.ts'
import { checkAnchor, paths, type ReportPart } from '#web/shell/paths.ts'
import type { Figures } from '#web/words/figures.ts'
import type { Words } from '#web/words/types.ts'
import type { CheckOutline, ReportOutline } from './outline.ts'

/**
 * What the parts of a report know of it. `opened`: the check whose row the address asks to have open. `still`: the dial
 * has counted up before.
 */
export type ReportInPart = { report: ReportOutline; opened: CheckResult | null; still: boolean }

export const useInPart = (): ReportInPart => useOutletContext<ReportInPart>()

/** The report that the parts below it show. */
export const useReport = (): ReportOutline => useInPart().report

/** All about the check that the address asks to have open, where it is that one. */
export function useOpened(id: string): CheckResult | null {
  const { opened } = useInPart()
  return opened?.id === id ? opened : null
}

/** The check whose row the address asks to have open: `?open=spf`. */
export const useOpenCheck = (): string | null => openIn(useLocation().search)

export const openIn = (search: string): string | null =>
  search ? new URLSearchParams(search).get('open') : null

/** The check that the address points to, in its query or by its anchor alone. */
export function pointedAt({ search, hash }: { search: string; hash: string }): string | null {
  const anchor = `#${checkAnchor('')}`
  return hash.startsWith(anchor) ? hash.slice(anchor.length) : openIn(search)
}

/**
 * What a report holds changes only by an action, or when the page asks again for what it shows: moving between tabs
 * or switching a view asks for nothing.
 */
export function revalidateWhenAsked(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentParams, nextParams, currentUrl, nextUrl, formMethod } = args
  return (
    currentParams.id !== nextParams.id || (formMethod ?? 'GET') !== 'GET' || currentUrl.href === nextUrl.href
  )
}

const parts: Record<string, ReportPart> = {
  authentication: 'delivery',
  reputation: 'delivery',
}

/** Checks of the rendering that are about email clients rather than about the mail itself. */
const aboutClients = new Set(['client_support', 'gmail_css', 'outlook_word', 'rtl'])

/** The part that holds a category's checks; a category not known here belongs to the mail. */
export const partOfCategory = (category: string): ReportPart => parts[category] ?? 'mail'

/** The part that holds one check. */
export const partOfCheck = ({ id, category }: Pick<CheckResult, 'id' | 'category'>): ReportPart =>
  aboutClients.has(id) ? 'clients' : partOfCategory(category)

/** The address of a check by its id alone, in the part that holds it. */
export function checkPath({ id, results }: Pick<ReportOutline, 'id' | 'results'>, check: string): string {
  const found = results.find((each) => each.id === check)
  return paths.check(id, check, found && partOfCheck(found))
}

export const isProblem = ({ status }: Pick<CheckResult, 'status'>): boolean =>
  status === 'bad' || status === 'warning'

/** How many problems each part holds; what carries no points is for information and not counted. */
export function problemsByPart({
  results,
}: Pick<ReportOutline, 'results'>): Partial<Record<ReportPart, number>> {
  const counts: Partial<Record<ReportPart, number>> = {}
  for (const check of results.filter((each) => isProblem(each) && each.points.lost > 0)) {
    const part = partOfCheck(check)
    counts[part] = (counts[part] ?? 0) + 1
  }
  return counts
}

/** Problems by what they cost, then by severity. */
export function problemsFirst<Check extends CheckOutline>(checks: readonly Check[]): Check[] {
  return checks
    .filter(isProblem)
    .toSorted(
      (a, b) => b.points.lost - a.points.lost || Number(b.status === 'bad') - Number(a.status === 'bad'),
    )
}

/** "10.1 of 30", or that nothing could be checked: no points then say nothing about the mail. */
export function categoryPoints(
  { status, score, max }: TestResult['categories'][number],
  words: Words['report']['categories'],
  { number }: Figures,
): string {
  return status === 'no-data' || max === 0
    ? words.nothing
    : words.points({ score: number(score), max: number(max) })
}
