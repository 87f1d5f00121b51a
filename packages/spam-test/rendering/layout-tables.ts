import type { HtmlElement, HtmlNode } from '@postproof/message/types'
import { attributeOf, textOf } from '../content/markup.ts'

/** Tables that only lay out the mail, and that a screen reader reads as data since nothing says otherwise. */

type Table = {
  element: HtmlElement
  nested: boolean
  /** Has headers or a caption: it may hold data. */
  isData: boolean
  /** Holds a table, a picture or a link of its own. */
  lays: boolean
  cells: number
  rows: number
}

const LONGEST = 100_000

/**
 * Layout tables without `role="presentation"` or `none`. A table of several plain cells in a row may hold data, and
 * is not counted. `frames`: one of them holds at least half of the mail's text, as in a template.
 */
export function unmarkedLayoutTables(document: HtmlNode): { tables: HtmlElement[]; frames: boolean } {
  const tables = readTables(document)
  const unmarked = tables.filter(
    (table) => attributeOf(table.element, 'role') === null && !table.isData && isLayout(table),
  )
  const outer = unmarked.filter(({ nested }) => !nested).slice(0, 20)
  const whole = textOf(document, LONGEST).length
  const frames = outer.some(({ element }) => textOf(element, LONGEST).length >= whole / 2)
  return { tables: unmarked.map(({ element }) => element), frames: whole > 0 && frames }
}

const isLayout = ({ lays, cells, rows }: Table): boolean => cells > 0 && (lays || cells <= rows)

function readTables(document: HtmlNode): Table[] {
  const tables: Table[] = []
  const open: { node: HtmlNode; table: Table | null }[] = [{ node: document, table: null }]
  while (open.length > 0) {
    const { node, table } = open.pop()!
    const own = 'tagName' in node ? enter(node, table, tables) : table
    const children = 'childNodes' in node ? node.childNodes : []
    for (let at = children.length - 1; at >= 0; at -= 1) open.push({ node: children[at]!, table: own })
  }
  return tables
}

/** The table that the element's children stand in. */
function enter(element: HtmlElement, table: Table | null, tables: Table[]): Table | null {
  if (element.tagName === 'table') {
    if (table) table.lays = true
    const own = { element, nested: table !== null, isData: false, lays: false, cells: 0, rows: 0 }
    tables.push(own)
    return own
  }
  if (!table) return null
  const { tagName } = element
  if (tagName === 'th' || tagName === 'caption' || tagName === 'thead') table.isData = true
  else if (tagName === 'tr') table.rows += 1
  else if (tagName === 'td') {
    table.cells += 1
    if (attributeOf(element, 'scope') !== null || attributeOf(element, 'headers') !== null)
      table.isData = true
  } else if (tagName === 'img' || tagName === 'a') table.lays = true
  return table
}
