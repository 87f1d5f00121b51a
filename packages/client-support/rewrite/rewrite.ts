import { MAX_HTML, MAX_STYLE_ATTRIBUTE } from '@postproof/message/bounds'
import { parseBounded } from '@postproof/message/parse-html'
import { printHtml } from '@postproof/message/print-html'
import type { HtmlElement } from '@postproof/message/types'
import { elementsOf } from '@postproof/message/walk'
import { bearerKey, bearerOf } from '../bearer.ts'
import { readCss } from '../read-css.ts'
import { secondHeads } from '../second-head.ts'
import { Changes } from './changes.ts'
import type { Client, Mail, MailSheet } from './client.ts'
import { type CssRules, rewriteCss } from './css/rewrite-css.ts'
import { addOwnSheet, clippedEnd, replaceBody, SHEET } from './html/body.ts'
import { decideElement, lostPicture } from './html/elements.ts'
import {
  append,
  attributeOf,
  type Fate,
  removeAttribute,
  reshape,
  rootChild,
  setAttribute,
  type Tree,
  textIn,
} from './html/tree.ts'
import { Places } from './places.ts'
import { SHAPE } from './shape.ts'
import { type FeatureUse, isLost } from './support.ts'
import type { Found, Rewritten } from './types.ts'

/** Characters of all style sheets that are rewritten; the rest goes unread into no client. */
const MOST_CSS = 500_000
/** Parsing again what was printed: HTML that is put together wrongly takes a second form then. */
const MOST_ROUNDS = 4

/** Rewrites a mail as `client` does before it draws it. Linear in the size of the mail. */
export function rewriteAs(client: Client, html: string): Rewritten {
  return new Rewriting(client, html).run()
}

class Rewriting {
  readonly client: Client
  readonly given: string
  readonly source: string
  readonly clippedAt: number | null
  readonly places: Places
  readonly changes = new Changes()
  /** Places of elements begin here: 0, or where the text of a style sheet does. */
  readonly tell = ({ offset, ...change }: Found): void => this.changes.add(change, this.places.at(offset))
  readonly tellOfSource = ({ offset, ...change }: Found): void =>
    this.changes.add(change, { line: this.places.find(offset).line, offset })
  readonly isLost: (use: FeatureUse) => boolean
  /** By class and id, with their `.` and `#`: the elements that bear them. */
  readonly marks = new Map<string, Set<string>>()
  readonly attributes = new Map<string, { css: string | null; found: Found[] }>()
  readonly rules: CssRules
  mail: Mail = { sheets: [], document: null }
  unmatched: ReturnType<NonNullable<Client['before']>>

  constructor(client: Client, html: string) {
    this.client = client
    this.given = html
    const read = html.slice(0, MAX_HTML)
    this.clippedAt = client.clip === undefined ? null : clipOf(read, client.clip)
    this.source = this.clippedAt === null ? read : read.slice(0, this.clippedAt)
    this.places = new Places(read)
    const lost = new Map<string, boolean>()
    this.isLost = (use) => {
      const key = `${use.slug} ${use.traits.join(' ')}`
      const known = lost.get(key)
      if (known !== undefined) return known
      const answer = isLost(client.platform, client.accounts, use)
      if (lost.size < 5_000) lost.set(key, answer)
      return answer
    }
    this.rules = {
      isLost: this.isLost,
      declaration: client.declaration,
      selector: client.selector,
      lostBlocks: client.lostBlocks && ((css) => client.lostBlocks!(css, this.mail)),
      unmatched: (selector) => this.unmatched?.(selector) ?? null,
      lostPicture: (url) => lostPicture(url, this.isLost),
      unwrapsNesting: client.unwrapsNesting ?? false,
      bodyRule: client.body.becomes === 'div' && !client.body.rulesMatch ? client.body.rule : null,
      named: (mark) => this.marks.get(mark),
    }
  }

  run(): Rewritten {
    const { client } = this
    const source = client.source?.(this.source, this.places, this.tellOfSource) ?? this.source
    const { document, stopped } = parseBounded(source)
    const tree: Tree = {
      document,
      tell: (change, element) =>
        this.changes.add(
          change,
          element.sourceCodeLocation ? this.places.at(element.sourceCodeLocation.startOffset) : null,
        ),
    }
    reshape(document, plain)
    this.unmatched = client.before?.(tree)
    if (client.keepsSecondHead) liftSheets(document, secondHeads(source, document))
    for (const element of elementsOf(document)) this.index(element)
    const sheets = this.sheets(document, source)
    reshape(document, (element) => this.element(element, sheets, tree))
    client.tree?.(tree)
    if (this.clippedAt !== null)
      this.changes.add(
        { rule: 'gmail-clip', effect: 'removed', of: 'document', what: 'message' },
        this.places.at(this.clippedAt),
      )
    replaceBody(tree, client.body, this.clippedAt !== null)
    if (client.ownSheet) addOwnSheet(tree, client.id, client.ownSheet.css, client.ownSheet.isOver)
    return {
      client: client.id,
      html: stable(printHtml(document)),
      changes: this.changes.list(),
      approximate: client.approximate ?? false,
      clippedAt: this.clippedAt,
      truncated: stopped || this.given.length > MAX_HTML,
    }
  }

  index(element: HtmlElement): void {
    for (const { name, value } of element.attrs) {
      const marks =
        name === 'class'
          ? value.split(/\s+/, 50).map((each) => `.${each}`)
          : name === 'id'
            ? [`#${value}`]
            : []
      for (const mark of marks) {
        const tags = this.marks.get(mark)
        if (tags) tags.add(element.tagName)
        else if (this.marks.size < 10_000) this.marks.set(mark, new Set([element.tagName]))
      }
    }
  }

  /** The style sheets, rewritten; those that are not in the answer are removed. */
  sheets(document: Tree['document'], source: string): Map<HtmlElement, string> {
    const all: MailSheet[] = []
    let room = MOST_CSS
    for (const element of elementsOf(document)) {
      if (element.tagName !== 'style' || !element.namespaceURI.endsWith('/xhtml')) continue
      const css = textIn(element).slice(0, room)
      room -= css.length
      const parent = element.parentNode
      all.push({ css, inHead: parent?.nodeName === 'head', element })
    }
    this.mail = { sheets: all, document }
    const removed = this.client.sheets?.(all, this.mail)
    const kept = new Map<HtmlElement, string>()
    for (const sheet of all) {
      const why = removed?.get(sheet) ?? this.sheetIsLost(sheet)
      if (why) {
        const { offset, ...change } = why
        this.tell({ ...change, of: 'style-sheet', effect: 'removed', offset: placeIn(sheet, source)(offset) })
      } else kept.set(sheet.element, this.sheet(sheet, source))
    }
    return kept
  }

  /** The reason of the data for which a style sheet is removed as a whole. */
  sheetIsLost({ inHead, element }: MailSheet): Omit<Found, 'of' | 'effect'> | null {
    const style = { slug: 'html-style', traits: inHead ? [] : ['in-body'] }
    const what = inHead ? '<style>' : '<style> in <body>'
    if (this.isLost(style)) return { rule: style.slug, what, offset: 0 }
    const media = (attributeOf(element, 'media') ?? '').trim().slice(0, 1_000)
    if (media === '' || /^(?:all|screen)$/i.test(media)) return null
    const lost = readCss(`@media ${media}{}`, null).uses.find(this.isLost)
    return lost ? { rule: lost.slug, what: `<style media="${media}">`, offset: 0 } : null
  }

  sheet(sheet: MailSheet, source: string): string {
    const at = placeIn(sheet, source)
    const end = this.client.cut?.(sheet.css) ?? null
    const css = end ? sheet.css.slice(0, end.offset) : sheet.css
    const rewritten = rewriteCss(css, null, this.rules)
    for (const each of rewritten.found) this.tell({ ...each, offset: at(each.offset) })
    if (end)
      this.tell({
        rule: end.rule,
        effect: 'removed',
        of: 'style-sheet',
        what: end.what,
        offset: at(end.offset),
      })
    return rewritten.css
  }

  element(element: HtmlElement, sheets: ReadonlyMap<HtmlElement, string>, tree: Tree): Fate {
    if (element.tagName === 'style' && element.namespaceURI.endsWith('/xhtml')) {
      const css = sheets.get(element)
      if (css === undefined) return 'dropped'
      element.childNodes = []
      if (css.trim() === '') return 'dropped'
      element.childNodes.push({ nodeName: '#text', value: css, parentNode: element })
      return 'kept'
    }
    // Shapes drawn as boxes have the client's own styles.
    if (this.client.drawsShapes && attributeOf(element, SHAPE) !== null) return 'kept'
    const fate = decideElement(element, this.isLost, tree)
    if (fate === 'kept') this.inline(element)
    return fate
  }

  inline(element: HtmlElement): void {
    const style = attributeOf(element, 'style')
    if (style === null) return
    const css = style.slice(0, MAX_STYLE_ATTRIBUTE)
    const bearer = bearerOf(element, css)
    const key = bearerKey(bearer, css)
    const known = this.attributes.get(key) ?? this.readInline(css, bearer)
    if (this.attributes.size < 5_000) this.attributes.set(key, known)
    const location = element.sourceCodeLocation
    const offset = location?.attrs?.style?.startOffset ?? location?.startOffset
    const where = offset === undefined ? null : this.places.at(offset)
    for (const { rule, effect, of, what } of known.found) this.changes.add({ rule, effect, of, what }, where)
    if (known.css === null || known.css.trim() === '') removeAttribute(element, 'style')
    else if (known.css !== style) setAttribute(element, 'style', known.css)
  }

  readInline(css: string, bearer: ReturnType<typeof bearerOf>): { css: string | null; found: Found[] } {
    const reading = readCss(css, bearer)
    const removed = this.client.styleAttribute?.(reading)
    if (removed) return { css: null, found: [{ ...removed, of: 'style-attribute', effect: 'removed' }] }
    return rewriteCss(css, bearer, this.rules, reading)
  }
}

/** Moves the style sheets of other heads to the end of the first, where their place says that they apply. */
function liftSheets(document: Tree['document'], isInHead: (element: HtmlElement) => boolean): void {
  const head = rootChild(document, 'head')
  const sheets = [...elementsOf(document)].filter(
    (element) => element.tagName === 'style' && element.parentNode !== head && isInHead(element),
  )
  for (const sheet of sheets) {
    const parent = sheet.parentNode
    if (!head || !parent) continue
    parent.childNodes = parent.childNodes.filter((node) => node !== sheet)
    append(head, sheet)
  }
}

/** Takes out what was added by us when a mail is rewritten twice, and what no printed document could end. */
const plain = (element: HtmlElement): Fate => {
  if (element.tagName === 'plaintext' && element.namespaceURI.endsWith('/xhtml')) {
    element.tagName = 'pre'
    element.nodeName = 'pre'
  }
  return element.tagName === 'style' && attributeOf(element, SHEET) !== null ? 'dropped' : 'kept'
}

/** Offsets in a style sheet as offsets in the source: the parser leaves out the CR of a line's end. */
function placeIn({ element, css }: MailSheet, source: string): (offset: number) => number {
  const location = element.childNodes[0]?.sourceCodeLocation ?? element.sourceCodeLocation
  const start = location?.startOffset ?? 0
  const raw = source.slice(start, location?.endOffset ?? start)
  if (!raw.includes('\r') || raw.length === css.length) return (offset) => start + offset
  const returns: number[] = []
  for (let at = raw.indexOf('\r\n'); at >= 0; at = raw.indexOf('\r\n', at + 1))
    returns.push(at - returns.length)
  return (offset) => {
    let low = 0
    let high = returns.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (returns[middle]! < offset) low = middle + 1
      else high = middle
    }
    return start + offset + low
  }
}

/** Where a source of more octets than `limit` is cut: before the tag that the limit falls into. */
function clipOf(source: string, limit: number): number | null {
  if (source.length * 3 <= limit || Buffer.byteLength(source) <= limit || source.endsWith(clippedEnd))
    return null
  const shown = Buffer.from(source.slice(0, limit))
    .subarray(0, limit)
    .toString()
    .replace(/\ufffd{1,3}$/, '')
  const tag = shown.lastIndexOf('<')
  return tag > shown.lastIndexOf('>') ? tag : shown.length
}

/** HTML that is the same when it is parsed and printed again. */
function stable(html: string): string {
  let last = html
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = printHtml(parseBounded(last).document)
    if (next === last) break
    last = next
  }
  return last
}
