import { linesBefore } from '@postproof/client-support/lines'
import type { Html, HtmlElement } from '@postproof/message/types'
import { elementsOf } from '@postproof/message/walk'
import { attributeOf } from '../../content/markup.ts'
import { setAttribute, valueAt } from '../attributes.ts'
import type { ClientRepairKind, SourceEdit } from '../types.ts'

/** What a repair for a client does; `line` and `quote` show its first place. */
export type Edits = { kind: ClientRepairKind; edits: SourceEdit[]; line: number; quote: string }

/** A style sheet with the offset of its text in the source. */
export type SheetAt = { css: string; start: number; element: HtmlElement }

/** All of them; null where the text of one differs from the source, as with CR. */
export function sheetsAt({ source, document }: Html): SheetAt[] | null {
  const found: SheetAt[] = []
  for (const element of elementsOf(document)) {
    if (element.tagName !== 'style') continue
    const node = element.childNodes[0]
    if (!node || !('value' in node)) continue
    const start = node.sourceCodeLocation?.startOffset
    if (start === undefined || source.slice(start, start + node.value.length) !== node.value) return null
    found.push({ css: node.value, start, element })
  }
  return found
}

/** Lines from 1. */
export const lineAt = (source: string, offset: number): number => linesBefore(source, offset) + 1

/** The style attribute with declarations added, as an edit; null where its text cannot be found. */
export function addToStyle(source: string, element: HtmlElement, declarations: string): SourceEdit | null {
  const style = attributeOf(element, 'style')
  if (style === null) return setAttribute(source, element, 'style', declarations)
  const at = valueAt(source, element, 'style')
  if (!at || /[&<>]/.test(at.text)) return null
  const end = at.from + at.text.length
  // A value without quotes ends at the first space.
  if (!/["']/.test(source[at.from - 1] ?? '')) return null
  return {
    from: end,
    to: end,
    text: `${at.text.trim() === '' || /;\s*$/.test(at.text) ? '' : ';'}${declarations}`,
  }
}

/** Offsets of the start and the end of what the head holds; null without its tags. */
export function headAt(html: Html): { start: number; end: number } | null {
  for (const element of elementsOf(html.document)) {
    if (element.tagName !== 'head') continue
    const location = element.sourceCodeLocation
    const start = location?.startTag?.endOffset
    const end = location?.endTag?.startOffset
    return start === undefined || end === undefined ? null : { start, end }
  }
  return null
}

const spaces = { v: 'urn:schemas-microsoft-com:vml', o: 'urn:schemas-microsoft-com:office:office' }

/** Namespaces that the root lacks, as edits; null without a tag that could hold them. */
export function namespaces({ source, document }: Html, names: readonly ('v' | 'o')[]): SourceEdit[] | null {
  const root = [...elementsOf(document)].find(({ tagName }) => tagName === 'html')
  if (!root) return null
  const missing = names.filter((name) => attributeOf(root, `xmlns:${name}`) === null)
  if (missing.length === 0) return []
  const edits = missing.map((name) => setAttribute(source, root, `xmlns:${name}`, spaces[name]))
  return edits.every((edit) => edit !== null) ? edits : null
}
