import { createModel, type ModelData, wordValue } from '../../packages/spam-test/learned/model.ts'
import { createDictionary, type Document, documentOf, type Reading } from './documents.ts'
import { originOf } from './groups.ts'
import type { MailNote } from './mails.ts'
import { fitLogistic, type Row } from './solver.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Fits the learned content model. The same mails give the same numbers. */

const WORDS = 20_000
const RIDGE = 2e-5
/** How much of a word's ridge goes by the ratio of its shares, and what is added to each share. */
const BY_RATIO = 0.8
const RARE = 1e-4
/** The largest weights, this share of all, are cut to the range of the others, so that steps stay small. */
const CUT = 0.001
/** Mails of each kind from which a language is judged. */
export const ENOUGH_OF_LANGUAGE = 50

/** Really sent mail of these years counts so much more than a mail of the older set. */
const MODERN = 2
/** The one mailbox of both kinds counts more than that: nothing but the words tells its mails apart. */
const BOTH_KINDS = 2
/** A model takes account and payment mails for phishing, and there are few: each counts so much more than other good mail. */
const TRANSACTIONAL = 10

export type Fit = Pick<ModelData, 'words' | 'weights' | 'scale' | 'bias'>

/** Fits on mails of one language. */
export function fitModel(readings: readonly Reading[]): Fit {
  const dictionary = createDictionary()
  const documents = readings.map((reading) => documentOf(reading, dictionary))
  const vocabulary = vocabularyOf(documents, dictionary)
  const all = fitWords(rowsOf(documents, vocabulary), vocabulary.length)
  const strongest = [...vocabulary.keys()]
    .sort((a, b) => Math.abs(all[b]!) - Math.abs(all[a]!))
    .slice(0, WORDS)
    .map((at) => vocabulary[at]!)
  const weights = fitWords(rowsOf(documents, strongest), strongest.length)
  return quantized(
    strongest.map((id) => dictionary.keys[id]!),
    weights,
  )
}

/** Returns the languages with enough mails of each kind, as the product detects them (ISO 639-3). */
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
  const shares = sharesOf(documents.map(({ note }) => note))
  return documents.map(({ note, words }, at) => {
    const columns = Int32Array.from([...words].flatMap((id) => columnOf.get(id) ?? []))
    return {
      columns,
      value: wordValue(columns.length),
      isSpam: note.label === 'spam',
      share: shares[at]!,
    }
  })
}

/** Both kinds count the same; within one, an origin counts by the root of its mails, so that none drowns the others. */
export function sharesOf(notes: readonly MailNote[]): number[] {
  const counts = new Map<string, number>()
  const keyOf = (note: MailNote) => `${note.label} ${originOf(note)}`
  for (const note of notes) counts.set(keyOf(note), (counts.get(keyOf(note)) ?? 0) + 1)
  const sizes = notes.map((note) => weightOf(note) / Math.sqrt(counts.get(keyOf(note))!))
  const totals = { ham: 0, spam: 0 }
  for (const [at, { label }] of notes.entries()) totals[label] += sizes[at]!
  return notes.map(({ label }, at) => sizes[at]! / totals[label] / 2)
}

const weightOf = (note: MailNote) =>
  (note.set === 'modern' ? MODERN : 1) *
  (note.source === 'foff-milter' ? BOTH_KINDS : 1) *
  (isTransactional(note) ? TRANSACTIONAL : 1)

/** A good mail on an order, a parcel, an account, an appointment. */
export const isTransactional = ({ label, kind }: MailNote) =>
  label === 'ham' && kind.endsWith('-transactional')

function quantized(keys: string[], fitted: Float64Array): Fit {
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

/** A model that says only its sum: the calibration comes after. */
export const uncalibrated = (fit: Fit) =>
  createModel({
    version: '',
    date: '',
    languages: [],
    calibration: { slope: 1, intercept: 0 },
    ...fit,
  })

/**
 * A word that is as common in spam as in good mail is held down, and one that tells them apart is let go: each has a
 * ridge of its own by the ratio of its shares (Wang and Manning, Baselines and Bigrams, 2012).
 */
function fitWords(rows: readonly Row[], columns: number): Float64Array {
  const spam = new Float64Array(columns).fill(RARE)
  const good = new Float64Array(columns).fill(RARE)
  for (const { columns, isSpam, share } of rows) {
    const shares = isSpam ? spam : good
    for (const column of columns) shares[column]! += share
  }
  const ratios = spam.map((share, column) => Math.abs(Math.log(share / good[column]!)))
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / columns
  const ridges = ratios.map((ratio) => RIDGE / (1 - BY_RATIO + (BY_RATIO * ratio) / mean) ** 2)
  return fitLogistic(rows, columns, ridges)
}
