import { autoLinks } from '@postproof/client-support/auto-links'
import { clientBugs, unsizedParts } from '@postproof/client-support/client-bugs'
import { metaHasScheme, unappliedDark, whiteGrounds } from '@postproof/client-support/dark-scheme'
import type { Html } from '@postproof/message/types'
import { attributeOf, elementsOf } from '../../content/markup.ts'
import { lineOf, valueAt } from '../attributes.ts'
import type { SourceEdit } from '../types.ts'
import { addToStyle, type Edits, headAt, lineAt, sheetsAt } from './places.ts'

/** Repairs for Outlook.com, Apple Mail and Yahoo. */

/** What begins like a host: `www.`, or a name under a common domain. */
const host =
  /^(?:www\.[a-z\d-]+(?:\.[a-z\d-]+)+|[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|org|net|info|biz|edu|gov|io|co|de|fr|at|ch|eu|uk|nl|es|it|pl))(?:[/?#:]|$)/i

/** `https://` before targets that are hosts. */
export function schemes(html: Html): Edits | null {
  const edits: SourceEdit[] = []
  let first: { line: number; quote: string } | null = null
  for (const element of elementsOf(html.document)) {
    const target = element.tagName === 'a' ? attributeOf(element, 'href')?.trim() : undefined
    if (!target || !host.test(target) || /\s/.test(target)) continue
    const at = valueAt(html.source, element, 'href')
    const lead = at ? at.text.length - at.text.trimStart().length : 0
    if (!at || !host.test(at.text.trimStart())) return null
    edits.push({ from: at.from + lead, to: at.from + lead, text: 'https://' })
    first ??= { line: lineOf(element), quote: target.slice(0, 200) }
  }
  return first && { kind: 'link-scheme', edits, ...first }
}

/** `#fffffe` for pure white grounds in dark styles. */
export function nearlyWhite(html: Html): Edits | null {
  const found = whiteGrounds(html)
  const sheets = sheetsAt(html)
  const places = html.styles.map(({ css }) => sheets?.find((sheet) => sheet.css === css))
  if (found.length === 0 || !sheets || new Set(html.styles.map(({ css }) => css)).size < html.styles.length)
    return null
  const edits = found.map(({ sheet, offset, length }): SourceEdit | null => {
    const at = places[sheet]
    return at ? { from: at.start + offset, to: at.start + offset + length, text: '#fffffe' } : null
  })
  if (!edits.every((edit) => edit !== null)) return null
  return { kind: 'dark-white', edits, line: found[0]!.line, quote: found[0]!.what.slice(0, 200) }
}

const metas =
  '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">'
const scheme = '<style>:root{color-scheme:light dark;supported-color-schemes:light dark}</style>'

/** What lets Apple Mail apply the dark styles. */
export function darkScheme(html: Html): Edits | null {
  const [first] = unappliedDark(html)
  const head = headAt(html)
  if (!first || !head) return null
  const text = `${metaHasScheme(html.document) ? '' : metas}${scheme}`
  return {
    kind: 'dark-scheme',
    edits: [{ from: head.start, to: head.start, text }],
    line: first.line,
    quote: first.what.slice(0, 200),
  }
}

const detectors =
  '<style>a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important;font:inherit!important}</style>'

/** A style sheet of its own for the links that Apple Mail makes: Gmail drops attribute selectors. */
export function detectedLinks(html: Html): Edits | null {
  const [first] = autoLinks(html)
  const head = headAt(html)
  if (!first || !head) return null
  return {
    kind: 'auto-links',
    edits: [{ from: head.end, to: head.end, text: detectors }],
    line: first.line,
    quote: first.text,
  }
}

/** Each mark that Yahoo loses, once more without its space; Word needs the space. */
export function bothMarks(html: Html): Edits | null {
  const lines = new Set(
    clientBugs(html).flatMap(({ kind, line }) => (kind === 'important-space' ? [line] : [])),
  )
  const sheets = sheetsAt(html)
  if (lines.size === 0 || !sheets) return null
  const edits: SourceEdit[] = []
  let read = 0
  for (const { css, start } of sheets)
    for (const { index, 0: written, 1: lead, 2: body } of css.matchAll(
      /([{;]\s{0,200})((?:display|background|background-image)\s{0,20}:[^;{}]{1,2000}\s!\s{0,5}important)\s{0,200}(?=[;}])/gi,
    )) {
      const from = start + index + lead!.length
      read += 1
      if (read > 500) return null
      if (!lines.has(lineAt(html.source, from))) continue
      const at = start + index + written.trimEnd().length
      edits.push({ from: at, to: at, text: `; ${body!.replace(/\s+!\s*important$/i, '!important')}` })
    }
  return edits.length === 0
    ? null
    : { kind: 'important-space', edits, line: [...lines][0]!, quote: edits[0]!.text.slice(2, 200) }
}

/** The width of the mail's own pictures as a style too. A picture with a class or an id may have its width from a rule. */
export function sizedParts(html: Html): Edits | null {
  const pictures = unsizedParts(html.document)
  const isPlain = (element: (typeof pictures)[number]) =>
    attributeOf(element, 'class') === null && attributeOf(element, 'id') === null
  if (pictures.length === 0 || !pictures.every(isPlain)) return null
  const edits = pictures.map((element) =>
    addToStyle(html.source, element, `width:${Number.parseInt(attributeOf(element, 'width')!, 10)}px`),
  )
  if (!edits.every((edit) => edit !== null)) return null
  return { kind: 'cid-width', edits, line: lineOf(pictures[0]!), quote: edits[0]!.text }
}
