import { autoLinks } from '@postproof/client-support/auto-links'
import { unsizedParts } from '@postproof/client-support/client-bugs'
import { metaHasScheme, unappliedDark, whiteGrounds } from '@postproof/client-support/dark-scheme'
import type { Html } from '@postproof/message/types'
import { attributeOf } from '../../content/markup.ts'
import { lineOf } from '../attributes.ts'
import type { SourceEdit } from '../types.ts'
import { addToStyle, type Edits, headAt, sheetsAt } from './places.ts'

/** Repairs for Apple Mail. */

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
