import { parseStyleSheet } from '@postproof/message/style'
import type { Html, HtmlElement } from '@postproof/message/types'
import { attribute, elementsOf } from '@postproof/message/walk'
import { autoLinks } from './auto-links.ts'
import { edgeClasses } from './class-edges.ts'
import { type ClassMark, classesIn, classesOf } from './class-names.ts'
import { whiteGrounds } from './dark-scheme.ts'
import { inlineStyle } from './inline-style.ts'
import { linesBefore } from './lines.ts'
import { shorten } from './read-css.ts'
import { isBadTarget } from './rewrite/html/bad-links.ts'
import { widerThanPhones, widthOf } from './samsung.ts'
import { type WidthQuery, widthQueries } from './width-queries.ts'
import { yahooBugs } from './yahoo-bugs.ts'

/**
 * Bugs of single clients that caniemail has no feature for, in a mail: what each client other than Gmail and Outlook on
 * Windows, which have checks of their own, would show otherwise than meant. Sources stand with each rule.
 */

/** In the order in which they are reported. */
export const clientBugKinds = [
  'bad-href',
  'new-outlook-media',
  'auto-links',
  'dark-white',
  'cid-width',
  'img-class',
  'important-space',
  'class-edge',
  'samsung-width',
] as const

export type ClientBug = { kind: (typeof clientBugKinds)[number]; line: number; example: string }

/** Kept of each kind. */
const MOST = 20
/** Places of a kind whose line is looked up. */
const MOST_READ = 200

/** In the order of the kinds, each by line; lines from 1. */
export function clientBugs(html: Html): ClientBug[] {
  const queries = html.styles.map(({ css }) => widthQueries(css))
  const yahoo = yahooBugs(html)
  const kinds: [ClientBug['kind'], { line: number; example: string }[]][] = [
    ['bad-href', badTargets(html)],
    ['new-outlook-media', mobileFirst(html, queries)],
    ['auto-links', autoLinks(html).map(({ line, text }) => ({ line, example: text }))],
    ['dark-white', whiteGrounds(html).map(({ line, what }) => ({ line, example: what }))],
    ['cid-width', unsizedParts(html.document).map((element) => tagOf(html, element))],
    ['img-class', [...yahoo.lostSelectors, ...yahoo.pictures.map((element) => tagOf(html, element))]],
    ['important-space', yahoo.importantSpaces],
    ['class-edge', edgeClasses(html).map(({ line, selector }) => ({ line, example: selector.trim() }))],
    ['samsung-width', samsungWidths(html, queries.flat())],
  ]
  return kinds.flatMap(([kind, found]) =>
    oneALine(found)
      .slice(0, MOST)
      .map(({ line, example }) => ({ kind, line, example: shorten(example) })),
  )
}

function oneALine(found: { line: number; example: string }[]): { line: number; example: string }[] {
  const lines = new Map<number, { line: number; example: string }>()
  for (const each of found) if (!lines.has(each.line)) lines.set(each.line, each)
  return [...lines.values()].sort((a, b) => a.line - b.line)
}

const tagOf = (html: Html, element: HtmlElement): { line: number; example: string } => {
  const location = element.sourceCodeLocation
  const tag = location?.startTag ?? location
  return {
    line: location?.startLine ?? 1,
    example: tag ? html.source.slice(tag.startOffset, tag.endOffset) : `<${element.tagName}>`,
  }
}

/**
 * Pictures of the mail's own parts whose width is only an attribute. Apple Mail draws them at the size of the file, which is
 * twice as large for sharp screens (caniemail#171 and html-width note 3, rstudio/blastula#199).
 */
export function unsizedParts(document: Html['document']): HtmlElement[] {
  return [...elementsOf(document)].filter((element) => {
    if (element.tagName !== 'img' || !/^\s*cid:/i.test(attribute(element, 'src') ?? '')) return false
    if (!/^\s*\d{1,5}(?:px)?\s*$/i.test(attribute(element, 'width') ?? '')) return false
    const style = inlineStyle(element)
    return !style.has('width') && !style.has('max-width')
  })
}

/** Links that Outlook.com takes out (email-bugs#10). */
function badTargets(html: Html): { line: number; example: string }[] {
  const bad = [...elementsOf(html.document)].filter((element) => {
    const target = element.tagName === 'a' ? attribute(element, 'href') : null
    return target !== null && isBadTarget(target)
  })
  return bad.map((element) => tagOf(html, element))
}

/**
 * Rules for wide windows that give columns their width. The reading pane of the new Outlook drops media queries a moment
 * after it has loaded, and the columns are as wide as on phones (email-bugs#148, mjml#3041).
 */
function mobileFirst(html: Html, queries: WidthQuery[][]): { line: number; example: string }[] {
  const wide = queries.map((ofSheet) => ofSheet.filter(({ isMin }) => isMin).flatMap(({ rules }) => rules))
  if (wide.every((rules) => rules.length === 0)) return []
  const full = fullWidthClasses(html)
  return html.styles.flatMap(({ css, place }, sheet) =>
    wide[sheet]!.filter(
      ({ classes, declarations }) =>
        classes.some((name) => full.has(name)) &&
        declarations.some(
          ({ property, value }) =>
            /^(?:max-)?width$/.test(property) && !/^(?:100%|auto|none)/i.test(value.trim()),
        ),
    )
      .slice(0, MOST_READ)
      .map(({ start }) => ({
        line: place.line + linesBefore(css, start),
        example: css.slice(start, start + 200).split('}', 1)[0]!,
      })),
  )
}

/** Classes of elements that are as wide as their container, by their own width or by a rule without a condition. */
function fullWidthClasses(html: Html): Set<string> {
  const bySheet = new Set<string>()
  for (const { selector, declarations, conditional } of html.styles.flatMap(({ css }) =>
    parseStyleSheet(css),
  )) {
    const isFull = declarations.some(({ property, value }) => property === 'width' && isWhole(value))
    if (isFull && !conditional) for (const { name } of lastClasses(selector)) bySheet.add(name)
  }
  const found = new Set<string>()
  for (const element of elementsOf(html.document)) {
    const classes = classesOf(element)
    if (classes.length === 0) continue
    const isFull =
      isWhole(inlineStyle(element).get('width')) || attribute(element, 'width')?.trim() === '100%'
    for (const name of classes) if (isFull || bySheet.has(name)) found.add(name)
  }
  return found
}

const isWhole = (width: string | undefined): boolean => /^\s*100%/.test(width ?? '')

/** The last class of each selector in a list. */
const lastClasses = (list: string): ClassMark[] =>
  list
    .slice(0, 2_000)
    .split(',')
    .flatMap((selector) => classesIn(selector).slice(-1))

/** Widths in px that keep the phone layout from Samsung Email; none without a phone layout. */
function samsungWidths(html: Html, queries: WidthQuery[]): { line: number; example: string }[] {
  const narrow = queries.filter(({ isMin }) => !isMin)
  const wide = narrow.length === 0 ? [] : widerThanPhones(html.document).map(({ element }) => element)
  if (wide.length === 0) return []
  const changed = new Set(narrow.flatMap(({ rules }) => rules.flatMap(({ classes }) => classes)))
  const sized = [...elementsOf(html.document)].filter(
    (element) => classesOf(element).some((name) => changed.has(name)) && widthOf(element) !== null,
  )
  return [...wide, ...sized].map((element) => tagOf(html, element))
}
