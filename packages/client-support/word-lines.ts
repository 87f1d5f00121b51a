import type { Html, HtmlElement } from '@postproof/message/types'
import { parseLength } from '@postproof/message/visible'
import { attribute, walk } from '@postproof/message/walk'
import { wordProperties } from './word-properties.ts'

/**
 * Pictures in lines of a fixed height. Where `mso-line-height-rule: exactly` meets a line height in px or pt, Word shows
 * only the lowest part of a picture that is taller (mjml#2946, #2622, #2347; Cerberus#135).
 */

/** `source`: the element whose line height it is. */
export type CutPicture = { lineHeight: number; height: number | null; source: HtmlElement }

/** A picture of unknown height counts as taller when it is this much wider than the line is high. */
const WIDE = 6

const wanted = new Set(['line-height', 'mso-line-height-rule', 'height', 'width'])
type Line = { height: number | null; isExact: boolean; source: HtmlElement | null }

export function cutPictures(document: Html['document']): Map<HtmlElement, CutPicture> {
  const found = new Map<HtmlElement, CutPicture>()
  const propertiesOf = wordProperties(document, wanted)
  const open: Line[] = [{ height: null, isExact: false, source: null }]
  walk(document, null, [
    {
      enter(element) {
        const around = open.at(-1)!
        const own = propertiesOf(element)
        const height = own.get('line-height')
        const rule = own.get('mso-line-height-rule')
        const line: Line = {
          height:
            height === undefined || height === 'inherit'
              ? around.height
              : /[a-z]$/.test(height)
                ? fixed(height)
                : null,
          isExact: rule === undefined || rule === 'inherit' ? around.isExact : rule === 'exactly',
          source: height === undefined && rule === undefined ? around.source : element,
        }
        open.push(line)
        if (element.tagName !== 'img' || !line.isExact || line.height === null || !line.source) return
        if (/^(?:left|right)$/i.test(attribute(element, 'align') ?? '')) return
        const size = (name: 'width' | 'height'): number | null =>
          fixed(attribute(element, name) ?? '') ?? fixed(own.get(name) ?? '')
        const tall = size('height')
        const isTaller = tall === null ? (size('width') ?? 0) >= WIDE * line.height : tall > line.height
        if (isTaller) found.set(element, { lineHeight: line.height, height: tall, source: line.source })
      },
      leave() {
        open.pop()
      },
    },
  ])
  return found
}

/** A length in px; null for shares of something else. A line height without a unit is a factor. */
function fixed(value: string): number | null {
  const length = /^[\d.]+(?:px|pt)?$/.test(value.trim().toLowerCase()) ? parseLength(value, null) : null
  return length !== null && length > 0 ? length : null
}
