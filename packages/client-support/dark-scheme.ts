import type { Html } from '@postproof/message/types'
import { linesBefore } from './lines.ts'
import { attributeOf, rootChild } from './rewrite/html/tree.ts'
import { readSheet, type SheetVisitor, type Tokens } from './sheet.ts'

/**
 * Apple Mail applies `@media (prefers-color-scheme: dark)` where CSS says `color-scheme` on the root; on macOS the meta
 * element is enough (email-bugs#104; caniemail html-meta-color-scheme, css-color-scheme note 1).
 */

/** Selectors of the root element alone, with what more they may ask of it. */
const root = /^(?:\*|html|:root)(?![\w-])[^\s>+~]*$/i
const darkQuery = /prefers-color-scheme\s*:\s*dark/i

/** What style sheets say of dark mode: whether the root has a `color-scheme`, and where dark styles begin. */
export type DarkSheet = { hasRootScheme: boolean; dark: { start: number; what: string }[] }

/** Most dark queries reported. */
const MOST = 200

export function darkSheet(css: string): DarkSheet {
  const found: DarkSheet = { hasRootScheme: false, dark: [] }
  if (!/color-scheme/i.test(css)) return found
  const isRoot: boolean[] = []
  const visitor: SheetVisitor = {
    comment() {},
    rule(_, start, end) {
      isRoot.push(
        css
          .slice(start, Math.min(end, start + 2_000))
          .split(',')
          .some((each) => root.test(each.trim())),
      )
      return false
    },
    atRule(tokens: Tokens, name: string, start: number, from: number, to: number) {
      isRoot.push(false)
      const query = css.slice(start, to > from ? tokens.ends[to - 1] : start)
      if (name === 'media' && darkQuery.test(query.slice(0, 2_000)) && found.dark.length < MOST)
        found.dark.push({ start, what: query })
      return false
    },
    declaration(_, { property }) {
      if (property === 'color-scheme' && isRoot.at(-1)) found.hasRootScheme = true
    },
    close() {
      isRoot.pop()
    },
  }
  readSheet(css, false, visitor)
  return found
}

/** Whether a `media` attribute asks for the dark mode. */
export const isDarkQuery = (media: string): boolean => darkQuery.test(media.slice(0, 1_000))

/** Whether the root says `color-scheme` in its own style attribute. */
export function rootHasScheme({ childNodes }: Html['document']): boolean {
  const element = childNodes.find((node) => node.nodeName === 'html')
  const style = element && 'tagName' in element ? attributeOf(element, 'style') : null
  return /(?:^|;)\s*color-scheme\s*:/i.test((style ?? '').slice(0, 10_000))
}

/** Whether a meta element declares it, which macOS takes. */
export function metaHasScheme(document: Html['document']): boolean {
  const head = rootChild(document, 'head')
  return (head?.childNodes ?? []).some(
    (node) =>
      'tagName' in node &&
      node.tagName === 'meta' &&
      /^\s*(?:supported-)?color-schemes?\s*$/i.test(attributeOf(node, 'name') ?? ''),
  )
}

/** Where dark styles begin that Apple Mail on iOS does not apply; lines from 1. Empty where the root has a scheme. */
export function unappliedDark({ document, styles }: Html): { line: number; what: string }[] {
  const sheets = styles.map((style) => ({ ...style, read: darkSheet(style.css) }))
  if (rootHasScheme(document) || sheets.some(({ read }) => read.hasRootScheme)) return []
  return sheets.flatMap(({ css, place, media, read }) => [
    ...(media !== undefined && isDarkQuery(media) && css.trim() !== ''
      ? [{ line: place.line, what: `<style media="${media}">` }]
      : []),
    ...read.dark.map(({ start, what }) => ({ line: place.line + linesBefore(css, start), what })),
  ])
}

/**
 * Grounds of pure white in dark styles, which Apple Mail was seen to ignore; `#fffffe` it takes (email-bugs#65 of 2019, open;
 * not confirmed since). `offset` and `length` of the color in its style sheet; lines from 1.
 */
export function whiteGrounds({ styles }: Pick<Html, 'styles'>): WhiteGround[] {
  return styles.flatMap(({ css, place, media }, sheet) => {
    const found: WhiteGround[] = []
    const isDark: boolean[] = []
    const visitor: SheetVisitor = {
      comment() {},
      rule() {
        isDark.push(false)
        return false
      },
      atRule(tokens, name, start, from, to) {
        const query = css.slice(start, to > from ? tokens.ends[to - 1] : start)
        isDark.push(name === 'media' && darkQuery.test(query.slice(0, 2_000)))
        return false
      },
      declaration(tokens, { property, start, from, to }) {
        if (!/^background(?:-color)?$/.test(property) || found.length >= MOST || to <= from) return
        if (!isDark.includes(true) && !(media !== undefined && isDarkQuery(media))) return
        const offset = tokens.starts[from]!
        const value = css.slice(offset, tokens.ends[to - 1])
        const color = pureWhite.exec(value.slice(0, 200))
        if (!color) return
        const at = offset + color.index + color[1]!.length
        found.push({
          line: place.line + linesBefore(css, start),
          what: `${property}: ${value}`,
          sheet,
          offset: at,
          length: color[2]!.length,
        })
      },
      close() {
        isDark.pop()
      },
    }
    readSheet(css, false, visitor)
    return found
  })
}

export type WhiteGround = { line: number; what: string; sheet: number; offset: number; length: number }

const pureWhite =
  /(^|\s)(#fff(?:fff)?(?:ff)?|white|rgba?\(\s*255\s*,\s*255\s*,\s*255\s*(?:,\s*1(?:\.0+)?\s*)?\))(?=\s|$)/i
