import { type Feature, featuresOf } from './features.ts'

/**
 * A logistic regression over the words of subject and text: probability = calibrated(bias + sum of weights). The words of
 * a mail share a length of 1, however many there are.
 */

/** The shipped numbers, as the file holds them. */
export type ModelData = {
  version: string
  /** The day of the fit. */
  date: string
  /** ISO 639-3 codes of the languages that were measured, with at least 50 mails of each kind. */
  languages: string[]
  /** Features by key, and their weights: one int8 each, in base64. */
  words: string[]
  weights: string
  /** What one step of an int8 is worth. */
  scale: number
  bias: number
  calibration: { slope: number; intercept: number }
}

export const modelSize = ({ words }: ModelData) => words.length

export type Model = Omit<ModelData, 'words' | 'weights'> & { weightOf: ReadonlyMap<string, number> }

/** Returns the model of stored weights, with its words in a map. */
export function createModel({ words, weights, ...rest }: ModelData): Model {
  const numbers = new Int8Array(Buffer.from(weights, 'base64'))
  return { ...rest, weightOf: new Map(words.map((word, at) => [word, numbers[at]! * rest.scale])) }
}

/** Fewer known features than this count as so many, so that few words of a short text weigh less. */
const FEWEST = 80

/** What each of a mail's known words counts. */
export const wordValue = (known: number) => 1 / Math.sqrt(Math.max(FEWEST, known))

/** What the model reads of a mail. */
export type Content = { subject: string; text: string }

/** What one feature adds to the sum, at its first place; above 0 towards spam. */
export type Pull = { pull: number; place: Feature }

export type Judgement = {
  /** Calibrated, 0-1. */
  probability: number
  /** Different features of the text that the model knows. */
  known: number
  /** Share of the single words of the text that the model knows, 0-1. */
  knownShare: number
  /** In the order of subject and text. */
  pulls: Pull[]
}

/** Returns the calibrated probability that a text is spam, and what each known word adds to it. */
export function judgeText(model: Model, { subject, text }: Content): Judgement {
  const { found, knownShare } = knownFeatures(model, featuresOf(subject, text))
  const value = wordValue(found.size)
  const pulls = [...found.values()].map((place): Pull => {
    return { pull: model.weightOf.get(place.key)! * value, place }
  })
  const sum = pulls.reduce((total, { pull }) => total + pull, model.bias)
  return { probability: calibrated(model.calibration, sum), known: found.size, knownShare, pulls }
}

export const calibrated = ({ slope, intercept }: ModelData['calibration'], sum: number) =>
  1 / (1 + Math.exp(-(slope * sum + intercept)))

/** The first place of each feature that has a weight. */
function knownFeatures({ weightOf }: Model, features: readonly Feature[]) {
  const found = new Map<string, Feature>()
  let words = 0
  let knownWords = 0
  for (const feature of features) {
    const { key, inSubject } = feature
    const isKnown = weightOf.has(key)
    if (isKnown && !found.has(key)) found.set(key, feature)
    if (inSubject || key.includes(' ') || key.endsWith('…') || !/^\p{L}/u.test(key)) continue
    words += 1
    if (isKnown) knownWords += 1
  }
  return { found, knownShare: words ? knownWords / words : 0 }
}
