import type { Html, HtmlElement } from '@postproof/message/types'
import { rootChild } from './rewrite/html/tree.ts'

/**
 * A `<head>` within the body, which the HTML parser drops as a tag and keeps the content of (HTML Living Standard,
 * 13.2.6.4.7). Gmail keeps the style sheets of such a head (caniemail#350, email-bugs#141), so it is read in the source.
 */

/** A tag of a head, or the beginning of what holds no tags. */
const marks = /<!--|<(\/?)head(?=[\s/>])|<(style|script|title|textarea|xmp)(?=[\s/>])/gi
/** Heads that are read; a mail with more of them is no mail. */
const MOST_HEADS = 1_000

/** Whether an element lies in a second, closed `<head>`. Reads the source once, in linear time, when first asked. */
export function secondHeads(source: string, document: Html['document']): (element: HtmlElement) => boolean {
  let heads: { from: number; to: number }[] | null = null
  return ({ sourceCodeLocation }) => {
    if (!sourceCodeLocation) return false
    const first = rootChild(document, 'head')?.sourceCodeLocation?.startOffset
    heads ??= headsOf(source).filter(({ from }) => from !== first)
    const at = sourceCodeLocation.startOffset
    return heads.some(({ from, to }) => from < at && at < to)
  }
}

/** Every `<head>` up to its `</head>`; one that is not closed ends where it begins. */
function headsOf(source: string): { from: number; to: number }[] {
  const heads: { from: number; to: number }[] = []
  const lower = source.toLowerCase()
  marks.lastIndex = 0
  for (let match = marks.exec(source); match && heads.length < MOST_HEADS; match = marks.exec(source)) {
    const [tag, slash, raw] = match
    if (tag === '<!--' || raw !== undefined) {
      const end = lower.indexOf(raw === undefined ? '-->' : `</${raw.toLowerCase()}`, match.index + 4)
      if (end < 0) break
      marks.lastIndex = end + 2
    } else if (slash === '') heads.push({ from: match.index, to: match.index })
    else {
      const last = heads.at(-1)
      if (last && last.to === last.from) last.to = match.index
    }
  }
  return heads
}
