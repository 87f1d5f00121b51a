import type { Client } from '../client.ts'
import { wordDeclaration } from '../word/declarations.ts'
import { showNestedTables } from '../word/hidden-tables.ts'
import { applyLateSheets, isMarked, reportLateSheets } from '../word/late-sheets.ts'
import { cutByLines } from '../word/lines.ts'
import { sizePictures } from '../word/pictures.ts'
import { shapesToBoxes } from '../word/shapes.ts'
import { wordSource } from '../word/source.ts'

/**
 * Outlook on Windows, which lays out mail with Word. A browser comes near to it and no nearer: Word's own tables, lines
 * and spaces are not Chromium's.
 */

/**
 * Rules of classes, whose elements are not known one by one: over all that the mail says, by the layer. Lists are moved
 * in by their margin, which mails set, and not by their padding, which Word does not read.
 */
const limits = `@layer word{
ul,ol{margin-left:40px}
:is(body,div,p,span):not([data-vml]){width:auto!important;height:auto!important}
:not(table,[data-vml]){max-width:none!important}
:not(td,th,ul,ol,[data-vml]){padding:revert!important}
:is(ul,ol){padding:0!important}
}`

/** Of a chain of classes Word reads the first (caniemail css-selector-chaining). */
function selector(text: string): string | null {
  if (isMarked(text)) return text
  if (text.length > 1_000 || /[[:>+~*\\]/.test(text)) return null
  const read = text.replace(/([.#][\w-]+)(?:[.#][\w-]+)+/g, '$1')
  return read === text ? null : read
}

export const outlookWindows: Client = {
  id: 'outlook-windows',
  platform: 'outlook.windows',
  accounts: 'own',
  approximate: true,
  source: wordSource,
  before(tree) {
    reportLateSheets(tree)
    shapesToBoxes(tree)
  },
  drawsShapes: true,
  selector,
  declaration: wordDeclaration,
  tree(tree) {
    showNestedTables(tree)
    cutByLines(tree)
    applyLateSheets(tree)
    sizePictures(tree)
  },
  body: { becomes: 'body' },
  ownSheet: { css: limits, isOver: true },
}
