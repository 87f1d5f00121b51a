import { createHash, createHmac } from 'node:crypto'
import { canonicalAddress } from '@postproof/engine/addresses'
import { readMailDate } from '@postproof/message/mail-date'
import type { Part } from '@postproof/message/types'
import { type Problem, ProblemLog, problem } from '../problem.ts'
import { clean, countIn, domainName, domainOfAddress } from '../text.ts'
import type { FeedbackReport, PersonalAddress } from '../types.ts'
import { all, type Fields, field, fieldsIn } from './fields.ts'

export type ReadFeedback = Omit<FeedbackReport, 'file' | 'containers' | 'member'>
export type FeedbackOutcome = ReadFeedback | { refused: Problem; reporter: string }

/** What becomes of local parts: a hash with this key, or nothing. */
export type Privacy = { hashKey: string | Uint8Array } | 'plain'

/** The parts of a mail that one report is made of. */
export type FeedbackParts = {
  feedback: Part | null
  reported: Part | null
  root: Part | null
  mailFrom: string
}

/**
 * A feedback report in a mail, if there is one (RFC 5965). Some senders mark the mail as such a report and leave the feedback
 * part out; some put it into a `multipart/mixed`.
 */
export function feedbackParts(parts: Part[], mailFrom: string): FeedbackParts | null {
  const root = parts[0] ?? null
  const feedback = parts.find(({ type }) => type === 'message/feedback-report') ?? null
  const isMarked = root?.typeParameters['report-type']?.toLowerCase() === 'feedback-report'
  if (!feedback && !isMarked) return null
  const reported =
    parts.find(({ type }) => /^(?:message\/(?:rfc822|global)|text\/rfc822-headers)$/.test(type)) ?? null
  return { feedback, reported, root, mailFrom }
}

/**
 * Reads a complaint (RFC 5965) or failure report (RFC 6591, RFC 9991). Local parts of addresses are hashed unless `privacy` says
 * otherwise; subject and body of the reported mail are not kept. Never throws.
 */
export function readFeedback(
  { feedback, reported, root, mailFrom }: FeedbackParts,
  privacy: Privacy,
): FeedbackOutcome {
  const log = new ProblemLog()
  const text = feedback?.text() ?? ''
  const fields = fieldsIn(text)
  const mail = fieldsIn(reported?.text() ?? '')
  const reporter = mailFrom || mtaOf(fields) || (field(fields, 'user-agent') ?? '')
  if (fields.size === 0 && mail.size === 0) return { refused: problem('reports.feedback_empty'), reporter }
  if (!feedback) log.add('reports.feedback_no_part')
  else if (feedback.encoding === 'base64' || feedback.encoding === 'quoted-printable')
    log.add({ code: 'reports.feedback_encoded', facts: { encoding: feedback.encoding } })
  const feedbackType = (field(fields, 'feedback-type') ?? '').toLowerCase()
  const isFailure =
    /^(?:auth-failure|dmarc)$/.test(feedbackType) || (!feedback && /dmarc/i.test(subjectOf(root)))
  noteMissing(fields, isFailure, log)
  const headerFrom = domainOfAddress(mail.get('from')?.[0] ?? '') || headerFromIn(fields)
  const time =
    readTime(field(fields, 'arrival-date') ?? field(fields, 'received-date')) ?? readTime(dateOf(root))
  return {
    kind: isFailure ? 'failure' : 'arf',
    reporter,
    domain: domainName(field(fields, 'reported-domain') ?? '') || headerFrom || '',
    id: idOf(root, text),
    begin: time,
    end: time,
    feedbackType,
    userAgent: field(fields, 'user-agent'),
    version: field(fields, 'version'),
    authFailure: field(fields, 'auth-failure')?.toLowerCase() ?? null,
    deliveryResult: field(fields, 'delivery-result'),
    identityAlignment: wordsIn(field(fields, 'identity-alignment')),
    sourceIp: addressIn(field(fields, 'source-ip'), log),
    reportingMta: mtaOf(fields) || null,
    incidents: countIn(field(fields, 'incidents') ?? '1') || 1,
    authenticationResults: all(fields, 'authentication-results').map(withoutLocalParts),
    dkimDomain: domainName(field(fields, 'dkim-domain') ?? '') || null,
    dkimSelector: field(fields, 'dkim-selector'),
    spfDns: all(fields, 'spf-dns'),
    headerFrom: headerFrom || null,
    mailFrom: personal(field(fields, 'original-mail-from'), privacy),
    recipients: all(fields, 'original-rcpt-to').flatMap((each) => personal(each, privacy) ?? []),
    problems: log.list(),
  }
}

/** RFC 5965, 3.1; RFC 6591, 3.1 adds Auth-Failure, RFC 9991 Identity-Alignment, which few send. */
function noteMissing(fields: Fields, isFailure: boolean, log: ProblemLog): void {
  if (fields.size === 0) return
  const required = ['Feedback-Type', 'User-Agent', 'Version', ...(isFailure ? ['Auth-Failure'] : [])]
  for (const name of required)
    if (field(fields, name.toLowerCase()) === null)
      log.add({ code: 'reports.feedback_field', facts: { name } })
}

const headerOf = (root: Part | null, key: string): string =>
  root?.headers.find((header) => header.key === key)?.value ?? ''
const subjectOf = (root: Part | null) => headerOf(root, 'subject')
const dateOf = (root: Part | null) => headerOf(root, 'date') || null

/** The report mail's own Message-ID; without one, what it says is what it is known by. */
const idOf = (root: Part | null, text: string): string =>
  clean(headerOf(root, 'message-id').replace(/^<|>$/g, '')) ||
  createHash('sha256').update(text).digest('hex').slice(0, 32)

const mtaOf = (fields: Fields): string =>
  domainName((field(fields, 'reporting-mta') ?? '').replace(/^[\w-]{1,20}\s{0,9};/, ''))

const headerFromIn = (fields: Fields): string =>
  domainName(
    /\bheader\.from=([^\s;]{1,255})/i.exec(all(fields, 'authentication-results').join(' '))?.[1] ?? '',
  )

const wordsIn = (text: string | null): string[] =>
  (text ?? '')
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '')

function readTime(text: string | null): number | null {
  if (text === null) return null
  const time = readMailDate(text)
  return time === null ? null : Math.floor(time / 1_000)
}

/** `192.0.2.1 (name)`: what is behind the address is a comment. */
function addressIn(text: string | null, log: ProblemLog): string | null {
  if (text === null) return null
  const written = text
    .split(/[\s(]/, 1)[0]!
    .replace(/^\[|\]$/g, '')
    .replace(/^ipv6:/i, '')
  const address = canonicalAddress(written) ?? null
  if (address === null) log.add({ code: 'reports.bad_address', facts: { written: text.slice(0, 60) } })
  return address
}

/** Null for `<>` and for what is no address. */
function personal(text: string | null, privacy: Privacy): PersonalAddress | null {
  const [, local, domain] =
    /^(?:rfc822;)?\s{0,9}<?([^<>\s]{1,320})@([^<>\s@]{1,255})>?$/i.exec(text ?? '') ?? []
  if (local === undefined || domain === undefined) return null
  return {
    local: privacy === 'plain' ? local : hashed(local, domain, privacy.hashKey),
    domain: domainName(domain),
  }
}

/** The domain is hashed too, so that `info` of two domains is not one person. */
const hashed = (local: string, domain: string, key: string | Uint8Array): string =>
  createHmac('sha256', key).update(`${local}@${domain.toLowerCase()}`).digest('hex').slice(0, 32)

/** Results name identities such as `smtp.mailfrom=ada@example.org` (RFC 8601, 2.7). */
const withoutLocalParts = (text: string): string =>
  text.replace(/((?:smtp|header|policy|body|dns)\.[\w-]{1,40}=)?[^\s;<>"]{1,320}@/gi, '$1@')
