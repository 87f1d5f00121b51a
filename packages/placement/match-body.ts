import { newDefectLog } from '@postproof/message/defects'
import { readTree } from '@postproof/message/mime-tree'
import { makePart } from '@postproof/message/part'
import type { Part } from '@postproof/message/types'
import { MAX_HEADERS } from './headers/fields.ts'
import { findMarkers } from './marker-code.ts'

/** Octets of the body that are read. */
export const MAX_BODY = 65_536
const MAX_PARTS = 50
/** Messages attached to messages. */
const MAX_NESTED = 3
const MAX_FOUND = 50

/** Characters that a mail program does not show: soft hyphen, zero-width ones, word joiner. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

/** Without its tags; comments and attributes are looked at before this. Linear. */
function withoutTags(html: string): string {
  let kept = ''
  let from = 0
  for (;;) {
    const open = html.indexOf('<', from)
    if (open < 0) return kept + html.slice(from)
    kept += html.slice(from, open)
    const close = html.indexOf('>', open)
    if (close < 0) return kept
    from = close + 1
  }
}

/** Numeric character references of letters and digits, as some editors write them. */
const withoutReferences = (text: string): string =>
  text.replace(/&#(?:x([\da-f]{2})|(\d{2,3}));/gi, (_, hex?: string, decimal?: string) =>
    String.fromCharCode(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )

/** As it stands, then with the breaks taken out that editors and gateways put into words. */
function search(text: string, found: Set<string>): void {
  const unbroken = text.replace(/=?\r?\n/g, '')
  const shown = withoutReferences(withoutTags(unbroken)).replace(UNSEEN, '')
  for (const version of [text, unbroken, shown]) for (const marker of findMarkers(version)) found.add(marker)
}

function leaves(part: Part, list: Part[]): Part[] {
  if (list.length >= MAX_PARTS) return list
  if (part.children.length === 0) list.push(part)
  for (const child of part.children) leaves(child, list)
  return list
}

function searchMessage(source: Buffer, nested: number, found: Set<string>): void {
  const log = newDefectLog()
  const root = makePart(source, readTree(source, log).root, '', log)
  for (const part of leaves(root, [])) {
    if (found.size >= MAX_FOUND) return
    if (part.type === 'message/rfc822' && nested < MAX_NESTED)
      searchMessage(Buffer.from(part.content()), nested + 1, found)
    else if (part.type.startsWith('text/') || part.type.startsWith('message/')) search(part.text(), found)
  }
}

/**
 * The markers in the first 64 kB of a body: in text and HTML parts, decoded, comments and hidden text included; and in
 * attached messages. `headers` and `body` are octets in latin1; the body may end in the middle. Never throws.
 */
export function matchBody(headers: string, body: string): string[] {
  const head = headers.slice(0, MAX_HEADERS).replace(/[\r\n]+$/, '')
  const start = body.slice(0, MAX_BODY)
  const found = new Set<string>()
  search(start, found)
  searchMessage(Buffer.from(`${head}\r\n\r\n${start}`, 'latin1'), 0, found)
  return [...found].slice(0, MAX_FOUND)
}
