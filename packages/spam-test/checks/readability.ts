import { good, warning } from '@postproof/engine/finding'
import { countWords } from '@postproof/message/words'
import { notApplicable } from '../content/no-data.ts'
import { readingText } from '../content/reading-text.ts'
import { smallPrint } from '../content/small-print.ts'
import { defineCheck } from '../define-check.ts'

const id = 'readability'

const FEWEST_WORDS = 20
const WORDS_A_MINUTE = 230

/** Flesch reading ease: constants by language (Flesch 1948; Amstad 1978; Kandel and Moles 1958; Fernández Huerta 1959; Vacca 1972; Douma 1960). */
const formulas: Record<string, [base: number, sentence: number, word: number]> = {
  eng: [206.835, 1.015, 84.6],
  deu: [180, 1, 58.5],
  fra: [207, 1.015, 73.6],
  spa: [206.84, 1.02, 60],
  ita: [217, 1.3, 60],
  nld: [206.84, 0.93, 77],
}

/** Length of the text and how easily it reads: said, not judged; and whether its letters are large enough to be read. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 0,
  topic: 'words',
  decidedBy: 'html',
  refs: [{ label: 'WCAG 3.1.5', url: 'https://www.w3.org/WAI/WCAG22/Understanding/reading-level.html' }],
  run({ message, language }) {
    const small = message.html && smallPrint(message.html)
    if (small)
      return warning(id, 'small-print', { words: small.words, smallest: small.smallest }, small.evidence)
    const text = readingText(message).text.slice(0, 200_000)
    const words = countWords(text)
    if (words < FEWEST_WORDS) return notApplicable(id, 'too-little-text', { words })
    const sentences = Math.max(1, text.match(/[.!?\u3002\uff01\uff1f](?=\s|$)|\n+/g)?.length ?? 1)
    const perSentence = words / sentences
    const facts = {
      words,
      sentences,
      words_per_sentence: Math.round(perSentence * 10) / 10,
      seconds: Math.round((60 * words) / WORDS_A_MINUTE),
      ease: easeOf(text, words, perSentence, language),
    }
    return good(id, 'measured', facts)
  },
})

/** 0 (hard) to 100 (easy); null for languages without a formula. */
function easeOf(text: string, words: number, perSentence: number, language: string | null): number | null {
  const formula = language ? formulas[language] : undefined
  if (!formula) return null
  const [base, sentence, word] = formula
  const syllables = text.match(/[aeiouyàáâäãåæèéêëìíîïòóôöõœùúûüÿ]+/gi)?.length ?? 0
  const ease = base - sentence * perSentence - word * (Math.max(words, syllables) / words)
  return Math.round(Math.min(100, Math.max(0, ease)))
}
