import { bad, type Evidence, type Finding, good, type Json, warning } from '@postproof/engine/finding'
import { countWords } from '@postproof/message/words'
import { notApplicable } from '../content/no-data.ts'
import { findPhrases, type PhraseTree, plantPhrases } from '../content/phrases.ts'
import { readingText } from '../content/reading-text.ts'
import { fieldNamed, quoteField } from '../context/fields.ts'
import list from '../data/spam-phrases.json' with { type: 'json' }
import { defineCheck } from '../define-check.ts'
import type { TestInput } from '../types.ts'

const id = 'spam_phrases'

type Weight = 'mild' | 'strong' | 'heavy'
type Theme = string
type Phrase = { phrase: string; weight: Weight; theme: Theme }
type Hit = Phrase & { count: number; evidence: Evidence }

/**
 * Points of one phrase. Mild ones are ordinary words of shop mail: two are free, one more for each 300 words, and
 * all of them together weigh no more than MOST_MILD, so that they alone never make a mail bad.
 */
const points: Record<Weight, number> = { mild: 1, strong: 2, heavy: 4 }
const FREE_MILD = 2
const WORDS_PER_FREE_MILD = 300
const MOST_MILD = 6
const SEVERAL = 3
const MANY = 8

const MOST_TEXT = 200_000
const MOST_SHOWN = 20

const trees = new Map<string, PhraseTree<Phrase>>(
  Object.entries(list.languages).map(([language, weights]) => [language, plantPhrases(phrasesOf(weights))]),
)

/** Phrases typical of spam, in English and in the language of the text; each counts once. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 8,
  topic: 'words',
  decidedBy: 'html',
  refs: [
    { label: '15 USC 7704', url: 'https://www.law.cornell.edu/uscode/text/15/7704' },
    { label: 'SpamAssassin: tests', url: 'https://spamassassin.apache.org/tests.html' },
  ],
  run(input) {
    const subject = fieldNamed(input.message, 'subject')
    const { text, placeAt } = readingText(input.message)
    const body = text.slice(0, MOST_TEXT)
    const words = countWords(body)
    if (words === 0 && !subject?.value.trim()) return notApplicable(id, 'no-text')
    const hits = new Map<string, Hit>()
    for (const tree of treesFor(input)) {
      if (subject) collect(hits, tree, subject.value.slice(0, 1000), () => quoteField(subject).place)
      collect(hits, tree, body, placeAt)
    }
    return judge([...hits.values()], words)
  },
})

function* phrasesOf(weights: Record<string, Record<string, string[]>>): Generator<[string, Phrase]> {
  for (const weight of ['heavy', 'strong', 'mild'] as const)
    for (const [theme, phrases] of Object.entries(weights[weight] ?? {}))
      for (const phrase of phrases) yield [phrase, { phrase, weight, theme }]
}

function treesFor({ language }: Pick<TestInput, 'language'>): PhraseTree<Phrase>[] {
  return [...new Set(['eng', language ?? 'eng'])].flatMap((code) => trees.get(code) ?? [])
}

function collect(
  hits: Map<string, Hit>,
  tree: PhraseTree<Phrase>,
  text: string,
  placeAt: (offset: number) => Evidence['place'],
): void {
  for (const { entry, start, end } of findPhrases(tree, text)) {
    const known = hits.get(entry.phrase)
    if (known) {
      known.count += 1
      continue
    }
    const span = text
      .slice(Math.max(0, start - 30), Math.min(text.length, end + 30))
      .replace(/\s+/g, ' ')
      .trim()
    const place = hits.size < MOST_SHOWN * 2 ? placeAt(start) : undefined
    const evidence = {
      label: `“${text.slice(start, end).replace(/\s+/g, ' ')}”`,
      value: span,
      ...(place && { place }),
    }
    hits.set(entry.phrase, { ...entry, count: 1, evidence })
  }
}

function judge(hits: Hit[], words: number): Finding {
  const count = (weight: Weight) => hits.filter((hit) => hit.weight === weight).length
  const free = FREE_MILD + Math.floor(words / WORDS_PER_FREE_MILD)
  const mild = Math.min(MOST_MILD, Math.max(0, count('mild') - free)) * points.mild
  const sum = mild + count('strong') * points.strong + count('heavy') * points.heavy
  const shown = hits.sort((a, b) => points[b.weight] - points[a.weight]).slice(0, MOST_SHOWN)
  const phrases: Json[] = shown.map(({ phrase, weight, theme, count: times }) => ({
    phrase,
    weight,
    theme,
    times,
  }))
  const facts = {
    points: sum,
    found: hits.length,
    mild: count('mild'),
    strong: count('strong'),
    heavy: count('heavy'),
    words,
    phrases,
  }
  const evidence = shown.map((hit) => hit.evidence)
  if (sum >= MANY) return bad(id, 'many', facts, evidence)
  if (sum >= SEVERAL) return warning(id, 'several', facts, evidence)
  return good(id, hits.length > 0 ? 'few' : 'none', facts, evidence)
}
