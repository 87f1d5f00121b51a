import type { AttentionPart } from '#contract/comparison.ts'
import type { HeatElement } from '#contract/pictures.ts'

/** Which parts of two drawn mails are one and the same. Pure. */

export type By = NonNullable<AttentionPart['matched_by']>
export type Match = { before: HeatElement; after: HeatElement; by: By }
export type Matches = { matched: Match[]; before: HeatElement[]; after: HeatElement[] }

/** Two boxes of one kind that share so much of what they cover together stand at the same place. */
const SAME_PLACE = 0.5

/**
 * The surest way first: the same text and kind, the same text, the same link where only one part of each leads there,
 * the same kind at the same place. Each part is matched once; what no way finds has no counterpart, and none is guessed.
 */
export function matchElements(before: readonly HeatElement[], after: readonly HeatElement[]): Matches {
  const found: Matches = { matched: [], before: [...before], after: [...after] }
  byKey(found, 'text', ({ kind, text }) => joined(kind, plain(text)))
  byKey(found, 'text', ({ text }) => plain(text))
  byKey(found, 'link', ({ kind, href }) => joined(kind, pageOf(href)), 'unique')
  byPlace(found)
  return found
}

const joined = (kind: string, rest: string | null) => rest && `${kind} ${rest}`

const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase() || null

/** Without what counts clicks: the query is another one in each mail. */
function pageOf(href: string | null): string | null {
  const url = href === null ? null : URL.parse(href)
  return url && /^https?:$/.test(url.protocol) ? `${url.host}${url.pathname}` : null
}

type Key = (element: HeatElement) => string | null

function byKey(found: Matches, by: By, key: Key, unique?: 'unique') {
  const groups = grouped(found.before, key)
  for (const [name, others] of grouped(found.after, key)) {
    const own = groups.get(name) ?? []
    if (unique && (own.length !== 1 || others.length !== 1)) continue
    for (const [before, after] of pairs(own, others)) take(found, { before, after, by })
  }
}

function grouped(elements: readonly HeatElement[], key: Key): Map<string, HeatElement[]> {
  const groups = new Map<string, HeatElement[]>()
  for (const element of elements) {
    const name = key(element)
    if (name !== null) groups.set(name, [...(groups.get(name) ?? []), element])
  }
  return groups
}

/** As many of each: from top to bottom. Otherwise those that stand closest, so that what was put between them is left. */
function pairs(own: HeatElement[], others: HeatElement[]): [HeatElement, HeatElement][] {
  const [one, other] = [own.toSorted(downwards), others.toSorted(downwards)]
  if (one.length === other.length) return one.map((before, index) => [before, other[index]!])
  const near = one.flatMap((before) => other.map((after) => ({ before, after, far: apart(before, after) })))
  const taken = new Set<HeatElement>()
  return near
    .toSorted((a, b) => a.far - b.far)
    .flatMap(({ before, after }): [HeatElement, HeatElement][] => {
      if (taken.has(before) || taken.has(after)) return []
      taken.add(before).add(after)
      return [[before, after]]
    })
}

const downwards = (a: HeatElement, b: HeatElement) => a.box.y - b.box.y || a.box.x - b.box.x

const apart = ({ box: a }: HeatElement, { box: b }: HeatElement) =>
  Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2)

function byPlace(found: Matches) {
  const near = found.before.flatMap((before) =>
    found.after.flatMap((after) => {
      const common = before.kind === after.kind ? overlap(before, after) : 0
      return common >= SAME_PLACE ? [{ before, after, common }] : []
    }),
  )
  for (const { before, after } of near.toSorted((a, b) => b.common - a.common))
    if (found.before.includes(before) && found.after.includes(after))
      take(found, { before, after, by: 'place' })
}

/** What both cover over what either covers, 0-1. */
function overlap({ box: a }: HeatElement, { box: b }: HeatElement): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  const both = Math.max(0, wide) * Math.max(0, high)
  const either = a.width * a.height + b.width * b.height - both
  return either > 0 ? both / either : 0
}

function take(found: Matches, match: Match) {
  found.matched.push(match)
  found.before.splice(found.before.indexOf(match.before), 1)
  found.after.splice(found.after.indexOf(match.after), 1)
}
