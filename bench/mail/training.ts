import {
  createModel,
  judgeShape,
  type Model,
  type ModelData,
} from '../../packages/spam-test/learned/model.ts'
import { verdictOf } from '../../packages/spam-test/learned/verdict.ts'
import { calibrate, cutsOf, type Judged } from './calibration.ts'
import type { Reading } from './documents.ts'
import { fitModel, fitShape, uncalibrated } from './fit.ts'
import { boundFor } from './rates.ts'

/** Raise it when a feature means something else than before. */
const VERSION = '2'

export type Trained = { data: ModelData; model: Model; chosen: Chosen }

type Calibration = ModelData['calibration']

/** What is chosen on mails that were not fitted on. */
type Chosen = Pick<ModelData, 'calibration' | 'cuts'> & {
  shape: { calibration: Calibration; warning: number }
}

/** Fitted on the train part; calibration and cuts on the validation part. */
export function trainHeldOut(train: readonly Reading[], validation: readonly Reading[]): Trained {
  const fit = fitModel(train)
  const byShape = fitShape(train)
  const bare = { ...uncalibrated(fit), shape: { ...byShape, warning: 1 } }
  const sums = validation.flatMap((reading) => {
    const verdict = verdictOf(bare, reading.shape, reading.language)
    return verdict.kind === 'judged' ? [summed(reading, verdict.judgement.probability)] : []
  })
  const calibration = calibrate(sums)
  const judged = sums.map(({ note, sum }): Judged => ({ note, probability: saidOf(calibration, sum) }))
  const notes = validation.map(({ note }) => note)
  const shapeSums = validation.map((reading) => summed(reading, judgeShape(bare, reading.shape).probability))
  const shape = chosenForShape(shapeSums)
  return trainedOf(fit, byShape, { calibration, cuts: cutsOf(judged, notes), shape })
}

/** Share of all good mails that would be a warning by their shape. */
const WARNED = 0.005

function chosenForShape(sums: readonly Summed[]): Chosen['shape'] {
  const calibration = calibrate(sums)
  const good = sums.filter(({ isSpam }) => !isSpam).map(({ sum }) => saidOf(calibration, sum))
  return { calibration, warning: Math.ceil(boundFor(good, WARNED) * 1000) / 1000 }
}

type Summed = ReturnType<typeof summed>

const summed = ({ note }: Reading, probability: number) => ({
  note,
  isSpam: note.label === 'spam',
  sum: Math.log(probability / (1 - probability)),
})

const saidOf = ({ slope, intercept }: Calibration, sum: number) =>
  1 / (1 + Math.exp(-(slope * sum + intercept)))

/** Fitted on everything, with the calibration and cuts that were chosen on mails not seen. */
export const trainOnAll = (all: readonly Reading[], { chosen }: Trained): Trained =>
  trainedOf(fitModel(all), fitShape(all), chosen)

function trainedOf(
  fit: ReturnType<typeof fitModel>,
  byShape: ReturnType<typeof fitShape>,
  chosen: Chosen,
): Trained {
  const { calibration, cuts } = chosen
  const { slope, intercept } = chosen.shape.calibration
  const hundredths = (value: number) => Number(value.toFixed(2))
  const weights = Object.entries(byShape.weights)
    .map(([key, weight]): [string, number] => [key, hundredths(slope * weight)])
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const bias = hundredths(slope * byShape.bias + intercept)
  const shape = { warning: chosen.shape.warning, bias, weights: Object.fromEntries(weights) }
  const date = new Date().toISOString().slice(0, 10)
  const data = { version: VERSION, date, calibration, cuts, shape, ...fit }
  return { data, model: createModel(data), chosen }
}
