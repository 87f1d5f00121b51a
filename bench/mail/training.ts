import { createModel, judgeText, type Model, type ModelData } from '../../packages/spam-test/learned/model.ts'
import { calibrate, type Rated } from './calibration.ts'
import type { Reading } from './documents.ts'
import { ENOUGH_OF_LANGUAGE, fitModel, languagesOf, uncalibrated } from './fit.ts'
import { foldsOf } from './groups.ts'

/** Raise it when a feature means something else than before. */
const VERSION = '3'

const FOLDS = 5

export type Trained = { data: ModelData; model: Model }

/**
 * Fits on the train part, and calibrates by mails of the train part that were left out of a fit with all of their senders
 * and campaigns. The validation part only tells which languages have enough mails to be measured.
 */
export function train(readings: readonly Reading[], validation: readonly Reading[]): Trained {
  const languages = languagesOf(validation, ENOUGH_OF_LANGUAGE).filter((language) =>
    languagesOf(readings, ENOUGH_OF_LANGUAGE).includes(language),
  )
  const readable = readings.filter((reading) => isIn(languages, reading))
  const calibration = calibrate(heldOutSums(readable))
  const date = new Date().toISOString().slice(0, 10)
  const data = { version: VERSION, date, languages, calibration, ...fitModel(readable) }
  return { data, model: createModel(data) }
}

/** A text whose language is not detected counts by what its manifest says. */
const isIn = (languages: readonly string[], { language, note }: Reading) =>
  language === null ? languages.includes(codes[note.lang] ?? '') : languages.includes(language)

/** Of the languages of the manifests, those that may have enough mails. */
const codes: Record<string, string> = { en: 'eng', ja: 'jpn', zh: 'cmn', es: 'spa', pt: 'por', de: 'deu' }

/** Each mail's sum by a model that was fitted without its fold. */
export function heldOutSums(readings: readonly Reading[]): Rated[] {
  const folds = foldsOf(
    readings.map(({ note, from, content }) => ({ note, from, subject: content.subject })),
    FOLDS,
  )
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const model = uncalibrated(fitModel(readings.filter((_, at) => folds[at] !== fold)))
    return readings
      .filter((_, at) => folds[at] === fold)
      .map(({ note, content }): Rated => {
        const { probability } = judgeText(model, content)
        return { note, sum: Math.log(probability / (1 - probability)) }
      })
  })
}
