import { type Judgement, judgeShape, judgeText, type Model } from './model.ts'
import type { Shape } from './structure.ts'

/** What the model says of a text, or why it says nothing. `degree`: how much speaks for spam, 0-1. */
export type Verdict =
  | { kind: 'short' | 'unknown-language' }
  | { kind: 'unsure'; judgement: Judgement; degree: number }
  | {
      kind: 'judged'
      level: 'good' | 'warning' | 'bad'
      certain: boolean
      judgement: Judgement
      degree: number
    }

/** Fewer different features that the model knows are too little to judge by. */
const FEWEST_KNOWN = 12
/**
 * Polite business letters and notices of accounts that are a few lines long use the words of cold offers and of fraud; the
 * set has hardly any. So a short text is a warning where a longer one would be bad, and not judged where that would be a
 * warning.
 */
const ENOUGH_TO_JUDGE = 70
/** Share of known words from which a text is judged whose letters do not show its language. */
const MOSTLY_KNOWN = 0.4

/** The degree rises with the logarithm of the odds, from what many good mails have to what hardly any has. */
const [NOTHING, ALL] = [0.1, 0.99].map(logOdds) as [number, number]
/** What is not sure speaks half as loud; and fewer words than are enough to judge by speak less loud, too. */
const UNSURE = 0.5

function logOdds(probability: number): number {
  return Math.log(probability / (1 - probability))
}

function degreeOf(probability: number): number {
  const share = (logOdds(probability) - NOTHING) / (ALL - NOTHING)
  return Math.min(1, Math.max(0, share))
}

/** What the shape alone says, where the words could not be judged. */
export type ShapeVerdict = { level: 'good' | 'warning'; judgement: Judgement; degree: number }

/** Judges a text by length, links and signs alone. `degree`: 0 as many good mails, 1 as hardly any. Never worse than a warning. */
export function shapeVerdictOf(model: Model, shape: Shape): ShapeVerdict {
  const judgement = judgeShape(model, shape)
  const level = judgement.probability >= model.shape.warning ? 'warning' : 'good'
  return { level, judgement, degree: degreeOf(judgement.probability) }
}

/**
 * `language`: ISO 639-3 code of the text, null when unknown. For a language with few mails in training the model is as
 * careful as with a short text.
 */
export function verdictOf(model: Model, shape: Shape, language: string | null): Verdict {
  const isSparse = language !== null && model.sparse.includes(language)
  if (language !== null && !isSparse && !model.languages.includes(language))
    return { kind: 'unknown-language' }
  const judgement = judgeText(model, shape)
  if (judgement.known < FEWEST_KNOWN) return { kind: 'short' }
  if (language === null && judgement.knownShare < MOSTLY_KNOWN) return { kind: 'unknown-language' }
  const { probability } = judgement
  const { warning, bad, certain } = model.cuts
  const isEnough = judgement.known >= ENOUGH_TO_JUDGE && !isSparse
  const isBad = isEnough && probability >= bad
  const loudness = Math.min(1, judgement.known / ENOUGH_TO_JUDGE)
  const degree = loudness * degreeOf(probability)
  if (!isEnough && probability >= warning && probability < bad)
    return { kind: 'unsure', judgement, degree: UNSURE * degree }
  const level = isBad ? 'bad' : probability >= warning ? 'warning' : 'good'
  return { kind: 'judged', level, certain: isBad && probability >= certain, judgement, degree }
}
