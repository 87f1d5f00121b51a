import { MAX_STYLE_ATTRIBUTE } from '@postproof/message/bounds'
import type { Html, HtmlElement } from '@postproof/message/types'
import { attribute, elementsOf, walk } from '@postproof/message/walk'
import { tokenize, tokenTypes } from 'css-tree'
import { linesBefore } from './lines.ts'
import { type CssReading, readCss, shorten } from './read-css.ts'
import { secondHeads } from './second-head.ts'
import { type Block, readSheet, type SheetVisitor, type Tokens } from './sheet.ts'

/**
 * What Gmail does to style sheets, as others measured it (email-bugs#90, caniemail#144 of March 2021, notes of Can I
 * email as tested in July 2023): all `<style>` elements together may hold 16 kB, what comes after is removed; an at-rule within an at-rule, or a color
 * such as `rgb(0 0 0)`, makes it remove the whole element; `<style>` in the body is removed. In a style attribute,
 * such a color or `lab()` and its kin make it remove the whole attribute. A selector with a backslash takes the at-rule
 * around it along, and `<style>` where there is none (react-email#1095, bojler#130); a media query with `<`, `>` or `rem`
 * is not applied (react-email#2712). A selector that is none, such as `.font:b`, takes its media query along (bojler#132).
 */

export type GmailHazard = {
  kind:
    | 'nested-at-rule'
    | 'spaced-color'
    | 'color-in-attribute'
    | 'in-body'
    | 'past-limit'
    | 'escaped-selector'
    | 'media-range'
    | 'bad-selector'
  line: number
  example: string
}

export type GmailCss = {
  /** Characters of all style sheets together. */
  size: number
  blocks: number
  hazards: GmailHazard[]
}

/** Characters after which Gmail removes style sheets. */
export const GMAIL_LIMIT = 16_384

/**
 * Octets of HTML in UTF-8 after which Gmail clips a message. It publishes no figure; others measured 99,500 to 105,000
 * (email-bugs#41, May 2018), before anything is taken out of it.
 */
export const GMAIL_CLIP = 102_000

const MOST = 50

/** What Gmail makes of a mail's styles. */
export function gmailCss(html: Html): GmailCss {
  const hazards: GmailHazard[] = []
  let size = 0
  const isInHead = secondHeads(html.source, html.document)
  const elements = html.styles.some(({ inHead }) => !inHead) ? styleElements(html) : []
  for (const [at, { css, place, inHead: isOfHead, media }] of html.styles.entries()) {
    const inHead = isOfHead || (elements[at] !== undefined && isInHead(elements[at]))
    const before = size
    size += css.length
    const { line } = place
    if (css.trim() === '') continue
    if (!inHead) hazards.push({ kind: 'in-body', line, example: '<style>' })
    else if (size > GMAIL_LIMIT && before <= GMAIL_LIMIT)
      hazards.push({ kind: 'past-limit', line: line + linesBefore(css, GMAIL_LIMIT - before), example: '' })
    // What lies past the limit is gone anyway.
    if (!inHead || size > GMAIL_LIMIT) continue
    if (media !== undefined && isUnreadQuery(media))
      hazards.push({ kind: 'media-range', line, example: `<style media="${media}">` })
    for (const each of hazardsOf(css).slice(0, MOST))
      hazards.push({ kind: each.kind, line: line + linesBefore(css, each.offset), example: each.example })
  }
  hazards.push(...colorsInAttributes(html))
  return { size, blocks: html.styles.length, hazards }
}

/** In the order of `html.styles`. */
const styleElements = ({ document }: Html): HtmlElement[] =>
  [...elementsOf(document)].filter(({ tagName }) => tagName === 'style')

const unknownColor = /^css-(?:rgba?|modern-color)$/

/** The color in a style attribute for which Gmail removes all of it. */
export const colorThatDrops = ({ uses }: CssReading): CssReading['uses'][number] | undefined =>
  uses.find(
    ({ slug, traits }) =>
      unknownColor.test(slug) && (slug === 'css-modern-color' || traits.includes('spaced-color')),
  )

/** Style attributes that Gmail removes for a color in them. */
function colorsInAttributes(html: Html): GmailHazard[] {
  const found: GmailHazard[] = []
  walk(html.document, null, [
    {
      enter(element, _look, place) {
        const style = attribute(element, 'style')
        if (found.length >= MOST || !style?.includes('(')) return
        const bearer = { tag: element.tagName, hasBackgroundColor: false, holdsTable: false, attributes: [] }
        const use = colorThatDrops(readCss(style.slice(0, MAX_STYLE_ATTRIBUTE), bearer))
        const line = element.sourceCodeLocation?.attrs?.style?.startLine ?? place.line
        if (use) found.push({ kind: 'color-in-attribute', line, example: use.example })
      },
    },
  ])
  return found
}

type Dropped = {
  kind: 'nested-at-rule' | 'spaced-color' | 'escaped-selector'
  offset: number
  example: string
}

/** An at-rule of a sheet that Gmail leaves out, by the offset of its `@`. */
export type LostBlock = {
  kind: 'escaped-selector' | 'media-range' | 'bad-selector'
  start: number
  what: string
}

type Lost = { kind: LostBlock['kind']; offset: number; example: string; block: number | null }

/** The first thing that makes Gmail remove the whole style sheet. */
export function droppedBy(css: string): Dropped | null {
  const { nested, lost, color } = survey(css)
  const escaped = lost.find(({ kind, block }) => kind === 'escaped-selector' && block === null)
  return nested ?? color ?? (escaped ? { ...escaped, kind: 'escaped-selector' } : null)
}

/** The at-rules of a style sheet that Gmail leaves out while the rest of it stays. */
export function lostBlocks(css: string): LostBlock[] {
  return survey(css).lost.flatMap(({ kind, block, example }) =>
    block === null ? [] : [{ kind, start: block, what: example }],
  )
}

/** All that Gmail minds in a style sheet; of what takes the whole sheet along without a selector, the first. */
function hazardsOf(css: string): (Dropped | Lost)[] {
  const { nested, lost, color } = survey(css)
  const first = nested ?? color
  return first ? [first, ...lost] : lost
}

type Survey = { nested: Dropped | null; color: Dropped | null; lost: Lost[] }

function survey(css: string): Survey {
  let nested: Dropped | null = null
  let declarations = 0
  const lost: Lost[] = []
  /** At-rules that are open, the outermost first. */
  const open: (number | null)[] = []
  const outermost = (): number | null => open.find((start) => start !== null) ?? null
  const visitor: SheetVisitor = {
    comment() {},
    rule(_, start, end, within) {
      const isStep = within?.kind === 'at-rule' && within.name === 'keyframes'
      if (!isStep && lost.length < MOST_LOST) {
        const at = backslashIn(css, start, end)
        if (at !== null)
          lost.push({
            kind: 'escaped-selector',
            offset: at,
            example: shorten(css.slice(start, end)),
            block: outermost(),
          })
      }
      const bad = isStep || outermost() === null ? null : unreadIn(css.slice(start, end))
      if (bad !== null && lost.length < MOST_LOST)
        lost.push({
          kind: 'bad-selector',
          offset: start,
          example: shorten(css.slice(start, end)),
          block: outermost(),
        })
      open.push(null)
      return false
    },
    declaration(_, { property }, { name }) {
      if (name !== 'font-face' && !/^(?:font-family$|mso-)/.test(property)) declarations += 1
    },
    atRule(tokens: Tokens, name: string, offset: number, from: number, to: number, within: Block | null) {
      if (within !== null) nested ??= { kind: 'nested-at-rule', offset, example: `@${name}` }
      if (name === 'media' && lost.length < MOST_LOST && isUnread(tokens, from, to)) {
        const example = shorten(css.slice(offset, tokens.ends[to - 1]))
        lost.push({ kind: 'media-range', offset, example, block: outermost() ?? offset })
      }
      open.push(offset)
      return false
    },
    close() {
      open.pop()
    },
  }
  readSheet(css, false, visitor)
  // Gmail loads no fonts: a style sheet that only brings some is no loss.
  if (declarations === 0) return { nested: null, color: null, lost: [] }
  return { nested, color: firstSpacedColor(readCss(css, null)), lost }
}

/** Most blocks reported per style sheet. */
const MOST_LOST = 2_000

/** The first backslash between two offsets of a style sheet that stands neither in a string nor in a comment. */
function backslashIn(css: string, start: number, end: number): number | null {
  const text = css.slice(start, end)
  if (!text.includes('\\')) return null
  let found: number | null = null
  tokenize(text, (token, from, to) => {
    if (found !== null || token === tokenTypes.String || token === tokenTypes.Comment) return
    const at = text.slice(from, to).indexOf('\\')
    if (at >= 0) found = start + from + at
  })
  return found
}

/** Pseudo-classes and old pseudo-elements of Selectors 4 that are written with one colon and no brackets. */
const pseudos = new Set(
  `active after any-link autofill before blank checked current default defined disabled empty enabled first first-child
  first-letter first-line first-of-type focus focus-visible focus-within fullscreen future host hover in-range indeterminate
  invalid last-child last-of-type left link local-link modal only-child only-of-type open optional out-of-range past
  placeholder-shown popover-open read-only read-write required right root scope target target-within user-invalid user-valid
  valid visited`.split(/\s+/),
)

/** What no parser of CSS takes in a selector: `.font:b`, `.font@b`. Null for what may be one. */
function unreadIn(selector: string): string | null {
  const text = selector.slice(0, 2_000).replace(/"[^"]*"|'[^']*'|\[[^\]]*\]|\\./g, '')
  if (text.includes('@')) return '@'
  for (const [, name] of text.matchAll(/(?<!:):([a-z][\w-]*)(?![\w(-])/gi))
    if (!pseudos.has(name!.toLowerCase())) return name!
  return null
}

/** Comparisons and `rem` in a media query, by its tokens: Gmail does not apply it. */
function isUnread({ css, starts, ends }: Tokens, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1)
    if (/^[<>=]$|^[+-]?[\d.].*rem$/i.test(css.slice(starts[at], ends[at]))) return true
  return false
}

/** The same of the value of a `media` attribute. */
export function isUnreadQuery(media: string): boolean {
  return lostBlocks(`@media ${media.slice(0, 1_000)}{a{top:0}}`).some(({ kind }) => kind === 'media-range')
}

function firstSpacedColor({ uses }: CssReading): Dropped | null {
  const use = uses.find(({ slug, traits }) => /^css-rgba?$/.test(slug) && traits.includes('spaced-color'))
  return use ? { kind: 'spaced-color', offset: use.offset, example: use.example } : null
}
