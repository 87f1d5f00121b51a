import type { DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const empty = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(
    ' ',
  ),
)
/** Their text is written as it is (HTML, 13.3), but not within SVG or MathML, where it is text as any other. */
const raw = new Set(['style', 'script', 'xmp', 'iframe', 'noembed', 'noframes'])
/** A line feed that comes first in them is dropped by the parser, so that one must be written for it. */
const dropsLineFeed = new Set(['pre', 'textarea', 'listing'])

/**
 * Writes a tree of parse5 as HTML without its comments, `head` first in its head. Without recursion, unlike parse5's own:
 * hostile HTML nests deeper than a call stack. Whoever shows what is written takes out first what could act: scripts and
 * the other raw texts but for styles are written as they are.
 */
export function printHtml(document: DefaultTreeAdapterTypes.Document, head = ''): string {
  const pieces: string[] = []
  const waiting: (Node | string)[] = [...document.childNodes].reverse()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') pieces.push(next)
    else if ('tagName' in next) {
      pieces.push(startTag(next))
      if (next.tagName === 'head') pieces.push(head)
      if (empty.has(next.tagName)) continue
      waiting.push(`</${next.tagName}>`)
      const children = 'content' in next ? next.content.childNodes : next.childNodes
      for (let at = children.length - 1; at >= 0; at--) waiting.push(children[at]!)
    } else if (next.nodeName === '#text') pieces.push(textOf(next as DefaultTreeAdapterTypes.TextNode))
    else if (next.nodeName === '#documentType')
      pieces.push(doctype(next as DefaultTreeAdapterTypes.DocumentType))
  }
  return pieces.join('')
}

/** A `<` in an attribute is escaped too, so that nothing there looks like markup to those who read text. */
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
  if (isRaw) return parentNode.tagName === 'style' ? withoutTags(value) : value
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('\u00a0', '&nbsp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

/**
 * CSS in which nothing can begin a tag or a comment. A mail can be written so that the browser takes a style that parse5
 * took for HTML's as one of MathML or SVG, where its text is markup (mutation XSS). To CSS an escaped character is the
 * character itself, and `<!--` is nothing (CSS Syntax 3, 4.3.7 and 5.3).
 */
function withoutTags(css: string): string {
  return css
    .replaceAll('<!--', '')
    .replace(/<([a-z!?/])/gi, (_, next: string) =>
      /[a-f]/i.test(next) ? `<\\${next.charCodeAt(0).toString(16).padStart(6, '0')}` : `<\\${next}`,
    )
}

/** The doctype decides between standards and quirks mode: it is kept as the mail has it. */
function doctype({ name, publicId, systemId }: DefaultTreeAdapterTypes.DocumentType): string {
  const quoted = (value: string): string => (value.includes('"') ? `'${value}'` : `"${value}"`)
  const ids = publicId
    ? ` PUBLIC ${quoted(publicId)}${systemId ? ` ${quoted(systemId)}` : ''}`
    : systemId
      ? ` SYSTEM ${quoted(systemId)}`
      : ''
  return `<!DOCTYPE ${name || 'html'}${ids}>`
}
