import { createBlacklists } from '@postproof/blacklists/check'
import { lists } from '@postproof/blacklists/lists'
import type { Finding, Status } from '@postproof/engine/finding'
import type { DnsAnswer, HttpFetch, Resolver } from '@postproof/engine/world'
import { parseAddressList } from '@postproof/message/addresses'
import { header, readMessage } from '@postproof/message/read'
import { createProber } from '@postproof/spam-test/links/health'
import type { SpamTestReport } from '@postproof/spam-test/report'
import { runSpamTest } from '@postproof/spam-test/run'
import { scoreFindings } from '@postproof/spam-test/score'
import type { Session, TestWorld } from '@postproof/spam-test/types'
import { groupOf } from '@postproof/spam-test/weights'
import { createImageDecoder } from '#adapters/images.ts'
import { findContent } from '../../packages/spam-test/checks/learned-content.ts'
import { judge } from '../../packages/spam-test/learned/judged.ts'
import type { Model } from '../../packages/spam-test/learned/model.ts'
import type { LabelledMail, MailNote } from './mails.ts'

/**
 * The engine over a mail of the set, without a world: every question outside stays unanswered, so that what rests on
 * DNS, lists or the web is no-data. Nothing is made up about how the mail arrived.
 */

export type FindingNote = { id: string; status: Status; code: string; fatal: boolean }

/** What is kept of a report. */
export type Outcome = {
  note: MailNote
  language: string | null
  /** Octets of the mail, and milliseconds of its test. */
  size: number
  ms: number
  findings: FindingNote[]
  score: number | null
  /** Score of the content group, 0-31. */
  content: number
  /** What the learned model says, 0-1; null where it says nothing. */
  probability: number | null
  /** The first three of the plan. */
  first: string[]
}

/** By `model`, or by the shipped one if that is null. Neither has seen mail of the validation part. */
export async function outcomeOf({ raw, ...note }: LabelledMail, model: Model | null): Promise<Outcome> {
  const begun = performance.now()
  const report = await runSpamTest(raw, sessionOf(raw), offline())
  const ms = performance.now() - begun
  const findings = model ? judgedAnew(raw, report, model) : report.findings
  const score = model ? scoreFindings(findings) : report.score
  const probability = findings.find(({ id }) => id === 'learned_content')?.facts.probability
  return {
    note,
    language: report.language,
    size: report.sizeBytes,
    ms,
    findings: findings.map(({ id, status, code, facts }) => ({
      id,
      status,
      code,
      fatal: facts.fatal === true,
    })),
    score: score.value,
    content: score.categories.find(({ group }) => group === 'content')?.score ?? 0,
    probability: typeof probability === 'number' ? probability : null,
    first: score.ranking.slice(0, 3),
  }
}

function judgedAnew(raw: Buffer, { findings, language }: SpamTestReport, model: Model): Finding[] {
  const message = readMessage(raw)
  const finding = findContent(message, language, judge(message, { language }, model))
  return findings.map((one) => (one.id === finding.id ? finding : one))
}

/** Bad, fatal, or among the first three repairs: what a reader of the report meets first. */
export const isSerious = ({ id, status, fatal }: FindingNote, { first }: Outcome) =>
  status === 'bad' || fatal || first.includes(id)

export const isContent = ({ id }: FindingNote) => groupOf(id) === 'content'

const recipient = 'reader@localhost.test'

/** An upload: no dialogue was seen. The clock is the mail's own, so that none is old or of the future. */
function sessionOf(raw: Uint8Array): Session {
  const message = readMessage(raw.subarray(0, 100_000))
  const date = Date.parse(header(message, 'date')?.value ?? '')
  const to = parseAddressList(header(message, 'to')?.raw ?? '').addresses[0]?.address
  return {
    source: 'upload',
    clientAddress: null,
    addressUnusable: 'unknown',
    addressFrom: 'none',
    helo: null,
    mailFrom: null,
    recipients: [to ?? recipient],
    tls: null,
    tlsOffered: null,
    smtputf8: false,
    transcript: [],
    receivedAt: Number.isNaN(date) ? Date.now() : date + 1000,
    hostname: 'localhost.test',
  }
}

const clock = { now: () => Date.now() }

const resolver: Resolver = {
  lookup: async (name, type): Promise<DnsAnswer> => ({
    name,
    type,
    outcome: 'timeout',
    records: [],
    cnames: [],
    ttl: 0,
    authenticated: false,
    server: 'none',
    ms: 0,
    at: 0,
  }),
}

const http: HttpFetch = {
  fetch: async ({ url }) => ({
    ok: false,
    failure: 'timeout',
    detail: 'no network in the bench',
    finalUrl: url,
    redirects: [],
    ms: 0,
  }),
}

const images = createImageDecoder()

function offline(): TestWorld {
  return {
    resolver,
    http,
    clock,
    images,
    blacklists: createBlacklists({ resolver, clock, lists }),
    spamEngines: [],
    prober: createProber(clock),
    signal: new AbortController().signal,
  }
}
