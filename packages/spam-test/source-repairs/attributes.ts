import type { HtmlElement } from '@postproof/message/types'
import type { SourceEdit } from './types.ts'

/** Where attributes stand in the source of an element, by the parser's positions. */

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Where the element's name ends in its start tag; null where the parser made the element up, or gave it another name. */
export function endOfName(source: string, element: HtmlElement): number | null {
  const at = startOf(element)
  if (at === null) return null
  const end = at + 1 + element.tagName.length
  const written = source.slice(at, end).toLowerCase()
  return written === `<${element.tagName}` && /[\s/>]/.test(source[end] ?? '') ? end : null
}

export function startOf(element: HtmlElement): number | null {
  const location = element.sourceCodeLocation
  return location ? (location.startTag?.startOffset ?? location.startOffset) : null
}

export const lineOf = (element: HtmlElement): number => element.sourceCodeLocation?.startLine ?? 1

/** The attribute with another value: in place of the one that stands there, else the first of the tag. */
export function setAttribute(
  source: string,
  element: HtmlElement,
  name: string,
  value: string,
): SourceEdit | null {
  const text = `${name}="${escapeAttribute(value)}"`
  if (element.attrs.some((attribute) => attribute.name === name)) {
    const location = attributeAt(element, name)
    return location && { from: location.startOffset, to: location.endOffset, text }
  }
  const at = endOfName(source, element)
  return at === null ? null : { from: at, to: at, text: ` ${text}` }
}

/** Where an attribute stands in the source, name and value: UTF-16 units. Null where it has none of its own. */
function attributeAt(element: HtmlElement, name: string): { startOffset: number; endOffset: number } | null {
  const location = element.sourceCodeLocation
  return location?.attrs?.[name] ?? null
}

/**
 * Where an attribute's value stands, without quotes. Null where it holds a reference such as `&amp;`, whose letters are
 * not those of the value.
 */
export function valueAt(
  source: string,
  element: HtmlElement,
  name: string,
): { from: number; text: string } | null {
  const location = attributeAt(element, name)
  if (!location) return null
  const written = source.slice(location.startOffset, location.endOffset)
  const match = /^[^\s=]+\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]*))$/s.exec(written)
  const text = match?.[1] ?? match?.[2] ?? match?.[3]
  if (match === null || text === undefined) return null
  const isQuoted = match[3] === undefined
  return { from: location.endOffset - text.length - (isQuoted ? 1 : 0), text }
}
