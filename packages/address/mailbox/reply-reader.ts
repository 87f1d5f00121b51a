import type { SmtpReply } from '../smtp-types.ts'

/** RFC 5321, 4.5.3.1.5 allows 512 octets a reply line; servers exceed it, hostile ones without end. */
const LONGEST_LINE = 4096
const MOST_LINES = 100
/** Octets of all replies on one connection together. */
const MOST_BYTES = 64 * 1024

export type ReadOutcome = { reply: SmtpReply } | { failure: 'malformed' | 'too-long'; detail: string }

export type ReplyReader = {
  /** Takes what arrived, in pieces of any size. */
  push(bytes: Uint8Array): void
  /** The next whole reply; undefined while there is none. After a failure always that failure. */
  next(): ReadOutcome | undefined
  /** Whether anything has arrived that `next` has not given yet. */
  readonly pending: boolean
  /** The bound of bytes is passed; `next` gives that failure. */
  readonly overflowed: boolean
}

/**
 * Cuts the stream of an SMTP server into replies (RFC 5321, 4.2). Bare LF ends a line as well. All lines of a reply
 * must carry the same code. Memory is bounded by `MOST_BYTES`.
 */
export function createReplyReader(): ReplyReader {
  let buffered = ''
  let bytesSeen = 0
  let searched = 0
  let lines: string[] = []
  let code = ''
  let failed: ReadOutcome | undefined

  const fail = (failure: 'malformed' | 'too-long', detail: string): ReadOutcome => {
    failed = { failure, detail }
    buffered = ''
    return failed
  }

  return {
    get pending() {
      return buffered !== '' || lines.length > 0
    },
    get overflowed() {
      return failed !== undefined
    },
    push(bytes) {
      if (failed) return
      bytesSeen += bytes.length
      if (bytesSeen > MOST_BYTES) {
        fail('too-long', `over ${MOST_BYTES} bytes of replies`)
        return
      }
      buffered += Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
    },
    next() {
      if (failed) return failed
      for (;;) {
        const end = buffered.indexOf('\n', searched)
        if (end < 0) {
          searched = buffered.length
          return buffered.length > LONGEST_LINE ? fail('too-long', 'endless line') : undefined
        }
        if (end > LONGEST_LINE) return fail('too-long', 'line too long')
        const line = buffered.slice(0, buffered[end - 1] === '\r' ? end - 1 : end)
        buffered = buffered.slice(end + 1)
        searched = 0
        const parts = readLine(line)
        if (!parts) return fail('malformed', `not a reply: ${printable(line).slice(0, 100)}`)
        if (lines.length > 0 && parts.code !== code) {
          return fail('malformed', `a reply with the codes ${code} and ${parts.code}`)
        }
        code = parts.code
        lines.push(parts.text)
        if (lines.length > MOST_LINES) return fail('too-long', `over ${MOST_LINES} lines in one reply`)
        if (parts.more) continue
        const reply = makeReply(Number(code), lines)
        lines = []
        return { reply }
      }
    },
  }
}

function readLine(line: string): { code: string; more: boolean; text: string } | undefined {
  const code = line.slice(0, 3)
  if (!/^[2-5][0-9]{2}$/.test(code)) return undefined
  const separator = line[3]
  if (separator !== undefined && separator !== ' ' && separator !== '-') return undefined
  return { code, more: separator === '-', text: line.slice(4) }
}

/** `lines`: latin1 text after the codes, as it was read. */
export function makeReply(code: number, lines: string[]): SmtpReply {
  const decoded = lines.map((line) => printable(decode(line)))
  const texts = decoded.map((line) => line.replace(/^[245]\.\d{1,3}\.\d{1,3}(?=\s|$)[ \t]*/, ''))
  const text = texts.length === 1 ? texts[0]! : texts.join(' ')
  return { code, enhanced: findStatus(decoded[0] ?? '', text), text: text.trim(), lines: decoded }
}

/** RFC 2034, 3: the status begins the text. Some write `#5.1.0` there, qmail ends with `(#5.1.1)`. */
function findStatus(first: string, text: string): string | null {
  const found =
    /^#?([245]\.\d{1,3}\.\d{1,3})(?=[\s:;,)]|$)/.exec(first) ?? /\(?#([245]\.\d{1,3}\.\d{1,3})\)?/.exec(text)
  return found?.[1] ?? null
}

function decode(latin1: string): string {
  if (/^[\x00-\x7f]*$/.test(latin1)) return latin1
  const bytes = Buffer.from(latin1, 'latin1')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return latin1
  }
}

function printable(text: string): string {
  return text.replace(/[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, ' ')
}
