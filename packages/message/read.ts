/**
 * Reads a message as it came: RFC 5322 headers, the MIME tree of RFC 2045-2047 and 2231, the HTML and text bodies,
 * with the source line of each. Everything is hostile and may be broken; nothing here throws, reads twice or
 * grows faster than the message, and what is wrong is told in `defects`.
 */
import { bodiesOf } from './bodies.ts'
import { MAX_LINKS, MAX_TEXT } from './bounds.ts'
import { neighbourCharset } from './charset-hints.ts'
import { type DefectLog, newDefectLog, note, rawPlace } from './defects.ts'
import { decodeRawFields } from './headers.ts'
import { readHtml } from './html.ts'
import type { LineFacts } from './lines.ts'
import { textLinks } from './links.ts'
import { readTree } from './mime-tree.ts'
import { makePart, once } from './part.ts'
import type { Attachment, Link, Message, Part } from './types.ts'

export { parseAddressList } from './addresses.ts'
export { decodeWords } from './encoded-words.ts'
export { header, headers } from './headers.ts'
export { parseParameterized } from './parameters.ts'
export { preheader } from './preheader.ts'

/** Never throws. Bounds: bounds.ts. */
export function readMessage(raw: Uint8Array): Message {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  const log = newDefectLog()
  const { root: draft, facts } = readTree(bytes, log)
  noteLines(facts, log)
  const charset = once(() => neighbourCharset(bytes, draft))
  const root = makePart(bytes, draft, '', log, charset)
  const parts = depthFirst(root)
  const bodies = bodiesOf(root)
  const textPart = [...bodies].find(({ type }) => type === 'text/plain') ?? null
  const htmlPart = mainHtml(parts, bodies)
  decodeRawFields(root.headers, charset)
  const text = textPart && { part: textPart, source: textPart.text().slice(0, MAX_TEXT) }
  const read = htmlPart && readHtml(htmlPart)
  if (read?.html.truncated) {
    note(
      log,
      read.html.part.defects,
      'html-cut',
      'only the beginning of the HTML was read',
      rawPlace(read.html.part.line),
    )
  }
  const used = usedContentIds([
    ...(read?.images ?? []).map((i) => i.src),
    ...(read?.links ?? []).map((l) => l.href),
  ])
  return {
    raw,
    size: raw.byteLength,
    headers: root.headers,
    bodyLine: root.line,
    root,
    parts,
    text,
    html: read?.html ?? null,
    links: [
      ...(read?.links ?? []),
      ...textLinks(text?.source ?? ''),
      ...furtherLinks([...bodies].filter((part) => part !== textPart && part !== htmlPart)),
    ].slice(0, MAX_LINKS),
    images: read?.images ?? [],
    attachments: parts.filter((part) => isAttachment(part, bodies)).map((part) => attachment(part, used)),
    longestLine: facts.longest,
    defects: log.list,
  }
}

function noteLines(facts: LineFacts, log: DefectLog): void {
  const { bareLineFeeds, bareCarriageReturns, nulOctets, crlf } = facts
  if (bareLineFeeds.count > 0) {
    const code = crlf > 0 ? 'mixed-line-ends' : 'bare-line-feeds'
    note(log, null, code, `${bareLineFeeds.count} lines end in LF alone`, rawPlace(bareLineFeeds.first))
  }
  if (bareCarriageReturns.count > 0) {
    note(
      log,
      null,
      'bare-carriage-returns',
      `${bareCarriageReturns.count}`,
      rawPlace(bareCarriageReturns.first),
    )
  }
  if (nulOctets.count > 0) note(log, null, 'nul-octets', `${nulOctets.count}`, rawPlace(nulOctets.first))
}

/** MAX_DEPTH bounds the recursion. */
function depthFirst(part: Part): Part[] {
  return [part, ...part.children.flatMap(depthFirst)]
}

function isAttachment(part: Part, bodies: Set<Part>): boolean {
  if (part.children.length > 0 || bodies.has(part)) return false
  if (part.disposition === 'attachment' || part.filename !== null) return true
  return !part.type.startsWith('text/') && !part.type.startsWith('multipart/')
}

function attachment(part: Part, used: Set<string>): Attachment {
  const inline = part.contentId !== null && used.has(part.contentId)
  return { part, filename: part.filename ?? '', type: part.type, size: part.size, inline }
}

/** The Content-IDs that the HTML refers to. RFC 2392 section 2: the URL holds them percent-encoded. */
function usedContentIds(targets: string[]): Set<string> {
  const ids = new Set<string>()
  for (const target of targets) {
    if (target.length > 2_000 || !/^cid:/i.test(target)) continue
    ids.add(target.slice(4))
    try {
      ids.add(decodeURIComponent(target.slice(4)))
    } catch {
      // Not percent-encoded, then.
    }
  }
  return ids
}

/** The first HTML body; of alternatives the last, which is the one that is shown (RFC 2046, 5.1.4). */
function mainHtml(parts: Part[], bodies: Set<Part>): Part | null {
  const isHtml = (part: Part) => part.type === 'text/html' && bodies.has(part)
  const first = parts.find(isHtml)
  if (!first) return null
  const choice = parts.find(
    ({ type, children }) => type === 'multipart/alternative' && children.includes(first),
  )
  return choice?.children.findLast(isHtml) ?? first
}

/** Mail programs show further text parts below the first: footers of mailing lists, or text hidden there on purpose. */
function furtherLinks(parts: Part[]): Link[] {
  const links: Link[] = []
  let room = MAX_TEXT
  for (const part of parts) {
    room -= part.size
    if (room < 0 || links.length >= MAX_LINKS) break
    const found = part.type === 'text/html' ? readHtml(part).links : textLinks(part.text())
    // Their lines count in no part that the report shows.
    for (const link of found) links.push({ ...link, place: rawPlace(part.line) })
  }
  return links
}

/** The files of a message that is itself attached; its bodies are not read. Never throws. */
export function readAttachments(raw: Uint8Array): Attachment[] {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  const log = newDefectLog()
  const parts = depthFirst(makePart(bytes, readTree(bytes, log).root, '', log))
  return parts.filter((part) => isAttachment(part, new Set())).map((part) => attachment(part, new Set()))
}
