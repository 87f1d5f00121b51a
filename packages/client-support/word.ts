import { MAX_STYLE_ATTRIBUTE } from '@postproof/message/bounds'
import { addRules, type Declarations, newSheet } from '@postproof/message/cascade'
import { BLACK, type Color, contrastOf, WHITE } from '@postproof/message/color'
import { parseStyleSheet } from '@postproof/message/style'
import type { Html, HtmlElement } from '@postproof/message/types'
import { type Look, parseLength } from '@postproof/message/visible'
import { attribute, type CommentNode, type TextNode, type Visitor, walk } from '@postproof/message/walk'
import { readConditional, wordMeets } from './conditional.ts'
import { readInline } from './inline-style.ts'
import { stylesAfterUse } from './late-styles.ts'
import { linesBefore } from './lines.ts'
import { shorten } from './read-css.ts'
import { givesRoom, hasDeadSpacing } from './word-buttons.ts'
import { columnsWithoutGhosts } from './word-columns.ts'
import {
  blockNames,
  containers,
  flowsInline,
  hasGhost,
  holdsContent,
  isBoundedTable,
  wordChildren,
} from './word-elements.ts'
import { floatCrops, floatGaps } from './word-floats.ts'
import { webFontTexts } from './word-fonts.ts'
import { shownTables } from './word-hidden.ts'
import { cutPictures } from './word-lines.ts'
import {
  asksForPixels,
  brokenSettings,
  closeComments,
  fixedByAttribute,
  wordComments,
} from './word-settings.ts'
import {
  gridColumns,
  hasMargin,
  hasOwnColor,
  hasPadding,
  isMarked,
  isPageWidth,
  isStacked,
  layoutMarks,
  type Marks,
  ownColor,
  type Style,
} from './word-styles.ts'

/**
 * What Outlook on Windows makes of a mail. It lays out mail with Word, which knows tables, and little of CSS: no flex
 * or grid, `max-width` and `width` on tables alone, no background pictures but in VML, pictures in their own size
 * unless an attribute says otherwise. Mails give it markup of its own in conditional comments; what stands there is
 * taken into account.
 */

export type WordTrap = {
  kind:
    | 'columns'
    | 'unreadable'
    | 'max-width'
    | 'flex-row'
    | 'picture-width'
    | 'cell-margin'
    | 'background'
    | 'div-width'
    | 'link-padding'
    | 'style-order'
    | 'vml-prefix'
    | 'conditional-cut'
    | 'conditional-escaped'
    | 'image-cut'
    | 'ghosts-stripped'
    | 'hidden-table'
    | 'xml-broken'
    | 'button-spacing'
    | 'web-font'
    | 'dpi'
    | 'float-gap'
    | 'float-crop'
    | 'style-comment'
    | 'tall-image'
    | 'vml-padding'
  line: number
  column: number
  example: string
}

/** Kept of each kind. */
const MOST = 20
const vml = /<v:(?:rect|roundrect|fill|image|background|shape|oval)\b/i
const shapeFill = /<v:fill\b[^>]{0,300}?\ssrc\s{0,5}=\s{0,5}["']([^"']{1,2000})/

/** `box`: Word's markup in lower case. */
const pictureOfShape = (box: string): string => (shapeFill.exec(box)?.[1] ?? '').replaceAll('&amp;', '&')

/** Shapes of VML without their prefix, and their ends. */
const bareVml = /<\/?(?:rect|roundrect|fill|textbox|shape|oval)\b/i
/** A mark of a condition that an editor made words of. */
const escapedMark = /<!--\[if[^\]\n]{0,100}\]>?|<!\[endif\](?:-->)?/i
/** Mails about markup quote it there. */
const quoting = /^(?:pre|code|kbd|samp|textarea|xmp)$/

/** Finds what Word would lay out wrongly, 20 of a kind at most; lines and columns from 1. */
export function wordTraps(html: Html): WordTrap[] {
  const sheet = newSheet()
  const blocks = html.styles.flatMap(({ css }) => parseStyleSheet(css))
  addRules(sheet, blocks)
  const finder = new TrapFinder(html, layoutMarks(blocks))
  const { document } = html
  finder.cut = cutPictures(document)
  walk(document, sheet, [finder])
  for (const { line } of stylesAfterUse(html)) finder.addAt('style-order', line, '<style>')
  for (const { table } of shownTables(document)) finder.addElement('hidden-table', table)
  for (const column of columnsWithoutGhosts(html)) finder.addElement('ghosts-stripped', column)
  for (const { line, content } of wordComments(document)) {
    const first = /<v:[a-z]+/i.exec(content)
    if (!first || /\bxmlns:v\s*=/i.test(html.source)) continue
    finder.addAt('vml-prefix', line + linesBefore(content, first.index), `${first[0]}>`)
  }
  for (const { line, content } of brokenSettings(document)) finder.addAt('xml-broken', line, content.trim())
  for (const text of webFontTexts(html)) finder.addElement('web-font', text)
  for (const table of floatGaps(document)) finder.addElement('float-gap', table)
  for (const table of floatCrops(document)) finder.addElement('float-crop', table)
  for (const { css, place } of html.styles)
    for (const { start, text } of closeComments(css))
      finder.addAt('style-comment', place.line + linesBefore(css, start), text)
  if (!asksForPixels(html))
    for (const element of fixedByAttribute(document)) finder.addElement('dpi', element)
  return finder.traps
}

/** An element that is open, as far as its children must know. */
type Open = {
  element: HtmlElement
  /** Word keeps what stands in it within a width. */
  isBounded: boolean
  /** Left out of Word, or of every client. */
  isSkipped: boolean
  /** The color behind it. */
  beneath: Color
  /** Its own background picture that Word leaves out; null when it has none. */
  picture: LostPicture | null
  /** The lost picture that its text stands on: its own, or of the nearest element around it without a color between. */
  ground: LostPicture | null
  hasText: boolean
}

/** `fallback`: the color that stays. `isUnreadable`: a text on it cannot be read there. */
type LostPicture = { fallback: Color; place: { line: number; column?: number }; isUnreadable: boolean }

class TrapFinder implements Visitor {
  readonly traps: WordTrap[] = []
  readonly html: Html
  readonly marks: Marks
  readonly open: Open[] = []
  readonly counts = new Map<WordTrap['kind'], number>()
  /** Style attributes already read. */
  readonly inlines = new Map<string, Style>()
  hiddenFromWord = false
  /** Cells that Word's own markup has opened and not closed. */
  ghostCells = 0
  /** Between `<v:textbox>` and its end, which stand in comments of their own. */
  isInTextbox = false
  /** The picture that fills the shape around the open textbox, in lower case; empty for none. */
  shapePicture = ''
  /** Elements entered since Word's markup last stood before one. */
  sinceWord = 99
  lastWord = ''
  cut: ReturnType<typeof cutPictures> = new Map()

  constructor(html: Html, marks: Marks) {
    this.html = html
    this.marks = marks
  }

  add(kind: WordTrap['kind'], element: HtmlElement, place: { line: number; column?: number }): void {
    const count = this.counts.get(kind) ?? 0
    this.counts.set(kind, count + 1)
    if (count >= MOST) return
    const location = element.sourceCodeLocation?.startTag ?? element.sourceCodeLocation
    const example = location
      ? shorten(this.html.source.slice(location.startOffset, location.endOffset))
      : `<${element.tagName}>`
    this.traps.push({ kind, line: place.line, column: place.column ?? 1, example })
  }

  addElement(kind: WordTrap['kind'], element: HtmlElement): void {
    const { sourceCodeLocation: at } = element
    if (at) this.add(kind, element, { line: at.startLine, column: at.startCol })
  }

  /** A trap that is no element, at a line of the source. */
  addAt(kind: WordTrap['kind'], line: number, example: string): void {
    const count = this.counts.get(kind) ?? 0
    this.counts.set(kind, count + 1)
    if (count < MOST) this.traps.push({ kind, line, column: 1, example: shorten(example) })
  }

  comment(node: CommentNode, place: { line: number }): void {
    const conditional = readConditional(node.data)
    // An ordinary comment within has ended it: its rest is read by all.
    if (conditional?.kind === 'start' && node.data.includes('<!--'))
      this.addAt('conditional-cut', place.line, `<!--${node.data}-->`)
    if (conditional?.kind === 'hidden' && wordMeets(conditional.condition)) {
      const bare = /<svg\b/i.test(conditional.content) ? null : bareVml.exec(conditional.content)
      if (bare) {
        const line = place.line + linesBefore(node.data, conditional.offset + bare.index)
        this.addAt('vml-prefix', line, `${bare[0]}>`)
      }
    }
    if (conditional?.kind === 'start') this.hiddenFromWord = !wordMeets(conditional.condition)
    else if (conditional?.kind === 'end') this.hiddenFromWord = false
    else if (conditional?.kind === 'hidden' && wordMeets(conditional.condition)) {
      this.lastWord = conditional.content
      const box = conditional.content.toLowerCase()
      if (box.includes('v:textbox')) {
        this.isInTextbox = box.lastIndexOf('<v:textbox') > box.lastIndexOf('</v:textbox')
        this.shapePicture = this.isInTextbox ? pictureOfShape(box) : ''
      }
      this.sinceWord = 0
      const opened = count(conditional.content, /<td\b/gi) - count(conditional.content, /<\/td\b/gi)
      this.ghostCells = Math.max(0, this.ghostCells + opened)
    }
  }

  enter(
    element: HtmlElement,
    look: Look,
    place: { line: number; column?: number },
    declarations: Declarations | null,
  ): void {
    const parent = this.open.at(-1)
    const style = new Map([...(declarations ?? [])].map(([name, { value }]) => [name, value.toLowerCase()]))
    const inline = this.inlineOf(element)
    const entry: Open = {
      element,
      isBounded: (parent?.isBounded ?? false) || isBoundedTable(element, style),
      isSkipped:
        (parent?.isSkipped ?? false) ||
        this.hiddenFromWord ||
        look.gone !== null ||
        inline.get('mso-hide') === 'all',
      beneath: colorOf(look) ?? parent?.beneath ?? WHITE,
      picture: null,
      ground: hasOwnColor(element, style) ? null : (parent?.ground ?? null),
      hasText: false,
    }
    this.open.push(entry)
    this.sinceWord += 1
    if (entry.isSkipped || !element.sourceCodeLocation) return
    this.layout(element, style, inline, place)
    if (this.maxWidth(element, style, place, entry)) entry.isBounded = true
    entry.picture = this.background(element, style, place, entry.beneath)
    entry.ground = entry.picture ?? entry.ground
    if (element.tagName === 'img') this.image(element, style, place)
    else if (/^t[dh]$/.test(element.tagName) && hasMargin(inline)) this.add('cell-margin', element, place)
    else if (this.isInTextbox && /^t[dh]$/.test(element.tagName) && losesPadding(element, inline))
      this.add('vml-padding', element, place)
    else if (element.tagName === 'a') this.link(element, inline, place, parent)
  }

  leave(): void {
    const left = this.open.pop()
    if (!left?.hasText) return
    const parent = this.open.at(-1)
    if (parent) parent.hasText = true
    if (left.picture)
      this.add(left.picture.isUnreadable ? 'unreadable' : 'background', left.element, left.picture.place)
  }

  text(node: TextNode, look: Look, place: { line: number }): void {
    const around = this.open.at(-1)
    const mark = look.gone === null ? escapedMark.exec(node.value) : null
    if (mark && !this.open.some(({ element }) => quoting.test(element.tagName)))
      this.addAt('conditional-escaped', place.line + linesBefore(node.value, mark.index), mark[0])
    if (node.value.trim() === '' || look.gone !== null || !around || around.isSkipped) return
    around.hasText = true
    const { ground } = around
    if (ground && contrastOf(look.color ?? BLACK, ground.fallback) < LEGIBLE) ground.isUnreadable = true
  }

  inlineOf(element: HtmlElement): Style {
    const source = (attribute(element, 'style') ?? '').slice(0, MAX_STYLE_ATTRIBUTE)
    let style = this.inlines.get(source)
    if (!style) {
      style = readInline(source)
      if (source.length <= 1_000 && this.inlines.size < 5_000) this.inlines.set(source, style)
    }
    return style
  }

  layout(element: HtmlElement, style: Style, inline: Style, place: { line: number; column?: number }): void {
    const display = style.get('display') ?? ''
    const isFlex = /\b(?:flex|inline-flex)$/.test(display)
    const isGrid = /\b(?:grid|inline-grid)$/.test(display)
    if (!isFlex && !isGrid) return
    if (isFlex && (isStacked(inline) || isMarked(element, this.marks.stacks))) return
    if (
      isGrid &&
      ![...inline.keys()].some((name) => gridColumns.test(name)) &&
      !isMarked(element, this.marks.grids)
    )
      return
    const children = element.childNodes.filter(
      (node): node is HtmlElement => 'tagName' in node && !/^(?:style|script|br)$/.test(node.tagName),
    )
    if (children.length < 2 || hasGhost(element)) return
    // Words and pictures in a row stand in a row for Word as well, unless they are pushed apart.
    const pushed =
      /^(?:space-|center|end|flex-end|right)/.test(inline.get('justify-content') ?? '') ||
      ['gap', 'column-gap'].some((name) => inline.has(name))
    if (isFlex && !pushed && children.every(flowsInline)) return
    const carrying = children.filter((child) => blockNames.test(child.tagName) && holdsContent(child))
    this.add(carrying.length >= 2 ? 'columns' : 'flex-row', element, place)
  }

  /** Returns whether it was reported: what stands in it is then not reported again. */
  maxWidth(
    element: HtmlElement,
    style: Style,
    place: { line: number; column?: number },
    entry: Open,
  ): boolean {
    if (!containers.test(element.tagName) || entry.isBounded || this.ghostCells > 0) return false
    if (isPageWidth(style.get('max-width'))) {
      if (hasGhost(element)) return false
      this.add('max-width', element, place)
      return true
    }
    if (!isPageWidth(style.get('width')) || hasGhost(element)) return false
    this.add('div-width', element, place)
    return true
  }

  /** The color beneath a background picture that Word does not show; null where there is none or Word has its own. */
  background(
    element: HtmlElement,
    style: Style,
    place: { line: number; column?: number },
    beneath: Color,
  ): Open['picture'] {
    const css = `${style.get('background') ?? ''} ${style.get('background-image') ?? ''}`
    const isAttribute = element.tagName !== 'body' && (attribute(element, 'background') ?? '').trim() !== ''
    if (!/url\(|gradient\(/.test(css) && !isAttribute) return null
    if (
      (this.sinceWord <= 2 && vml.test(this.lastWord)) ||
      this.isDrawnByShape(`${css} ${attribute(element, 'background') ?? ''}`) ||
      wordChildren(element).some((each) => vml.test(each))
    )
      return null
    return { fallback: ownColor(element, style) ?? beneath, place, isUnreadable: false }
  }

  /** MJML repeats the picture of a shape on elements within its textbox, for the clients that do not draw the shape. */
  isDrawnByShape(background: string): boolean {
    return this.shapePicture !== '' && background.toLowerCase().includes(this.shapePicture)
  }

  image(element: HtmlElement, style: Style, place: { line: number; column?: number }): void {
    if (this.cut.has(element)) this.add('image-cut', element, place)
    const height = parseLength(attribute(element, 'height') ?? style.get('height') ?? '', null)
    if (height !== null && height > TALLEST) this.add('tall-image', element, place)
    if (attribute(element, 'width') !== null || attribute(element, 'height') !== null) return
    if ((attribute(element, 'src') ?? '').trim() === '') return
    const sizes = [style.get('width'), style.get('height')].map((each) => parseLength(each ?? '', null))
    // A counting pixel is too small to matter.
    if (sizes.some((size) => size !== null && size <= 3)) return
    this.add('picture-width', element, place)
  }

  /** A button that is a link alone: Word leaves out its padding. */
  link(
    element: HtmlElement,
    inline: Style,
    place: { line: number; column?: number },
    parent: Open | undefined,
  ): void {
    if (!hasPadding(inline) || !(inline.has('background') || inline.has('background-color'))) return
    const around = parent
      ? `${attribute(parent.element, 'style') ?? ''} ${attribute(parent.element, 'bgcolor') ?? ''}`
      : ''
    const inCell =
      parent !== undefined &&
      /^t[dh]$/.test(parent.element.tagName) &&
      /mso-padding-alt|background|#/i.test(around)
    const own = wordChildren(element)
    if (inCell || own.some(givesRoom) || (this.sinceWord <= 2 && vml.test(this.lastWord))) return
    this.add(own.some(hasDeadSpacing) ? 'button-spacing' : 'link-padding', element, place)
  }
}

/** Null where nothing says, or a picture lies there. */
const colorOf = ({ background }: Look): Color | null => (background === 'unknown' ? null : background)

/** Word cuts or scales pictures that are higher, in px: 18 inches (Act-On's guide to Outlook). */
const TALLEST = 1_728

/** Contrast below which nobody reads text. */
const LEGIBLE = 2

/**
 * A cell with room at its left around a table: in a text box of VML, Word puts that room at the right as well and takes it
 * from the left (email-bugs#32, mjml#2571, #2927). Words in a cell keep it.
 */
function losesPadding(element: HtmlElement, inline: Style): boolean {
  const sides = (inline.get('padding') ?? '').split(/\s+/, 4)
  const left = inline.get('padding-left') ?? sides[3] ?? sides[1] ?? sides[0] ?? ''
  return /[1-9]/.test(left) && element.childNodes.some(({ nodeName }) => nodeName === 'table')
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
