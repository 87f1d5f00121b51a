import type { Message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import { mergeReports, problemMessage, type Report, refusalMessage, totalsOf } from '@postproof/reports'
import type { Command } from 'commander'
import { reportsExitCode } from './exit-code.ts'
import { plainJson, plainText } from './plain.ts'
import { addCollectCommand } from './report-collect.ts'
import { filesIn, readOne } from './report-files.ts'
import { addSummaryCommand } from './report-summary.ts'
import { type Style, styleFor } from './style.ts'
import { textTable } from './table.ts'

/** `postproof reports read`: DMARC, TLS and failure reports from files, without an instance. */

/** A report as it is printed. Times are ISO 8601, UTC. */
export type ReadReport = {
  file: string
  kind: Report['kind']
  reporter: string
  domain: string
  id: string
  begin: string | null
  end: string | null
  /** Messages; sessions for TLS reports. */
  messages: number
  /** Those that passed DMARC, or were successful; null for complaints, which do not say. */
  passed: number | null
  problems: string[]
}
export type ReadFiles = { reports: ReadReport[]; refused: { file: string; reason: string }[] }

/** The sums of one kind, with each report counted once. */
type Sum = { kind: Report['kind']; reports: number; messages: number; passed: number }

export function addReportsCommand(program: Command): void {
  const reports = program.command('reports')
  reports
    .command('read')
    .description('read reports from files and folders, and print what they say')
    .argument('<files...>', 'XML, JSON, gzip, zip, emails, mailbox files, or folders of them')
    .option('--json', 'print the reports as JSON')
    .addHelpText(
      'after',
      '\nExit codes: 0 all read, 1 some files hold no report, 2 a file is missing, 3 no file holds a report.',
    )
    .action(async (paths: string[], options: { json?: boolean }) => {
      const { found, sums } = await readFiles(await filesIn(paths))
      if (options.json) console.log(plainJson(found))
      else console.log(showReports(found, sums, styleFor(process.stdout)))
      process.exitCode = reportsExitCode(found)
    })
  addSummaryCommand(reports)
  addCollectCommand(reports)
}

async function readFiles(files: string[]): Promise<{ found: ReadFiles; sums: Sum[] }> {
  const read: Report[] = []
  const refused: ReadFiles['refused'] = []
  for (const file of new Set(files)) {
    const reading = await readOne(file)
    if (typeof reading === 'string') {
      refused.push({ file, reason: reading })
      continue
    }
    read.push(...reading.reports)
    refused.push(...reading.refused.map((each) => ({ file, reason: english(refusalMessage(each)) })))
  }
  const { reports, copies } = mergeReports(read)
  const copyOf = new Map(copies.map((copy) => [copy.report, copy]))
  const printed = read.map((report) => {
    const copy = copyOf.get(report)
    const messages = report.problems.map(problemMessage)
    if (copy) messages.unshift(copyMessage(copy.of.file, copy.added))
    return printedReport(report, messages.map(english))
  })
  return { found: { reports: printed, refused }, sums: sumsOf(reports) }
}

const english = (message: Message) => say('en', message)

const copyMessage = (file: string, count: number): Message =>
  count === 0
    ? { code: 'reports.copy_of', facts: { file } }
    : { code: 'reports.union_with', facts: { file, count } }

function printedReport(report: Report, problems: string[]): ReadReport {
  const { file, kind, reporter, domain, id, begin, end } = report
  return { file, kind, reporter, domain, id, begin: iso(begin), end: iso(end), ...totalsOf(report), problems }
}

const iso = (seconds: number | null): string | null =>
  seconds === null ? null : new Date(seconds * 1_000).toISOString().replace('.000Z', 'Z')

function sumsOf(reports: Report[]): Sum[] {
  const kinds = ['aggregate', 'tls', 'failure', 'arf'] as const
  return kinds.flatMap((kind) => {
    const totals = reports.filter((report) => report.kind === kind).map(totalsOf)
    if (totals.length === 0) return []
    const messages = totals.reduce((sum, each) => sum + each.messages, 0)
    const passed = totals.reduce((sum, each) => sum + (each.passed ?? 0), 0)
    return [{ kind, reports: totals.length, messages, passed }]
  })
}

/** The table, what is wrong with each report, what was refused, and the sums. */
export function showReports({ reports, refused }: ReadFiles, sums: Sum[], style: Style): string {
  const titles = ['kind', 'reporter', 'domain', 'begin (UTC)', 'messages', 'passed', 'file']
  const rows = reports.map(({ kind, reporter, domain, begin, messages, passed, file }) => [
    ...[kind, reporter.slice(0, 40), domain, begin?.slice(0, 16).replace('T', ' ') ?? '-'],
    ...[String(messages), passed === null ? '-' : String(passed), file],
  ])
  const wrong = reports.flatMap(({ file, problems }) => problems.map((problem) => line(file, problem)))
  return [
    ...(reports.length ? [textTable(titles, rows, style)] : []),
    ...part(style('bold', 'Problems'), wrong),
    ...part(
      style('bold', 'Not read'),
      refused.map(({ file, reason }) => line(file, reason)),
    ),
    ...part(style('bold', 'In total, each report counted once'), sums.map(sumLine)),
  ].join('\n')
}

const line = (file: string, said: string) => `  ${plainText(file)}: ${plainText(said)}`

const part = (title: string, lines: string[]) => (lines.length ? ['', title, ...lines] : [])

function sumLine({ kind, reports, messages, passed }: Sum): string {
  if (kind === 'aggregate')
    return `  ${counted(reports, 'aggregate report')}: ${counted(messages, 'message')}, ${passed} passed DMARC`
  if (kind === 'tls')
    return `  ${counted(reports, 'TLS report')}: ${counted(messages, 'session')}, ${passed} successful`
  return `  ${counted(reports, kind === 'failure' ? 'failure report' : 'complaint')}: ${counted(messages, 'message')}`
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
