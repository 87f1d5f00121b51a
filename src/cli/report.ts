import type { CheckResult, Status, TestResult } from '#contract/spam-test.ts'
import { plain } from './plain.ts'
import { type Style, statusWord, styleFor } from './style.ts'

/** The report for a terminal: verdict, what to fix first, provider rules, then the checks by group. */

export function printReport(given: TestResult, options: { all: boolean }): void {
  const result = plain(given)
  const style = styleFor(process.stdout)
  const lines = [
    '',
    ...heading(result, style),
    ...firsts(result, style),
    ...providers(result, style),
    ...groups(result, options.all, style),
    '',
  ]
  console.log(lines.join('\n'))
}

function heading(result: TestResult, style: Style): string[] {
  const coverage = Math.round((result.coverage ?? 0) * 100)
  const covered = coverage === 100 ? '' : `, based on the ${coverage}% that could be checked`
  const grade = result.grade ? `  grade ${result.grade}` : ''
  return [
    `${style('bold', `${result.score ?? '-'} of 100`)}${covered}${grade}`,
    ...(result.verdict ? [result.verdict.title, style('gray', result.verdict.text)] : []),
    ...kindOf(result, style),
    ...(result.source === 'sample' ? [style('gray', 'Simulated: checked against stand-in DNS.')] : []),
  ]
}

/** What kind of mail it is treated as; `--kind` says it otherwise. */
function kindOf({ kind }: TestResult, style: Style): string[] {
  if (!kind) return []
  const why = kind.confidence === 'chosen' ? 'you chose this' : kind.reasons.join('; ')
  return [`Treated as: ${kind.label}${style('gray', why === '' ? '' : ` (${why})`)}`]
}

const counted = ['', 'this one', 'these two', 'these three', 'these four', 'these five']

function firsts(result: TestResult, style: Style): string[] {
  const checks = result.fix_first.map((id) => result.results.find((check) => check.id === id)!)
  if (!checks.length) return []
  return [
    '',
    ...headline(result.fix_first_scores, result.fix_first_together, style),
    ...checks.flatMap((check, index) => fixOf(check, index, style)),
  ]
}

/** What the first fixes bring together; the gains below it add up. */
function headline(scores: number[], count: number, style: Style): string[] {
  const after = scores[2 ** count - 1]
  if (after === undefined) return [style('bold', 'Fix these first')]
  return [
    style('bold', `Fix ${counted[count]}: ${scores[0]} -> ${after}`) +
      style('gray', '  (each gain is added to those above it)'),
  ]
}

function fixOf(check: CheckResult, index: number, style: Style): string[] {
  const points = check.fix.gain
  const gain = points ? style('green', `+${points}`) : ''
  const place = check.evidence.find((evidence) => evidence.place)?.place
  return [
    '',
    `${index + 1}. ${style('bold', check.title)}  ${gain}`,
    `   ${check.summary}${place ? style('gray', ` (${place.in} line ${place.line})`) : ''}`,
    ...check.fix.steps.map((text, at) => `   ${at + 1}) ${text}`),
    ...check.fix.records.flatMap((record) => [
      `   ${style('cyan', record.action)} ${record.type} ${record.host} ${record.ttl}`,
      `   ${record.value}`,
    ]),
  ]
}

function providers(result: TestResult, style: Style): string[] {
  const rows = result.requirements.map(({ title, passed, total, items }) => {
    const missed = items
      .filter((item) => item.status !== 'good')
      .map((item) => `${item.title}${item.status === 'no-data' ? ' (not checked)' : ''}`)
    return `${title.padEnd(22)} ${passed} of ${total}${missed.length ? style('gray', `  required, but missing: ${missed.join('; ')}`) : ''}`
  })
  return rows.length ? ['', style('bold', 'Provider rules'), ...rows] : []
}

function groups(result: TestResult, all: boolean, style: Style): string[] {
  return result.categories.flatMap((category) => {
    const checks = result.results.filter((check) => check.category === category.id)
    const shown = checks.filter((check) => all || check.status === 'bad' || check.status === 'warning')
    const count = (status: Status) => checks.filter((check) => check.status === status).length
    return [
      '',
      `${style('bold', category.title)}  ${category.status === 'no-data' ? 'no data' : `${category.score} of ${category.max}`}` +
        style(
          'gray',
          `  ${count('good')} good, ${count('warning')} warnings, ${count('bad')} bad, ${count('no-data')} without data`,
        ),
      ...shown.map(
        (check) => `  ${statusWord(check.status, style)}  ${check.title.padEnd(32)} ${check.summary}`,
      ),
    ]
  })
}
