import type { Html, HtmlElement } from '@postproof/message/types'
import { attribute, walk } from '@postproof/message/walk'
import { autoLinks } from './auto-links.ts'
import { edgeClasses } from './class-edges.ts'
import { whiteGrounds } from './dark-scheme.ts'
import { shorten } from './read-css.ts'
import { isBadTarget } from './rewrite/html/bad-links.ts'
import { rewriteFor } from './rewrite/index.ts'
import { widerThanPhones, widthOf } from './samsung.ts'
import { type WidthQuery, widthQueries } from './width-queries.ts'

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
  const kinds: [ClientBug['kind'], { line: number; example: string }[]][] = [
    ['bad-href', badTargets(html)],
    ['new-outlook-media', mobileFirst(html)],
    ['auto-links', autoLinks(html).map(({ line, text }) => ({ line, example: text }))],
    ['dark-white', whiteGrounds(html).map(({ line, what }) => ({ line, example: what }))],
    ['cid-width', unsizedParts(html.document).map((element) => tagOf(html, element))],
    ...ofYahoo(html),
    ['class-edge', edgeClasses(html).map(({ line, selector }) => ({ line, example: selector.trim() }))],
    ['samsung-width', samsungWidths(html)],
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
  const found: HtmlElement[] = []
  walk(document, null, [
    {
      enter(element) {
        if (element.tagName !== 'img' || !/^\s*cid:/i.test(attribute(element, 'src') ?? '')) return
        if (!/^\s*\d{1,5}(?:px)?\s*$/i.test(attribute(element, 'width') ?? '')) return
        if (!/(?:^|;)\s*(?:max-)?width\s*:/i.test((attribute(element, 'style') ?? '').slice(0, 5_000)))
          found.push(element)
      },
    },
  ])
  return found
}

/** Links that Outlook.com takes out (email-bugs#10). */
function badTargets(html: Html): { line: number; example: string }[] {
  const found: { line: number; example: string }[] = []
  walk(html.document, null, [
    {
      enter(element) {
        const target = element.tagName === 'a' ? attribute(element, 'href') : null
        if (target !== null && isBadTarget(target)) found.push(tagOf(html, element))
      },
    },
  ])
  return found
}

/**
 * Rules for wide windows that give columns their width. The reading pane of the new Outlook drops media queries a moment
 * after it has loaded, and the columns are as wide as on phones (email-bugs#148, mjml#3041).
 */
function mobileFirst(html: Html): { line: number; example: string }[] {
  const full = fullWidthClasses(html)
  if (full.size === 0) return []
  return html.styles.flatMap(({ css, place }) =>
    widthQueries(css)
      .filter(({ isMin }) => isMin)
      .flatMap(({ rules }) => rules)
      .filter(
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

const linesBefore = (css: string, offset: number): number => css.slice(0, offset).split('\n').length - 1

/** Classes of elements whose own or unconditional width is all of it, and that have a neighbor. */
function fullWidthClasses(html: Html): Set<string> {
  const bySheet = new Set<string>()
  for (const { css } of html.styles)
    for (const [, name] of css
      .slice(0, 200_000)
      .replace(/@media[^{}]{0,1000}\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gi, '')
      .matchAll(/\.([\w-]+)\s*\{[^{}]{0,1000}?(?<![-\w])width\s*:\s*100%/gi))
      bySheet.add(name!)
  const found = new Set<string>()
  walk(html.document, null, [
    {
      enter(element) {
        const classes = (attribute(element, 'class') ?? '').split(/\s+/, 50).filter((name) => name !== '')
        if (classes.length === 0) return
        const isFull =
          /(?:^|;)\s*width\s*:\s*100%/i.test((attribute(element, 'style') ?? '').slice(0, 5_000)) ||
          attribute(element, 'width')?.trim() === '100%'
        for (const name of classes) if (isFull || bySheet.has(name)) found.add(name)
      },
    },
  ])
  return found
}

/** Of the drawing for Yahoo: rules for pictures by their class, and marks of importance that it loses. */
function ofYahoo(html: Html): [ClientBug['kind'], { line: number; example: string }[]][] {
  const source = html.source
  const { changes } = rewriteFor('yahoo', source)
  const lineAt = (offset: number): number => source.slice(0, offset).split('\n').length
  const lost = changes.filter(({ rule, of }) => rule === 'yahoo-img-class' && of === 'selector')
  const names = new Set(
    lost.flatMap(({ what }) => [...what.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!)),
  )
  const classes = lost
    .flatMap(({ offsets, what }) => offsets.map((at) => ({ at, what })))
    .slice(0, MOST_READ)
    .map(({ at, what }) => ({ line: lineAt(at), example: what }))
  const pictures = names.size === 0 ? [] : picturesOf(html, names)
  const marks = changes
    .filter(({ rule }) => rule === 'yahoo-important-space')
    .flatMap(({ offsets, what }) =>
      offsets.filter((at) => competes(html, at)).map((at) => ({ line: lineAt(at), example: what })),
    )
  return [
    ['img-class', [...classes, ...pictures]],
    ['important-space', marks],
  ]
}

/** Whether an element that the rule around this declaration is for has the property in its style attribute too. */
function competes(html: Html, offset: number): boolean {
  const before = html.source.slice(Math.max(0, offset - 5_000), offset)
  const selector =
    before
      .slice(0, before.lastIndexOf('{'))
      .split(/[{};>]/)
      .at(-1) ?? ''
  const property = /^[a-z-]+/i.exec(html.source.slice(offset, offset + 40))?.[0]?.toLowerCase() ?? ''
  // Written twice, the form without a space keeps its mark.
  const rest = html.source.slice(offset, offset + 5_000).split('}', 1)[0]!
  if (new RegExp(`[;\\s]${property}\\s{0,5}:[^;]{0,2000}[^\\s;]!important`, 'i').test(rest.slice(1)))
    return false
  const names = new Set([...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!))
  let found = false
  walk(html.document, null, [
    {
      enter(element) {
        if (found || !(attribute(element, 'class') ?? '').split(/\s+/, 50).some((name) => names.has(name)))
          return
        const style = (attribute(element, 'style') ?? '').slice(0, 5_000).toLowerCase()
        found =
          style.includes(`${property}:`) || style.includes(`${property} :`) || style.includes(`${property}-`)
      },
    },
  ])
  return found
}

function picturesOf(html: Html, names: ReadonlySet<string>): { line: number; example: string }[] {
  const found: { line: number; example: string }[] = []
  walk(html.document, null, [
    {
      enter(element) {
        if (element.tagName !== 'img') return
        const classes = (attribute(element, 'class') ?? '').split(/\s+/, 50)
        if (classes.some((name) => names.has(name))) found.push(tagOf(html, element))
      },
    },
  ])
  return found
}

/** Widths in px that keep the phone layout from Samsung Email; none without a phone layout. */
function samsungWidths(html: Html): { line: number; example: string }[] {
  const queries = html.styles.flatMap(({ css }) => widthQueries(css)).filter(({ isMin }) => !isMin)
  const wide = widerThanPhones(html.document).map(({ element }) => element)
  if (queries.length === 0 || wide.length === 0) return []
  const changed = classesOf(queries)
  const sized: HtmlElement[] = [...wide]
  walk(html.document, null, [
    {
      enter(element) {
        const classes = (attribute(element, 'class') ?? '').split(/\s+/, 50)
        if (classes.some((name) => changed.has(name)) && widthOf(element) !== null) sized.push(element)
      },
    },
  ])
  return sized.map((element) => tagOf(html, element))
}

const classesOf = (queries: readonly WidthQuery[]): Set<string> =>
  new Set(queries.flatMap(({ rules }) => rules.flatMap(({ classes }) => classes)))
