import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { ShownDomain } from '#contract/checkers.ts'
import { withCheckers } from './checkers.ts'
import { plain } from './plain.ts'

/** `postproof domain --file list.csv`: every domain of a list, one line of CSV each. */

export type DomainFileOptions = {
  file: string
  /** Where the table goes; standard output when left out. */
  out?: string
  /** DNS questions a second, on average. */
  rate: number
}

export type CheckedFile = {
  /** Domains by status. */
  counts: Record<ShownDomain['report']['status'], number>
  /** Rows without a domain. */
  skipped: { row: number; text: string }[]
}

/** Domains that are checked at once: more would ask the same servers at the same moment. */
const AT_ONCE = 4

/**
 * Writes each row as it is known and reports progress on standard error. Refusal `invalid` (422) for a file without
 * domains.
 */
export async function checkDomainFile({ file, out, rate }: DomainFileOptions): Promise<CheckedFile> {
  const [{ readDomainFile }, { checkMany, domainCsvHeader, domainCsvLine }] = await Promise.all([
    import('#services/checkers/domain/domain-list.ts'),
    import('#services/checkers/domain/many.ts'),
  ])
  const { domains, skipped } = readDomainFile(await readFile(file))
  const counts: CheckedFile['counts'] = { good: 0, warning: 0, bad: 0, 'no-data': 0 }
  // Opened before anything is asked: a table that cannot be written is said at once.
  const table = out === undefined ? null : await open(out, 'w')
  const write = async (line: string) => {
    if (table) await table.write(line)
    else if (!process.stdout.write(line)) await once(process.stdout, 'drain')
  }
  await withCheckers(
    async (checkers, asked) => {
      await write(domainCsvHeader)
      const pace = { atOnce: AT_ONCE, perSecond: rate, asked, now: () => performance.now(), wait }
      let done = 0
      for await (const shown of checkMany(domains, (domain) => checkers.domain({ input: domain }), pace)) {
        counts[shown.report.status]++
        await write(domainCsvLine(plain(shown)))
        process.stderr.write(`\r${++done} of ${domains.length} domains\u001b[K`)
      }
      process.stderr.write('\n')
      // The table has no column for names like each domain, and they cost most of its questions.
    },
    { lookAlikes: false },
  )
  await table?.close()
  return { counts, skipped }
}

const MOST_NAMED = 10

/** The whole in a few lines, for the person at the terminal. */
export function showCheckedFile({ counts, skipped }: CheckedFile): string {
  return [
    `${counts.bad} with a problem, ${counts.warning} to improve, ${counts.good} in order, ${counts['no-data']} not known`,
    ...(skipped.length > 0
      ? [`${skipped.length} ${skipped.length === 1 ? 'row' : 'rows'} without a domain`]
      : []),
    ...skipped.slice(0, MOST_NAMED).map(({ row, text }) => `  row ${row}: ${plain(text)}`),
    ...(skipped.length > MOST_NAMED ? [`  and ${skipped.length - MOST_NAMED} more`] : []),
  ].join('\n')
}

/** As of one domain: 1 when one has a problem, 4 when one could not be decided, else 0. */
export const domainFileExitCode = ({ counts }: CheckedFile): number =>
  counts.bad > 0 ? 1 : counts['no-data'] > 0 ? 4 : 0
