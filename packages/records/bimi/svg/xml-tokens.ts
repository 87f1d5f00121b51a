import type { Message } from '@postproof/messages/message'
import { decode, Fatal, isSpace, type Written } from './xml-names.ts'

/** The pieces that an XML document is written in: tags, text, comments. Each function moves the cursor behind one. */

export type Cursor = { text: string; at: number; name: RegExp }

const START =
  ':A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}'
const nameAt = () => new RegExp(`[${START}][${START}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*`, 'uy')

/** A reading position in the text, from which the functions below consume tokens. */
export function createCursor(text: string): Cursor {
  return { text, at: 0, name: nameAt() }
}

/** The XML declaration, if there is one; answers the encoding that it names, or null. */
export function readDeclaration(cursor: Cursor): string | null {
  const { text } = cursor
  if (!/^<\?xml[ \t\r\n]/.test(text)) return null
  const end = text.indexOf('?>')
  if (end < 0 || end > 200) throw new Fatal(0, { code: 'xml.declaration_open', facts: {} })
  const declaration = text.slice(0, end)
  if (!/^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:"1\.\d"|'1\.\d')/.test(declaration)) {
    throw new Fatal(0, { code: 'xml.no_version', facts: {} })
  }
  cursor.at = end + 2
  return /encoding[ \t\r\n]*=[ \t\r\n]*["']([^"']*)["']/.exec(declaration)?.[1] ?? null
}

/** Character data up to the next tag, references not yet replaced. */
export function readText(cursor: Cursor): string {
  const start = cursor.at
  const next = cursor.text.indexOf('<', start)
  const raw = cursor.text.slice(start, next < 0 ? cursor.text.length : next)
  const bad = raw.indexOf(']]>')
  if (bad >= 0) throw new Fatal(start + bad, { code: 'xml.cdata_end', facts: {} })
  cursor.at = start + raw.length
  return raw
}

/** Consumes a CDATA section (XML 1.0, 2.7) and answers its text. */
export function readCharacterData(cursor: Cursor): string {
  const start = cursor.at
  const end = cursor.text.indexOf(']]>', start)
  if (end < 0) throw new Fatal(start, { code: 'xml.cdata_open', facts: {} })
  cursor.at = end + 3
  return cursor.text.slice(start + 9, end)
}

/** Consumes a comment (XML 1.0, 2.5). */
export function skipComment(cursor: Cursor) {
  const end = cursor.text.indexOf('--', cursor.at + 4)
  if (end < 0) throw new Fatal(cursor.at, { code: 'xml.comment_open', facts: {} })
  if (cursor.text[end + 2] !== '>') throw new Fatal(end, { code: 'xml.comment_dashes', facts: {} })
  cursor.at = end + 3
}

/** Consumes a processing instruction (XML 1.0, 2.6). */
export function skipInstruction(cursor: Cursor) {
  const end = cursor.text.indexOf('?>', cursor.at)
  if (end < 0) throw new Fatal(cursor.at, { code: 'xml.instruction_open', facts: {} })
  cursor.at = end + 2
}

/**
 * Its declarations are not read: quotes and brackets are followed to its end, no more. False when it has no end; the
 * cursor is then at the end of the text.
 */
export function skipDoctype(cursor: Cursor): boolean {
  const { text } = cursor
  let inside = false
  for (let at = cursor.at + 9; at < text.length; at++) {
    const char = text[at]!
    if (char === '"' || char === "'") {
      const end = text.indexOf(char, at + 1)
      if (end < 0) break
      at = end
    } else if (char === '[') inside = true
    else if (char === ']') inside = false
    else if (char === '>' && !inside) {
      cursor.at = at + 1
      return true
    }
  }
  cursor.at = text.length
  return false
}

/** Consumes a start tag or an empty element (XML 1.0, 3.1) with its attributes as written. */
export function readStartTag(cursor: Cursor): { tag: string; written: Written[]; empty: boolean } {
  cursor.at++
  const tag = readName(cursor, { code: 'xml.element_name', facts: {} })
  const written = readAttributes(cursor, tag)
  const empty = cursor.text[cursor.at] === '/'
  if (empty) cursor.at++
  expectEnd(cursor, `<${tag}>`)
  return { tag, written, empty }
}

/** Consumes an end tag and answers its name. */
export function readEndTag(cursor: Cursor): string {
  cursor.at += 2
  const tag = readName(cursor, { code: 'xml.element_name', facts: {} })
  skipSpace(cursor)
  expectEnd(cursor, `</${tag}>`)
  return tag
}

function expectEnd(cursor: Cursor, tag: string) {
  if (cursor.text[cursor.at] !== '>') throw new Fatal(cursor.at, { code: 'xml.not_closed', facts: { tag } })
  cursor.at++
}

function readName(cursor: Cursor, missing: Message): string {
  cursor.name.lastIndex = cursor.at
  const found = cursor.name.exec(cursor.text)?.[0]
  if (found === undefined) throw new Fatal(cursor.at, missing)
  cursor.at += found.length
  return found
}

function skipSpace(cursor: Cursor): boolean {
  const start = cursor.at
  while (isSpace(cursor.text.charCodeAt(cursor.at))) cursor.at++
  return cursor.at > start
}

function readAttributes(cursor: Cursor, tag: string): Written[] {
  const { text } = cursor
  const written: Written[] = []
  const seen = new Set<string>()
  for (;;) {
    const spaced = skipSpace(cursor)
    const start = cursor.at
    const char = text[start]
    if (char === undefined) throw new Fatal(start, { code: 'xml.not_closed', facts: { tag: `<${tag}>` } })
    if (char === '>' || char === '/') return written
    if (!spaced) throw new Fatal(start, { code: 'xml.space_needed', facts: {} })
    const name = readName(cursor, { code: 'xml.attribute_name', facts: {} })
    if (seen.has(name)) throw new Fatal(start, { code: 'xml.attribute_twice', facts: { name } })
    seen.add(name)
    skipSpace(cursor)
    if (text[cursor.at] !== '=') throw new Fatal(cursor.at, { code: 'xml.no_value', facts: { name } })
    cursor.at++
    skipSpace(cursor)
    written.push({ name, value: readValue(cursor, name), at: start })
  }
}

function readValue(cursor: Cursor, name: string): string {
  const { text, at } = cursor
  const quote = text[at]
  if (quote !== '"' && quote !== "'") throw new Fatal(at, { code: 'xml.value_unquoted', facts: { name } })
  const end = text.indexOf(quote, at + 1)
  if (end < 0) throw new Fatal(at, { code: 'xml.value_open', facts: { name } })
  const raw = text.slice(at + 1, end)
  const angle = raw.indexOf('<')
  if (angle >= 0) throw new Fatal(at + 1 + angle, { code: 'xml.tag_in_value', facts: { name } })
  cursor.at = end + 1
  // XML 1.0, 3.3.3: white space in a value is read as spaces.
  return decode(raw.replace(/[\t\r\n]/g, ' '), at + 1)
}
