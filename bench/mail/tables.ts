import type { Reliability, Row, Told } from '@postproof/spam-test/learned/figures'

/** The tables of figures, for the terminal and for MODEL.md. Two numbers in a cell: the version before > this one. */

type Table = [head: string[], rows: string[][]]

const area = (value: number | null) => (value === null ? '' : value.toFixed(3))
const percent = (value: number | null) => (value === null ? '' : `${(100 * value).toFixed(1)} %`)

const columns: [head: string, cell: (told: Told) => string][] = [
  ['AUC of the model', ({ auc }) => area(auc)],
  ['AUC of the total', ({ total }) => area(total)],
  ['good above one half', ({ flagged }) => percent(flagged)],
  ['spam above one half', ({ found }) => percent(found)],
  ['found, 1 % flagged', ({ foundAtOne }) => percent(foundAtOne)],
  ['found, 5 % flagged', ({ foundAtFive }) => percent(foundAtFive)],
  ['good called bad', ({ called }) => String(called)],
]

export function rowsTable(rows: readonly (Row & { name: string })[]): Table {
  return [
    ['', 'good', 'spam', 'judged', ...columns.map(([head]) => head)],
    rows.map((row) => [
      row.name,
      ...[row.good, row.spam, row.judged].map(String),
      ...columns.map(([, cell]) => besides(row.before && cell(row.before), cell(row))),
    ]),
  ]
}

const besides = (before: string | null, now: string) =>
  before === null || now === '' ? now : `${before} > ${now}`

export function reliabilityTable(reliability: readonly Reliability[]): Table {
  const places = [...new Set(reliability.map(({ place }) => place))]
  const steps = reliability.filter(({ place }) => place === places[0])
  const whole = (share: number) => `${Math.round(share * 100)}`
  return [
    ['', ...steps.map(({ from, to }) => `${whole(from)} to ${whole(to)} %`)],
    places.map((place) => [
      place,
      ...reliability
        .filter((one) => one.place === place)
        .map(({ mails, spam }) => (mails ? `${spam} of ${mails}` : '')),
    ]),
  ]
}
