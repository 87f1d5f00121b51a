import { elementsOf } from '@postproof/message/walk'
import { stylesAfterUse } from '../../late-styles.ts'
import { readSheet } from '../../sheet.ts'
import { selectorsOf } from '../css/selector-list.ts'
import { attributeOf, setAttribute, type Tree, textIn } from '../html/tree.ts'

/**
 * Word applies a style sheet in the body to the elements that come after it. Elements before one have a mark, and its
 * selectors leave out what has the mark of this sheet or of an earlier one.
 */

const EARLY = 'data-word-early'
/** Style sheets in the body that are told apart. */
const MOST = 20
const general = /^(?:html|body|:root)$/i
const asks = new RegExp(String.raw`:where\(:not\(\[${EARLY}[^)]*\)\)\s*$`)

/** Selectors that this file wrote are Word's own. */
export const isMarked = (selector: string): boolean => asks.test(selector.slice(-1_000))

/** Reports the sheets that come too late for some element. */
export function reportLateSheets(tree: Tree): void {
  for (const { element } of stylesAfterUse(tree))
    tree.tell(
      { rule: 'word-style-order', effect: 'changed', of: 'style-sheet', what: '<style> in <body>' },
      element,
    )
}

export function applyLateSheets(tree: Tree): void {
  const all = [...elementsOf(tree.document)]
  const sheets = all.filter((each) => each.tagName === 'style' && each.parentNode?.nodeName !== 'head')
  if (sheets.length === 0 || sheets.length > MOST) return
  const numbers = new Map(sheets.map((sheet, at) => [sheet, at]))
  let next = 0
  let isInBody = false
  for (const element of all) {
    if (numbers.has(element)) next += 1
    else if (isInBody && next < sheets.length && attributeOf(element, EARLY) === null)
      setAttribute(element, EARLY, String(next))
    if (element.tagName === 'body') isInBody = true
  }
  for (const [sheet, number] of numbers) {
    const marks = Array.from({ length: number + 1 }, (_, at) => `[${EARLY}="${at}"]`)
    const css = textIn(sheet)
    const value = leavingOut(css, `:where(:not(${marks.join(',')}))`)
    sheet.childNodes = [{ nodeName: '#text', value, parentNode: sheet }]
  }
}

function leavingOut(css: string, suffix: string): string {
  const pieces: string[] = []
  let at = 0
  readSheet(css, false, {
    comment() {},
    atRule: () => false,
    rule(_, start, end, within) {
      if (start < at || within?.kind === 'rule' || within?.name === 'keyframes') return false
      const selectors = selectorsOf(css.slice(start, end)).map(({ text }) =>
        general.test(text.trim()) || isMarked(text) ? text : `${text.trimEnd()}${suffix}`,
      )
      pieces.push(css.slice(at, start), selectors.join(','))
      at = end
      return false
    },
    declaration() {},
  })
  return pieces.join('') + css.slice(at)
}
