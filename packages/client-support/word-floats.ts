import type { Html, HtmlElement } from '@postproof/message/types'
import { parseLength } from '@postproof/message/visible'
import { attribute, walk } from '@postproof/message/walk'
import { readConditional, wordMeets } from './conditional.ts'
import { inlineStyle } from './inline-style.ts'
import { wordProperties } from './word-properties.ts'

/**
 * Tables with `align`, which Word floats. It adds 3 px at both sides, so that two that fill their row no longer fit
 * (caniemail#604 of 2026, mosaico#8), and cuts the first letter of words beside one on a colored ground (email-bugs#158).
 */

const wanted = new Set(['mso-table-lspace', 'mso-table-rspace', 'mso-text-indent-alt'])
const isFloat = (node: HtmlElement): boolean =>
  node.tagName === 'table' && /^(?:left|right)$/i.test(attribute(node, 'align')?.trim() ?? '')

/** Floated tables that fill their row together and lack `mso-table-lspace: 0` and `mso-table-rspace: 0`. */
export function floatGaps(document: Html['document']): HtmlElement[] {
  const found: HtmlElement[] = []
  const widths: (number | null)[] = []
  const propertiesOf = wordProperties(document, wanted)
  walk(document, null, [
    {
      enter(element) {
        widths.push(ownWidth(element) ?? widths.at(-1) ?? null)
        if (found.length >= 200) return
        for (const row of rowsOf(element)) {
          const shares = row.map((table) => shareOf(table, widths.at(-1)!))
          const sum = shares.reduce<number>((all, share) => all + (share ?? 0), 0)
          if (row.length < 2 || shares.includes(null) || sum < 0.985 || sum > 1.01) continue
          found.push(...row.filter((table) => !isTight(propertiesOf(table))))
        }
      },
      leave() {
        widths.pop()
      },
    },
  ])
  return found
}

const isTight = (own: ReadonlyMap<string, string>): boolean =>
  ['mso-table-lspace', 'mso-table-rspace'].every((name) => Number.parseFloat(own.get(name) ?? '') === 0)

/** Floated tables one after the other, with no cell of Word's own between them. */
function rowsOf({ childNodes }: HtmlElement): HtmlElement[][] {
  const rows: HtmlElement[][] = [[]]
  for (const node of childNodes.slice(0, 500)) {
    if ('tagName' in node && isFloat(node)) rows.at(-1)!.push(node)
    else if ('tagName' in node || ('data' in node && hasCell(node.data))) rows.push([])
  }
  return rows
}

function hasCell(data: string): boolean {
  const conditional = readConditional(data)
  return (
    conditional?.kind === 'hidden' &&
    wordMeets(conditional.condition) &&
    /<t[dh]\b/i.test(conditional.content)
  )
}

const widthOf = (element: HtmlElement): string =>
  inlineStyle(element).get('width')?.trim() ?? attribute(element, 'width')?.trim() ?? ''

function ownWidth(element: HtmlElement): number | null {
  const width = widthOf(element)
  const px = width === '' || width.includes('%') ? null : parseLength(width, null)
  return px !== null && px > 0 ? px : null
}

function shareOf(table: HtmlElement, row: number | null): number | null {
  const width = widthOf(table)
  if (/^[\d.]+%$/.test(width)) return Number.parseFloat(width) / 100
  const px = ownWidth(table)
  return px !== null && row !== null ? px / row : null
}

/** Floated tables with words after them in a table or cell that has a ground of its own. */
export function floatCrops(document: Html['document']): HtmlElement[] {
  const found: HtmlElement[] = []
  const grounds: boolean[] = []
  const propertiesOf = wordProperties(document, wanted)
  walk(document, null, [
    {
      enter(element) {
        const hasGround = (grounds.at(-1) ?? false) || isColored(element)
        grounds.push(hasGround)
        if (!hasGround || found.length >= 200 || propertiesOf(element).has('mso-text-indent-alt')) return
        const children = element.childNodes.slice(0, 500)
        for (const [at, node] of children.entries()) {
          if (!('tagName' in node) || !isFloat(node) || !/^left$/i.test(attribute(node, 'align')!.trim()))
            continue
          const next = children
            .slice(at + 1)
            .find((each) => 'tagName' in each || ('value' in each && each.value.trim() !== ''))
          if (!next || ('tagName' in next && !isText(next))) continue
          if (!('tagName' in next) || !propertiesOf(next).has('mso-text-indent-alt')) found.push(node)
        }
      },
      leave() {
        grounds.pop()
      },
    },
  ])
  return found
}

const isText = ({ tagName }: HtmlElement): boolean =>
  /^(?:p|h[1-6]|span|a|b|strong|em|i|font|div)$/.test(tagName)

const isColored = (element: HtmlElement): boolean =>
  /^(?:table|t[dh])$/.test(element.tagName) &&
  ((attribute(element, 'bgcolor') ?? '').trim() !== '' ||
    /(?:^|;)\s*background(?:-color)?\s*:\s*(?!none|transparent)[#a-z]/i.test(
      (attribute(element, 'style') ?? '').slice(0, 5_000),
    ))
