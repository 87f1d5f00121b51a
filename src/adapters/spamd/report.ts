import type { SpamRule } from '@postproof/engine/world'

export type SpamdReply =
  | { ok: true; score: number; threshold: number; body: string }
  /** `code`: the exit code of sysexits.h that spamd gave; 0 when the reply cannot be read. */
  | { ok: false; code: number; reason: string }

/**
 * Reads spamd's reply to REPORT or HEADERS. The protocol version of the reply differs from the one asked with, and
 * between replies. Scores stand in `Spam: True ; 15.0 / 5.0`.
 */
export function readReply(reply: string): SpamdReply {
  const end = reply.indexOf('\r\n\r\n')
  const head = (end === -1 ? reply : reply.slice(0, end)).split('\r\n')
  const status = /^SPAMD\/\d{1,2}\.\d{1,2} (\d{1,3}) ?(.{0,200})/.exec(head[0] ?? '')
  if (!status) return { ok: false, code: 0, reason: 'not an answer of spamd' }
  const code = Number(status[1])
  if (code !== 0) return { ok: false, code, reason: `spamd answered ${code} ${status[2]}`.trim() }
  const number = '(-?\\d{1,6}(?:\\.\\d{1,6})?)'
  const verdict = new RegExp(`^Spam: (?:True|False) ; ${number} / ${number}$`, 'i')
  const found = head.map((line) => verdict.exec(line.trim())).find((match) => match !== null)
  if (!found) return { ok: false, code: 0, reason: 'spamd answered without a score' }
  return {
    ok: true,
    score: Number(found[1]),
    threshold: Number(found[2]),
    body: end === -1 ? '' : reply.slice(end + 4),
  }
}

/** spamd wraps its lines at 80 characters. */
const LONGEST_LINE = 1000

/**
 * The rules of a REPORT body: after the line of dashes `points NAME description`, descriptions wrapped and
 * indented. The text above the dashes quotes the mail, which may imitate the table: only the last line of dashes
 * counts. Above it stand the host's name and a contact address, which are never shown.
 */
export function readRules(body: string): SpamRule[] {
  const lines = body.split(/\r?\n/)
  const dashes = lines.findLastIndex((line) => /^-{4} -{10,40} -{10,80}\s*$/.test(line))
  if (dashes === -1) return []
  const rules: SpamRule[] = []
  for (const whole of lines.slice(dashes + 1)) {
    const line = whole.slice(0, LONGEST_LINE)
    const start = /^ {0,4}(-?\d{1,4}(?:\.\d{1,3})?) ([A-Za-z_][A-Za-z0-9_]{0,127})(?: +(.*))?$/.exec(line)
    const last = rules.at(-1)
    if (start) {
      rules.push({
        name: start[2]!,
        points: Number(start[1]) + 0,
        description: (start[3] ?? '').trim().slice(0, 500),
      })
    } else if (last && /^ {5,}\S/.test(line)) {
      last.description = `${last.description} ${line.trim()}`.trim().slice(0, 500)
    } else if (last) break
  }
  return rules
}

/** `4.0.1` from the X-Spam-Checker-Version field of a HEADERS reply; empty when there is none. */
export function readVersion(body: string): string {
  return /^X-Spam-Checker-Version: SpamAssassin (\d[\w.-]{0,20})/im.exec(body)?.[1] ?? ''
}
