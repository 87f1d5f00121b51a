import { randomBytes } from 'node:crypto'
import type { Part } from '@postproof/message/types'
import type { PlainCode } from '@postproof/messages/message'
import { type AggregateOutcome, readAggregate } from './aggregate/read.ts'
import { MAX_DEPTH, MAX_INPUT } from './bounds.ts'
import { type FeedbackOutcome, feedbackParts, type Privacy, readFeedback } from './feedback/read.ts'
import { type Problem, problem } from './problem.ts'
import { readTls, type TlsOutcome } from './tls/read.ts'
import type { Reading } from './types.ts'
import { type Budget, type Content, inner, newBudget } from './unpack/content.ts'
import { textStart } from './unpack/encoding.ts'
import { inflate } from './unpack/inflate.ts'
import { type Kind, kindOf } from './unpack/kind.ts'
import { mailParts, mailsOf, mayBeReport } from './unpack/mail.ts'
import { membersOf } from './unpack/zip.ts'

export type ReadOptions = {
  /**
   * What becomes of the local parts of addresses in complaints and failure reports: hashed with a key, so that one person is the
   * same in all reports of an account, or `plain`. Without it they are hashed with a key that is forgotten.
   */
  addresses?: Privacy
}

/**
 * Reads every report in a file: XML, JSON, gzip, zip, mails and mailbox files, and these within each other. What it is follows
 * from its octets; `name` is only repeated in the result. Never throws; bounds: bounds.ts. What holds no report is refused with
 * its reason; a mail's texts and pictures next to a report are not.
 */
export function readReports(bytes: Uint8Array, name: string, options: ReadOptions = {}): Reading {
  return new FileReader(name, options.addresses ?? { hashKey: randomBytes(32) }).read(bytes)
}

type Outcome = AggregateOutcome | TlsOutcome | FeedbackOutcome

class FileReader {
  private readonly name: string
  private readonly privacy: Privacy
  private readonly budget: Budget = newBudget()
  private readonly found: Reading = { reports: [], refused: [] }
  private membersTold = false

  constructor(name: string, privacy: Privacy) {
    this.name = name
    this.privacy = privacy
  }

  read(bytes: Uint8Array): Reading {
    const problems = bytes.length > MAX_INPUT ? [problem('reports.input_cut')] : []
    const own = bytes.subarray(0, MAX_INPUT)
    this.open({ bytes: own, containers: [], member: null, mailFrom: '', problems })
    return this.found
  }

  private open(content: Content): void {
    const kind = kindOf(content.bytes)
    if (opens.has(kind) && content.containers.length >= MAX_DEPTH) {
      this.refuse(content, problem({ code: 'reports.too_deep', facts: { most: MAX_DEPTH } }))
    } else if (kind === 'gzip') this.openGzip(content)
    else if (kind === 'zip') this.openZip(content)
    else if (kind === 'mbox') this.openMailbox(content)
    else if (kind === 'mail') this.openMail(content)
    else if (kind === 'json') this.take(content, readTls(content.bytes))
    else if (kind === 'xml') this.take(content, readAggregate(content.bytes, content.mailFrom))
    else if (kind === 'feedback-fields') this.openFields(content)
    else this.refuse(content, problem(refusals[kind]))
  }

  private openGzip(content: Content): void {
    const { bytes, problem: fault, octet } = inflate(content.bytes, 'gzip', this.budget)
    const problems = fault ? [problem(fault, { line: 1, octet: () => octet })] : []
    if (bytes.length === 0 && fault) this.refuse(content, problems[0]!)
    else if (content.bytes.length < SHORTEST_GZIP) this.refuse(content, problem('reports.packed_cut_short'))
    else this.open(inner(content, 'gzip', bytes, null, problems))
  }

  private openZip(content: Content): void {
    for (const member of membersOf(content, this.budget)) {
      if ('refused' in member)
        this.refuse({ ...content, member: member.member ?? content.member }, member.refused)
      else this.open(member)
    }
  }

  private openMailbox(content: Content): void {
    for (const mail of mailsOf(content.bytes)) {
      if (!this.hasRoom(content)) return
      this.openMail(inner(content, 'mbox', mail, null))
    }
  }

  private openMail(content: Content): void {
    const { parts, from } = mailParts(content.bytes)
    const within = { ...content, mailFrom: from || content.mailFrom }
    const feedback = feedbackParts(parts, from)
    if (feedback) {
      this.take(inner(within, 'mail', new Uint8Array(), null), readFeedback(feedback, this.privacy))
      return
    }
    const before = this.size
    for (const part of parts) {
      if (part.children.length > 0) continue
      if (!mayBeReport(part) && !isReport(part)) continue
      if (!this.hasRoom(content)) return
      this.open(inner(within, 'mail', part.content(), part.filename))
    }
    if (this.size === before) this.refuse(content, problem('reports.mail_without'))
  }

  /** The feedback part alone, as some archives keep it. */
  private openFields(content: Content): void {
    const { parts } = mailParts(
      Buffer.concat([Buffer.from('Content-Type: message/feedback-report\n\n'), content.bytes]),
    )
    const own = { feedback: parts[0]!, reported: null, root: null, mailFrom: content.mailFrom }
    this.take(content, readFeedback(own, this.privacy))
  }

  private take(content: Content, outcome: Outcome): void {
    if ('refused' in outcome) {
      this.refuse(content, outcome.refused, outcome.reporter)
      return
    }
    const { containers, member, problems } = content
    this.found.reports.push({
      ...outcome,
      file: this.name,
      containers,
      member,
      problems: [...problems, ...outcome.problems],
    })
  }

  /** Where its containers were damaged, that is why nothing could be read of it. */
  private refuse({ member, problems }: Content, reason: Problem, reporter = ''): void {
    const damage = problems.find(({ message }) => message.code !== 'reports.after_packed')
    this.found.refused.push({ file: this.name, member, reason: damage ?? reason, reporter })
  }

  /** Counts one more file within the file. */
  private hasRoom(content: Content): boolean {
    if (this.budget.members-- > 0) return true
    if (!this.membersTold) this.refuse(content, problem('reports.members_cut'))
    this.membersTold = true
    return false
  }

  private get size(): number {
    return this.found.reports.length + this.found.refused.length
  }
}

/** Whether a part of any type is a report or has some: a text of a mail may look like a header, like JSON or like a page. */
function isReport(part: Part): boolean {
  const bytes = part.content()
  const kind = kindOf(bytes)
  if (kind === 'gzip' || kind === 'zip') return true
  if (kind === 'mail' || kind === 'mbox') return part.type.startsWith('message/')
  if (kind !== 'json' && kind !== 'xml') return false
  return /<(?:[\w.-]{1,50}:)?feedback[\s>]|"(?:policies|report-id)"\s{0,99}:/.test(textStart(bytes, 65_536))
}

const opens: ReadonlySet<Kind> = new Set<Kind>(['gzip', 'zip', 'mbox', 'mail'])

/** Header and trailer (RFC 1952, 2.3). */
const SHORTEST_GZIP = 18

const refusals: Record<
  Exclude<Kind, 'gzip' | 'zip' | 'mbox' | 'mail' | 'json' | 'xml' | 'feedback-fields'>,
  PlainCode
> = {
  empty: 'reports.empty',
  html: 'reports.html',
  text: 'reports.plain_text',
  binary: 'reports.unknown_format',
}
