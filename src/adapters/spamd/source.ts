import type { Envelope } from '@postproof/engine/world'

/** What other filters wrote, and what the mailbox format put in front; spam filters would read it as their own. */
const FOREIGN = /^x-(?:spam|spamd|rspamd)[a-z0-9-]*\s*:/i

/**
 * The message as a filter should see it: without an mbox `From ` line and without `X-Spam-*` fields of others.
 * With an envelope, our own Return-Path and Received stand on top, as they would at a real mailbox: more than half
 * of SpamAssassin's rules look at headers or relays.
 */
export function sourceForFilter(raw: Uint8Array, envelope: Envelope | null, now: number): Uint8Array {
  const source = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  const newline = source.subarray(0, 4096).includes('\r\n') ? '\r\n' : '\n'
  const knowsEnvelope = envelope !== null && (envelope.clientAddress !== null || envelope.mailFrom !== '')
  const { fields, body } = splitHeader(source)
  const kept = fields.filter(
    (field) => !FOREIGN.test(field) && !(knowsEnvelope && /^return-path\s*:/i.test(field)),
  )
  const ours = knowsEnvelope ? traceFields(envelope, now) : []
  const top = [...ours.map((field) => field + newline), ...kept].join('')
  return Buffer.concat([Buffer.from(top, 'latin1'), body])
}

/** Header fields with their folds and line ends, as latin1; the body begins at the empty line. */
function splitHeader(source: Buffer): { fields: string[]; body: Buffer } {
  const fields: string[] = []
  let at = 0
  while (at < source.length) {
    const lineFeed = source.indexOf(10, at)
    const end = lineFeed === -1 ? source.length : lineFeed + 1
    const line = source.toString('latin1', at, end)
    if (line === '\n' || line === '\r\n') break
    const isMbox = at === 0 && line.startsWith('From ')
    if (/^[ \t]/.test(line) && fields.length > 0) fields[fields.length - 1] += line
    else if (!isMbox) fields.push(line)
    at = end
  }
  return { fields, body: source.subarray(at) }
}

function traceFields(envelope: Envelope, now: number): string[] {
  const fields = [`Return-Path: <${plain(envelope.mailFrom)}>`]
  if (envelope.clientAddress !== null) {
    const helo = plain(envelope.helo ?? '') || 'unknown'
    // A name that could not be asked for must not count against the mail; only `''` is known to be missing.
    const name = plain(envelope.hostname ?? helo) || 'unknown'
    const date = new Date(now).toUTCString().replace('GMT', '+0000')
    const client = `from ${helo} (${name} [${plain(envelope.clientAddress)}])`
    fields.push(
      `Received: ${client} by mx.postproof.invalid (Postproof) with ESMTP for <${plain(envelope.recipient)}>; ${date}`,
    )
  }
  return fields
}

/** Envelope values come from the client: one line of visible ASCII, without what would end a phrase. */
export function plain(value: string): string {
  return value.replace(/[^\x21-\x7e]|[<>()[\]\\;]/g, '').slice(0, 255)
}
