import type { HtmlElement } from '@postproof/message/types'
import { parseLength } from '@postproof/message/visible'
import { attribute } from '@postproof/message/walk'
import { readConditional, wordMeets } from './conditional.ts'
import type { Style } from './word-styles.ts'

/** What an element is to Word's layout, and what markup of Word's own stands in it. */

export const blockNames =
  /^(?:div|p|table|section|article|aside|header|footer|main|figure|ul|ol|dl|h[1-6]|img|a|td|center|blockquote)$/
const inlineNames =
  /^(?:a|abbr|b|bdi|bdo|big|cite|code|em|font|i|img|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/
/** Stands in a line of text wherever styles do not apply; a link around a block does not. */
export const flowsInline = (element: HtmlElement): boolean =>
  inlineNames.test(element.tagName) &&
  element.childNodes.every((node) => !('tagName' in node) || inlineNames.test(node.tagName))
export const containers = /^(?:div|section|main|article|header|footer|aside|center|p|body)$/

/** A table or cell with a width of its own in px. */
export function isBoundedTable(element: HtmlElement, style: Style): boolean {
  if (!/^(?:table|t[dh])$/.test(element.tagName)) return false
  const width = parseLength(attribute(element, 'width') ?? style.get('width') ?? '', null)
  return width !== null && width > 0
}

/** Contents that Word alone sees, among the first children. */
export function wordChildren(element: HtmlElement): string[] {
  const found: string[] = []
  for (const node of element.childNodes.slice(0, 30)) {
    if (node.nodeName !== '#comment' || !('data' in node)) continue
    const conditional = readConditional(node.data)
    if (conditional?.kind === 'hidden' && wordMeets(conditional.condition)) found.push(conditional.content)
  }
  return found
}

/** Word's own table begins among its children. */
export const hasGhost = (element: HtmlElement): boolean =>
  wordChildren(element).some((content) => /<t(?:able|d)\b/i.test(content))

/** Text or a picture, among its first 60 nodes. */
export function holdsContent(element: HtmlElement): boolean {
  const open = [element as HtmlElement['childNodes'][number]]
  let letters = 0
  for (let looked = 0; open.length > 0 && looked < 60; looked += 1) {
    const node = open.pop()!
    if (node.nodeName === 'img') return true
    if (node.nodeName === '#text' && 'value' in node) letters += node.value.trim().length
    if (letters >= 15) return true
    if ('childNodes' in node) open.push(...node.childNodes.slice(0, 20))
  }
  return false
}
