import { htmlBytes, isClipped } from '@postproof/attention/screenshots/clip'
import { documentOf } from '@postproof/attention/screenshots/document'
import { inboxLine } from '@postproof/attention/screenshots/inbox-line'
import { effectsOf } from '@postproof/client-support/effect'
import type { ClientId } from '@postproof/client-support/rewrite'
import { cut } from '@postproof/engine/cut'
import type { Language } from '@postproof/engine/language'
import type { Effect } from '@postproof/engine/world'
import { readDeliveryReport } from '@postproof/message/delivery-report'
import { readMessage } from '@postproof/message/read'
import { mailContext } from '@postproof/spam-test/advice/mail-context'
import type { MailKind } from '@postproof/spam-test/kind'
import type { SpamTestReport } from '@postproof/spam-test/report'
import { runSpamTest } from '@postproof/spam-test/run'
import type { OnStep } from '@postproof/spam-test/steps'
import { ignoresIn, judgeTemplate, tagFaults } from '@postproof/spam-test/template'
import type { Session, TestWorld } from '@postproof/spam-test/types'
import { type ReportRow, rowOfReport } from '#storage/report-row.ts'
import { type JudgeInput, judgeDrawn } from '../pictures/judge-drawn.ts'
import { presentClientSupport } from '../spam-tests/report/present-client-support.ts'
import { clientDocument } from './client-document.ts'
import { draft, draftDocument, draftSource, writtenMail } from './draft.ts'
import { type FileInput, readReportFile } from './report-file.ts'
import { judgeReports } from './report-summary.ts'
import { readSampleReports } from './sample-reports.ts'

/**
 * All that is done with the octets of a mail that someone sent. It runs in processes that may die of it, never in the
 * one that answers requests: what goes in and comes out is plain data.
 */

/** Makes the world of one test: the real one, or the stand-in zone for the bundled sample. */
export type TestWorlds = {
  real(signal: AbortSignal): TestWorld
  sample(signal: AbortSignal): TestWorld
  /** All questions of one test must be answered by then; the rest is no-data. */
  deadlineMs: Record<'real' | 'sample', number>
}

export type Tools = { worlds: TestWorlds; onStep: OnStep }

export type Report = {
  row: ReportRow
  /** Milliseconds by step. */
  timings: Record<string, number>
  coverage: number
  /** Questions to the DNS that the report names. */
  questions: number
}

export type TestToRun = {
  session: Session
  rendering: 'pending' | 'disabled'
  /** Kinds that the owner chose for senders, by the From address in lower case; default none. */
  kinds?: Readonly<Record<string, MailKind>>
}

/** `effects`: what was measured in the drawn mail. */
type SupportInput = { id: string; effects?: Effect[] | undefined; language?: Language | undefined }

/** Octets of the source that are shown. */
const SHOWN = 512 * 1024

export const operations = {
  /** The report of a spam test. */
  async test(
    raw: Uint8Array,
    { session, rendering, kinds = {} }: TestToRun,
    { worlds, onStep }: Tools,
  ): Promise<Report> {
    const world = session.source === 'sample' ? 'sample' : 'real'
    const signal = AbortSignal.timeout(worlds.deadlineMs[world])
    const report = await runSpamTest(raw, session, worlds[world](signal), { onStep, rendering, kinds })
    const { timings, score, dns } = report
    return { row: rowOfReport(report), timings, coverage: score.coverage, questions: dns.length }
  },

  /** The mail as it came and its two bodies, each as far as it is shown. */
  source(raw: Uint8Array) {
    const message = readMessage(raw)
    const shown = raw.subarray(0, SHOWN)
    return {
      raw: new TextDecoder('utf-8').decode(shown),
      raw_truncated: shown.byteLength < raw.byteLength,
      html: message.html ? cut(message.html.source, SHOWN) : null,
      text: message.text ? cut(message.text.source, SHOWN) : null,
    }
  },

  /** What it tells of a mail of ours. */
  deliveryReport: (raw: Uint8Array, envelope: { nullSender: boolean }) => readDeliveryReport(raw, envelope),

  /** The DMARC and TLS reports in a file or mail, as rows for the database. */
  reportFile(raw: Uint8Array, input: FileInput, { worlds }: Tools) {
    const signal = AbortSignal.timeout(worlds.deadlineMs.real)
    return readReportFile(raw, input, { resolver: worlds.real(signal).resolver, signal })
  },

  /** What the stored rows of a domain say. `raw`: the rows, as JSON. */
  reportSummary: judgeReports,

  /** The reports of the made-up domain. */
  sampleReports(_: Uint8Array, { today }: { today: number }, { worlds }: Tools) {
    const signal = AbortSignal.timeout(worlds.deadlineMs.real)
    return readSampleReports(today, { resolver: worlds.sample(signal).resolver, signal })
  },

  /** The parts of a mail that are sent to a language model. */
  mailContext: (raw: Uint8Array, { report }: { report: SpamTestReport }) =>
    mailContext(report, readMessage(raw)),

  /** What a browser needs to draw it; null when it has no body. */
  document: (raw: Uint8Array) => documentOf(readMessage(raw)),

  hasHtml: (raw: Uint8Array) => readMessage(raw).html !== null,

  /** The same as one client leaves it before it draws; null for a mail without HTML. */
  clientDocument: (raw: Uint8Array, client: ClientId) => clientDocument(raw, client),

  judgeDrawn: (raw: Uint8Array, input: JudgeInput) => judgeDrawn(readMessage(raw), input),

  /** How an inbox lists it, and how much of it Gmail shows. */
  inbox(raw: Uint8Array) {
    const message = readMessage(raw)
    return { line: inboxLine(message), htmlBytes: htmlBytes(message), clipped: isClipped(message) }
  },

  /** What mail clients make of it; null for a mail without HTML. */
  clientSupport(raw: Uint8Array, { id, effects = [], language }: SupportInput) {
    const message = readMessage(raw)
    return message.html ? presentClientSupport(id, message, effectsOf(effects), language) : null
  },

  /** A template or mail, judged by what its author can change, with the rules that its comments ignore and broken merge tags. */
  template: async (raw: Uint8Array, { format }: { format: 'html' | 'eml' }, { worlds }: Tools) => {
    const { clock } = worlds.real(AbortSignal.timeout(worlds.deadlineMs.real))
    const text = Buffer.from(raw).toString()
    const source = format === 'eml' ? { kind: 'mail' as const, raw } : { kind: 'html' as const, html: text }
    const tags = format === 'eml' ? [] : tagFaults(text)
    return { report: await judgeTemplate(source, { clock }), ignores: ignoresIn(text), tags }
  },

  draftSource,
  /** A mail that is being written, judged without asking the world. */
  draft: (raw: Uint8Array, input: Parameters<typeof draft>[1], { worlds }: Tools) =>
    draft(raw, input, worlds.real(AbortSignal.timeout(worlds.deadlineMs.real)).clock),
  draftDocument,
  writtenMail,
}

export type OperationName = keyof typeof operations
export type Input<Name extends OperationName> = Parameters<(typeof operations)[Name]>[1]
export type Output<Name extends OperationName> = Awaited<ReturnType<(typeof operations)[Name]>>

/** Runs an operation here, by its name. */
export async function runOperation(
  name: OperationName,
  raw: Uint8Array,
  input: unknown,
  tools: Tools,
): Promise<unknown> {
  const run = operations[name] as (raw: Uint8Array, input: unknown, tools: Tools) => unknown
  return run(raw, input, tools)
}
