import type { HtmlElement, HtmlNode } from '@postproof/message/types'
import type { Bearer } from './traits.ts'

/** Attributes that style sheets may take back. */
const presentational = new Set(['align', 'background', 'bgcolor', 'clear', 'height', 'width'])

/** What the reading of a style attribute depends on beside its text `css`. */
export const bearerOf = (element: HtmlElement, css: string): Bearer => ({
  tag: element.tagName,
  hasBackgroundColor: element.attrs.some((each) => each.name === 'bgcolor'),
  holdsTable: /none/i.test(css) && holdsTable(element),
  attributes: element.attrs.flatMap(({ name }) => (presentational.has(name) ? [name] : [])),
})

/** Style attributes with the same key are read alike. */
export const bearerKey = ({ tag, attributes, holdsTable, hasBackgroundColor }: Bearer, css: string): string =>
  `${tag} ${attributes} ${holdsTable} ${hasBackgroundColor} ${css}`

/** Whether a table stands in it; looks at its first 200 nodes. */
function holdsTable(element: HtmlElement): boolean {
  const stack: HtmlNode[] = [...element.childNodes.slice(0, 200)]
  for (let looked = 0; stack.length > 0 && looked < 200; looked += 1) {
    const node = stack.pop()!
    if ('tagName' in node && node.tagName === 'table') return true
    if ('childNodes' in node) stack.push(...node.childNodes.slice(0, 50))
  }
  return false
}
