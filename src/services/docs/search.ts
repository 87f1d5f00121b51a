import { plain, textOf } from './markdown.ts'
import type { Block, DocPage, SearchHit } from './types.ts'

/** Search over headings and what stands below them: few hundred places, so each query looks at all. */

export type Place = { path: string; anchor: string; title: string; heading: string; text: string }

/** A page, cut at its headings. */
export function placesOf({ path, title, blocks }: Pick<DocPage, 'path' | 'title' | 'blocks'>): Place[] {
  const places: (Place & { blocks: Block[] })[] = [
    { path, anchor: '', title, heading: '', text: '', blocks: [] },
  ]
  for (const block of blocks) {
    if (block.kind === 'heading')
      places.push({ path, anchor: block.id, title, heading: plain(block.inlines), text: '', blocks: [] })
    else places.at(-1)!.blocks.push(block)
  }
  return places.map(({ blocks: held, ...place }) => ({ ...place, text: textOf(held) }))
}

const most = 20

/** Words of the query: at most eight, in lower case. */
const termsOf = (query: string): string[] =>
  (
    query
      .slice(0, 200)
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}_.-]*/gu) ?? []
  ).slice(0, 8)

/** Places with every word; where there is none, those with the most of them. */
export function search(places: readonly Place[], query: string): SearchHit[] {
  const terms = termsOf(query)
  const found = places
    .map((place) => ({ place, ...scoreOf(place, terms) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.held - a.held || b.score - a.score)
  return found
    .filter(({ held }) => held === found[0]!.held)
    .slice(0, most)
    .map(({ place: { text, ...place } }) => ({ ...place, excerpt: excerptOf(text, terms) }))
}

/** How many words a place holds; title before heading before text, whole words before parts of one. */
function scoreOf({ title, heading, text }: Place, terms: string[]): { held: number; score: number } {
  const scores = terms.map((term) => hits(title, term) * 8 + hits(heading, term) * 6 + hits(text, term))
  return {
    held: scores.filter((score) => score > 0).length,
    score: scores.reduce((sum, score) => sum + score, 0),
  }
}

function hits(text: string, term: string): number {
  const lower = text.toLowerCase()
  const at = lower.indexOf(term)
  if (at < 0) return 0
  return at === 0 || !/[\p{L}\p{N}]/u.test(lower[at - 1]!) ? 2 : 1
}

function excerptOf(text: string, terms: string[]): string {
  const lower = text.toLowerCase()
  const at = Math.max(
    0,
    ...terms
      .map((term) => lower.indexOf(term))
      .filter((place) => place >= 0)
      .slice(0, 1),
  )
  const from = at < 60 ? 0 : text.indexOf(' ', at - 60) + 1
  const part = text.slice(from, from + 180).trim()
  return `${from > 0 ? '… ' : ''}${part}${from + 180 < text.length ? ' …' : ''}`
}
