import { type Feature, featuresOf } from './features.ts'
import { type Shape, shapeKeysOf, shapeName } from './structure.ts'

/**
 * A logistic regression over the features of subject and text: probability = calibrated(bias + sum of weights).
 * Words share a length of 1, however many there are; each measure of shape counts the same.
 */

/** The shipped numbers, as the file holds them. */
export type ModelData = {
  version: string
  /** The day of the fit. */
  date: string
  /** ISO 639-3 codes of the languages that had enough mails of both kinds, and of those that had few. */
  languages: string[]
  sparse: string[]
  /** Features by key, and beside them one int8 each, in base64. */
  words: string[]
  weights: string
  /** What one step of an int8 is worth. */
  scale: number
  bias: number
  calibration: { slope: number; intercept: number }
  /** Probabilities from which a text is a warning, bad, and bad with certainty. */
  cuts: { warning: number; bad: number; certain: number }
  shape: ShapeData
}

/**
 * A model of the shape alone, for texts whose words cannot be judged: what each class adds to the sum, and the
 * probability from which it is a warning.
 */
export type ShapeData = { weights: Record<string, number>; bias: number; warning: number }

export const modelSize = ({ words }: ModelData) => words.length

export type Model = Omit<ModelData, 'words' | 'weights'> & { weightOf: ReadonlyMap<string, number> }

/** The model of its stored weights, with its words in a map. */
export function createModel({ words, weights, ...rest }: ModelData): Model {
  const numbers = new Int8Array(Buffer.from(weights, 'base64'))
  return { ...rest, weightOf: new Map(words.map((word, at) => [word, numbers[at]! * rest.scale])) }
}

/** How much one measure of shape counts beside the words, whose squares sum to 1. */
export const SHAPE_VALUE = 0.15
/** Fewer known features than this count as so many, so that few words of a short text weigh less. */
export const FEWEST = 80

/** What each of a mail's known words counts. */
export const wordValue = (known: number) => 1 / Math.sqrt(Math.max(FEWEST, known))

/** What one feature adds to the sum; above 0 towards spam. `place` is null for a measure of shape. */
export type Pull = { key: string; pull: number; place: Feature | null }

export type Judgement = {
  probability: number
  /** Different features of the text that the model knows. */
  known: number
  /** Share of the single words of the text that the model knows, 0-1. */
  knownShare: number
  /** The strongest first, whichever way. */
  pulls: Pull[]
}

/** The calibrated probability that a text is spam, 0 to 1, with the words that weighed most. */
export function judgeText(model: Model, shape: Shape): Judgement {
  const features = featuresOf(shape.subject, shape.text)
  const { found, knownShare } = knownFeatures(model, features)
  const value = wordValue(found.size)
  const pulls: Pull[] = []
  for (const [key, place] of found) pulls.push({ key, pull: model.weightOf.get(key)! * value, place })
  for (const key of shapeKeysOf(shape, features)) {
    const weight = model.weightOf.get(key)
    if (weight) pulls.push({ key: shapeName(key), pull: weight * SHAPE_VALUE, place: null })
  }
  const sum = pulls.reduce((total, { pull }) => total + pull, model.bias)
  const probability = calibrated(model.calibration, sum)
  pulls.sort((a, b) => Math.abs(b.pull) - Math.abs(a.pull))
  return { probability, known: found.size, knownShare, pulls }
}

/** By shape alone; it is calibrated by itself. */
export function judgeShape({ shape: { weights, bias } }: Model, shape: Shape): Judgement {
  const pulls = shapeKeysOf(shape, featuresOf(shape.subject, shape.text)).map((key): Pull => {
    return { key: shapeName(key), pull: weights[key] ?? 0, place: null }
  })
  const sum = pulls.reduce((total, { pull }) => total + pull, bias)
  pulls.sort((a, b) => Math.abs(b.pull) - Math.abs(a.pull))
  return { probability: calibrated({ slope: 1, intercept: 0 }, sum), known: 0, knownShare: 0, pulls }
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
