import network from './data/network.json' with { type: 'json' }
import data from './data/weights.json' with { type: 'json' }
import type { Predictor, Weights } from './model.ts'
import { readNetwork } from './network/weights.ts'

/** One quantile line of the model's errors: shares of blocks of a screen, and what was looked at over what was predicted. */
export type BlockErrors = { share: number; low: number; high: number }[]

export type Figures = { auc: number; nss: number; cc: number; sim: number; kl: number }

/** What `bench/heatmap/write.ts` writes. */
export type FittedNumbers = {
  version: string
  pages: number
  people: number
  /** Fitted on all pages: five seconds, and the first two. */
  whole: Weights
  early: Weights
  /** Fitted without the pages of one fold, for checking the figures again. */
  folds: { whole: Weights; early: Weights }[]
  /** By cross-validation; the people are the ceiling: one half predicts the other, ten predict the eleventh. */
  figures: {
    ours: Figures
    early: Figures
    logLinear: Figures
    halfOfPeople: Figures
    tenPredictOne: Figures
  }
  /** Of 8 x 6 blocks of a screen: mean error of a share, and how many of the five strongest were foretold (0-1). */
  blocks: { error: number; topFive: number }
  blockErrors: BlockErrors
}

/** With the network that `bench/heatmap/network/fit.ts` fitted on all pages. */
export type FittedModel = FittedNumbers & Predictor

const numbers: FittedNumbers = data
export const fitted: FittedModel = { ...numbers, network: readNetwork(network) }
