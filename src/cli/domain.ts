import { type Command, InvalidArgumentError } from 'commander'
import { needsLook } from '#contract/advice.ts'
import type { DomainReport, MailServerView, ShownDomain } from '#contract/checkers.ts'
import { withCheckers } from './checkers.ts'
import { checkDomainFile, domainFileExitCode, showCheckedFile } from './domain-file.ts'
import { domainExitCode } from './exit-code.ts'
import { RuledOption } from './option-rules.ts'
import { plain, plainJson } from './plain.ts'
import { type Style, statusWord, styleFor } from './style.ts'

/** `postproof domain example.org`: everything about one domain, and what to publish in which order. */

type DomainOptions = { json?: boolean; file?: string; out?: string; rate: number }

function rateOf(given: string): number {
  const rate = Number(given)
  if (!(rate >= 1 && rate <= 10_000)) throw new InvalidArgumentError('It must be a number from 1 to 10000.')
  return rate
}

export function addDomainCommand(program: Command): void {
  program
    .command('domain')
    .argument('[domain]', 'a domain, URL or address')
    .option('--json', 'print the report as JSON, as in the API')
    .addOption(
      new RuledOption('--file <list>', 'check every domain of a CSV file, or of a text with one in each line')
        .insteadOfArguments()
        .conflicts('json'),
    )
    .addOption(
      new RuledOption(
        '--out <file>',
        'with --file: where to write the table (default: standard output)',
      ).needs('file'),
    )
    .addOption(
      new RuledOption('--rate <number>', 'with --file: DNS questions a second, on average')
        .argParser(rateOf)
        .default(100)
        .needs('file'),
    )
    .addHelpText(
      'after',
      '\nExit codes: 0 in order or to be improved, 1 a problem, 2 not understood, 3 nothing that decides was answered, 4 in part.',
    )
    .action(async (input: string | undefined, options: DomainOptions) => {
      if (options.file !== undefined) {
        const checked = await checkDomainFile({ ...options, file: options.file })
        console.error(showCheckedFile(checked))
        process.exitCode = domainFileExitCode(checked)
        return
      }
      if (!input?.trim())
        throw new InvalidArgumentError('Give a domain, such as: postproof domain example.org')
      const result = await withCheckers((checkers) => checkers.domain({ input }))
      if (options.json === true) console.log(plainJson(result.report))
      else console.log(`\n${showDomain(result, styleFor(process.stdout))}\n`)
      process.exitCode = domainExitCode(result.report)
    })
}

/** The report on the terminal, without control characters but the style's own. */
export function showDomain(result: ShownDomain, style: Style): string {
  const { sentence, report } = plain(result)
  const score = report.score === null ? '' : `  ${style('gray', `${report.score} of 100`)}`
  return [
    `${statusWord(report.status, style)}  ${style('bold', sentence)}${score}`,
    ...publishLines(report, style),
    ...sectionLines(report, style),
    ...notAskedLines(report, style),
  ].join('\n')
}

function publishLines({ publish }: DomainReport, style: Style): string[] {
  if (publish.length === 0) return []
  return [
    '',
    style('bold', 'Publish, in this order'),
    ...publish.flatMap(({ action, host, type, ttl, value, why, changes, risk }, index) => [
      '',
      `${index + 1}) ${style('cyan', action)} ${type} ${host} ${ttl}`,
      `   ${value}`,
      ...[why, ...changes, risk].filter(Boolean).map((line) => style('gray', `   ${line}`)),
    ]),
  ]
}

/** A line for each section, then what is wrong in it and what to do. */
function sectionLines({ sections: all, not_asked }: DomainReport, style: Style): string[] {
  // The list of what was not checked has these sentences.
  const isListed = ({ id, headline }: DomainReport['sections'][number]) =>
    not_asked.some(({ section, reason }) => section === id && reason === headline)
  const sections = all.filter((section) => !isListed(section))
  if (sections.length === 0) return []
  const width = Math.max(...sections.map(({ title }) => title.length))
  return [
    '',
    style('bold', 'Checked'),
    '',
    ...sections.flatMap(({ status, title, headline, findings, servers = [] }) => [
      `${statusWord(status, style)}  ${title.padEnd(width)}  ${headline}`,
      ...servers.map((server) => style('gray', `      ${serverLine(server)}`)),
      ...findings
        .filter(needsLook)
        .flatMap((finding) => [
          ...(finding.message === headline ? [] : [`      ${finding.message}`]),
          ...finding.fix.map((step) => style('gray', `      - ${step}`)),
        ]),
    ]),
  ]
}

/** A mail server by its facts, as the API names them. */
function serverLine({
  host,
  address,
  state,
  starttls,
  tls,
  certificate,
  mta_sts,
  dane,
}: MailServerView): string {
  const ends = certificate && `${certificate.expires_at.slice(0, 10)} ${certificate.faults.join(' ')}`.trim()
  return [
    ...[host, address, state, tls?.version ?? (starttls && `starttls ${starttls}`), ends],
    mta_sts && `mta-sts ${mta_sts}`,
    dane && `dane ${dane.match}`,
  ]
    .filter(Boolean)
    .join('  ')
}

/** Sections with the same reason in one line. */
function notAskedLines({ sections, not_asked }: DomainReport, style: Style): string[] {
  if (not_asked.length === 0) return []
  const titles = new Map(sections.map(({ id, title }) => [id, title]))
  const reasons = [...new Set(not_asked.map(({ reason }) => reason))]
  const lines = reasons.map((reason) => {
    const named = not_asked.flatMap((one) => (one.reason === reason ? [titles.get(one.section)] : []))
    return style('gray', `${named.join(', ')}: ${reason}`)
  })
  return ['', style('bold', 'Not checked'), '', ...lines]
}
