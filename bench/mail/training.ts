import { createModel, type Model, type ModelData } from '#engines/spam-test/learned/model.ts'
import { verdictOf } from '#engines/spam-test/learned/verdict.ts'
import { calibrate, cutsOf, type Judged } from './calibration.ts'
import type { Reading } from './documents.ts'
import { type Fit, fitModel, uncalibrated } from './fit.ts'

/** Raise it when a feature means something else than before. */
const VERSION = '1'

export type Trained = { data: ModelData; model: Model }

/** Fitted on the train part; calibration and cuts on the validation part. */
export function trainHeldOut(train: readonly Reading[], validation: readonly Reading[]): Trained {
  const fit = fitModel(train)
  const bare = uncalibrated(fit)
  const sums = validation.flatMap(({ note, shape, language }) => {
    const verdict = verdictOf(bare, shape, language)
    if (verdict.kind !== 'judged') return []
    const { probability } = verdict.judgement
    return [{ note, isSpam: note.label === 'spam', sum: Math.log(probability / (1 - probability)) }]
  })
  const calibration = calibrate(sums)
  const { slope, intercept } = calibration
  const judged = sums.map(({ note, sum }): Judged => {
    return { note, probability: 1 / (1 + Math.exp(-(slope * sum + intercept))) }
  })
  return trainedOf(
    fit,
    calibration,
    cutsOf(
      judged,
      validation.map(({ note }) => note),
    ),
  )
}

/** Fitted on everything, with the calibration and cuts that were chosen on mails not seen. */
export const trainOnAll = (all: readonly Reading[], { data }: Trained): Trained =>
  trainedOf(fitModel(all), data.calibration, data.cuts)

function trainedOf(fit: Fit, calibration: ModelData['calibration'], cuts: ModelData['cuts']): Trained {
  const data = { version: VERSION, date: new Date().toISOString().slice(0, 10), calibration, cuts, ...fit }
  return { data, model: createModel(data) }
}
