import type { HtmlElement } from '@postproof/message/types'
import { shownTables } from '../../word-hidden.ts'
import { removeAttribute, setAttribute, type Tree } from '../html/tree.ts'
import { SHAPE } from '../shape.ts'

/** Shows the tables inside hidden elements, which Word does not hide with them; the rest of the element stays hidden. */
export function showNestedTables(tree: Tree): void {
  const shown = new Map<HtmlElement, HtmlElement[]>()
  for (const { table, hidden } of shownTables(tree.document)) {
    shown.set(hidden, [...(shown.get(hidden) ?? []), table])
    tree.tell({ rule: 'word-nested-table', effect: 'changed', of: 'element', what: '<table>' }, table)
  }
  for (const [hidden, tables] of shown) {
    removeAttribute(hidden, 'class')
    removeAttribute(hidden, 'hidden')
    setAttribute(hidden, SHAPE, '')
    setAttribute(hidden, 'style', 'display:revert')
    // Rows and cells around the tables are needed for a table to be valid.
    hidden.childNodes = isPartOfTable(hidden) ? hidden.childNodes : tables
    for (const table of tables) if (!isPartOfTable(hidden)) table.parentNode = hidden
  }
}

const isPartOfTable = ({ tagName }: HtmlElement): boolean => /^(?:table|tbody|thead|tfoot|tr)$/.test(tagName)
