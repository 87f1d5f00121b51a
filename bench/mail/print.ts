import type { Fires, MailFigures } from '@postproof/spam-test/learned/figures'
import { groups } from '@postproof/spam-test/weights'
import { median, ms, percentile, printTable } from '../figures.ts'
import type { Outcome } from './engine.ts'
import { groupName } from './summary.ts'
import { reliabilityTable, rowsTable } from './tables.ts'

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const firesOf = ({ warning, bad, fatal }: Fires) =>
  [percent(warning), percent(bad), fatal ? percent(fatal) : ''].join(' / ')

export function printFigures(figures: MailFigures): void {
  const { rules, rulesBefore, whole, places, kinds, languages } = figures
  const next = rulesBefore === null ? '' : `, before and after: rules ${rulesBefore} > rules ${rules}`
  console.log(
    `\nMeasured with rules ${rules}; all that needs DNS, lists or the web is no-data. "Above one half": what the learned model says${next}.`,
  )
  const sets = whole.map(({ set, judgedOnly, ...row }) => ({
    name: judgedOnly ? `${set}, where it judges` : set,
    ...row,
  }))
  printTable('Both sets', ...rowsTable(sets))
  printTable('By place', ...rowsTable(places))
  printTable('By kind, areas against all mail of the other label', ...rowsTable(kinds))
  printTable('By language', ...rowsTable(languages.map((row) => ({ ...row, name: row.name ?? 'unknown' }))))
  printTable('Spam among the mails of such a probability', ...reliabilityTable(figures.reliability))
  for (const group of groups) {
    printTable(
      `How often the checks of ${group} fire: warning / bad / fatal`,
      ['check', 'good bulk mail', 'good personal mail', 'spam'],
      figures.checks
        .filter(({ check }) => groupName(check) === group)
        .map(({ check, bulk, personal, spam }) => [check, firesOf(bulk), firesOf(personal), firesOf(spam)]),
    )
  }
}

export function printCost(outcomes: readonly Outcome[]): void {
  const times = outcomes.map(({ ms }) => ms)
  const sizes = outcomes.map(({ size }) => size)
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`
  console.log(
    `\nOne mail: p50 ${ms(median(times))}, p95 ${ms(percentile(times, 0.95))}; ${kilobytes(median(sizes))} and ${kilobytes(percentile(sizes, 0.95))}; ${sizes.reduce((sum, size) => sum + size, 0)} octets in all`,
  )
}
