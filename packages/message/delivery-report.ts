import { newDefectLog } from './defects.ts'
import { readTree } from './mime-tree.ts'
import { makePart } from './part.ts'
import { isOfMailSystem, readPlainBounce } from './plain-bounce.ts'
import type { Part } from './types.ts'

/**
 * What comes back to the sender of a mail: notices of delivery (RFC 3464) and complaints of its reader, which mailbox providers
 * send on (RFC 5965). Anyone may write such a mail; who believes it asks first whether the address that it came to was ever
 * given out.
 */
export type DeliveryReport =
  /** The mail did not arrive, and nobody tries any more. */
  | { kind: 'failed'; status: string | null; code: number | null; text: string }
  /** It is still being tried, or it did arrive: nothing follows. */
  | { kind: 'delayed' | 'delivered' }
  /**
   * `feedback`: in lower case, such as `abuse` (RFC 5965, section 3.1, and the registry of IANA). `senders`: the envelope
   * senders that the mail is said to have had.
   */
  | { kind: 'complaint'; feedback: string; senders: string[] }
  /** A notice in words from which nothing follows for sure. */
  | { kind: 'undetermined' }
  /** No report: a notice of absence, the answer of a person, something broken. */
  | { kind: 'none' }

const none: DeliveryReport = { kind: 'none' }
const STATUS_TYPES = new Set(['message/delivery-status', 'message/global-delivery-status'])
/** A report about one recipient has some hundred octets and two groups. */
const MOST_TEXT = 64 * 1024
const MOST_GROUPS = 50
const MOST_DIAGNOSTIC = 1_000

/**
 * Never throws; linear in the message, of which the first report counts. What is cut off at its end is read as far as it goes.
 * `nullSender`: it came from `<>`, as what servers return does (RFC 5321, 4.5.5); only then words count that are no report.
 */
export function readDeliveryReport(
  raw: Uint8Array,
  { nullSender = false }: { nullSender?: boolean } = {},
): DeliveryReport {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  const log = newDefectLog()
  const root = makePart(bytes, readTree(bytes, log).root, '', log)
  // RFC 6522, section 3: it is the whole message, or it is someone's attachment.
  for (const part of root.type === 'multipart/report' ? root.children : []) {
    if (STATUS_TYPES.has(part.type)) return withWords(statusIn(groupsOf(part.text())), root, nullSender)
    if (part.type === 'message/feedback-report') return complaintIn(groupsOf(part.text()), root.children)
  }
  if (!nullSender) return none
  const fields = isOfMailSystem(root) ? misplacedFields(root) : null
  const report = fields === null ? none : withWords(statusIn(groupsOf(fields)), root, nullSender)
  return report.kind === 'none' ? (readPlainBounce(root) ?? none) : report
}

/**
 * Fields of a report that a mail system sent in another shape: OpenSMTPD puts them into multipart/mixed, and of a multipart whose
 * boundary was damaged on the way only the text is left. Null without any.
 */
function misplacedFields(root: Part): string | null {
  if (!root.type.startsWith('multipart/')) return null
  const part = root.children.find(({ type }) => STATUS_TYPES.has(type))
  if (part) return part.text()
  if (root.children.length > 0) return null
  const lines = root.text().slice(0, MOST_TEXT).split('\n')
  const type = lines.findIndex((line) => /^content-type: *message\//i.test(line))
  if (type < 0 || !/^content-type: *message\/(?:global-)?delivery-status\b/i.test(lines[type]!)) return null
  const start = lines.indexOf('', type)
  const end = start < 0 ? -1 : lines.findIndex((line, at) => at > start && line.startsWith('--'))
  return start < 0 ? null : lines.slice(start + 1, end < 0 ? undefined : end).join('\n')
}

/** A report that gives no reason: the words that it came with may, if they say that it failed as well. */
function withWords(report: DeliveryReport, root: Part, nullSender: boolean): DeliveryReport {
  if (!nullSender || report.kind !== 'failed' || report.code !== null) return report
  if (report.text !== '' || (report.status !== null && !/^5\.0\.0+$/.test(report.status))) return report
  const words = readPlainBounce(root)
  return words?.kind === 'failed' ? words : report
}

type Fields = Map<string, string>

/** RFC 3464, section 2.1: groups of fields with an empty line between; of a field that stands twice the first counts. */
function groupsOf(text: string): Fields[] {
  const groups: Fields[] = [new Map()]
  let name = ''
  for (const line of text.slice(0, MOST_TEXT).split('\n')) {
    const fields = groups.at(-1)!
    if (line.trim() === '') {
      if (fields.size && groups.push(new Map()) > MOST_GROUPS) break
      name = ''
      continue
    }
    if (/^[ \t]/.test(line)) {
      const before = fields.get(name)
      if (before !== undefined) fields.set(name, `${before} ${line.trim()}`)
      continue
    }
    const colon = line.indexOf(':')
    name = colon > 0 ? line.slice(0, colon).trim().toLowerCase() : ''
    if (name === '') continue
    if (fields.has(name)) name = ''
    else fields.set(name, line.slice(colon + 1).trim())
  }
  return groups
}

/** A value without its comments' tail: `failed (bounced)` is `failed`. */
const word = (value: string | undefined) => /^[\w-]+/.exec(value ?? '')?.[0].toLowerCase() ?? ''

/** RFC 3464, section 2.3. A recipient that failed counts before others: some servers name each of a group. */
function statusIn(groups: Fields[]): DeliveryReport {
  const recipients = groups.filter((fields) => fields.has('action'))
  const failed = recipients.find((fields) => word(fields.get('action')) === 'failed')
  if (failed) return failure(failed)
  if (!recipients.length) return none
  const isDelayed = recipients.some((fields) => word(fields.get('action')) === 'delayed')
  return { kind: isDelayed ? 'delayed' : 'delivered' }
}

function failure(fields: Fields): DeliveryReport {
  const status = /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(fields.get('status') ?? '')?.[0] ?? null
  const diagnostic = (fields.get('diagnostic-code') ?? '').slice(0, MOST_DIAGNOSTIC)
  // Section 2.3.6: `smtp; 550 5.1.1 No such user`. Other types are words of a gateway.
  const reply = /^\s*smtp\s*;\s*([245]\d\d)[ -]?(.*)$/is.exec(diagnostic)
  const text = reply ? reply[2]! : diagnostic.replace(/^[^;]*;/, '')
  return { kind: 'failed', status, code: reply ? Number(reply[1]) : null, text: text.trim() }
}

/** RFC 5965, sections 2 and 3.2: the mail, or its header fields, stand in a part behind. */
function complaintIn([fields]: Fields[], parts: readonly Part[]): DeliveryReport {
  const feedback = word(fields?.get('feedback-type'))
  if (!feedback) return none
  const mail = parts.find(({ type }) => type === 'message/rfc822' || type === 'text/rfc822-headers')
  const [headers] = mail ? groupsOf(mail.text()) : []
  const said = [fields?.get('original-mail-from'), headers?.get('return-path')]
  return { kind: 'complaint', feedback, senders: said.flatMap((path) => addressIn(path ?? '')) }
}

/** `<bounce@example.org>`, or without the brackets. */
const addressIn = (path: string): string[] => /^<?([^<>\s]{3,320})>?$/.exec(path)?.slice(1) ?? []
