import { randomUUID } from 'node:crypto'

/**
 * A stored mail as if it had just been written: a new Date and Message-ID (RFC 5322, 3.6), and nothing that servers on the way
 * added. What follows the header is kept to the octet. `domain`: of the new Message-ID.
 */
export function freshMail(raw: Uint8Array, { domain, now }: { domain: string; now: Date }): Buffer {
  const octets = Buffer.from(raw)
  const { fields, end, newline } = headerOf(octets)
  const kept = fields.filter((field) => !STALE.test(field))
  const date = now.toUTCString().replace('GMT', '+0000')
  const lines = [`Date: ${date}`, `Message-ID: <${randomUUID()}@${domain}>`, ...kept]
  return Buffer.concat([Buffer.from(lines.join(newline) + newline, 'latin1'), octets.subarray(end)])
}

/** Signatures are of the mail that was sent then; the server that sends it now signs again. */
const STALE =
  /^(?:date|message-id|received|return-path|delivered-to|dkim-signature|arc-[\w-]+|authentication-results|received-spf)[ \t]*:/i

/** Fields with their folded lines. `end`: where the empty line before the body begins. */
function headerOf(octets: Buffer): { fields: string[]; end: number; newline: string } {
  const newline = octets.includes('\r\n') ? '\r\n' : '\n'
  // Without a single field the empty line is the first.
  if (octets.indexOf(newline) === 0) return { fields: [], end: 0, newline }
  const found = octets.indexOf(newline + newline)
  const end = found < 0 ? octets.length : found + newline.length
  const text = octets.subarray(0, end).toString('latin1')
  return { fields: text.split(/\r?\n(?![ \t])/).filter((field) => field !== ''), end, newline }
}
