import { printTable } from '../figures.ts'
import { isSerious, type Outcome } from './engine.ts'
import { deceptionChecks, type Label, labels, ofAll } from './labels.ts'
import { isSpam } from './summary.ts'

/** Serious findings against the labels of those who read the mails. */

type Said = { outcome: Outcome; check: string; code: string; label: Label | null }

const labelOf = new Map<string, Label>(
  labels.flatMap(({ file, said }) =>
    said
      .split('; ')
      .filter((part) => part !== '')
      .map((part): [string, Label] => {
        const [finding, label] = part.split(': ')
        return [`${file} ${finding}`, label as Label]
      }),
  ),
)

export const labelledFiles = new Set(labels.map(({ file }) => file))

/** Spam that the model calls spam needs no reader; good mail that it does not call good is a false alarm. */
function labelFor(outcome: Outcome, finding: string): Label | null {
  const known = labelOf.get(`${outcome.note.file} ${finding}`) ?? ofAll[finding]
  if (known) return known
  if (!finding.startsWith('learned_content ')) return null
  return isSpam(outcome) ? 'true' : 'false'
}

const saidOf = (outcome: Outcome): Said[] =>
  outcome.findings
    .filter((finding) => isSerious(finding, outcome))
    .map(({ id, code }) => ({ outcome, check: id, code, label: labelFor(outcome, `${id} ${code}`) }))

/** Prints the gate and answers whether it holds: no serious false finding on good mail. */
export function printGate(outcomes: readonly Outcome[]): boolean {
  const labelled = outcomes.filter(({ note }) => labelledFiles.has(note.file))
  const said = labelled.flatMap(saidOf)
  const count = (label: Label | null) => said.filter((one) => one.label === label).length
  const wrong = said.filter(({ outcome, label }) => label === 'false' && !isSpam(outcome))
  const judged = said.length - count(null)
  const pretences = pretencesOf(labelled)
  const found = pretences.filter(({ isFound }) => isFound).length
  const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
  console.log(
    `\nLabelled mails: ${labelled.length}; serious findings: ${said.length}, of them true ${count('true')}, noise ${count('noise')}, false ${count('false')}, not labelled ${count(null)}`,
  )
  console.log(
    `Serious false findings on good mail (gate: 0): ${wrong.length}; precision of serious findings: ${percent(judged - count('false'), judged)}; deception found: ${percent(found, pretences.length)} of ${pretences.length}`,
  )
  list('False on good mail', wrong)
  list(
    'Not labelled yet',
    said.filter(({ label }) => label === null),
  )
  printTable(
    'Missed',
    ['mail', 'what'],
    [...pretences.filter(({ isFound }) => !isFound), ...silencesOf(labelled)].map(({ file, what }) => [
      file,
      what,
    ]),
  )
  return wrong.length === 0
}

const list = (title: string, said: Said[]) =>
  printTable(
    title,
    ['mail', 'check', 'code'],
    said.map(({ outcome, check, code }) => [outcome.note.file, check, code]),
  )

const speaks = ({ findings }: Outcome, checks: readonly string[]) =>
  findings.some(({ id, status }) => checks.includes(id) && (status === 'warning' || status === 'bad'))

function pretencesOf(labelled: readonly Outcome[]) {
  return labelled.flatMap((outcome) => {
    const { deceives = [] } = labels.find(({ file }) => file === outcome.note.file)!
    return deceives.map((what) => ({
      file: outcome.note.file,
      what,
      isFound: speaks(outcome, deceptionChecks[what]),
    }))
  })
}

function silencesOf(labelled: readonly Outcome[]) {
  return labelled.flatMap((outcome) => {
    const { missed = [] } = labels.find(({ file }) => file === outcome.note.file)!
    const silent = missed.filter((check) => !speaks(outcome, [check]))
    return silent.map((what) => ({ file: outcome.note.file, what }))
  })
}
