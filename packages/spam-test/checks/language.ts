import { good, noData, warning } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import { declaredLanguage } from '../content/declared-language.ts'
import { notApplicable } from '../content/no-data.ts'
import { readingText } from '../content/reading-text.ts'
import { lookalikeWords } from '../content/scripts.ts'
import list from '../data/languages.json' with { type: 'json' }
import { defineCheck } from '../define-check.ts'

const id = 'language'

const languages: Record<string, string[]> = list.languages
const replaced: Record<string, string> = list.codes

/** One such word may be a slip of the keyboard. */
const MIXED_WORDS = 2

/** The language of the text against `<html lang>`, and words that mix scripts to look like others. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 2,
  topic: 'words',
  decidedBy: 'html',
  refs: [{ label: 'WCAG 3.1.1', url: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html' }],
  run({ message, language }) {
    const { text, placeAt } = readingText(message)
    if (text === '') return notApplicable(id, 'no-text')
    const mixed = lookalikeWords(text.slice(0, 200_000))
    const known = language ? languages[language] : undefined
    const declared = message.html ? declaredLanguage(message.html) : null
    const facts = { detected: known?.[1] ?? null, detected_tag: known?.[0] ?? null, declared }
    if (mixed.length >= MIXED_WORDS) {
      const words = mixed.map(({ word }) => word)
      const evidence = mixed.map(({ word, index }) => {
        const place = placeAt(index)
        return { label: plain('evidence.mixed-scripts'), value: word, ...(place && { place }) }
      })
      return warning(id, 'mixed-scripts', { ...facts, words }, evidence)
    }
    if (!declared) return notApplicable(id, 'not-declared', facts)
    if (!known) return noData(id, 'not-recognized', facts)
    const tag = primaryTag(declared)
    if (!tag) return warning(id, 'bad-tag', facts)
    if (tag === known[0] || areAlike(tag, known[0] ?? '')) return good(id, 'equal', facts)
    return isKnownTag(tag) ? warning(id, 'differs', facts) : noData(id, 'not-comparable', facts)
  },
})

/** The primary subtag of BCP 47, its old forms replaced; null when it is none. */
function primaryTag(lang: string): string | null {
  const tag = /^([a-z]{2,3})(?:[-_][a-z0-9]{1,8}){0,5}$/i.exec(lang)?.[1]?.toLowerCase()
  return tag ? (replaced[tag] ?? languages[tag]?.[0] ?? tag) : null
}

const areAlike = (one: string, other: string) =>
  list.alike.some((group) => group.includes(one) && group.includes(other))

/** A tag of a language that the detector knows: only then is another answer a difference. */
const isKnownTag = (tag: string) => Object.values(languages).some(([known]) => known === tag)
