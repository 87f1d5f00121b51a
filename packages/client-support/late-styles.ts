import type { Html, HtmlElement } from '@postproof/message/types'
import { type MayMatch, mayMatchIn } from './matched.ts'
import { isInHead, stylesIn } from './read-html.ts'
import { selectorsOf } from './rewrite/css/selector-list.ts'
import { readSelectors } from './selectors.ts'
import { readSheet } from './sheet.ts'

/**
 * Style sheets in the body that come after an element which they are for. Word applies a sheet to what stands after it
 * alone (caniemail html-style, note 4).
 */

/** Style sheets of one mail that are looked at. */
const MOST = 20

/** In the order of the source; lines from 1. */
export function stylesAfterUse({
  document,
}: Pick<Html, 'document'>): { element: HtmlElement; line: number }[] {
  return stylesIn(document)
    .filter((element) => !isInHead(element))
    .slice(0, MOST)
    .filter((element) => isForBefore(element, mayMatchIn({ document }, element)))
    .map((element) => ({ element, line: element.sourceCodeLocation?.startLine ?? 1 }))
}

/** A rule for every element, or for the page, stands for what comes after it as well. */
const general = /^(?:\*|html|body|:root)$/i

function isForBefore(element: HtmlElement, mayMatch: MayMatch): boolean {
  const css = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
  let found = false
  readSheet(css.slice(0, 100_000), false, {
    comment() {},
    atRule: () => false,
    rule(_, start, end, within) {
      if (found || within !== null) return false
      const list = selectorsOf(css.slice(start, end)).filter(({ text }) => !general.test(text.trim()))
      found = list.some(({ text }) => {
        const { matchesNothing, uses } = readSelectors(text, mayMatch)
        return uses.length > 0 && !matchesNothing
      })
      return false
    },
    declaration() {},
  })
  return found
}
