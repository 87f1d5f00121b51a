import type { BlockErrors } from '@postproof/attention/weights'
import type { Plane } from '../../packages/attention/plane.ts'
import { percentile } from '../figures.ts'
import { densityOf, mean } from './metrics.ts'
import { fixationsOf, type GazePage } from './pages.ts'
import { blocksOf } from './people.ts'

/** Lines of the table of errors: so many groups of blocks with about the same predicted share. */
const GROUPS = 7
const TOP = 5

/** What the held-out maps say of 8 x 6 blocks, and what was looked at. */
export function blockErrors(pages: GazePage[], map: (page: GazePage) => Plane) {
  const compared = pages.map((page) => {
    const { width, height } = page.pixels
    return { predicted: blocksOf(map(page)), actual: blocksOf(densityOf(fixationsOf(page), width, height)) }
  })
  const pairs = compared.flatMap(({ predicted, actual }) =>
    predicted.map((share, index) => ({
      share,
      ratio: actual[index]! / share,
      error: Math.abs(actual[index]! - share),
    })),
  )
  return {
    error: Number(mean(pairs.map(({ error }) => error)).toFixed(4)),
    topFive: Number(mean(compared.map(({ predicted, actual }) => shared(predicted, actual))).toFixed(3)),
    table: tableOf(pairs),
  }
}

function shared(predicted: number[], actual: number[]): number {
  const strongest = (shares: number[]) =>
    shares
      .map((share, index) => ({ share, index }))
      .sort((a, b) => b.share - a.share)
      .slice(0, TOP)
      .map(({ index }) => index)
  const top = strongest(actual)
  return strongest(predicted).filter((index) => top.includes(index)).length / TOP
}

/**
 * The tenth and ninetieth of a hundred ratios of each group, beside its middle share. Where next to nothing is
 * predicted most blocks got nothing at all; their upper end is that of the group above.
 */
function tableOf(pairs: { share: number; ratio: number }[]): BlockErrors {
  const sorted = pairs.toSorted((a, b) => a.share - b.share)
  const table = Array.from({ length: GROUPS }, (_, group) => {
    const part = sorted.slice(
      Math.floor((group * sorted.length) / GROUPS),
      Math.floor(((group + 1) * sorted.length) / GROUPS),
    )
    const ratios = part.map(({ ratio }) => ratio)
    return {
      share: Number(
        percentile(
          part.map(({ share }) => share),
          0.5,
        ).toPrecision(3),
      ),
      low: Number(Math.min(1, percentile(ratios, 0.1)).toFixed(3)),
      high: Number(Math.max(1, percentile(ratios, 0.9)).toFixed(3)),
    }
  })
  for (let group = GROUPS - 2; group >= 0; group--) {
    table[group]!.high = Math.max(table[group]!.high, table[group + 1]!.high)
  }
  return table
}
