import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Curve, GroupFigures, MailFigures } from '@postproof/spam-test/learned/figures'
import { type ModelData, modelSize } from '../../packages/spam-test/learned/model.ts'

/** The part of MODEL.md that is written from the figures, so that the two say the same. */

export const modelDocument = join(import.meta.dirname, '../../MODEL.md')
const BEGIN = '<!-- figures: written by `npm run bench:mail -- --write` -->\n'
const END = '<!-- end of figures -->'

export function writeDocument(figures: MailFigures, model: ModelData): void {
  const source = readFileSync(modelDocument, 'utf8')
  const [before, after] = [source.split(BEGIN)[0]!, source.split(END)[1]!]
  writeFileSync(modelDocument, `${before}${BEGIN}${markdownOf(figures, model)}${END}${after}`)
}

/** What stands between the two marks. */
export const documentedFigures = (source: string): string | undefined => source.split(BEGIN)[1]?.split(END)[0]

export function markdownOf(figures: MailFigures, model: ModelData): string {
  const { sets, curves, judged } = figures
  const { warning, bad, certain } = model.cuts
  const percent = (share: number) => `${Math.round(share * 100)} %`
  return `
Measured on ${figures.date}: ${sets.validation.good} good mails and ${sets.validation.spam} spam, from senders, lists and years of which the model had seen
nothing; it was fitted on ${sets.train.good} and ${sets.train.spam} others. Mail whose words it does not judge counts by its shape.

${table(
  ['by', 'AUC', 'found, none flagged', 'found, 1 in 100 flagged', 'found, no newsletter flagged'],
  [
    curveRow('learned model', curves.model),
    curveRow(`learned model, the ${judged.good} and ${judged.spam} whose words it judges`, judged),
    curveRow('content group of the score', curves.content),
    curveRow('total score, nothing asked outside', curves.total),
  ],
)}

The shipped file has ${modelSize(model)} weights. A text is a warning from ${percent(warning)}, bad from ${percent(bad)} and bad with certainty from ${(certain * 100).toFixed(1)} %.
Good mail by kind:

${table(
  ['kind', 'mails', 'judged', 'warning', 'bad'],
  figures.kinds.map(({ kind, ...counts }) => [kind, ...Object.values(counts).map(String)]),
)}

By language as the product tells it (ISO 639-3):

${groupTable(figures.languages)}

By the years the mails are of:

${groupTable(figures.years)}
`
}

const curveRow = (name: string, { auc, atNone, atOneInHundred, atNoNewsletter }: Omit<Curve, 'roc'>) => [
  name,
  auc.toFixed(4),
  ...[atNone, atOneInHundred, atNoNewsletter].map((share) => `${(share * 100).toFixed(1)} %`),
]

function groupTable(rows: GroupFigures[]): string {
  const share = (value: number | null) => (value === null ? '' : `${(value * 100).toFixed(1)} %`)
  return table(
    ['', 'good', 'spam', 'judged', 'good called bad', 'spam called bad'],
    rows.map(({ name, good, spam, judged, flagged, found }) => [
      name,
      String(good),
      String(spam),
      String(judged),
      share(flagged),
      share(found),
    ]),
  )
}

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
