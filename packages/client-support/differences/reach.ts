import { parseBounded } from '@postproof/message/parse-html'
import { elementsOf } from '@postproof/message/walk'
import type { Change } from '../rewrite/types.ts'
import type { Reach } from './causes.ts'

/**
 * The pieces of the source that each change reaches: the elements in whose start tags it is, the conditional comments
 * that begin there, or all that follows where the mail is clipped. A place in a style sheet reaches nothing: which elements it is for is not known.
 */
export function reachesOf(html: string, changes: readonly Pick<Change, 'rule' | 'offsets'>[]): Reach[][] {
  const elements = [...elementsOf(parseBounded(html).document)]
    .flatMap(({ sourceCodeLocation: at, tagName }) =>
      at?.startTag && tagName !== 'html' && tagName !== 'style'
        ? [{ from: at.startOffset, open: at.startTag.endOffset, to: at.endOffset }]
        : [],
    )
    .sort((one, other) => one.from - other.from)
  const reachOf = (place: number): Reach[] => {
    if (/^<!(?:--)?\[if/i.test(html.slice(place, place + 8))) {
      const end = html.indexOf('<![endif]', place)
      return [[place, end < 0 ? html.length : end]]
    }
    let low = 0
    let high = elements.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (elements[middle]!.from <= place) low = middle + 1
      else high = middle
    }
    const element = elements[low - 1]
    return element && place < element.open ? [[element.from, element.to]] : []
  }
  return changes.map(({ rule, offsets }) =>
    rule === 'gmail-clip' ? offsets.map((from): Reach => [from, html.length]) : offsets.flatMap(reachOf),
  )
}
