import type { MailDocument } from '@postproof/engine/world'
import { parseBounded } from '@postproof/message/parse-html'
import { printHtml } from '@postproof/message/print-html'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { rewriteCss } from './css-urls.ts'

type Element = DefaultTreeAdapterTypes.Element
type ParentNode = DefaultTreeAdapterTypes.ParentNode
type ChildNode = DefaultTreeAdapterTypes.ChildNode

/** The origin that mails are shown at. It exists nowhere; http, so that pictures at http are not asked at https. */
export const MAIL_ORIGIN = 'http://mail.invalid'
/** Attribute that carries the line of the source; ours alone, since a mail's own are dropped. */
export const LINE = 'data-source-line'
/** The same for the offset, in UTF-16 units: a mail may be one line as a whole. */
export const OFFSET = 'data-source-offset'

/** What a page asks a file for. Everything else is refused before it is asked. */
export type ResourceKind = 'picture' | 'style' | 'font'

/**
 * A mail made fit for the browser. `parts`: pictures out of the mail itself, by the path of their own address. `remote`: what
 * every page of it asks for, as browsers write addresses; not all that a page may ask for.
 */
export type Prepared = {
  html: string
  parts: Map<string, { type: string; bytes: Uint8Array }>
  remote: Map<string, ResourceKind>
}

const MAX_CHARACTERS = 2_000_000
const BOUNDS = { elements: 60_000, depth: 500 }
const MAX_PARTS = 200

/** With all that is in them. */
const DROPPED = new Set(
  'script iframe frame frameset base template portal fencedframe applet embed param track'.split(' '),
)
/** Only their content stays: a page without forms, objects and players has nowhere to go. */
const UNWRAPPED = new Set('object audio noembed noframes'.split(' '))
/** `form` can shadow the properties that our own scripts read, and submits; `plaintext` would swallow our marks. */
const RENAMED: Record<string, string> = { form: 'div', plaintext: 'pre', xmp: 'pre', listing: 'pre' }
const SKIPPED_ATTRIBUTES = new Set(
  'srcdoc ping target action method formaction form crossorigin integrity loading decoding fetchpriority nonce autofocus http-equiv manifest is'.split(
    ' ',
  ),
)
const ADDRESSES = new Set('src background poster href xlink:href data'.split(' '))

/**
 * Takes out of a mail's HTML what could act (scripts, event handlers, frames, forms, refreshes, other documents) and
 * nothing that shows, gives `cid:` and `data:` pictures an address that our own route answers, and writes the source
 * line and offset on every element. Linear in the size of the mail, which is cut at 2,000,000 characters, 60,000 elements and
 * 500 levels.
 */
export function prepare(mail: MailDocument): Prepared {
  const source = mail.html.slice(0, MAX_CHARACTERS)
  const { document } = parseBounded(source, BOUNDS)
  const parts: Prepared['parts'] = new Map()
  const remote: Prepared['remote'] = new Map()
  const addresses = rewriter(mail, parts)
  const open: ParentNode[] = [document]
  for (let parent = open.pop(); parent; parent = open.pop()) {
    parent.childNodes = parent.childNodes.flatMap((child) => cleaned(child))
    for (const child of parent.childNodes) {
      if (!('tagName' in child)) continue
      cleanElement(child, addresses)
      const [address, kind] = remoteOf(child, parent) ?? []
      if (address && kind && remote.size < MAX_PARTS) remote.set(address, kind)
      open.push(child)
    }
  }
  return { html: printHtml(document, VIEWPORT), parts, remote }
}

/** Clients set their own viewport; a phone's is as wide as its screen. */
const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1">'

/** The node itself, its content, or nothing. Unwrapped elements may hold unwrapped ones: a work list, no recursion. */
function cleaned(node: ChildNode): ChildNode[] {
  const result: ChildNode[] = []
  const waiting = [node]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!('tagName' in next)) {
      if (next.nodeName !== '#comment') result.push(next)
    } else if (UNWRAPPED.has(next.tagName)) {
      for (let at = next.childNodes.length - 1; at >= 0; at--) waiting.push(next.childNodes[at]!)
    } else if (!dropped(next)) {
      result.push(next)
    }
  }
  return result
}

function dropped(element: Element): boolean {
  if (DROPPED.has(element.tagName)) return true
  if (element.tagName === 'link') return !/\bstylesheet\b/i.test(attribute(element, 'rel'))
  if (element.tagName !== 'meta') return false
  // What is left is what changes the looks: color-scheme, supported-color-schemes, theme-color.
  return !/color/i.test(attribute(element, 'name'))
}

const attribute = (element: Element, name: string) =>
  element.attrs.find((each) => each.name === name)?.value ?? ''

function cleanElement(element: Element, addresses: (address: string) => string | undefined): void {
  element.attrs = element.attrs.filter((each) => keeps(element, each.name))
  for (const each of element.attrs) {
    const name = each.prefix ? `${each.prefix}:${each.name}` : each.name
    if (ADDRESSES.has(name)) each.value = addresses(each.value) ?? each.value
    else if (name === 'srcset') each.value = rewriteSrcset(each.value, addresses)
    else if (name === 'style') each.value = rewriteCss(each.value, addresses)
  }
  if (element.tagName === 'style') {
    for (const child of element.childNodes) {
      if ('value' in child) child.value = rewriteCss(child.value, addresses)
    }
  }
  const place = element.sourceCodeLocation
  if (place) {
    element.attrs.push({ name: LINE, value: String(place.startLine) })
    element.attrs.push({ name: OFFSET, value: String(place.startOffset) })
  }
  const renamed = RENAMED[element.tagName]
  if (renamed) {
    element.tagName = renamed
    element.nodeName = renamed
  }
}

/** A `name` on these makes a property of the document; nothing is drawn by it. */
const NAMED = new Set('img form embed object iframe'.split(' '))

function keeps(element: Element, name: string): boolean {
  if (name.startsWith('on') || name === LINE || name === OFFSET || SKIPPED_ATTRIBUTES.has(name)) return false
  if (name === 'name' && NAMED.has(element.tagName)) return false
  return !(element.tagName === 'video' && name === 'src')
}

/** A style sheet or an image without alternatives. */
function remoteOf(element: Element, parent: ParentNode): [string, ResourceKind] | undefined {
  const isPicture =
    element.tagName === 'img' && !attribute(element, 'srcset') && parent.nodeName !== 'picture'
  if (!isPicture && element.tagName !== 'link') return undefined
  const url = URL.parse(attribute(element, isPicture ? 'src' : 'href'), MAIL_ORIGIN)
  if (!url || !/^https?:$/.test(url.protocol) || url.origin === MAIL_ORIGIN) return undefined
  url.hash = ''
  return [url.href, isPicture ? 'picture' : 'style']
}

/** Candidates are separated by a comma and white space; a `data:` address itself has commas (HTML, 4.8.4.2.1). */
function rewriteSrcset(value: string, addresses: (address: string) => string | undefined): string {
  return value
    .split(/\s+/)
    .map((piece) => {
      const comma = piece.endsWith(',') ? ',' : ''
      const rewritten = addresses(comma ? piece.slice(0, -1) : piece)
      return rewritten === undefined ? piece : rewritten + comma
    })
    .join(' ')
}

/** Gives each picture inside the mail one address of our own, the same picture the same one. */
function rewriter(mail: MailDocument, parts: Prepared['parts']): (address: string) => string | undefined {
  const known = new Map<string, string>()
  return (address) => {
    const text = address.trim()
    const kind = /^(cid|data):/i.exec(text)?.[1]?.toLowerCase()
    if (kind === undefined) return undefined
    const name = kind === 'cid' ? `cid:${decoded(text.slice('cid:'.length))}` : text
    const before = known.get(name)
    if (before !== undefined) return before
    const path = `/part/${known.size}`
    known.set(name, MAIL_ORIGIN + path)
    const part = kind === 'cid' ? mail.inline.get(name.slice('cid:'.length)) : readData(text)
    if (part && parts.size < MAX_PARTS) parts.set(path, part)
    return MAIL_ORIGIN + path
  }
}

/** RFC 2392, 2: the Content-ID is percent-encoded in the address. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** RFC 2397. */
function readData(address: string): { type: string; bytes: Uint8Array } | undefined {
  const comma = address.indexOf(',')
  if (comma === -1 || comma > 300) return undefined
  const head = address.slice('data:'.length, comma).trim()
  const body = address.slice(comma + 1)
  const type = (head.split(';')[0] ?? '').trim().toLowerCase() || 'text/plain'
  const bytes = /;\s*base64\s*$/i.test(head)
    ? Buffer.from(decoded(body), 'base64')
    : Buffer.from(decoded(body), 'utf8')
  return { type, bytes }
}
