import { type Judgement, judgeText, type Model } from './model.ts'
import type { Shape } from './structure.ts'

/** What the model says of a text, or why it says nothing. */
export type Verdict =
  | { kind: 'short' | 'unknown-language' }
  | { kind: 'judged'; level: 'good' | 'warning' | 'bad'; certain: boolean; judgement: Judgement }

/** Fewer different features that the model knows are too little to judge by. */
const FEWEST_KNOWN = 12
/**
 * Polite business letters of a few lines use the words of cold offers and of fraud; such mail is missing from the set. So a
 * short text is a warning at most.
 */
const ENOUGH_FOR_BAD = 70
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
  const isBad = probability >= bad && judgement.known >= ENOUGH_FOR_BAD
  const level = isBad ? 'bad' : probability >= warning ? 'warning' : 'good'
  return { kind: 'judged', level, certain: isBad && probability >= certain, judgement }
}
