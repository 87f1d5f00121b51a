import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FittedNumbers } from '@postproof/attention/weights'
import type { Network } from '../../packages/attention/network/forward.ts'
import { crossValidate, EARLY, ours } from './cross-validate.ts'
import { blockErrors } from './errors.ts'
import { fitWeights, measurePage } from './fit.ts'
import { foldNetworks } from './network/folds.ts'
import type { GazePage } from './pages.ts'
import { halfOfPeople, meanFigures, tenPredictOne } from './people.ts'

/** Of the features, not of the numbers: raise it when a heat map means something else than before. */
const VERSION = '2'

/** Fits everything again and writes `packages/attention/data/weights.json`: numbers only. The same data gives the same file. */
export function writeWeights(pages: GazePage[]): FittedNumbers {
  const measured = pages.map(measurePage)
  const both = (from: typeof measured) => ({ whole: fitWeights(from), early: fitWeights(from, EARLY) })
  const folds = [0, 1, 2].map((fold) => both(measured.filter(({ page }) => page.fold !== fold)))
  const maps = (networks: (Network | null)[]) =>
    new Map(pages.map((page) => [page, ours(page, { ...folds[page.fold]!, network: networks[page.fold]! })]))
  const held = maps(foldNetworks)
  const plain = maps([null, null, null])
  const errors = blockErrors(pages, (page) => held.get(page)!.whole)
  const model: FittedNumbers = {
    version: VERSION,
    pages: pages.length,
    people: Math.max(...pages.map(({ fixations }) => fixations.length)),
    ...both(measured),
    folds,
    figures: {
      ours: meanFigures(crossValidate(pages, (page) => held.get(page)!.whole)),
      early: meanFigures(crossValidate(pages, (page) => held.get(page)!.early, EARLY)),
      logLinear: meanFigures(crossValidate(pages, (page) => plain.get(page)!.whole)),
      halfOfPeople: meanFigures(pages.map(halfOfPeople)),
      tenPredictOne: meanFigures(pages.map(tenPredictOne)),
    },
    blocks: { error: errors.error, topFive: errors.topFive },
    blockErrors: errors.table,
  }
  const path = join(import.meta.dirname, '../../packages/attention/data/weights.json')
  writeFileSync(path, `${JSON.stringify(model)}\n`)
  return model
}
