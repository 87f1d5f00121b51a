import { parseDeclarations } from '@postproof/message/style'
import type { Html, HtmlElement } from '@postproof/message/types'
import { parseLength } from '@postproof/message/visible'
import { attribute, walk } from '@postproof/message/walk'
import { holdsContent } from './word-elements.ts'

/**
 * Columns of inline blocks whose table for Outlook is gone. Their builders write one in conditional comments; a minifier or
 * a sending service that takes out comments takes it along (mjml#2164, #1583).
 */

const columnClass = /(?:^|\s)(?:mj-outlook-group-fix|mj-column-per-\d+(?:-\d+)?|mj-column-px-\d+)(?=\s|$)/

/** The first column of each row without such a table. None where the mail still has markup for Outlook. */
export function columnsWithoutGhosts({ document, source }: Pick<Html, 'document' | 'source'>): HtmlElement[] {
  if (/\[if\s[^\]]{0,60}\b(?:mso|ie|vml)\b/i.test(source)) return []
  const found: HtmlElement[] = []
  walk(document, null, [
    {
      enter(element) {
        const columns = element.childNodes
          .slice(0, 100)
          .flatMap((node) => ('tagName' in node ? columnOf(node) : []))
        if (columns.length < 2 || found.length >= 100) return
        const shares = columns.reduce((sum, { share }) => sum + (share ?? 0), 0)
        if (columns.every(({ isBuilt }) => isBuilt) || (shares >= 90 && shares <= 101))
          found.push(columns[0]!.element)
      },
    },
  ])
  return found
}

type Column = { element: HtmlElement; isBuilt: boolean; share: number | null }

function columnOf(element: HtmlElement): Column[] {
  if (!/^(?:div|table|section|article|span)$/.test(element.tagName) || !holdsContent(element)) {
    if (!columnClass.test(attribute(element, 'class') ?? '')) return []
  }
  const style = (attribute(element, 'style') ?? '').slice(0, 5_000)
  const own = new Map(parseDeclarations(style).map(({ property, value }) => [property, value.toLowerCase()]))
  const isBuilt = columnClass.test(attribute(element, 'class') ?? '')
  if (!isBuilt && own.get('display') !== 'inline-block') return []
  const width = own.get('width') ?? attribute(element, 'width') ?? ''
  const share = /^\d+(?:\.\d+)?%$/.test(width) ? Number.parseFloat(width) : null
  // A fluid column has the width of its row on phones, and a share of it in px elsewhere.
  const most = parseLength(own.get('max-width') ?? '', null)
  const isFluid = most !== null && most > 0 && (share === null || share === 100)
  return [{ element, isBuilt: isBuilt || isFluid, share: isFluid ? null : share }]
}
