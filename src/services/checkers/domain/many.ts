import type { ShownDomain } from '#contract/checkers.ts'
import { csvLine } from '../../verifier-lists/file/download.ts'

/** Many domains, one after the other and some at once, as rows of a table. */

type Pace = {
  /** Domains that are checked at the same time. */
  atOnce: number
  /** DNS questions a second, on average. */
  perSecond: number
  /** Questions asked since the beginning. */
  asked(): number
  now(): number
  wait(ms: number): Promise<unknown>
}

/**
 * Yields the report of each domain in the order given. A domain begins when the questions of those before it are paid for
 * by the time that has passed, so that a long list keeps the rate however many questions a domain costs.
 */
export async function* checkMany(
  domains: readonly string[],
  check: (domain: string) => Promise<ShownDomain>,
  { atOnce, perSecond, asked, now, wait }: Pace,
): AsyncGenerator<ShownDomain> {
  const begun = now()
  const running: Promise<ShownDomain>[] = []
  for (const domain of domains) {
    if (running.length === atOnce) yield await running.shift()!
    const early = begun + (asked() / perSecond) * 1000 - now()
    if (early > 0) await wait(early)
    running.push(check(domain))
  }
  for (const one of running) yield await one
}

const columns: [name: string, read: (shown: ShownDomain) => string | number | null][] = [
  ['domain', ({ report }) => report.domain],
  ['status', ({ report }) => report.status],
  ['score', ({ report }) => report.score],
  ['verdict', ({ sentence }) => sentence],
  ['sends', ({ parties }) => partyOf(parties.sending)],
  ['receives', ({ parties }) => partyOf(parties.receiving)],
  ['records_to_publish', ({ report }) => report.publish.length],
  ['first_record', ({ report: { publish } }) => recordOf(publish[0])],
  ...(['bad', 'warning', 'no-data'] as const).map((status): (typeof columns)[number] => [
    status.replace('-', '_'),
    ({ report }) => partsWith(report, status).join(' '),
  ]),
]

const partyOf = ({ state, names }: { state: string; names: string[] }) => names.join('; ') || state

const recordOf = (record: ShownDomain['report']['publish'][number] | undefined) =>
  record ? [record.action, record.host, record.type, record.value].join(' ') : ''

/** Optional parts that are not published are not listed: nothing was left unanswered. */
const partsWith = ({ sections }: ShownDomain['report'], status: string) =>
  sections.flatMap((section) => (section.status === status && !section.optional ? [section.id] : []))

export const domainCsvHeader = csvLine(columns.map(([name]) => name))

export const domainCsvLine = (shown: ShownDomain): string =>
  csvLine(columns.map(([, read]) => String(read(shown) ?? '')))
