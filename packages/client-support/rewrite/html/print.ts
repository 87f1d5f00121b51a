import type { DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const empty = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(
    ' ',
  ),
)
/** Their text is written as it is (HTML, 13.3). */
const raw = new Set(['style', 'script', 'xmp', 'iframe', 'noembed', 'noframes'])
/** A line feed that comes first in them is dropped by the parser. */
const dropsLineFeed = new Set(['pre', 'textarea', 'listing'])

/**
 * Writes a tree of parse5 as HTML, without comments and without recursion: hostile HTML nests deeper than a call stack. A
 * `<` in an attribute is escaped too, so that nothing there looks like a comment to those who read text.
 */
export function print(document: DefaultTreeAdapterTypes.Document): string {
  const pieces: string[] = []
  const waiting: (Node | string)[] = [...document.childNodes].reverse()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') pieces.push(next)
    else if ('tagName' in next) {
      pieces.push(startTag(next))
      if (empty.has(next.tagName)) continue
      waiting.push(`</${next.tagName}>`)
      const children = 'content' in next ? next.content.childNodes : next.childNodes
      for (let at = children.length - 1; at >= 0; at -= 1) waiting.push(children[at]!)
    } else if (next.nodeName === '#text') pieces.push(textOf(next as DefaultTreeAdapterTypes.TextNode))
    else if (next.nodeName === '#documentType')
      pieces.push(doctype(next as DefaultTreeAdapterTypes.DocumentType))
  }
  return pieces.join('')
}

function startTag(element: Element): string {
  const attributes = element.attrs.map(({ prefix, name, value }) => {
    const escaped = value
      .replaceAll('&', '&amp;')
      .replaceAll('\u00a0', '&nbsp;')
      .replaceAll('"', '&quot;')
      .replaceAll('<', '&lt;')
    return ` ${prefix ? `${prefix}:${name}` : name}="${escaped}"`
  })
  const first = element.childNodes[0]
  const feed =
    dropsLineFeed.has(element.tagName) && first && 'value' in first && first.value.startsWith('\n')
      ? '\n'
      : ''
  return `<${element.tagName}${attributes.join('')}>${feed}`
}

function textOf({ parentNode, value }: DefaultTreeAdapterTypes.TextNode): string {
  const isRaw =
    parentNode !== null &&
    'tagName' in parentNode &&
    raw.has(parentNode.tagName) &&
    parentNode.namespaceURI.endsWith('/xhtml')
  return isRaw
    ? value
    : value
        .replaceAll('&', '&amp;')
        .replaceAll('\u00a0', '&nbsp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
}

/** The doctype decides between standards and quirks mode. */
function doctype({ name, publicId, systemId }: DefaultTreeAdapterTypes.DocumentType): string {
  const quoted = (value: string): string => (value.includes('"') ? `'${value}'` : `"${value}"`)
  const ids = publicId
    ? ` PUBLIC ${quoted(publicId)}${systemId ? ` ${quoted(systemId)}` : ''}`
    : systemId
      ? ` SYSTEM ${quoted(systemId)}`
      : ''
  return `<!DOCTYPE ${name || 'html'}${ids}>`
}
