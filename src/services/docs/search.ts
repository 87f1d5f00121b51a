import type { Language } from '@postproof/engine/language'
import { plain, textOf } from './markdown.ts'
import type { Block, DocPage, SearchHit } from './types.ts'

/** Search over headings and what stands below them: few hundred places, so each query looks at all. */

export type Place = {
  path: string
  anchor: string
  title: string
  heading: string
  text: string
  language: Language
}

/** A page, cut at its headings. */
export function placesOf({ path, title, blocks, language }: DocPage): Place[] {
  const head = { path, title, language, text: '' }
  const places: (Place & { blocks: Block[] })[] = [{ ...head, anchor: '', heading: '', blocks: [] }]
  for (const block of blocks) {
    if (block.kind === 'heading')
      places.push({ ...head, anchor: block.id, heading: plain(block.inlines), blocks: [] })
    else places.at(-1)!.blocks.push(block)
  }
  return places.map(({ blocks: held, ...place }) => ({ ...place, text: textOf(held) }))
}

const most = 20

/**
 * In lower case and without accents, since many search without them: cle finds clé. As long as the text itself, so
 * that places in the one are places in the other.
 */
const folded = (text: string): string =>
  text.replace(/[\u00c0-\u017f]/g, (letter) => letter.normalize('NFD').charAt(0)).toLowerCase()

/** Words of the query: at most eight, folded. */
const termsOf = (query: string): string[] =>
  (folded(query.slice(0, 200).normalize('NFC')).match(/[\p{L}\p{N}][\p{L}\p{N}_.-]*/gu) ?? []).slice(0, 8)

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
  const weighed = [
    { text: folded(title), weight: 8 },
    { text: folded(heading), weight: 6 },
    { text: folded(text), weight: 1 },
  ]
  const scores = terms.map((term) =>
    weighed.reduce((sum, { text, weight }) => sum + hits(text, term) * weight, 0),
  )
  return {
    held: scores.filter((score) => score > 0).length,
    score: scores.reduce((sum, score) => sum + score, 0),
  }
}

function hits(text: string, term: string): number {
  const at = text.indexOf(term)
  if (at < 0) return 0
  return at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!) ? 2 : 1
}

function excerptOf(text: string, terms: string[]): string {
  const lower = folded(text)
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
