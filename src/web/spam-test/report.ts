import { type ShouldRevalidateFunctionArgs, useLocation, useOutletContext } from 'react-router'
import type { CheckResult, TestResult } from '#contract/spam-test.ts'
import type { ReportTab } from '#web/shell/paths.ts'
import type { Figures } from '#web/words/figures.ts'
import type { Words } from '#web/words/types.ts'

/** The report that the tabs below it show. */
export const useReport = (): TestResult => useOutletContext<TestResult>()

/** The check whose row the address asks to have open: `?open=spf`. */
export const useOpenCheck = (): string | null => {
  const { search } = useLocation()
  return search ? new URLSearchParams(search).get('open') : null
}

/**
 * What a report holds changes only by an action, or when the page asks anew for what it shows: moving between tabs
 * or switching a view asks for nothing.
 */
export function revalidateWhenAsked(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentParams, nextParams, currentUrl, nextUrl, formMethod } = args
  return (
    currentParams.id !== nextParams.id || (formMethod ?? 'GET') !== 'GET' || currentUrl.href === nextUrl.href
  )
}

const tabs: Record<string, ReportTab> = {
  authentication: 'authentication',
  reputation: 'blacklists',
  headers: 'content',
  content: 'content',
  rendering: 'screenshots',
}

/** Checks of the rendering that are about mail clients rather than about the pictures. */
const aboutClients = new Set(['client_support', 'gmail_css', 'outlook_word', 'rtl'])

/** The tab that holds a category's checks; a category not known here belongs to the content. */
export const tabOf = (category: string): ReportTab => tabs[category] ?? 'content'

/** The tab that holds one check. */
export const tabOfCheck = ({ id, category }: Pick<CheckResult, 'id' | 'category'>): ReportTab =>
  aboutClients.has(id) ? 'clients' : tabOf(category)

export const isProblem = (check: CheckResult): boolean => check.status === 'bad' || check.status === 'warning'

/** How many problems each tab holds; what carries no points is for information and not counted. */
export function problemsByTab(result: TestResult): Partial<Record<ReportTab, number>> {
  const counts: Partial<Record<ReportTab, number>> = {}
  for (const check of result.results.filter((each) => isProblem(each) && each.points.lost > 0)) {
    const tab = tabOfCheck(check)
    counts[tab] = (counts[tab] ?? 0) + 1
  }
  return counts
}

/** Problems by what they cost, then by severity. */
export function problemsFirst(checks: CheckResult[]): CheckResult[] {
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
