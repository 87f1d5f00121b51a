import { type Curve, type Fires, mailFigures } from '@postproof/spam-test/learned/figures'
import type { Block, Inline } from './types.ts'

/** What was measured on real mail (`npm run bench:mail`), as blocks of the page that shows it. */
export function measured(what: string): Block {
  const make = blocks[what]
  if (!make) throw new Error(`<!-- measured: ${what} --> is not known`)
  return make()
}

const names: Record<keyof typeof mailFigures.curves, string> = {
  total: 'Total score',
  model: 'Learned content',
  content: 'Content checks',
}
const curves = Object.keys(names) as (keyof typeof names)[]

const blocks: Record<string, () => Block> = {
  curves: () => ({
    kind: 'curves',
    curves: curves.map((id) => ({ name: names[id], points: mailFigures.curves[id].roc })),
  }),
  found: () =>
    table(
      [
        'Judged by',
        'AUC',
        'Spam found, no good mail flagged',
        '1 good mail in 100 flagged',
        'no newsletter flagged',
      ],
      [
        ...curves.map((id): [string, Omit<Curve, 'roc'>] => [names[id], mailFigures.curves[id]]),
        ['Learned content, where it judges', mailFigures.judged] as [string, Omit<Curve, 'roc'>],
      ].map(([name, { auc, atNone, atOneInHundred, atNoNewsletter }]) => [
        name,
        auc.toFixed(3),
        ...[atNone, atOneInHundred, atNoNewsletter].map(percent),
      ]),
    ),
  sets: () =>
    table(
      ['Mails', 'Good', 'Spam'],
      [
        ['The numbers were fitted on', ...Object.values(mailFigures.sets.train).map(count)],
        ['Measured, and not seen before', ...Object.values(mailFigures.sets.validation).map(count)],
      ],
    ),
  kinds: () =>
    table(
      ['Good mail', 'Mails', 'Judged', 'Warning', 'Bad'],
      mailFigures.kinds.map(({ kind, mails, judged, warning, bad }) => [
        kind.replaceAll('-', ' '),
        ...[mails, judged, warning, bad].map(count),
      ]),
    ),
  checks: () =>
    table(
      ['Check', 'Good bulk mail', 'Good personal mail', 'Spam'],
      mailFigures.checks
        .filter(({ bulk, personal, spam }) => [bulk, personal, spam].some((one) => fired(one) > 0))
        .toSorted((a, b) => fired(b.bulk) - fired(a.bulk))
        .map(({ check, bulk, personal, spam }) => [check, ...[bulk, personal, spam].map(firing)]),
    ),
  languages: () => groups('Language', mailFigures.languages),
  years: () => groups('Mails of', mailFigures.years),
}

const groups = (head: string, rows: typeof mailFigures.languages): Block =>
  table(
    [head, 'Good', 'Spam', 'Judged', 'Good mail called bad', 'Spam called bad'],
    rows.map(({ name, good, spam, judged, flagged, found }) => [
      name,
      ...[good, spam, judged].map(count),
      ...[flagged, found].map((share) => (share === null ? 'no data' : percent(share))),
    ]),
  )

const fired = ({ warning, bad, fatal }: Fires) => warning + bad + fatal
const firing = ({ warning, bad, fatal }: Fires) => `${percent(warning)} warned, ${percent(bad + fatal)} bad`
const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const count = (number: number) => number.toLocaleString('en')

const table = (head: string[], rows: string[][]): Block => ({
  kind: 'table',
  head: head.map(cell),
  rows: rows.map((row) => row.map(cell)),
})
const cell = (text: string): Inline[] => [{ kind: 'text', text }]
