import type { Html, HtmlElement } from '@postproof/message/types'
import { parseLength } from '@postproof/message/visible'
import { attribute, walk } from '@postproof/message/walk'
import { inlineStyle } from './inline-style.ts'

/**
 * Samsung Email with "Auto fit", which is on by default: the widest element with a width in px becomes the viewport, so
 * that media queries for phones do not match and the desktop layout is shrunk (email-bugs#73; versafix-template#37).
 */

/** CSS px of the widest phone in portrait. */
export const PHONE = 430

/** Elements whose own width in px is more than that, with the width. A picture with a fluid width is none. */
export function widerThanPhones(document: Html['document']): { element: HtmlElement; width: number }[] {
  const found: { element: HtmlElement; width: number }[] = []
  walk(document, null, [
    {
      enter(element) {
        const width = widthOf(element)
        if (width !== null && width > PHONE && found.length < 1_000) found.push({ element, width })
      },
    },
  ])
  return found
}

/** An element's own width in px, by its style or its attribute. */
export function widthOf(element: HtmlElement): number | null {
  if (!/^(?:table|t[dh]|img|div|p|center|a|span|section)$/.test(element.tagName)) return null
  const own = inlineStyle(element)
  if (own.get('display') === 'none') return null
  const value = own.get('width') ?? attribute(element, 'width')
  const width = value === null || /%/.test(value) ? null : parseLength(value, null)
  return width !== null && width > 0 && width < 5_000 ? width : null
}
