import type { Curve, Fires, GroupFigures, MailFigures } from '@postproof/spam-test/learned/figures'
import { groups } from '@postproof/spam-test/weights'
import { median, ms, percentile, printTable } from '../figures.ts'
import type { Outcome } from './engine.ts'
import { groupName } from './summary.ts'

const percent = (share: number | null) => (share === null ? '' : `${(100 * share).toFixed(1)} %`)
const firesOf = ({ warning, bad, fatal }: Fires) =>
  [percent(warning), percent(bad), fatal ? percent(fatal) : ''].join(' / ')

export function printFigures(figures: MailFigures): void {
  const { sets, curves, judged } = figures
  console.log(
    `\n${sets.validation.good} good mails and ${sets.validation.spam} spam, measured with rules ${figures.rules}; all that needs DNS, lists or the web is no-data.`,
  )
  printTable(
    'Telling spam from good mail',
    ['by', 'AUC', 'found, none flagged', 'found, 1 in 100 flagged', 'found, no newsletter flagged'],
    [
      curveRow('learned model', curves.model),
      curveRow(`learned model, ${judged.good} + ${judged.spam} judged by words`, judged),
      curveRow('content group', curves.content),
      curveRow('total score', curves.total),
    ],
  )
  printTable(
    'Good mail by kind, as the learned model sees it',
    ['kind', 'mails', 'judged', 'warning', 'bad'],
    figures.kinds.map(({ kind, ...counts }) => [kind, ...Object.values(counts).map(String)]),
  )
  printGroups('By language', figures.languages)
  printGroups('By age', figures.years)
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

const curveRow = (name: string, curve: Omit<Curve, 'roc'>) => [
  name,
  curve.auc.toFixed(4),
  percent(curve.atNone),
  percent(curve.atOneInHundred),
  percent(curve.atNoNewsletter),
]

function printGroups(title: string, rows: GroupFigures[]): void {
  printTable(
    title,
    ['', 'good', 'spam', 'judged by the model', 'good called bad', 'spam called bad', 'AUC of the total'],
    rows.map(({ name, good, spam, judged, flagged, found, auc }) => [
      name,
      String(good),
      String(spam),
      String(judged),
      percent(flagged),
      percent(found),
      auc?.toFixed(3) ?? '',
    ]),
  )
}

export function printCost(outcomes: readonly Outcome[]): void {
  const times = outcomes.map(({ ms }) => ms)
  const sizes = outcomes.map(({ size }) => size)
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`
  console.log(
    `\nOne mail: p50 ${ms(median(times))}, p95 ${ms(percentile(times, 0.95))}; ${kilobytes(median(sizes))} and ${kilobytes(percentile(sizes, 0.95))}; ${sizes.reduce((sum, size) => sum + size, 0)} octets in all`,
  )
}
