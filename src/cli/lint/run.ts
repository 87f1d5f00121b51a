import { documentOf } from '@postproof/attention/screenshots/document'
import type { MailDocument } from '@postproof/engine/world'
import { lineStarts } from '@postproof/message/locations'
import { readMessage } from '@postproof/message/read'
import type { Language } from '@postproof/messages/languages'
import {
  ignoresIn,
  judgeTemplate,
  reasonsUnchecked,
  shownHtml,
  tagFaults,
  type Variables,
  type WhyUnchecked,
} from '@postproof/spam-test/template'
import { InvalidArgumentError } from 'commander'
import { type FindingSettings, fileResult } from '#services/lint/findings.ts'
import type { FileResult } from '#services/lint/types.ts'
import { errorWords } from '../error-words.ts'
import { fixFile } from './fix.ts'
import { type Compiled, compileMjml } from './mjml.ts'
import { isMail, readTemplate, refuseCut, refuseEmpty, textOfTemplate } from './read.ts'
import type { Failed, Fixed, LintResult } from './types.ts'

/** Judges the files one after another. One that cannot be judged fails alone. */

export type RunOptions = FindingSettings & {
  variables: Variables
  clients?: string[] | undefined
  fix: boolean
  /** What a browser would show of each file. */
  onShown?(file: string, document: MailDocument): void
}

type Unchecked = Record<WhyUnchecked, string[]>
type One = { result: FileResult; unchecked: Unchecked; fixed: Fixed[]; isCut: boolean }

export async function lintFiles(files: string[], options: RunOptions): Promise<LintResult> {
  const all: One[] = []
  const failed: Failed[] = []
  for (const file of files) {
    try {
      all.push(await lintFile(file, options))
    } catch (error) {
      failed.push({ file, message: failureOf(file, error) })
    }
  }
  return {
    failed,
    files: all.map(({ result }) => result),
    not_checked: notChecked(all),
    fixed: all.flatMap(({ fixed }) => fixed),
  }
}

/** An error that the user cannot fix is a bug of ours. It is printed with its stack, which a bug report needs. */
const failureOf = (file: string, error: unknown): string =>
  error instanceof InvalidArgumentError || (error instanceof Error && 'code' in error)
    ? errorWords(error)
    : `${file} could not be checked because of a fault in Postproof: ${errorWords(error)}`

/** Judges a source that is in no file. Its name says what it is: `.eml`, `.mjml`, else HTML. */
export async function lintSource(
  name: string,
  raw: Uint8Array,
  language: Language,
): Promise<FileResult & Pick<LintResult, 'not_checked'>> {
  const options: RunOptions = { variables: {}, language, rules: {}, ignore: {}, fix: false }
  const one = isMail(name)
    ? await lintMail(name, raw, options)
    : await lintTemplate(name, textOfTemplate(name, raw), options)
  return { ...one.result, not_checked: notChecked([one]) }
}

const notChecked = (all: One[]) => saidOf((reason) => all.flatMap(({ unchecked }) => unchecked[reason]))

/** What was not checked in any of these. */
export function mergeUnchecked(results: Pick<LintResult, 'not_checked'>[]): LintResult['not_checked'] {
  const all = results.flatMap(({ not_checked }) => not_checked)
  return saidOf((reason) => all.filter((one) => one.reason === reason).flatMap(({ rules }) => rules))
}

/** The reasons for which some rule was not checked, each rule once. */
const saidOf = (rulesOf: (reason: WhyUnchecked) => string[]): LintResult['not_checked'] =>
  reasonsUnchecked.flatMap((reason) => {
    const rules = [...new Set(rulesOf(reason))]
    return rules.length > 0 ? [{ reason, text: sentences[reason], rules }] : []
  })

const sentences: Record<WhyUnchecked, string> = {
  sending: 'The server and the program that send the mail decide these.',
  mail: 'A template alone has no subject, text part or attachments. Lint an .eml file to check them.',
  tags: 'Values of merge tags decide these. Give values with --vars.',
  text: 'There is too little text for these, or its language is not known to them.',
  offline: 'These ask the network, and lint works offline.',
  clients: 'These are about email clients that the configuration does not name.',
  rendering: 'These look at the rendered mail. Use postproof test with --screenshots.',
}

async function lintFile(file: string, options: RunOptions): Promise<One> {
  const raw = await readTemplate(file)
  if (isMail(file)) return lintMailFile(file, raw, options)
  const written = textOfTemplate(file, raw)
  const fixed = options.fix && !isMjml(file) ? await fixFile(file, raw) : []
  const now = fixed.length > 0 ? textOfTemplate(file, await readTemplate(file)) : written
  return { ...(await lintTemplate(file, now, options)), fixed }
}

const isMjml = (file: string) => /\.mjml$/i.test(file)

async function lintTemplate(file: string, written: string, options: RunOptions): Promise<One> {
  const source = written.replaceAll('\r\n', '\n')
  const compiled = isMjml(file) ? await compileMjml(file, source) : null
  const html = compiled?.html.replaceAll('\r\n', '\n') ?? source
  const report = await judgeTemplate({ kind: 'html', html }, judging(options))
  refuseCut(file, report.isCut)
  options.onShown?.(file, { html: shownHtml(html, options.variables), inline: new Map() })
  // No other program inlines what the MJML compiler has.
  const placed = compiled
    ? { ...report, findings: inMjml(report.findings, html, compiled), cutWhenInlined: null }
    : report
  const own = { ignores: ignoresIn(source), tags: tagFaults(source), errors: compiled?.errors ?? [] }
  const judged = { file, source, report: placed, ...own }
  return { result: fileResult(judged, options), unchecked: report.unchecked, fixed: [], isCut: report.isCut }
}

/** A file that is not read to its end fails. A mail of the inbox is judged as far as it is read. */
async function lintMailFile(file: string, raw: Uint8Array, options: RunOptions): Promise<One> {
  refuseEmpty(file, raw.length === 0)
  const one = await lintMail(file, raw, options)
  refuseCut(file, one.isCut)
  const document = options.onShown ? documentOf(readMessage(raw)) : null
  if (document) options.onShown?.(file, document)
  return one
}

async function lintMail(file: string, raw: Uint8Array, options: RunOptions): Promise<One> {
  const report = await judgeTemplate({ kind: 'mail', raw }, judging(options))
  const source = Buffer.from(raw).toString('latin1').replaceAll('\r\n', '\n')
  const judged = { file, source, report, ignores: ignoresIn(source), tags: [], errors: [] }
  return { result: fileResult(judged, options), unchecked: report.unchecked, fixed: [], isCut: report.isCut }
}

/** A rule with a limit of its own is judged whatever the clients are. */
function judging({ variables, clients, rules }: RunOptions): Parameters<typeof judgeTemplate>[1] {
  const limited = Object.entries(rules).filter(([, { max, min }]) => max !== undefined || min !== undefined)
  return { clock: Date, variables, ...(clients && { clients }), always: new Set(limited.map(([id]) => id)) }
}

type Findings = Awaited<ReturnType<typeof judgeTemplate>>['findings']

/** The HTML's places as lines of the MJML; it has no columns there. */
function inMjml(findings: Findings, html: string, { lineAt }: Compiled): Findings {
  const starts = lineStarts(html)
  return findings.map((finding) => ({
    ...finding,
    evidence: finding.evidence.map(({ place, ...rest }) => {
      if (!place) return rest
      const offset = (starts[place.line - 1] ?? 0) + (place.column ?? 1) - 1
      return { ...rest, place: { in: 'raw' as const, line: lineAt(offset) } }
    }),
  }))
}
