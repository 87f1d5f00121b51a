import { parseAddressList } from './addresses.ts'
import { header } from './headers.ts'
import type { Part } from './types.ts'

/**
 * Notices of delivery in words alone, as qmail, Exim, sendmail and gateways write them without the fields of RFC 3464. Words are
 * no protocol, so only a reply of SMTP or a status of RFC 3463 that stands in them decides, and only where nothing else in the
 * notice contradicts it: whoever is taken for unreachable wrongly gets no mail any more.
 */
export type PlainBounce =
  /** It did not arrive and nobody tries any more: a 5xx or 5.x.x, and no other. */
  | { kind: 'failed'; status: string | null; code: number | null; text: string }
  | { kind: 'delayed' }
  /** It came from a mail system; what became of the mail it does not say, or not clearly. */
  | { kind: 'undetermined' }

const MOST_TEXT = 16 * 1024
const MOST_LINES = 200
const MOST_LINE = 1_000
const MOST_SAID = 400

/** Null for what no mail system wrote: a notice of absence, the answer of a person. `root`: the whole message. */
export function readPlainBounce(root: Part): PlainBounce | null {
  return isOfMailSystem(root) ? readNotice(textOf(root)) : null
}

function readNotice(text: string): PlainBounce {
  const lines = noticeIn(text)
  if (lines.some((line) => STILL_TRYING.test(line))) return { kind: 'delayed' }
  const said = lines.flatMap((_, at) => replyAt(lines, at))
  return verdictOf(said)
}

const MAIL_SYSTEM = /^(?:mailer-?daemon|mail-?daemon|mdaemon|postmaster)$/i

/**
 * Whether a mail system returned this mail. RFC 3834, section 2: what answers a person says auto-replied, and is never about
 * delivery. Exim says so in its bounces too, but names there whom it could not reach, which no responder does.
 */
export function isOfMailSystem(root: Part): boolean {
  if (header(root, 'x-failed-recipients')) return true
  const isReply =
    /^\s*auto-replied\b/i.test(header(root, 'auto-submitted')?.value ?? '') ||
    /^\s*auto_?reply\b/i.test(header(root, 'precedence')?.value ?? '') ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder'].some((key) => header(root, key))
  if (isReply) return false
  const from = header(root, 'from')?.raw ?? ''
  // DragonFly Mail Agent writes the null path of the envelope here: `MAILER-DAEMON <>`.
  const named = /^\s{0,20}"?([\w -]{1,60}?)"?\s{0,20}<>\s{0,20}$/.exec(from)?.[1]
  if (named !== undefined) return MAIL_SYSTEM.test(named)
  const { addresses } = parseAddressList(from)
  return addresses.length === 1 && MAIL_SYSTEM.test(addresses[0]!.local)
}

/**
 * Of the first text; the mail that is returned is a part of another type, or stands behind in the same text. A multipart whose
 * boundary never comes is one text.
 */
function textOf(part: Part): string {
  if (part.type === 'text/plain') return part.text().slice(0, MOST_TEXT)
  if (!part.type.startsWith('multipart/')) return ''
  const [first] = part.children
  return first ? textOf(first) : part.text().slice(0, MOST_TEXT)
}

/** The line before a copy of the mail, or the first header field of one. */
const COPY =
  /^\s*-{3,}.*\b(?:copy of|original message|unsent message|returned message|message (?:header|text))|^\s*-{3,} ?below this line|^(?:original )?message(?: headers?)? follows?\b|^content-type: *(?:message\/rfc822|text\/rfc822-headers)|^(?:received|return-path|message-id|dkim-signature):/i

function noticeIn(text: string): string[] {
  const lines = text.split('\n', MOST_LINES).map((line) => line.slice(0, MOST_LINE))
  const end = lines.findIndex((line) => COPY.test(line))
  return (end < 0 ? lines : lines.slice(0, end)).filter((line) => !line.startsWith('>'))
}

const STILL_TRYING =
  /\bnot yet been delivered\b|\bwill (?:continue|keep|be retried|retry)\b|\bstill (?:being|trying)\b|\bdo not need to resend\b|\bwarning message only\b/i

/** `said: 550 5.1.1 ...`, `<<< 550 ...`, or a line that begins so. */
const REPLY = /(?:^\s*|[:<]\s+)([45][0-57]\d)(?:[ -]#?([45]\.\d{1,3}\.\d{1,3})(?![\d.]*\d))?(?=[ :-])/
/** `(#5.1.1)`, `status=5.1.1`. */
const STATUS = /(?:#|\bstatus(?: code)?[=: ] ?)([45]\.\d{1,3}\.\d{1,3})(?![\d.]*\d)/i

const EARLIER_COMMAND =
  /\b(?:mail from|ehlo|helo|starttls|initial connection|greeting|talk to me|my name was rejected|sender was rejected)\b/i

type Said = { code: number | null; status: string | null; text: string }

function replyAt(lines: readonly string[], at: number): Said[] {
  const line = lines[at]!
  const reply = REPLY.exec(line)
  const status = reply?.[2] ?? STATUS.exec(line)?.[1] ?? null
  if (!reply) return status ? [{ code: null, status, text: line.trim().slice(0, MOST_SAID) }] : []
  // Long replies go on in the next lines, up to an empty one.
  const more = lines.slice(at + 1, at + 4)
  const empty = more.findIndex((each) => each.trim() === '')
  const rest = [line.slice(reply.index + reply[0].length), ...(empty < 0 ? more : more.slice(0, empty))]
  const text = rest.map((each) => each.trim()).join(' ')
  // A refused sender or greeting says nothing of the recipient: its command stays with the reply.
  const before = `${lines[at - 1]?.trim() ?? ''} ${line.slice(0, reply.index)}`
  const whole = EARLIER_COMMAND.test(before) ? `${before}${reply[0].trimEnd()} ${text}` : text
  return [{ code: Number(reply[1]), status, text: whole.replace(/\s+/g, ' ').trim().slice(0, MOST_SAID) }]
}

function verdictOf(said: Said[]): PlainBounce {
  const passes = ({ code, status }: Said) => (code ?? 500) < 500 || status?.startsWith('4')
  if (!said.length || said.some(passes)) return { kind: 'undetermined' }
  // `5.0.0` says nothing that another would contradict.
  const telling = said.filter(({ status }) => status !== null && !/^5\.0\.0+$/.test(status))
  const [told] = telling.length ? telling : said
  const differ = telling.some(({ status }) => status !== told!.status)
  return differ ? { kind: 'undetermined' } : { kind: 'failed', ...told! }
}
