import type { CheckResult, TestResult } from '#contract/spam-test.ts'

/**
 * What the page of a report is sent before anything in it is opened: of each check its line, and nothing of what the
 * mail holds. The rest comes with the part that shows it, or when a row is opened. Pure.
 */

export type CheckOutline = Pick<
  CheckResult,
  'id' | 'title' | 'status' | 'applies' | 'category' | 'code' | 'summary' | 'points'
> & { fix: Pick<CheckResult['fix'], 'gain'> }

const later = [
  'progress',
  'filters',
  'requirements',
  'blacklists',
  'links',
  'images',
  'headers',
  'attachments',
  'counts',
  'transcript',
  'dns_answers',
] as const satisfies (keyof TestResult)[]

export type ReportOutline = Omit<TestResult, (typeof later)[number] | 'results'> & { results: CheckOutline[] }

export function outlineOf(result: TestResult): ReportOutline {
  const outline = { ...result, results: result.results.map(lineOf) }
  for (const each of later) delete (outline as Partial<TestResult>)[each]
  return outline
}

const lineOf = ({ id, title, status, applies, category, code, summary, points, fix }: CheckResult) => ({
  id,
  title,
  status,
  applies,
  category,
  code,
  summary,
  points,
  fix: { gain: fix.gain },
})

/** The facts of delivery: who asked for what, who lists the sender, what filters said. */
export type DeliveryFacts = Pick<TestResult, 'requirements' | 'blacklists' | 'filters'>

export const deliveryOf = ({ requirements, blacklists, filters }: TestResult): DeliveryFacts => ({
  requirements,
  blacklists,
  filters,
})

/** What the mail is made of, and where in its source findings stand. */
export type MailContents = Pick<
  TestResult,
  'links' | 'images' | 'attachments' | 'headers' | 'counts' | 'transcript'
> & { places: CheckPlaces[] }

export type CheckPlaces = Pick<CheckResult, 'id' | 'title' | 'status' | 'category'> & {
  places: NonNullable<CheckResult['evidence'][number]['place']>[]
}

export function contentsOf(result: TestResult): MailContents {
  const { links, images, attachments, headers, counts, transcript, results } = result
  const places = results.flatMap(({ id, title, status, category, evidence }) => {
    const found = evidence.flatMap(({ place }) => place ?? [])
    return found.length > 0 ? [{ id, title, status, category, places: found }] : []
  })
  return { links, images, attachments, headers, counts, transcript, places }
}
