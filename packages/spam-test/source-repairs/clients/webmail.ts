import { yahooBugs } from '@postproof/client-support/yahoo-bugs'
import type { Html } from '@postproof/message/types'
import { elementsOf } from '@postproof/message/walk'
import { attributeOf } from '../../content/markup.ts'
import { lineOf, valueAt } from '../attributes.ts'
import type { SourceEdit } from '../types.ts'
import { type Edits, lineAt, sheetsAt } from './places.ts'

/** Repairs for Outlook.com and Yahoo. */

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

/** Each mark that Yahoo loses, once more without its space; Word needs the space. */
export function bothMarks(html: Html): Edits | null {
  const lines = new Set(yahooBugs(html).importantSpaces.map(({ line }) => line))
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
    : {
        kind: 'important-space',
        edits,
        line: lineAt(html.source, edits[0]!.from),
        quote: edits[0]!.text.slice(2, 200),
      }
}
