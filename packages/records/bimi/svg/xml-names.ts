import type { Message } from '@postproof/messages/message'
import type { XmlAttribute, XmlPlace } from './xml-types.ts'

/** Characters, references and names of XML 1.0 and Namespaces in XML 1.0, for the reader beside this file. */

/** SVG Tiny 1.2 points with `xlink:href`, and the grammar of Tiny PS with `href`: both mean the same. */
export const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink'
export const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace'
const XMLNS_NAMESPACE = 'http://www.w3.org/2000/xmlns/'

/** Ends the reading at a place in the text. */
export class Fatal extends Error {
  readonly at: number
  readonly detail: Message
  readonly code: 'not-well-formed' | 'too-complex'
  constructor(at: number, detail: Message, code: 'not-well-formed' | 'too-complex' = 'not-well-formed') {
    super(detail.code)
    this.at = at
    this.detail = detail
    this.code = code
  }
}

/** The prefixes declared at an element and above it; `` is the default namespace. */
export type Scope = { names: Map<string, string>; above: Scope | null }
/** An attribute as it stands in a tag, declarations of prefixes among them. */
export type Written = { name: string; value: string; at: number }

/** White space of XML 1.0, production 3 (S). */
export function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d
}

/** XML 1.0, 2.2. Offset of the first character that is not allowed, or -1. */
export function oddCharacter(text: string): number {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 0x20 && !isSpace(code)) return at
    if (code === 0xfffe || code === 0xffff) return at
    if (code >= 0xd800 && code <= 0xdfff) {
      const next = text.charCodeAt(at + 1)
      if (code > 0xdbff || !(next >= 0xdc00 && next <= 0xdfff)) return at
      at++
    }
  }
  return -1
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Character references and the five predefined entities (XML 1.0, 4.6). */
export function decode(raw: string, at: number): string {
  if (!raw.includes('&')) return raw
  return raw.replace(/&([^;&]{0,40};?)/g, (whole, reference: string, offset: number) => {
    const body = reference.endsWith(';') ? reference.slice(0, -1) : undefined
    const entity =
      body === undefined ? undefined : Object.hasOwn(ENTITIES, body) ? ENTITIES[body] : numeric(body)
    if (entity === undefined)
      throw new Fatal(at + offset, { code: 'xml.unknown_reference', facts: { text: whole.slice(0, 20) } })
    return entity
  })
}

function numeric(body: string): string | undefined {
  const match = /^#(?:x([0-9A-Fa-f]{1,6})|([0-9]{1,7}))$/.exec(body)
  if (!match) return undefined
  const code = match[1] === undefined ? Number(match[2]) : Number.parseInt(match[1], 16)
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return undefined
  const char = String.fromCodePoint(code)
  return oddCharacter(char) < 0 ? char : undefined
}

/** The scope of an element: its own declarations over those above. Throws Fatal for reserved ones. */
export function scopeOf(written: Written[], above: Scope | null): Scope {
  const declared = written.filter(({ name }) => name === 'xmlns' || name.startsWith('xmlns:'))
  if (declared.length === 0 && above) return above
  const names = new Map<string, string>()
  for (const { name, value, at } of declared) {
    const prefix = name === 'xmlns' ? '' : name.slice(6)
    if (prefix === 'xmlns' || (prefix === 'xml') !== (value === XML_NAMESPACE) || value === XMLNS_NAMESPACE) {
      throw new Fatal(at, { code: 'xml.reserved', facts: { name } })
    }
    if (prefix !== '' && value === '') throw new Fatal(at, { code: 'xml.empty_prefix', facts: { name } })
    names.set(prefix, value)
  }
  return { names, above }
}

/** The namespace of a name (Namespaces in XML, 6). Throws Fatal for a prefix that is not declared. */
export function expanded(name: string, scope: Scope, isElement: boolean, at: number) {
  const colon = name.indexOf(':')
  const prefix = colon < 0 ? '' : name.slice(0, colon)
  const local = colon < 0 ? name : name.slice(colon + 1)
  if (colon === 0 || local === '' || local.includes(':'))
    throw new Fatal(at, { code: 'xml.not_a_name', facts: { name } })
  if (prefix === 'xml') return { local, namespace: XML_NAMESPACE }
  if (prefix === '' && !isElement) return { local, namespace: null }
  for (let one: Scope | null = scope; one; one = one.above) {
    const namespace = one.names.get(prefix)
    if (namespace !== undefined) return { local, namespace: namespace === '' ? null : namespace }
  }
  if (prefix !== '') throw new Fatal(at, { code: 'xml.undeclared_prefix', facts: { prefix: `${prefix}:` } })
  return { local, namespace: null }
}

/** The attributes that are not declarations of prefixes. Throws Fatal when one stands twice under two prefixes. */
export function attributesOf(
  written: Written[],
  scope: Scope,
  place: (at: number) => XmlPlace,
): XmlAttribute[] {
  const seen = new Set<string>()
  return written
    .filter(({ name }) => name !== 'xmlns' && !name.startsWith('xmlns:'))
    .map(({ name, value, at }) => {
      const { local, namespace } = expanded(name, scope, false, at)
      const key = `${namespace ?? ''} ${local}`
      if (seen.has(key)) throw new Fatal(at, { code: 'xml.attribute_twice', facts: { name } })
      seen.add(key)
      return { name, local, namespace, value, ...place(at) }
    })
}

/** Offsets to lines and columns, both from 1; columns in UTF-16 units. */
export function createPlaces(text: string): (at: number) => XmlPlace {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (at) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (starts[middle]! <= at) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: at - starts[low]! + 1 }
  }
}
