import { MAX_STYLE_ATTRIBUTE } from '@postproof/message/bounds'
import type { Html } from '@postproof/message/types'
import { attribute, walk } from '@postproof/message/walk'
import { type CssReading, readCss } from './read-css.ts'
import { type Block, readSheet, type SheetVisitor, type Tokens } from './sheet.ts'

/**
 * What Gmail does to style sheets, as others measured it (email-bugs#90, caniemail#144 of March 2021, notes of Can I
 * email as tested in July 2023): all `<style>` elements together may hold 16 kB, what comes after is removed; an at-rule within an at-rule, or a color
 * such as `rgb(0 0 0)`, makes it remove the whole element; `<style>` in the body is removed. In a style attribute,
 * such a color or `lab()` and its kin make it remove the whole attribute.
 */

export type GmailHazard = {
  kind: 'nested-at-rule' | 'spaced-color' | 'color-in-attribute' | 'in-body' | 'past-limit'
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
  for (const { css, place, inHead } of html.styles) {
    const before = size
    size += css.length
    const { line } = place
    if (css.trim() === '') continue
    if (!inHead) hazards.push({ kind: 'in-body', line, example: '<style>' })
    else if (size > GMAIL_LIMIT && before <= GMAIL_LIMIT)
      hazards.push({ kind: 'past-limit', line: line + lineOf(css, GMAIL_LIMIT - before), example: '' })
    // What lies past the limit is gone anyway.
    const dropped = inHead && size <= GMAIL_LIMIT ? droppedBy(css) : null
    if (dropped)
      hazards.push({ kind: dropped.kind, line: line + lineOf(css, dropped.offset), example: dropped.example })
  }
  hazards.push(...colorsInAttributes(html))
  return { size, blocks: html.styles.length, hazards }
}

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

type Dropped = { kind: 'nested-at-rule' | 'spaced-color'; offset: number; example: string }

/** The first thing that makes Gmail remove the whole style sheet. */
export function droppedBy(css: string): Dropped | null {
  let found: Dropped | null = null
  let declarations = 0
  const visitor: SheetVisitor = {
    comment() {},
    rule() {
      return false
    },
    declaration(_, { property }) {
      if (!/^(?:font|src|unicode-range|mso-)/.test(property)) declarations += 1
    },
    atRule(_: Tokens, name: string, offset: number, __: number, ___: number, within: Block | null) {
      if (within !== null) found ??= { kind: 'nested-at-rule', offset, example: `@${name}` }
      return false
    },
  }
  readSheet(css, false, visitor)
  // Gmail loads no fonts: a style sheet that only brings some is no loss.
  if (declarations === 0) return null
  const color = firstSpacedColor(readCss(css, null))
  return found ?? color
}

function firstSpacedColor({ uses }: CssReading): Dropped | null {
  const use = uses.find(({ slug, traits }) => /^css-rgba?$/.test(slug) && traits.includes('spaced-color'))
  return use ? { kind: 'spaced-color', offset: use.offset, example: use.example } : null
}

function lineOf(css: string, offset: number): number {
  let line = 0
  for (let at = css.indexOf('\n'); at >= 0 && at < offset; at = css.indexOf('\n', at + 1)) line += 1
  return line
}
