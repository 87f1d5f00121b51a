import { type Judgement, judgeText, type Model } from './model.ts'
import type { Shape } from './structure.ts'

/** What the model says of a text, or why it says nothing. */
export type Verdict =
  | { kind: 'short' | 'unknown-language' }
  | { kind: 'unsure'; judgement: Judgement }
  | { kind: 'judged'; level: 'good' | 'warning' | 'bad'; certain: boolean; judgement: Judgement }

/** Fewer different features that the model knows are too little to judge by. */
const FEWEST_KNOWN = 12
/**
 * Polite business letters and notices of accounts that are a few lines long use the words of cold offers and of fraud; the
 * set has hardly any. So a short text is a warning where a longer one would be bad, and not judged where that would be a
 * warning.
 */
const ENOUGH_TO_JUDGE = 70
/** A text whose language is not told from its letters is judged if so many of its words are known. */
const MOSTLY_KNOWN = 0.4

/** `language`: ISO 639-3 code of the text, null where none was told. */
export function verdictOf(model: Model, shape: Shape, language: string | null): Verdict {
  if (language !== null && !model.languages.includes(language)) return { kind: 'unknown-language' }
  const judgement = judgeText(model, shape)
  if (judgement.known < FEWEST_KNOWN) return { kind: 'short' }
  if (language === null && judgement.knownShare < MOSTLY_KNOWN) return { kind: 'unknown-language' }
  const { probability } = judgement
  const { warning, bad, certain } = model.cuts
  const isLong = judgement.known >= ENOUGH_TO_JUDGE
  const isBad = isLong && probability >= bad
  if (!isLong && probability >= warning && probability < bad) return { kind: 'unsure', judgement }
  const level = isBad ? 'bad' : probability >= warning ? 'warning' : 'good'
  return { kind: 'judged', level, certain: isBad && probability >= certain, judgement }
}
