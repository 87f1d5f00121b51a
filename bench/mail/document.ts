import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MailFigures, Row } from '@postproof/spam-test/learned/figures'
import { type ModelData, modelSize } from '../../packages/spam-test/learned/model.ts'
import { reliabilityTable, rowsTable } from './tables.ts'

/** The parts of MODEL.md and README.md that are written from the figures, so that all say the same. */

/** A part of a document between two marks. */
type Part = { path: string; begin: string; end: string }

const inProject = (name: string) => join(import.meta.dirname, '../..', name)

export const modelPart: Part = {
  path: inProject('MODEL.md'),
  begin: '<!-- figures: written by `npm run bench:mail -- --write` -->\n',
  end: '<!-- end of figures -->',
}
export const readmePart: Part = {
  path: inProject('README.md'),
  begin: '<!-- learned content: written by `npm run bench:mail -- --write` -->\n',
  end: '<!-- end of learned content -->',
}

export function writeDocuments(figures: MailFigures, model: ModelData): void {
  writePart(modelPart, markdownOf(figures, model))
  writePart(readmePart, readmeOf(figures))
}

function writePart({ path, begin, end }: Part, text: string): void {
  const source = readFileSync(path, 'utf8')
  const [before, after] = [source.split(begin)[0]!, source.split(end)[1]!]
  writeFileSync(path, `${before}${begin}${text}${end}${after}`)
}

/** Returns what is between the two marks. */
export const documented = ({ path, begin, end }: Part): string | undefined =>
  readFileSync(path, 'utf8').split(begin)[1]?.split(end)[0]

/** Returns the table of README.md: mail of today first, by where it is hardest. */
export function readmeOf({ whole, places, kinds }: MailFigures): string {
  const named = (rows: typeof places, name: string) => rows.find((row) => row.name === name)!
  const rows: [string, Row][] = [
    ['All mail of 2019 to 2026', whole.find(({ set, judgedOnly }) => set === 'modern' && !judgedOnly)!],
    ['Of it, one mailbox with good mail and spam', named(places, 'us-mailbox')],
    ['Of it, orders, parcels, accounts', named(kinds, 'ham-transactional')],
    ['An older set, of 2002 to 2026', whole.find(({ set, judgedOnly }) => set === 'older' && !judgedOnly)!],
  ]
  const percent = (share: number | null) => (share === null ? '' : `${(100 * share).toFixed(1)} %`)
  return `${table(
    [
      'Mails',
      'Good',
      'Spam',
      'Judged',
      'AUC',
      'Good mail taken for spam',
      'Spam found, 1 in 100 good mails flagged',
    ],
    rows.map(([name, { good, spam, judged, auc, flagged, foundAtOne }]) => [
      name,
      ...[good, spam, judged].map(String),
      spam === 0 ? '' : (auc?.toFixed(3) ?? ''),
      percent(flagged),
      spam === 0 ? '' : percent(foundAtOne),
    ]),
  )}
`
}

export function markdownOf(figures: MailFigures, model: ModelData): string {
  const { date, rules, rulesBefore, sets, whole, places, kinds, languages, reliability } = figures
  const count = (set: 'modern' | 'older', part: 'train' | 'validation') =>
    `${sets[set][part].good} good mails and ${sets[set][part].spam} spam`
  const beside =
    rulesBefore === null ? '' : ` Two numbers in a cell are rules ${rulesBefore} > rules ${rules}.`
  return `
Measured on ${date} with rules ${rules}, on the validation part of both sets: ${count('modern', 'validation')} of the modern set, and
${count('older', 'validation')} of the older one, from senders and campaigns of which the model had seen nothing. It was fitted on
${count('modern', 'train')} and on ${count('older', 'train')}. On mail of other origins it was right less often.
Mail that it does not judge counts as one half. The shipped file has ${modelSize(model)} weights.${beside}

${table(
  ...rowsTable(
    whole.map(({ set, judgedOnly, ...row }) => ({
      name: judgedOnly ? `${set} set, where it judges` : `${set} set`,
      ...row,
    })),
  ),
)}

By the place where the mails were collected:

${table(...rowsTable(places))}

By kind; areas are measured against all mail of the other label in the same set:

${table(...rowsTable(kinds))}

By language as the product detects it (ISO 639-3):

${table(...rowsTable(languages.map((row) => ({ ...row, name: row.name ?? 'unknown' }))))}

How many of the mails to which it gives such a probability are spam:

${table(...reliabilityTable(reliability))}
`
}

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
