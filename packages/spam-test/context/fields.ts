import { cut } from '@postproof/engine/cut'
import { EVIDENCE_LENGTH, type Evidence, type Json } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import type { Header, Html, Message as Mail, Part } from '@postproof/message/types'
import type { Message } from '@postproof/messages/message'

export { header as fieldNamed, headers as fieldsNamed } from '@postproof/message/headers'

/** A header field as evidence: its source text, folds shown as one space, at its source line. */
export function quoteField(header: Header): Evidence & { value: string } {
  const text = header.hasRawEightBit ? header.value : header.raw.slice(0, 1000)
  return {
    label: header.name,
    value: `${header.name}: ${text.replace(/\r?\n/g, '').replace(/\t/g, ' ').trim()}`,
    place: { in: 'raw', line: header.line },
  }
}

/** The same as people read it and, where the source encodes it (RFC 2047), as it stands there. */
export function quoteDecoded(header: Header): Evidence[] {
  const written = quoteField(header)
  if (!/=\?[^\s?]{1,60}\?[bq]\?/i.test(written.value)) return [written]
  const read = { ...written, value: `${header.name}: ${header.value.slice(0, 1000).trim()}` }
  return [read, { ...written, label: { code: 'evidence.as-encoded', facts: { name: header.name } } }]
}

/** Where a field was sought that is missing: the names of those that are there. */
export function headersLookedAt({ headers }: Pick<Mail, 'headers'>): Evidence[] {
  if (headers.length === 0) return []
  const names = headers.slice(0, 60).map(({ name }) => name.slice(0, 60))
  const more = headers.length - names.length
  const value: Evidence['value'] =
    more > 0
      ? {
          code: 'evidence.names-and-more',
          facts: { names: cut(names.join(', '), EVIDENCE_LENGTH - 20), more },
        }
      : names.join(', ')
  return [{ label: plain('evidence.headers-looked-at'), value, place: { in: 'raw', line: headers[0]!.line } }]
}

/** Text at a place of the message's source, as evidence. */
export function quoteRaw(label: Message, value: Evidence['value'], line: number): Evidence {
  return { label, value: typeof value === 'string' ? value.trim() : value, place: { in: 'raw', line } }
}

/** Text at the start of a part, as evidence. */
export const quotePart = ({ path, line }: Part, value: Evidence['value']): Evidence =>
  quoteRaw(
    path === '' ? plain('evidence.root-part') : { code: 'evidence.part', facts: { path } },
    value,
    line,
  )

const QUOTE_WIDTH = 160

/** The HTML around a place, at most about 160 characters of its line, as evidence. */
export function quoteHtml(html: Html, label: string, line: number, column = 1): Evidence {
  let start = 0
  for (let at = 1; at < line; at += 1) {
    const next = html.source.indexOf('\n', start)
    if (next < 0) break
    start = next + 1
  }
  const from = start + Math.max(0, column - 1)
  const found = html.source.indexOf('\n', from)
  const end = Math.min(found < 0 ? html.source.length : found, from + QUOTE_WIDTH)
  return { label, value: html.source.slice(from, end).trim(), place: { in: 'html', line, column } }
}

/** At most `limit` items, for facts that could grow with the message. */
export function few<T extends Json>(items: T[], limit = 20): T[] {
  return items.slice(0, limit)
}
