import { readConditional } from '@postproof/client-support/conditional'
import { secondHeads } from '@postproof/client-support/second-head'
import { spacerOf } from '@postproof/client-support/word-buttons'
import { rowsWithoutGhosts } from '@postproof/client-support/word-columns'
import { floatGaps } from '@postproof/client-support/word-floats'
import { webFontTexts } from '@postproof/client-support/word-fonts'
import { shownTables } from '@postproof/client-support/word-hidden'
import { cutPictures } from '@postproof/client-support/word-lines'
import {
  asksForPixels,
  brokenSettings,
  closeComments,
  fixedByAttribute,
  wordComments,
} from '@postproof/client-support/word-settings'
import type { Html, HtmlElement } from '@postproof/message/types'
import { type CommentNode, elementsOf, walk } from '@postproof/message/walk'
import { attributeOf } from '../../content/markup.ts'
import { lineOf, startOf, valueAt } from '../attributes.ts'
import type { SourceEdit } from '../types.ts'
import { addToStyle, type Edits, headAt, lineAt, namespaces, sheetsAt } from './places.ts'

/** Repairs for Outlook on Windows. Most edit only what Word alone reads: its comments, and properties with `mso-`. */

const startOfComment = (source: string, { data, sourceCodeLocation: at }: CommentNode): number | null =>
  at && source.startsWith(`<!--${data}-->`, at.startOffset) ? at.startOffset + 4 : null

/** `mso-line-height-rule: at-least` for what holds a cut picture. */
export function growingLines(html: Html): Edits | null {
  const edits: SourceEdit[] = []
  const done = new Set<HtmlElement>()
  let line = 0
  for (const [picture, { source }] of cutPictures(html.document)) {
    const said = /mso-line-height-rule\s*:\s*exactly/i.test(attributeOf(source, 'style') ?? '')
    const holder = said ? source : blockAround(picture)
    if (!holder) return null
    if (done.has(holder)) continue
    done.add(holder)
    line ||= lineOf(holder)
    const at = said ? valueAt(html.source, holder, 'style') : null
    const match = at && /mso-line-height-rule\s*:\s*(exactly)/i.exec(at.text)
    const from = match ? at!.from + match.index + match[0].length - 'exactly'.length : 0
    const edit = match
      ? { from, to: from + 'exactly'.length, text: 'at-least' }
      : said
        ? null
        : addToStyle(html.source, holder, 'mso-line-height-rule:at-least')
    if (!edit) return null
    edits.push(edit)
  }
  return edits.length === 0
    ? null
    : { kind: 'line-height', edits, line, quote: 'mso-line-height-rule:at-least' }
}

function blockAround(element: HtmlElement): HtmlElement | null {
  for (let node = element.parentNode; node && 'tagName' in node; node = node.parentNode)
    if (/^(?:td|th|p|div|h[1-6]|li|center)$/.test(node.tagName)) return node
  return null
}

/** `mso-hide: all` for each table inside a hidden element. */
export function hiddenTables(html: Html): Edits | null {
  const edits: SourceEdit[] = []
  let line = 0
  for (const { hidden } of shownTables(html.document))
    for (const table of elementsOf(hidden)) {
      if (
        table.tagName !== 'table' ||
        table === hidden ||
        /mso-hide\s*:\s*all/i.test(attributeOf(table, 'style') ?? '')
      )
        continue
      const edit = addToStyle(html.source, table, 'mso-hide:all')
      if (!edit) return null
      line ||= lineOf(table)
      if (!edits.some(({ from }) => from === edit.from)) edits.push(edit)
    }
  return edits.length === 0 ? null : { kind: 'hidden-tables', edits, line, quote: 'mso-hide:all' }
}

const shapes = /<(\/?)(?=(?:rect|roundrect|fill|textbox|shape|oval|stroke|imagedata)\b)/gi

/** The prefix of VML, and its namespace on the root. */
export function prefixedShapes(html: Html): Edits | null {
  const edits: SourceEdit[] = []
  let isVml = false
  for (const { node, content } of wordComments(html.document)) {
    if (/<svg\b/i.test(content)) continue
    const start = startOfComment(html.source, node)
    const conditional = readConditional(node.data)
    isVml ||= /<v:/i.test(content)
    if (conditional?.kind !== 'hidden') continue
    for (const { index, 0: written } of content.matchAll(shapes)) {
      if (start === null) return null
      const from = start + conditional.offset + index + written.length
      edits.push({ from, to: from, text: 'v:' })
    }
  }
  if (edits.length === 0 && (!isVml || /\bxmlns:v\s*=/i.test(html.source))) return null
  const root = namespaces(html, ['v'])
  if (root === null) return null
  const line = edits[0] ? lineAt(html.source, edits[0].from) : 1
  return { kind: 'vml-prefix', edits: [...root, ...edits], line, quote: '<v:rect>' }
}

const block =
  '<o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings>'

/** The settings block for Outlook, in place of a broken one or new. */
export function officeSettings(html: Html): Edits | null {
  const { source, document } = html
  const broken = brokenSettings(document)
  const root = namespaces(html, ['v', 'o'])
  if (root === null) return null
  if (broken.length > 0) {
    const edits = broken.map(({ node, content }): SourceEdit | null => {
      const start = startOfComment(source, node)
      const conditional = readConditional(node.data)
      const from = content.toLowerCase().indexOf('<xml')
      const end = content.toLowerCase().lastIndexOf('</xml>')
      if (start === null || conditional?.kind !== 'hidden') return null
      // Without its end, what follows cannot be told from it.
      if (end < from && /<(?!\/?(?:[ow]:|xml))/i.test(content.slice(from))) return null
      const at = start + conditional.offset
      return {
        from: at + from,
        to: at + (end < from ? content.length : end + 6),
        text: `<xml>${block}</xml>`,
      }
    })
    if (!edits.every((edit) => edit !== null)) return null
    return {
      kind: 'office-settings',
      edits: [...root, ...edits],
      line: broken[0]!.line,
      quote: '<o:PixelsPerInch>96',
    }
  }
  const sized = asksForPixels(html) ? [] : fixedByAttribute(document)
  const asks = wordComments(document).some(({ content }) => /<o:PixelsPerInch>/i.test(content))
  const head = headAt(html)
  if (sized.length === 0 || !head || (asks && root.length === 0)) return null
  const text = `<!--[if gte mso 9]><noscript><xml>${block}</xml></noscript><![endif]-->`
  const added = asks ? [] : [{ from: head.end, to: head.end, text }]
  return {
    kind: 'office-settings',
    edits: [...root, ...added],
    line: lineOf(sized[0]!),
    quote: '<o:PixelsPerInch>96',
  }
}

/** An ordinary comment inside one for Outlook, taken out. */
export function wholeConditions(html: Html): Edits | null {
  const edits: SourceEdit[] = []
  const { source } = html
  let isOdd = false
  let doneUntil = 0
  walk(html.document, null, [
    {
      comment({ data, sourceCodeLocation: at }) {
        if (readConditional(data)?.kind !== 'start' || !data.includes('<!--') || !at) return
        if (isOdd || at.startOffset < doneUntil) return
        const close = source.indexOf('<![endif]-->', at.startOffset)
        if (close < 0) isOdd = true
        doneUntil = close
        for (let from = source.indexOf('<!--', at.startOffset + 4); from >= 0 && from < close; ) {
          const end = source.indexOf('-->', from) + 3
          if (end < 3 || end > close || /^<!--(?:\[if|<!\[)/i.test(source.slice(from, from + 8))) isOdd = true
          if (isOdd) return
          edits.push({ from, to: end, text: '' })
          from = source.indexOf('<!--', end)
        }
      },
    },
  ])
  if (isOdd || edits.length === 0) return null
  const { from, to } = edits[0]!
  return {
    kind: 'conditional',
    edits,
    line: lineAt(source, from),
    quote: source.slice(from, to).slice(0, 100),
  }
}

/** Style sheets of the body at the end of the head, in their order. */
export function sheetsToHead(html: Html): Edits | null {
  const head = headAt(html)
  const sheets = sheetsAt(html)
  if (!head || !sheets) return null
  const isSecond = secondHeads(html.source, html.document)
  const inBody = sheets.filter(({ element }) => element.parentNode?.nodeName !== 'head')
  const moving = inBody.filter(({ element }) => !isSecond(element))
  // Those that stay would come before instead of between.
  const stays = inBody
    .filter((sheet) => !moving.includes(sheet))
    .map(({ css }) => css)
    .join('\n')
  if (
    moving.length === 0 ||
    moving.some(({ css }) => shareMarks(css, stays)) ||
    isConditioned(
      html,
      moving.map(({ element }) => element),
    )
  )
    return null
  const edits: SourceEdit[] = []
  let text = ''
  for (const { element } of moving) {
    const at = element.sourceCodeLocation
    if (!at?.startTag || !at.endTag) return null
    text += html.source.slice(at.startOffset, at.endOffset)
    edits.push({ from: at.startOffset, to: at.endOffset, text: '' })
  }
  return {
    kind: 'style-head',
    edits: [{ from: head.end, to: head.end, text: `${text}\n` }, ...edits],
    line: lineOf(moving[0]!.element),
    quote: '<style>',
  }
}

function shareMarks(css: string, others: string): boolean {
  if (others.trim() === '') return false
  const marks = [...css.slice(0, 50_000).matchAll(/[.#][a-z_-][\w-]*(?=[^{};]*\{)/gi)].map(([name]) => name)
  const hasTags = /(?:^|[,}\s])(?:[a-z][a-z\d]*|\*)\s*[,{]/i.test(css)
  return hasTags || marks.some((name) => others.includes(name))
}

/** Whether one of these stands between a condition's two comments. */
function isConditioned({ document }: Html, elements: readonly HtmlElement[]): boolean {
  let depth = 0
  let found = false
  walk(document, null, [
    {
      comment({ data }) {
        const conditional = readConditional(data)
        if (conditional?.kind === 'start') depth += 1
        else if (conditional?.kind === 'end') depth = Math.max(0, depth - 1)
      },
      enter(element) {
        if (depth > 0 && elements.includes(element)) found = true
      },
    },
  ])
  return found
}

/** Room beside a button by spaces that Word widens, as wide as `letter-spacing` was meant to make it. */
export function widerSpaces(html: Html): Edits | null {
  const edits: SourceEdit[] = []
  let line = 0
  for (const { node, content, line: at } of wordComments(html.document)) {
    const conditional = readConditional(node.data)
    const start = startOfComment(html.source, node)
    if (conditional?.kind !== 'hidden') continue
    for (const spacer of spacerOf(content)) {
      if (start === null || spacer.px === null) return null
      const from = start + conditional.offset + spacer.from
      edits.push({ from, to: from + spacer.length, text: widened(spacer.tag, spacer.style, spacer.px) })
      line ||= at
    }
  }
  return edits.length === 0 ? null : { kind: 'button-spacing', edits, line, quote: 'mso-font-width' }
}

/** A hair space takes about 2 px, and `mso-font-width` reads up to 500 %. */
function widened(tag: string, style: string, px: number): string {
  const count = Math.max(1, Math.ceil(px / 10))
  const percent = Math.round((px / count / 2) * 100)
  const rest = style
    .split(';')
    .filter((each) => each.trim() !== '' && !/^\s*(?:letter-spacing|mso-font-width)\s*:/i.test(each))
  const css = [`mso-font-width:${percent}%`, ...rest.map((each) => each.trim())].join(';')
  return `<${tag} style="${css}" hidden>${'&#8202;'.repeat(count)}</${tag}>`
}

/** The table for Outlook around columns of inline blocks. */
export function ghostTables(html: Html): Edits | null {
  const rows = rowsWithoutGhosts(html)
  const edits: SourceEdit[] = []
  for (const { columns, total } of rows) {
    if (total === null) return null
    for (const [at, { element, part }] of columns.entries()) {
      const from = startOf(element)
      const to = element.sourceCodeLocation?.endTag?.endOffset
      if (from === null || to === undefined || part === null) return null
      const cell = `<td width="${Math.round(total * part)}" valign="top">`
      const open =
        at === 0
          ? `<table role="presentation" width="${total}" border="0" cellpadding="0" cellspacing="0"><tr>${cell}`
          : `</td>${cell}`
      edits.push({ from, to: from, text: `<!--[if mso]>${open}<![endif]-->` })
      if (at === columns.length - 1)
        edits.push({ from: to, to, text: '<!--[if mso]></td></tr></table><![endif]-->' })
    }
  }
  const first = rows[0]?.columns[0]
  return first
    ? { kind: 'ghost-tables', edits, line: lineOf(first.element), quote: '<!--[if mso]><table>' }
    : null
}

/** Font sheets hidden from Word, and a stand-in named in `@font-face`. */
export function hiddenFonts(html: Html): Edits | null {
  const texts = webFontTexts(html)
  const sheets = sheetsAt(html)
  if (texts.length === 0 || !sheets) return null
  const edits: SourceEdit[] = []
  for (const { css, start } of sheets)
    for (const { index, 0: written } of css.matchAll(/@font-face\s{0,20}\{/gi)) {
      const at = start + index + written.length
      edits.push({ from: at, to: at, text: ' mso-generic-font-family: swiss; mso-font-alt: Arial;' })
    }
  for (const element of elementsOf(html.document)) {
    const at = element.sourceCodeLocation
    if (element.tagName !== 'link' || !at || !/\bstylesheet\b/i.test(attributeOf(element, 'rel') ?? ''))
      continue
    if (isConditioned(html, [element])) continue
    edits.push(
      { from: at.startOffset, to: at.startOffset, text: '<!--[if !mso]><!-->' },
      { from: at.endOffset, to: at.endOffset, text: '<!--<![endif]-->' },
    )
  }
  return edits.length === 0
    ? null
    : { kind: 'web-fonts', edits, line: lineOf(texts[0]!), quote: 'mso-font-alt' }
}

/** Floated tables without the room that Word adds beside them. */
export function tightTables(html: Html): Edits | null {
  const tables = floatGaps(html.document)
  const edits = tables.map((table) =>
    addToStyle(html.source, table, 'mso-table-lspace:0pt;mso-table-rspace:0pt'),
  )
  if (tables.length === 0 || !edits.every((edit) => edit !== null)) return null
  return { kind: 'float-gap', edits, line: lineOf(tables[0]!), quote: 'mso-table-lspace:0pt' }
}

/** A space before the end of HTML comments in style sheets. */
export function spacedComments(html: Html): Edits | null {
  const found = (sheetsAt(html) ?? []).flatMap(({ css, start }) =>
    closeComments(css).map(({ end, text }) => ({ at: start + end, text })),
  )
  const edits = found.map(({ at }): SourceEdit => ({ from: at, to: at, text: ' ' }))
  const [first] = found
  return first
    ? { kind: 'style-comment', edits, line: lineAt(html.source, first.at), quote: first.text.slice(0, 100) }
    : null
}
