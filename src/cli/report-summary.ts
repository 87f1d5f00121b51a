import { createDnsClient } from '@postproof/dns/client'
import { systemServers } from '@postproof/dns/system'
import type { Message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import {
  addressesOf,
  adviceOf,
  advicesOf,
  confirmedNames,
  type DomainSummary,
  lostMessages,
  nextMessage,
  type Report,
  refusalMessage,
  type Source,
  summarize,
  verdictMessage,
} from '@postproof/reports'
import type { Command } from 'commander'
import { readConfig } from '#config.ts'
import { reportsExitCode } from './exit-code.ts'
import { RuledOption } from './option-rules.ts'
import { plainJson, plainText } from './plain.ts'
import { filesIn, readOne } from './report-files.ts'
import { showTls, type TlsSummary, tlsSummaries } from './report-tls.ts'
import { type Style, styleFor } from './style.ts'
import { textTable } from './table.ts'

/** `postproof reports summary`: who sends in a domain's name, what breaks, and whether the policies may be stricter. */

type Options = { domain?: string; mine: string[]; resolve?: boolean; json?: boolean }

/** Reverse names are looked up of the busiest addresses, up to this number. */
const MOST_ADDRESSES = 500
/** Senders printed of a domain; strangers and forwarders are one line each. `--json` has all. */
const MOST_SENDERS = 20

export function addSummaryCommand(reports: Command): void {
  reports
    .command('summary')
    .description('summarize DMARC and TLS reports: who sends as a domain, what breaks, what to do')
    .argument('<files...>', 'XML, gzip, zip, emails, mailbox files, or folders of them')
    .option('--domain <domain>', 'only this domain')
    .addOption(
      new RuledOption('--mine <sender>', 'a sender from the list that is yours; may be repeated')
        .repeatable()
        .default([]),
    )
    .option('--resolve', 'look up reverse names in DNS, to name more senders')
    .option('--json', 'print the summary as JSON')
    .addHelpText(
      'after',
      '\nExit codes: 0 all read, 1 some files hold no report, 2 a file is missing, 3 no file holds a report about the domain.',
    )
    .action(async (paths: string[], options: Options) => {
      const summed = await summariesOf(await filesIn(paths), options)
      const { about, summaries, tls, refused } = summed
      if (options.json) console.log(plainJson({ domains: summaries.map(summaryJson), tls, refused }))
      else console.log(showSummaries(summed, styleFor(process.stdout)))
      process.exitCode =
        summaries.length + tls.length === 0 ? 3 : reportsExitCode({ reports: about, refused })
    })
}

type Asked = Pick<Options, 'domain' | 'mine' | 'resolve'>

async function summariesOf(files: string[], { domain, mine, resolve }: Asked) {
  const { reports: read, refused } = await readAll(files)
  const own = domain?.toLowerCase().replace(/\.$/, '')
  const about = read.filter(({ domain }) => !own || domain === own)
  const aggregate = about.filter(({ kind }) => kind === 'aggregate')
  const summaries = summarize(aggregate, {
    confirmed: new Set(mine.map((each) => each.toLowerCase())),
    reverseNames: resolve ? await reverseNamesOf(aggregate) : new Map(),
  })
  return { about, summaries, tls: tlsSummaries(about), refused }
}

/** What `--json` prints of these files. */
export async function summarizeFiles(files: string[], asked: Asked) {
  const { summaries, tls, refused } = await summariesOf(files, asked)
  return { domains: summaries.map(summaryJson), tls, refused }
}

const english = (message: Message) => say('en', message)

type Refused = { file: string; reason: string }[]

async function readAll(files: string[]): Promise<{ reports: Report[]; refused: Refused }> {
  const reports: Report[] = []
  const refused: Refused = []
  for (const file of new Set(files)) {
    const reading = await readOne(file)
    if (typeof reading === 'string') refused.push({ file, reason: reading })
    else {
      reports.push(...reading.reports)
      refused.push(...reading.refused.map((each) => ({ file, reason: english(refusalMessage(each)) })))
    }
  }
  return { reports, refused }
}

async function reverseNamesOf(reports: Report[]): Promise<Map<string, string>> {
  const { DNS_SERVERS } = readConfig(process.env)
  const resolver = createDnsClient({ servers: DNS_SERVERS.length ? DNS_SERVERS : systemServers() })
  try {
    return await confirmedNames(addressesOf(reports).slice(0, MOST_ADDRESSES), resolver)
  } finally {
    resolver.close()
  }
}

/** What `--json` prints of a domain. */
function summaryJson(summary: DomainSummary) {
  const { policy, sources, lost, next } = summary
  return {
    domain: summary.domain,
    first: summary.first,
    last: summary.last,
    days: summary.days,
    reporters: summary.reporters,
    reports: summary.reports,
    messages: summary.messages,
    passed: summary.passed,
    policy: { p: policy.p, sp: policy.sp, np: policy.np, testing: policy.testing },
    senders: sources.map(senderJson),
    lost,
    next: {
      step: next.step,
      now: next.now,
      to: next.to,
      missing_days: next.missingDays,
      missing_reporters: next.missingReporters,
      says: english(nextMessage(next)),
    },
  }
}

function senderJson(source: Source) {
  const { name, verdict, why, broken } = source
  const advice = adviceOf(source)
  return {
    ...{ id: name.id, name: name.name, kind: name.kind, evidence: name.evidence, certainty: name.certainty },
    ...{ verdict, why, broken, advice: advice && english(advice) },
    ...{ messages: source.messages, passed: source.passed },
    ...{ dkim_aligned: source.dkimAligned, spf_aligned: source.spfAligned },
    ...{ first: source.first, last: source.last, reporters: source.reporters },
    ...{ addresses: source.addresses, busiest: source.busiest, signatures: source.signatures },
  }
}

type Shown = { summaries: DomainSummary[]; tls: TlsSummary[]; refused: Refused }

export function showSummaries({ summaries, tls, refused }: Shown, style: Style): string {
  const domains = summaries.map((summary) => showDomain(summary, style))
  const files = refused.map(({ file, reason }) => `  ${plainText(file)}: ${plainText(reason)}`)
  return [
    ...domains,
    ...(domains.length + tls.length === 0 ? ['No aggregate report about the domain was found.', ''] : []),
    ...tls.map((each) => showTls(each, style)),
    ...(files.length > 0 ? [style('bold', 'Not read'), ...files, ''] : []),
    ...(domains.length > 0 ? [english({ code: 'reports.not_proved', facts: {} })] : []),
  ].join('\n')
}

function showDomain(summary: DomainSummary, style: Style): string {
  const { domain, messages, passed, days, reporters, first, last } = summary
  const period = first === null ? 'no period' : first === last ? first : `${first} to ${last}`
  const asked = summary.sources.filter(
    ({ why }) => why === 'service' || why === 'steady' || why === 'own-name',
  )
  const hint = asked[0] && `  If a sender is yours, name it: --mine ${senderOf(asked[0])}`
  return [
    style('bold', plainText(domain)),
    `${counted(messages, 'message')}, ${share(passed, messages)} passed DMARC`,
    `${period}: ${counted(days, 'day')}, ${counted(reporters.length, 'reporter')}`,
    ...part('Who sends', [sendersTable(summary.sources, style)], style),
    ...part(
      'What to do first',
      [...advicesOf(summary).map(({ advice }) => `  ${plainText(english(advice))}`), ...(hint ? [hint] : [])],
      style,
    ),
    ...part(
      'Under quarantine or reject',
      lostMessages(summary.lost).map((each) => `  ${plainText(english(each))}`),
      style,
    ),
    ...part('Next step', [`  ${plainText(english(nextMessage(summary.next)))}`], style),
    '',
  ].join('\n')
}

const part = (title: string, lines: string[], style: Style) =>
  lines.length > 0 ? ['', style('bold', title), ...lines] : []

function sendersTable(sources: Source[], style: Style): string {
  const isBare = ({ verdict, name, why }: Source) =>
    verdict === 'unclear' && name.kind === 'unknown' && why !== 'steady'
  const single = sources.filter(
    (each) => each.verdict !== 'stranger' && each.verdict !== 'forwarded' && !isBare(each),
  )
  const shown = single.slice(0, MOST_SENDERS)
  const rows = [
    ...shown.map((each) => senderRow(`${each.name.name}${doubt(each)}`, [each])),
    ...lump('Other senders', single.slice(MOST_SENDERS)),
    ...lump('Bare addresses', sources.filter(isBare)),
    ...lump(
      'Forwarders',
      sources.filter(({ verdict }) => verdict === 'forwarded'),
    ),
    ...lump(
      'Strangers',
      sources.filter(({ verdict }) => verdict === 'stranger'),
    ),
  ]
  return textTable(['sender', 'messages', 'passed', 'first', 'last', 'verdict'], rows, style)
}

const doubt = ({ name }: Source) => (name.certainty === 'guess' ? ' (?)' : '')

/** Several senders in one line: one forwarder or stranger more is no news. */
const lump = (title: string, sources: Source[]) =>
  sources.length > 0 ? [senderRow(`${title} (${sources.length})`, sources)] : []

function senderRow(name: string, sources: Source[]): string[] {
  const messages = sum(sources.map((each) => each.messages))
  const days = sources.flatMap(({ first, last }) => [first ?? [], last ?? []].flat()).sort()
  const verdicts = [...new Set(sources.map((each) => english(verdictMessage(each))))]
  return [
    ...[name, String(messages), share(sum(sources.map(({ passed }) => passed)), messages)],
    ...[days[0] ?? '-', days.at(-1) ?? '-', verdicts.join(' / ')],
  ]
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

/** A whole percentage that is 0 % or 100 % only if none or all are meant. */
function share(part: number, whole: number): string {
  if (whole === 0) return '-'
  const percent = (100 * part) / whole
  const whole100 = percent > 0 && percent < 100 ? Math.min(99, Math.max(1, Math.round(percent))) : percent
  return `${whole100}%`
}

const senderOf = ({ name }: Source) => plainText(name.id ?? name.name)
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
