import type { Message } from '@postproof/message/types'
import { imagesLackingAlt } from '../content/lacking-alt.ts'
import { lineOf, setAttribute, startOf } from './attributes.ts'
import { type Candidate, type Found, withhold } from './types.ts'

/** So many images are asked about; with more, the first. */
const MOST = 60

/** A text for each image that lacks one. Which words is for whoever writes the mail to say. */
export function alternativeTexts(message: Pick<Message, 'images'>, source: string): Found {
  const odd: number[] = []
  const candidates = imagesLackingAlt(message)
    .slice(0, MOST)
    .flatMap(({ image: { element }, allOfLink }): Candidate[] => {
      if (!element) return []
      const edit = setAttribute(source, element, 'alt', '')
      const at = startOf(element)
      if (!edit || at === null) {
        odd.push(lineOf(element))
        return []
      }
      const before = edit.text.slice(0, -1)
      return [
        {
          kind: 'alt',
          edit,
          line: lineOf(element),
          quote: source
            .slice(at, at + 300)
            .split('>', 1)[0]!
            .slice(0, 200),
          ask: { before, after: '"', decorative: !allOfLink },
          change: { of: 'attribute', element, name: 'alt', value: '' },
        },
      ]
    })
  return { candidates, withheld: withhold('alt', 'written-oddly', odd) }
}
