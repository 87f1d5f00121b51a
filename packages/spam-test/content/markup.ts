import type { Place } from '@postproof/engine/finding'
import { MAX_STYLE_ATTRIBUTE } from '@postproof/message/bounds'
import { parseDeclarations } from '@postproof/message/style'
import type { HtmlElement, HtmlNode } from '@postproof/message/types'
import { parseLength } from '@postproof/message/visible'

/** Reading an HTML tree: attributes, inline styles, text, places. No recursion. */

/** The value of an attribute; null without it. */
export function attributeOf(element: HtmlElement, name: string): string | null {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? null
}

/** Where the element begins; line 1 when the parser made it up. */
export function placeOf(element: HtmlElement): Place {
  const at = element.sourceCodeLocation
  return at ? { in: 'html', line: at.startLine, column: at.startCol } : { in: 'html', line: 1 }
}

export function parentOf(element: HtmlElement): HtmlElement | null {
  const parent = element.parentNode
  return parent && 'tagName' in parent ? parent : null
}

/** All text inside, white space folded, at most `limit` characters. */
export function textOf(root: HtmlNode, limit = 2000): string {
  // Children are taken one at a time: of thousands, the first few may be enough.
  const open: { nodes: readonly HtmlNode[]; next: number }[] = [{ nodes: [root], next: 0 }]
  let text = ''
  while (open.length > 0 && text.length < limit) {
    const level = open.at(-1)!
    const node = level.nodes[level.next]
    level.next += 1
    if (!node) open.pop()
    else if (node.nodeName === '#text' && 'value' in node) text += node.value.slice(0, limit)
    else if ('tagName' in node && (node.tagName === 'style' || node.tagName === 'script')) continue
    else if ('childNodes' in node) open.push({ nodes: node.childNodes, next: 0 })
  }
  return text.replace(/\s+/g, ' ').trim().slice(0, limit)
}

/** Values of the style attribute by property, in lower case; `!important` wins, else the last one. */
export function styleOf(element: HtmlElement): Map<string, string> {
  const style = new Map<string, string>()
  const important = new Set<string>()
  const source = attributeOf(element, 'style')
  if (!source) return style
  for (const declaration of parseDeclarations(source.slice(0, MAX_STYLE_ATTRIBUTE))) {
    if (important.has(declaration.property) && !declaration.important) continue
    if (declaration.important) important.add(declaration.property)
    style.set(declaration.property, declaration.value.toLowerCase())
  }
  return style
}

/** A length in CSS px, `em` of 16 px; null for percent, auto and anything else. */
export function pixelsOf(value: string | null | undefined): number | null {
  return value && !value.includes('%') ? parseLength(value, 16) : null
}
