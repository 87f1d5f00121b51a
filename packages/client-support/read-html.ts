import { MAX_STYLE_ATTRIBUTE } from '@postproof/message/bounds'
import { positionFinder } from '@postproof/message/locations'
import type { Html, HtmlElement, HtmlNode, Message, Part } from '@postproof/message/types'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { bearerKey, bearerOf } from './bearer.ts'
import { type Conditional, readConditional, wordMeets } from './conditional.ts'
import { familiesOf, isFontSheet } from './font-sheets.ts'
import { attributeSlugs, elementSlugs, htmlHarm, htmlTraits, specialSlugs } from './html-rules.ts'
import { type MayMatch, mayMatchIn } from './matched.ts'
import { pictureUses } from './pictures.ts'
import { type CssReading, readCss, shorten } from './read-css.ts'
import type { Use } from './types.ts'

/** Style sheets read in all, in UTF-16 units; thirty times what Gmail takes. */
const MOST_CSS = 500_000
const GMAIL_STYLE = 16_384
/** A style sheet carries the look when it says this much, and style attributes say less than half of it. */
const LOOK = 10

export type Reading = { uses: Use[]; sheetDeclarations: number; inlineDeclarations: number }

/** Finds every use of a feature in a mail's HTML and its parts, in document order. */
export function readUses(message: Message): Reading {
  const reader = new HtmlReader(message)
  if (message.html) reader.read(message.html)
  for (const part of message.parts)
    if (part.type === 'text/x-amp-html') reader.add({ slug: 'amp', line: null, example: 'text/x-amp-html' })
  return reader.reading
}

type Found = Pick<Use, 'slug' | 'line' | 'example'> & Partial<Use>

class HtmlReader {
  readonly reading: Reading = { uses: [], sheetDeclarations: 0, inlineDeclarations: 0 }
  readonly parts = new Map<string, Part>()
  /** Style attributes already read: newsletters repeat a few of them. */
  readonly attributes = new Map<string, CssReading>()
  mayMatch: MayMatch | undefined
  source = ''
  css = 0
  /** In `<!--[if !mso]><!-->`. */
  hiddenFromWord = false
  optional = false

  constructor(message: Message) {
    for (const part of message.parts) if (part.contentId !== null) this.parts.set(part.contentId, part)
  }

  add(found: Found): void {
    const { hiddenFromWord, optional } = this
    this.reading.uses.push({
      traits: [],
      hiddenFromWord,
      ...found,
      optional: optional || (found.optional ?? false),
    })
  }

  read(html: Html): void {
    this.source = html.source
    this.mayMatch = mayMatchIn(html)
    let line = 1
    const stack: HtmlNode[] = [html.document]
    while (stack.length > 0) {
      const node = stack.pop()!
      line = node.sourceCodeLocation?.startLine ?? line
      if ('tagName' in node) this.element(node, line)
      else if (node.nodeName === '#comment')
        this.comment((node as DefaultTreeAdapterTypes.CommentNode).data, line)
      else if (node.nodeName === '#documentType')
        this.doctype(node as DefaultTreeAdapterTypes.DocumentType, line)
      if (!('childNodes' in node) || isRaw(node)) continue
      for (let at = node.childNodes.length - 1; at >= 0; at -= 1) stack.push(node.childNodes[at]!)
    }
    this.styleSheets()
    this.outsideSheets(html)
  }

  doctype({ name, publicId }: DefaultTreeAdapterTypes.DocumentType, line: number): void {
    if (name === 'html' && publicId === '')
      this.add({ slug: 'html-doctype', line, example: '<!DOCTYPE html>' })
  }

  comment(data: string, line: number): void {
    const conditional: Conditional | null = readConditional(data)
    if (conditional === null)
      this.add({ slug: 'html-comments', line, example: shorten(`<!--${data.slice(0, 200)}-->`) })
    else if (conditional.kind === 'start') this.hiddenFromWord = !wordMeets(conditional.condition)
    else if (conditional.kind === 'end') this.hiddenFromWord = false
  }

  element(element: HtmlElement, line: number): void {
    // The parser makes up elements such as tbody; those are not in the mail.
    if (!element.sourceCodeLocation || !element.namespaceURI.endsWith('/xhtml')) {
      if (element.tagName === 'svg') this.add({ slug: 'html-svg', line, example: this.tag(element) })
      return
    }
    const name = element.tagName
    const slug = elementSlugs.get(name)
    if (slug && (name !== 'link' || isStyleLink(element)))
      this.add({
        slug,
        line,
        example: this.tag(element),
        traits: htmlTraits(element, null),
        ...htmlHarm(element, slug),
        ...(name === 'link' && { sheet: attributeValue(element, 'href') ?? '' }),
      })
    for (const each of specialSlugs(element))
      this.add({ slug: each, line, example: this.tag(element), traits: htmlTraits(element, null) })
    this.attrs(element, line)
    if (name === 'style') this.style(element, line)
  }

  attrs(element: HtmlElement, elementLine: number): void {
    const locations = element.sourceCodeLocation?.attrs
    const seen = new Set<string>()
    for (const { name, value } of element.attrs) {
      const location = locations?.[name]
      const line = location?.startLine ?? elementLine
      const slug = attributeSlugs.get(name)
      if (slug && !seen.has(slug)) {
        seen.add(slug)
        const example = location ? shorten(this.source.slice(location.startOffset, location.endOffset)) : name
        this.add({ slug, line, example, traits: htmlTraits(element, name), ...htmlHarm(element, slug) })
      }
      if (name === 'style') this.inline(element, value.slice(0, MAX_STYLE_ATTRIBUTE), line)
      else if (isPicture(element.tagName, name)) this.picture(value, line)
      else if (name === 'srcset') for (const url of candidates(value)) this.picture(url, line)
    }
  }

  inline(element: HtmlElement, css: string, line: number): void {
    const bearer = bearerOf(element, css)
    const key = bearerKey(bearer, css)
    let reading = this.attributes.get(key)
    if (!reading) {
      reading = readCss(css, bearer)
      if (this.attributes.size < 5_000) this.attributes.set(key, reading)
    }
    this.reading.inlineDeclarations += reading.declarations
    this.take(reading, css, line)
  }

  /** Adds what was found in CSS that begins in that line. */
  take(reading: CssReading, css: string, line: number): void {
    const isOneLine = !css.includes('\n')
    const find = isOneLine ? () => ({ line: 1 }) : positionFinder(css)
    for (const { offset, ...use } of reading.uses) this.add({ ...use, line: line + find(offset).line - 1 })
    for (const { url, offset, optional } of reading.pictures)
      this.picture(url, line + find(offset).line - 1, optional)
  }

  picture(url: string, line: number, optional = false): void {
    const example = shorten(url.slice(0, 200))
    for (const { slug, traits } of pictureUses(url, this.parts))
      this.add({ slug, line, example, traits, optional })
  }

  style(element: HtmlElement, line: number): void {
    const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
    const css = text.slice(0, Math.max(0, MOST_CSS - this.css))
    this.css += css.length
    const media = (attributeValue(element, 'media') ?? '').trim().toLowerCase()
    const always = media === '' || media === 'all' || media === 'screen'
    if (!always) this.take(readCss(`@media ${media.slice(0, 1000)}{}`, null), '', line)
    const reading = readCss(css, null, this.mayMatch)
    const start = element.childNodes[0]?.sourceCodeLocation?.startLine ?? line
    this.optional = !always
    this.take(reading, css, start)
    this.optional = false
    if (always) this.reading.sheetDeclarations += reading.declarations
    const traits: string[] = []
    if (!isInHead(element)) traits.push('in-body')
    if (text.length > GMAIL_STYLE) traits.push('over-16-kb')
    if (traits.length > 0)
      this.add({ slug: 'html-style', line, example: this.tag(element), traits, harm: 'none', optional: true })
  }

  /** What is lost with the style sheets, where they and not the style attributes carry the look. */
  styleSheets(): void {
    const { sheetDeclarations, inlineDeclarations, uses } = this.reading
    const carries = sheetDeclarations >= LOOK && inlineDeclarations < sheetDeclarations / 2
    for (const use of uses) if (use.slug === 'html-style') use.harm = carries ? 'layout' : 'decoration'
  }

  /**
   * What is lost with style sheets from outside, which hardly any client loads: nothing with fonts, and little where
   * the mail brings a look of its own. What they hold is not known.
   */
  outsideSheets(html: Html): void {
    const { sheetDeclarations, inlineDeclarations, uses } = this.reading
    const hasLook = sheetDeclarations + inlineDeclarations >= LOOK
    let known: Set<string> | null = null
    const families = (): Set<string> => {
      known ??= familiesOf(html)
      return known
    }
    for (const use of uses)
      if (use.sheet !== undefined)
        use.harm = isFontSheet(use.sheet, families) ? 'none' : hasLook ? 'decoration' : 'layout'
  }

  /** The start tag as written. */
  tag(element: HtmlElement): string {
    const location = element.sourceCodeLocation?.startTag ?? element.sourceCodeLocation
    return location
      ? shorten(this.source.slice(location.startOffset, location.endOffset))
      : `<${element.tagName}>`
  }
}

const raw = new Set([
  'script',
  'style',
  'title',
  'iframe',
  'noframes',
  'noembed',
  'template',
  'xmp',
  'plaintext',
  'svg',
  'math',
])

const isRaw = (node: HtmlNode): boolean => 'tagName' in node && raw.has(node.tagName)

const attributeValue = (element: HtmlElement, name: string): string | null =>
  element.attrs.find((each) => each.name === name)?.value ?? null

/** The `<style>` elements of a mail, in the order of the source. */
export function stylesIn(document: Html['document']): HtmlElement[] {
  const found: HtmlElement[] = []
  const stack: HtmlNode[] = [document]
  while (stack.length > 0) {
    const node = stack.pop()!
    if ('tagName' in node && node.tagName === 'style' && node.sourceCodeLocation) found.push(node)
    if (!('childNodes' in node) || isRaw(node)) continue
    for (let at = node.childNodes.length - 1; at >= 0; at -= 1) stack.push(node.childNodes[at]!)
  }
  return found
}

const isStyleLink = (element: HtmlElement): boolean =>
  /\bstylesheet\b/i.test(attributeValue(element, 'rel') ?? '')

/** Whether the parser puts it into the head. */
export const isInHead = (element: HtmlElement): boolean => {
  const parent = element.parentNode
  return parent !== null && 'tagName' in parent && parent.tagName === 'head'
}

function isPicture(tag: string, attribute: string): boolean {
  if (attribute === 'src') return tag === 'img' || tag === 'input'
  return attribute === 'background' || (attribute === 'poster' && tag === 'video')
}

/** Addresses of a srcset, at most 20. */
const candidates = (srcset: string): string[] =>
  srcset
    .slice(0, 10_000)
    .split(/,\s/, 20)
    .map((each) => each.trim().split(/\s/, 1)[0]!)
