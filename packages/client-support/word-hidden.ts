import type { Html, HtmlElement } from '@postproof/message/types'
import { attribute, walk } from '@postproof/message/walk'
import { readConditional, wordMeets } from './conditional.ts'
import { wordProperties } from './word-properties.ts'

/**
 * Tables inside hidden elements. Word does not hide a nested table with the element around it: the table needs
 * `mso-hide: all` itself (mjml#1182; good-email-code#22; caniemail css-display, css-display-none).
 */

const wanted = new Set(['display', 'mso-hide'])

/** The outermost shown tables, each with the hidden element around it. Hidden from Word by a condition do not count. */
export function shownTables(document: Html['document']): { table: HtmlElement; hidden: HtmlElement }[] {
  const found: { table: HtmlElement; hidden: HtmlElement }[] = []
  const propertiesOf = wordProperties(document, wanted)
  const open: ('plain' | 'done' | HtmlElement)[] = []
  let isLeftOut = false
  walk(document, null, [
    {
      comment({ data }) {
        const conditional = readConditional(data)
        if (conditional?.kind === 'start') isLeftOut = !wordMeets(conditional.condition)
        else if (conditional?.kind === 'end') isLeftOut = false
      },
      enter(element) {
        const around = open.at(-1) ?? 'plain'
        const own = around === 'done' ? null : propertiesOf(element)
        const isHidden = own?.get('display') === 'none' || own?.get('mso-hide') === 'all'
        if (around === 'done' || isLeftOut) open.push('done')
        else if (around === 'plain') open.push(isHidden ? element : 'plain')
        else if (element.tagName === 'table' && own?.get('mso-hide') !== 'all') {
          if (holdsSomething(element)) found.push({ table: element, hidden: around })
          open.push('done')
        } else open.push(around)
      },
      leave() {
        open.pop()
      },
    },
  ])
  return found
}

/** Words or a picture, among the first 200 nodes. */
function holdsSomething(element: HtmlElement): boolean {
  const open: HtmlElement['childNodes'] = [element]
  for (let looked = 0; open.length > 0 && looked < 200; looked += 1) {
    const node = open.pop()!
    if (node.nodeName === '#text' && 'value' in node && /[^\s\u00a0]/.test(node.value)) return true
    if (node.nodeName === 'img' && 'tagName' in node && (attribute(node, 'src') ?? '') !== '') return true
    if ('childNodes' in node) open.push(...node.childNodes.slice(0, 50))
  }
  return false
}
