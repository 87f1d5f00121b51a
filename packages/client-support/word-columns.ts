import type { Html, HtmlElement } from '@postproof/message/types'
import { parseLength } from '@postproof/message/visible'
import { attribute, walk } from '@postproof/message/walk'
import { inlineStyle } from './inline-style.ts'
import { holdsContent } from './word-elements.ts'

/**
 * Columns of inline blocks whose table for Outlook is gone. Their builders write one in conditional comments; a minifier or
 * a sending service that takes out comments takes it along (mjml#2164, #1583).
 */

const columnClass = /(?:^|\s)(?:mj-outlook-group-fix|mj-column-per-\d+(?:-\d+)?|mj-column-px-\d+)(?=\s|$)/

/** `part`: of the row, from 0 to 1; null where nothing says. */
export type ColumnRow = {
  columns: { element: HtmlElement; part: number | null }[]
  /** The row's width in px, by the element around it that has one; null where none has. */
  total: number | null
}

/** The first column of each row without such a table. */
export const columnsWithoutGhosts = (html: Pick<Html, 'document' | 'source'>): HtmlElement[] =>
  rowsWithoutGhosts(html).map(({ columns }) => columns[0]!.element)

/** Rows without such a table. None where the mail still has markup for Outlook. */
export function rowsWithoutGhosts({ document, source }: Pick<Html, 'document' | 'source'>): ColumnRow[] {
  if (/\[if\s[^\]]{0,60}\b(?:mso|ie|vml)\b/i.test(source)) return []
  const found: ColumnRow[] = []
  const widths: (number | null)[] = []
  walk(document, null, [
    {
      enter(element) {
        widths.push(boundOf(element) ?? widths.at(-1) ?? null)
        const columns = element.childNodes
          .slice(0, 100)
          .flatMap((node) => ('tagName' in node ? columnOf(node) : []))
        if (columns.length < 2 || found.length >= 100) return
        const shares = columns.reduce((sum, { share }) => sum + (share ?? 0), 0)
        if (!columns.every(({ isBuilt }) => isBuilt) && (shares < 90 || shares > 101)) return
        const total = widths.at(-1)!
        const parts = columns.map(({ share, px }) =>
          px !== null && total ? px / total : share === null ? null : share / 100,
        )
        const sum = parts.reduce<number>((all, part) => all + (part ?? 0), 0)
        const isWhole = sum > 0.9 && sum < 1.02
        found.push({
          columns: columns.map(({ element: column }, at) => ({
            element: column,
            part: isWhole ? parts[at]! : null,
          })),
          total,
        })
      },
      leave() {
        widths.pop()
      },
    },
  ])
  return found
}

/** The width in px that an element keeps its content to. */
function boundOf(element: HtmlElement): number | null {
  const own = inlineStyle(element)
  const width = own.get('max-width') ?? own.get('width') ?? attribute(element, 'width') ?? ''
  const px = /%/.test(width) ? null : parseLength(width, null)
  return px !== null && px >= 200 && px <= 1_200 ? px : null
}

type Column = { element: HtmlElement; isBuilt: boolean; share: number | null; px: number | null }

function columnOf(element: HtmlElement): Column[] {
  if (!/^(?:div|table|section|article|span)$/.test(element.tagName) || !holdsContent(element)) {
    if (!columnClass.test(attribute(element, 'class') ?? '')) return []
  }
  const own = inlineStyle(element)
  const isBuilt = columnClass.test(attribute(element, 'class') ?? '')
  if (!isBuilt && own.get('display') !== 'inline-block') return []
  const width = own.get('width') ?? attribute(element, 'width') ?? ''
  const percent = /^\d+(?:\.\d+)?%$/.test(width) ? Number.parseFloat(width) : null
  // A fluid column has the width of its row on phones, and a share of it elsewhere.
  const most = parseLength(own.get('max-width') ?? '', null)
  const isFluid = most !== null && most > 0 && (percent === null || percent === 100)
  const named = /mj-column-per-(\d+)(?:-(\d+))?/.exec(attribute(element, 'class') ?? '')
  const byClass = named ? Number(`${named[1]}.${named[2] ?? 0}`) : null
  const share = byClass ?? (isFluid ? null : percent)
  return [{ element, isBuilt: isBuilt || isFluid, share, px: byClass === null && isFluid ? most : null }]
}
