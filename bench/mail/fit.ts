import {
  createModel,
  type ModelData,
  SHAPE_VALUE,
  type ShapeData,
  wordValue,
} from '../../packages/spam-test/learned/model.ts'
import { createDictionary, type Document, documentOf, type Reading } from './documents.ts'
import { fitLogistic, type Row } from './solver.ts'
import { originOf, vocabularyOf } from './vocabulary.ts'

/** Fits the learned content model. The same mails give the same numbers. */

const WORDS = 12_000
const RIDGE = 1e-5
/** How much of a word's ridge goes by the ratio of its shares, and what is added to each share. */
const BY_RATIO = 0.8
const RARE = 1e-4
const SHAPE_RIDGE = 1e-3
/** Account and payment mails are what a model takes for phishing: each counts so much more than other good mail. */
const ACCOUNT_MAIL = 12
/** The largest weights, this share of all, are cut to the range of the others, so that steps stay small. */
const CUT = 0.001
/** Mails of each kind from which a language is known, and from which it is judged with care. */
const ENOUGH_OF_LANGUAGE = 50
const FEWEST_OF_LANGUAGE = 20

export type Fit = Pick<ModelData, 'languages' | 'sparse' | 'words' | 'weights' | 'scale' | 'bias'>

export function fitModel(readings: readonly Reading[], ridge = RIDGE): Fit {
  const languages = languagesOf(readings, ENOUGH_OF_LANGUAGE)
  const sparse = languagesOf(readings, FEWEST_OF_LANGUAGE).filter((language) => !languages.includes(language))
  const judged = readings.filter(
    ({ language }) => language === null || languages.includes(language) || sparse.includes(language),
  )
  const dictionary = createDictionary()
  const documents = judged.map((reading) => documentOf(reading, dictionary))
  const vocabulary = vocabularyOf(documents, dictionary)
  const all = fitWords(rowsOf(documents, vocabulary), vocabulary.length, ridge)
  const strongest = [...vocabulary.keys()]
    .sort((a, b) => Math.abs(all[b]!) - Math.abs(all[a]!))
    .slice(0, WORDS)
    .map((at) => vocabulary[at]!)
  const weights = fitWords(rowsOf(documents, strongest), strongest.length, ridge)
  return {
    languages,
    sparse,
    ...quantized(
      strongest.map((id) => dictionary.keys[id]!),
      weights,
    ),
  }
}

/** Languages with so many mails of both kinds, as the product tells them. */
export function languagesOf(readings: readonly Reading[], fewest: number): string[] {
  const count = (language: string, label: string) =>
    readings.filter((reading) => reading.language === language && reading.note.label === label).length
  const languages = new Set(readings.flatMap(({ language }) => language ?? []))
  return [...languages]
    .filter((language) => ['ham', 'spam'].every((label) => count(language, label) >= fewest))
    .sort()
}

function rowsOf(documents: readonly Document[], vocabulary: readonly number[]): Row[] {
  const columnOf = new Map(vocabulary.map((id, column) => [id, column]))
  const columns = (ids: Int32Array) => [...ids].flatMap((id) => columnOf.get(id) ?? [])
  const shares = sharesOf(documents)
  return documents.map(({ note, words, shape }, at) => {
    const plain = columns(shape)
    const others = columns(words)
    return {
      columns: Int32Array.from([...plain, ...others]),
      plain: plain.length,
      plainValue: SHAPE_VALUE,
      value: wordValue(others.length),
      isSpam: note.label === 'spam',
      share: shares[at]!,
    }
  })
}

/** Both kinds count the same; within one, an origin counts by the root of its mails, so that none drowns the others. */
function sharesOf(documents: readonly Document[]): number[] {
  const counts = new Map<string, number>()
  const keyOf = ({ note }: Document) => `${note.label} ${originOf(note)}`
  for (const document of documents) counts.set(keyOf(document), (counts.get(keyOf(document)) ?? 0) + 1)
  const sizes = documents.map((document) => {
    const weight = document.note.kind === 'template-transactional' ? ACCOUNT_MAIL : 1
    return weight / Math.sqrt(counts.get(keyOf(document))!)
  })
  const totals = { ham: 0, spam: 0 }
  for (const [at, { note }] of documents.entries()) totals[note.label] += sizes[at]!
  return documents.map(({ note }, at) => sizes[at]! / totals[note.label] / 2)
}

function quantized(keys: string[], fitted: Float64Array): Omit<Fit, 'languages' | 'sparse'> {
  const sizes = [...fitted.subarray(0, keys.length)].map(Math.abs).sort((a, b) => b - a)
  const scale = Number((sizes[Math.floor(sizes.length * CUT)]! / 127).toPrecision(5))
  const steps = keys.map((_, at) => Math.max(-127, Math.min(127, Math.round(fitted[at]! / scale))))
  const kept = [...keys.keys()].filter((at) => steps[at] !== 0).sort((a, b) => (keys[a]! < keys[b]! ? -1 : 1))
  return {
    words: kept.map((at) => keys[at]!),
    weights: Buffer.from(Int8Array.from(kept, (at) => steps[at]!).buffer).toString('base64'),
    scale,
    bias: Number(fitted.at(-1)!.toFixed(5)),
  }
}

/** A model that says only its sum: calibration and cuts come after. */
export const uncalibrated = (fit: Fit) =>
  createModel({
    version: '',
    date: '',
    calibration: { slope: 1, intercept: 0 },
    cuts: { warning: 1, bad: 1, certain: 1 },
    shape: { weights: {}, bias: 0, warning: 1 },
    ...fit,
  })

/**
 * A word that is as common in spam as in good mail is held down, and one that tells them apart is let go: each has a
 * ridge of its own by the ratio of its shares (Wang and Manning, Baselines and Bigrams, 2012).
 */
function fitWords(rows: readonly Row[], columns: number, ridge: number): Float64Array {
  const spam = new Float64Array(columns).fill(RARE)
  const good = new Float64Array(columns).fill(RARE)
  for (const { columns, isSpam, share } of rows) {
    const shares = isSpam ? spam : good
    for (const column of columns) shares[column]! += share
  }
  const ratios = spam.map((share, column) => Math.abs(Math.log(share / good[column]!)))
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / columns
  const ridges = ratios.map((ratio) => ridge / (1 - BY_RATIO + (BY_RATIO * ratio) / mean) ** 2)
  return fitLogistic(rows, columns, ridges)
}

/** The model of shape alone, of mails in any language, before it is calibrated. */
export function fitShape(readings: readonly Reading[]): Pick<ShapeData, 'weights' | 'bias'> {
  const dictionary = createDictionary()
  const documents = readings.map((reading) => documentOf(reading, dictionary, 'shape'))
  const { keys } = dictionary
  const all = [...keys.keys()]
  const rows = rowsOf(documents, all).map((row) => ({ ...row, plainValue: 1 }))
  const fitted = fitLogistic(rows, keys.length, new Float64Array(keys.length).fill(SHAPE_RIDGE))
  return { weights: Object.fromEntries(all.map((at) => [keys[at]!, fitted[at]!])), bias: fitted.at(-1)! }
}
