import type { Content, Pull } from './model.ts'

/** The sentences of subject and text that weigh most: what the model says is explained by them. */

/** `pull`: what its words add to the sum, each counted where it stands first. Offsets are those of subject or text. */
export type HeavySentence = { text: string; start: number; inSubject: boolean; pull: number }

/** A line, or what ends with a full stop and the like. Repetition is bounded, so that time is linear. */
const end = /\n|[.!?…]{1,8}(?=\s)|[。！？]/g
/** A longer sentence is quoted from the word on that weighs most. */
const LONGEST = 140

/** Sentences by what they add towards spam, or with `towards: -1` towards good mail; the heaviest first. */
export function heavySentences(content: Content, pulls: readonly Pull[], towards: 1 | -1): HeavySentence[] {
  const inSubject = pulls.filter(({ place }) => place.inSubject)
  const inText = pulls.filter(({ place }) => !place.inSubject)
  return [
    ...sentencesWith(content.subject, [[0, content.subject.length]], inSubject, towards),
    ...sentencesWith(content.text, spansOf(content.text), inText, towards),
  ]
    .filter(({ pull }) => pull * towards > 0)
    .sort((a, b) => (b.pull - a.pull) * towards)
}

type Span = [start: number, end: number]

function spansOf(text: string): Span[] {
  const spans: Span[] = []
  let start = 0
  for (const match of text.matchAll(end)) {
    spans.push([start, match.index + match[0].length])
    start = match.index + match[0].length
  }
  return [...spans, [start, text.length]]
}

/** Both lists are in the order of the text. */
function sentencesWith(text: string, spans: readonly Span[], pulls: readonly Pull[], towards: 1 | -1) {
  const sorted = pulls.toSorted((a, b) => a.place.start - b.place.start)
  const sentences: HeavySentence[] = []
  let next = 0
  for (const [start, end] of spans) {
    const first = next
    while (next < sorted.length && sorted[next]!.place.start < end) next += 1
    const own = sorted.slice(first, next)
    if (own.length) sentences.push(sentenceOf(text, [start, end], own, towards))
  }
  return sentences
}

function sentenceOf(
  text: string,
  [start, end]: Span,
  pulls: readonly Pull[],
  towards: 1 | -1,
): HeavySentence {
  const heaviest = pulls.reduce((best, one) => (one.pull * towards > best.pull * towards ? one : best))
  const isLong = end - start > LONGEST
  const from = isLong ? Math.max(start, Math.min(heaviest.place.start, end - LONGEST)) : start
  const quoted = text.slice(from, Math.min(end, from + LONGEST))
  const leading = quoted.length - quoted.trimStart().length
  return {
    text: `${from > start ? '…' : ''}${quoted.replace(/\s+/g, ' ').trim()}${from + LONGEST < end ? '…' : ''}`,
    start: from + leading,
    inSubject: pulls[0]!.place.inSubject,
    pull: pulls.reduce((sum, { pull }) => sum + pull, 0),
  }
}
