import { groupBy } from '@postproof/engine/group-by'
import type { RenderedBox } from '@postproof/engine/world'

/** Boxes of two drawings that show the same thing, by what they say: `null` where the other drawing has none. */
export type Pair = [reference: RenderedBox, drawn: RenderedBox] | [RenderedBox, null] | [null, RenderedBox]

/** Texts by their words, whatever they are drawn as; pictures by their alternative text and target. */
const keyOf = ({ kind, text, href }: RenderedBox): string =>
  kind === 'picture' ? `picture ${href ?? ''} ${text}` : `text ${text}`

/**
 * Pairs the boxes in their order (longest common subsequence), then what is left by its words alone: a client may put
 * a part elsewhere. In document order of the reference, those that only the drawing has behind what comes before them.
 * At most 1,000 boxes each are looked at, as drawings have.
 */
export function pairBoxes(reference: readonly RenderedBox[], drawn: readonly RenderedBox[]): Pair[] {
  const ours = reference.slice(0, 1_000)
  const theirs = drawn.slice(0, 1_000)
  const ordered = common(ours.map(keyOf), theirs.map(keyOf))
  const partner = new Map(ordered)
  const taken = new Set(partner.values())
  const untaken = [...theirs.keys()].filter((at) => !taken.has(at))
  const free = groupBy(untaken, (at) => keyOf(theirs[at]!))
  for (const [at, box] of ours.entries()) {
    if (partner.has(at)) continue
    const found = free.get(keyOf(box))?.shift()
    if (found !== undefined) partner.set(at, found)
  }
  const matched = new Set(partner.values())
  const pairs: Pair[] = []
  let next = 0
  const addOwn = (end: number) => {
    for (; next < end; next += 1) if (!matched.has(next)) pairs.push([null, theirs[next]!])
  }
  const inOrder = new Map(ordered)
  for (const [at, box] of ours.entries()) {
    const place = inOrder.get(at)
    if (place !== undefined) addOwn(place)
    const found = partner.get(at)
    pairs.push(found === undefined ? [box, null] : [box, theirs[found]!])
  }
  addOwn(theirs.length)
  return pairs
}

/** Indexes of a longest common subsequence, ascending. */
function common(one: readonly string[], other: readonly string[]): [number, number][] {
  const width = other.length + 1
  const lengths = new Uint16Array((one.length + 1) * width)
  for (let a = one.length - 1; a >= 0; a -= 1) {
    for (let b = other.length - 1; b >= 0; b -= 1) {
      lengths[a * width + b] =
        one[a] === other[b]
          ? lengths[(a + 1) * width + b + 1]! + 1
          : Math.max(lengths[(a + 1) * width + b]!, lengths[a * width + b + 1]!)
    }
  }
  const found: [number, number][] = []
  for (let a = 0, b = 0; a < one.length && b < other.length; ) {
    if (one[a] === other[b]) found.push([a++, b++])
    else if (lengths[(a + 1) * width + b]! >= lengths[a * width + b + 1]!) a += 1
    else b += 1
  }
  return found
}
