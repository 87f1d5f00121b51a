import {
  attributesOf,
  createPlaces,
  decode,
  expanded,
  Fatal,
  oddCharacter,
  type Scope,
  scopeOf,
} from './xml-names.ts'
import {
  type Cursor,
  createCursor,
  readCharacterData,
  readDeclaration,
  readEndTag,
  readStartTag,
  readText,
  skipComment,
  skipDoctype,
  skipInstruction,
} from './xml-tokens.ts'
import type { XmlDocument, XmlElement, XmlFault, XmlPlace } from './xml-types.ts'

/**
 * A strict reader of XML 1.0 with namespaces, for logos alone: every element and attribute keeps its place; there are
 * no entities but the five predefined and numeric ones; a DOCTYPE or processing instruction is a fault, is never
 * obeyed, and is stepped over so that the rest can be judged too. Linear in the length of the text.
 */

const MAX_DEPTH = 64
const MAX_ELEMENTS = 20_000
const MAX_FAULTS = 50

type Open = { element: XmlElement; scope: Scope }

/** Reads a document. Never throws: what is wrong stands in `faults`, and `root` is what was read until then. */
export function readXml(text: string): XmlDocument {
  const builder = createBuilder(text)
  try {
    read(builder)
  } catch (error) {
    if (!(error instanceof Fatal)) throw error
    fault(builder, error.code, error.detail, error.at)
  }
  return { root: builder.root, faults: builder.faults }
}

/** Elements among an element's children. */
export function elementsOf(element: XmlElement): XmlElement[] {
  return element.children.filter((child) => 'children' in child)
}

/** The character data directly within an element. */
export function textOf(element: XmlElement): string {
  return element.children.map((child) => ('text' in child ? child.text : '')).join('')
}

type Builder = {
  cursor: Cursor
  place: (at: number) => XmlPlace
  faults: XmlFault[]
  open: Open[]
  root: XmlElement | null
  elements: number
}

function createBuilder(text: string): Builder {
  const cursor = createCursor(text)
  return { cursor, place: createPlaces(text), faults: [], open: [], root: null, elements: 0 }
}

function fault({ faults, place }: Builder, code: XmlFault['code'], detail: XmlFault['detail'], at: number) {
  if (faults.length < MAX_FAULTS) faults.push({ code, detail, ...place(at) })
}

function read(builder: Builder) {
  const { cursor, open } = builder
  const { text } = cursor
  const odd = oddCharacter(text)
  if (odd >= 0) throw new Fatal(odd, { code: 'xml.forbidden_character', facts: {} })
  const encoding = readDeclaration(cursor)
  if (encoding !== null && !/^(?:utf-8|us-ascii)$/i.test(encoding))
    fault(builder, 'bad-encoding', encoding, 0)
  while (cursor.at < text.length) readNext(builder)
  const last = open.at(-1)
  if (last) throw new Fatal(text.length, { code: 'xml.not_closed', facts: { tag: `<${last.element.name}>` } })
  if (!builder.root) throw new Fatal(text.length, { code: 'xml.no_element', facts: {} })
}

function readNext(builder: Builder) {
  const { cursor } = builder
  const start = cursor.at
  const begins = (what: string) => cursor.text.startsWith(what, start)
  if (!begins('<')) addText(builder, decode(readText(cursor), start), start)
  else if (begins('<!--')) skipComment(cursor)
  else if (begins('<![CDATA[')) {
    if (builder.open.length === 0) throw new Fatal(start, { code: 'xml.text_outside', facts: {} })
    addText(builder, readCharacterData(cursor), start)
  } else if (begins('<!DOCTYPE')) {
    const closed = skipDoctype(cursor)
    fault(builder, 'doctype', cursor.text.slice(start, Math.min(cursor.at, start + 80)), start)
    if (!closed) throw new Fatal(start, { code: 'xml.doctype_open', facts: {} })
  } else if (begins('<?')) {
    skipInstruction(cursor)
    fault(builder, 'processing-instruction', cursor.text.slice(start, Math.min(cursor.at, start + 80)), start)
  } else if (begins('</')) closeElement(builder)
  else openElement(builder)
}

function addText({ open, place }: Builder, value: string, at: number) {
  const parent = open.at(-1)
  if (parent) parent.element.children.push({ text: value, ...place(at) })
  else if (value.trim() !== '') throw new Fatal(at, { code: 'xml.text_outside', facts: {} })
}

function openElement(builder: Builder) {
  const { cursor, open, place } = builder
  const start = cursor.at
  if (builder.root && open.length === 0) throw new Fatal(start, { code: 'xml.second_root', facts: {} })
  if (++builder.elements > MAX_ELEMENTS)
    throw new Fatal(start, { code: 'xml.too_many', facts: {} }, 'too-complex')
  const { tag, written, empty } = readStartTag(cursor)
  const parent = open.at(-1)
  const scope = scopeOf(written, parent?.scope ?? null)
  const element: XmlElement = {
    name: tag,
    ...expanded(tag, scope, true, start),
    attributes: attributesOf(written, scope, place),
    children: [],
    ...place(start),
  }
  parent?.element.children.push(element)
  builder.root ??= element
  if (empty) return
  open.push({ element, scope })
  if (open.length > MAX_DEPTH) throw new Fatal(start, { code: 'xml.too_deep', facts: {} }, 'too-complex')
}

function closeElement({ cursor, open }: Builder) {
  const start = cursor.at
  const tag = readEndTag(cursor)
  const last = open.pop()
  if (last?.element.name === tag) return
  throw new Fatal(
    start,
    last
      ? { code: 'xml.other_end', facts: { found: `</${tag}>`, wanted: `</${last.element.name}>` } }
      : { code: 'xml.no_start', facts: { tag: `</${tag}>` } },
  )
}
