import { relative, resolve, sep } from 'node:path'
import { checkPoints } from '@postproof/spam-test/weights'
import { type FileResult, type LintFinding, type Severity, severities } from '#services/lint/types.ts'
import { plain, plainJson } from '../plain.ts'
import { type Style, styleFor } from '../style.ts'
import { codeQualityOf } from './code-quality.ts'
import { sarifOf } from './sarif.ts'
import type { Failed, Fixed, LintResult, Pictures } from './types.ts'

/** A result in the formats of terminals and pipelines. `fails`: which findings fail the run. */

export const formats = ['text', 'json', 'junit', 'sarif', 'github', 'gitlab', 'markdown'] as const
export type Format = (typeof formats)[number]

export type Fails = (finding: LintFinding) => boolean

/** `folder`: where the text is read, from which paths of pictures count. */
export function formatted(
  result: LintResult,
  format: Format,
  fails: Fails,
  isTerminal: boolean,
  folder = process.cwd(),
): string {
  const shown = plain(result)
  if (format === 'json') return plainJson(jsonOf(result))
  if (format === 'sarif') return plainJson(sarifOf(result))
  if (format === 'gitlab') return plainJson(codeQualityOf(result))
  if (format === 'junit') return junitOf(shown, fails)
  if (format === 'github') return githubOf(shown)
  if (format === 'markdown') return markdownOf(shown, folder)
  return textOf(shown, styleFor(isTerminal ? process.stdout : {}))
}

const jsonOf = ({ files, not_checked, fixed, failed, pictures }: LintResult) => ({
  files: files.map(({ file, score, ignored, findings }) => ({ file, score, ignored, findings })),
  ...{ not_checked, fixed, failed },
  ...(pictures && { pictures }),
})

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** `2 errors, 1 warning in 3 files`, with what was left out. */
function summaryOf({ files, failed }: LintResult): string {
  if (files.length === 0)
    return failed.length > 0 ? `${counted(failed.length, 'file')} not checked` : 'No template has changed.'
  const all = files.flatMap(({ findings }) => findings)
  const open = all.filter(({ known }) => !known)
  const parts = severities.flatMap((severity) => {
    const count = open.filter((one) => one.severity === severity).length
    return count > 0 ? [counted(count, severity)] : []
  })
  const ignored = files.reduce((sum, one) => sum + one.ignored, 0)
  const aside = [
    ...(all.length > open.length ? [`${all.length - open.length} in the baseline`] : []),
    ...(ignored > 0 ? [`${ignored} ignored`] : []),
    ...(failed.length > 0 ? [`${counted(failed.length, 'file')} not checked`] : []),
  ]
  const found = parts.length > 0 ? parts.join(', ') : 'No findings'
  return `${found} in ${counted(files.length, 'file')}${aside.length > 0 ? ` (${aside.join(', ')})` : ''}`
}

const colors: Record<Severity, Parameters<Style>[0]> = { error: 'red', warning: 'yellow', note: 'gray' }

/** Begins with a word: a file may have a name that GitHub reads as a workflow command. */
const fixedLine = ({ file, line, repair, quote }: Fixed): string =>
  `Repaired ${file}:${line} ${repair}${quote === '' ? '' : `: ${quote}`}`

function textOf(result: LintResult, style: Style): string {
  const { files, not_checked, fixed, pictures } = result
  return [
    ...fixed.map(fixedLine),
    ...files.flatMap((one) => ['', ...fileLines(one, style)]),
    '',
    summaryOf(result),
    ...(pictures && pictures.made.length > 0 ? [`Saved ${counted(pictures.made.length, 'picture')}.`] : []),
    ...(typeof pictures?.problem === 'string' ? [pictures.problem] : []),
    ...not_checked.map(({ text, rules }) => style('gray', `Not checked: ${rules.join(', ')}. ${text}`)),
    '',
  ].join('\n')
}

function fileLines({ file, score, findings }: FileResult, style: Style): string[] {
  const open = findings.filter(({ known }) => !known)
  const said = new Set<string>()
  return [
    `${style('bold', file)}${score === null ? '' : `  ${score} of 100`}`,
    ...open.flatMap((one) => {
      const isNew = !said.has(one.rule)
      said.add(one.rule)
      const place = `${one.line}${one.column === null ? '' : `:${one.column}`}`
      return [
        `  ${place.padEnd(8)} ${style(colors[one.severity], one.severity.padEnd(7))} ${one.message}  ${style('gray', one.rule)}`,
        ...(one.quote === '' ? [] : [style('gray', `           ${one.quote}`)]),
        ...(isNew ? one.fix.map((step, at) => `           ${at + 1}) ${step}`) : []),
      ]
    }),
  ]
}

const xmlSigns: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const xml = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
    .replace(/[&<>"]/g, (sign) => xmlSigns[sign]!)

/** One suite for each file, one case for each rule with findings, and one that passes where there are none. */
function junitOf({ files, failed }: LintResult, fails: Fails): string {
  const suites = files.map((one) => junitSuite(one, fails))
  const sum = (name: 'tests' | 'failures') => suites.reduce((all, suite) => all + suite[name], 0)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="postproof lint" tests="${sum('tests') + failed.length}" failures="${sum('failures')}" errors="${failed.length}">`,
    ...suites.flatMap(({ lines }) => lines),
    ...failed.flatMap(failedSuite),
    '</testsuites>',
  ].join('\n')
}

const failedSuite = ({ file, message }: Failed): string[] => [
  `  <testsuite name="${xml(file)}" tests="1" failures="0" errors="1" skipped="0">`,
  `    <testcase classname="${xml(file)}" name="not checked" file="${xml(file)}"><error message="${xml(message)}"/></testcase>`,
  '  </testsuite>',
]

function junitSuite({ file, findings }: FileResult, fails: Fails) {
  const rules = [...new Set(findings.map(({ rule }) => rule))]
  const cases = rules.map((rule) => {
    const own = findings.filter((one) => one.rule === rule)
    const failing = own.filter(fails)
    const body = xml(
      own.map((one) => `${file}:${one.line} ${one.severity} ${one.message} ${one.quote}`).join('\n'),
    )
    const head = `    <testcase classname="${xml(file)}" name="${xml(rule)}" file="${xml(file)}" line="${own[0]!.line}">`
    const result = failing[0]
      ? `<failure message="${xml(failing[0].message)}" type="${failing[0].severity}">${body}</failure>`
      : `<system-out>${body}</system-out>`
    return { fails: failing.length > 0, line: `${head}${result}</testcase>` }
  })
  const failures = cases.filter((one) => one.fails).length
  const tests = Math.max(1, cases.length)
  const clean = `    <testcase classname="${xml(file)}" name="no findings" file="${xml(file)}"/>`
  return {
    ...{ tests, failures },
    lines: [
      `  <testsuite name="${xml(file)}" tests="${tests}" failures="${failures}" errors="0" skipped="0">`,
      ...(cases.length > 0 ? cases.map(({ line }) => line) : [clean]),
      '  </testsuite>',
    ],
  }
}

/** GitHub shows so many of each severity for a step. */
const MOST_ANNOTATIONS = 10
const commands: Record<Severity, string> = { error: 'error', warning: 'warning', note: 'notice' }

const escapedData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapedProperty = (text: string) => escapedData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** Workflow commands, those that cost most first. */
function githubOf(result: LintResult): string {
  const { files, fixed, failed } = result
  const open = files.flatMap(({ file, findings }) =>
    findings.filter(({ known }) => !known).map((finding) => ({ file, ...finding })),
  )
  const lines = severities.flatMap((severity) =>
    open
      .filter((one) => one.severity === severity)
      .sort((a, b) => (checkPoints[b.rule] ?? 0) - (checkPoints[a.rule] ?? 0))
      .slice(0, MOST_ANNOTATIONS)
      .map(({ file, line, column, rule, message }) => {
        const properties = [
          `file=${escapedProperty(file)}`,
          `line=${line}`,
          ...(column === null ? [] : [`col=${column}`]),
          `title=${escapedProperty(rule)}`,
        ]
        return `::${commands[severity]} ${properties.join(',')}::${escapedData(message)}`
      }),
  )
  const broken = failed.map(
    ({ file, message }) => `::error file=${escapedProperty(file)}::${escapedData(message)}`,
  )
  return [...fixed.map(fixedLine), ...broken, ...lines, summaryOf(result)].join('\n')
}

const cell = (text: string): string =>
  text.replace(/[\\`*_{}[\]<>|#!~&]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ')

const widths = { desktop: 'Desktop', mobile: 'Phone' }

function pictureLines(file: string, pictures: Pictures | undefined, folder: string): string[] {
  const own = (pictures?.made ?? []).filter((one) => one.file === file)
  if (own.length === 0) return []
  const addressOf = (path: string) =>
    relative(folder, resolve(path)).split(sep).map(encodeURIComponent).join('/')
  return [own.map(({ device, picture }) => `![${widths[device]}](${addressOf(picture)})`).join(' '), '']
}

function markdownOf(result: LintResult, folder: string): string {
  const { files, not_checked, fixed, failed, pictures } = result
  return [
    `**${summaryOf(result)}**`,
    ...(failed.length > 0 ? [''] : []),
    ...failed.map(({ message }) => `- ${cell(message)}`),
    ...(fixed.length > 0 ? ['', '**Repaired**', ''] : []),
    ...fixed.map((one) => `- ${cell(fixedLine(one))}`),
    ...(typeof pictures?.problem === 'string' ? ['', cell(pictures.problem)] : []),
    ...files.flatMap(({ file, score, findings }) => {
      const open = findings.filter(({ known }) => !known)
      const heading = [
        '',
        `### ${cell(file)}${score === null ? '' : ` (${score} of 100)`}`,
        '',
        ...pictureLines(file, pictures, folder),
      ]
      if (open.length === 0) return [...heading, 'No findings.']
      return [
        ...heading,
        '| Line | Severity | Rule | Finding | Fix |',
        '|---|---|---|---|---|',
        ...open.map(
          ({ line, severity, rule, message, fix }) =>
            `| ${line} | ${severity} | ${cell(rule)} | ${cell(message)} | ${cell(fix.join(' '))} |`,
        ),
      ]
    }),
    ...(not_checked.length > 0 ? ['', '**Not checked**', ''] : []),
    ...not_checked.map(({ text, rules }) => `- ${cell(rules.join(', '))}. ${text}`),
    '',
  ].join('\n')
}
