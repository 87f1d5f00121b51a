import { createModel, type ModelData, SHAPE_VALUE, wordValue } from '#engines/spam-test/learned/model.ts'
import { createDictionary, type Document, documentOf, type Reading } from './documents.ts'
import { fitLogistic, type Row } from './solver.ts'
import { originOf, vocabularyOf } from './vocabulary.ts'

/** Fits the learned content model. The same mails give the same numbers. */

const WORDS = 12_000
const RIDGE = 1e-5
/** Account and payment mails are what a model takes for phishing: each counts so much more than other good mail. */
const ACCOUNT_MAIL = 12
/** The largest weights, this share of all, are cut to the range of the others, so that steps stay small. */
const CUT = 0.001
const FEWEST_OF_LANGUAGE = 50

export type Fit = Pick<ModelData, 'languages' | 'words' | 'weights' | 'scale' | 'bias'>

export function fitModel(readings: readonly Reading[], ridge = RIDGE): Fit {
  const languages = languagesOf(readings)
  const judged = readings.filter(({ language }) => language === null || languages.includes(language))
  const dictionary = createDictionary()
  const documents = judged.map((reading) => documentOf(reading, dictionary))
  const vocabulary = vocabularyOf(documents, dictionary)
  const all = fitLogistic(rowsOf(documents, vocabulary), vocabulary.length, ridge)
  const strongest = [...vocabulary.keys()]
    .sort((a, b) => Math.abs(all[b]!) - Math.abs(all[a]!))
    .slice(0, WORDS)
    .map((at) => vocabulary[at]!)
  const weights = fitLogistic(rowsOf(documents, strongest), strongest.length, ridge)
  return {
    languages,
    ...quantized(
      strongest.map((id) => dictionary.keys[id]!),
      weights,
    ),
  }
}

/** Languages with enough mails of both kinds, as the product tells them. */
export function languagesOf(readings: readonly Reading[]): string[] {
  const count = (language: string, label: string) =>
    readings.filter((reading) => reading.language === language && reading.note.label === label).length
  const languages = new Set(readings.flatMap(({ language }) => language ?? []))
  return [...languages]
    .filter((language) => ['ham', 'spam'].every((label) => count(language, label) >= FEWEST_OF_LANGUAGE))
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

function quantized(keys: string[], fitted: Float64Array): Omit<Fit, 'languages'> {
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
    ...fit,
  })
