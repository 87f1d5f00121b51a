import type { ModelData } from '../../packages/spam-test/learned/model.ts'
import { levels } from '../../packages/spam-test/learned/verdict.ts'
import { isTransactional } from './fit.ts'
import type { MailNote } from './mails.ts'
import { placeOf } from './places.ts'
import { boundFor } from './rates.ts'

/** The sum that the model gives to a mail that was not fitted on. */
export type Rated = { note: MailNote; sum: number }

/**
 * Share of good mail that may be above one half: of all, and of account and payment mails, of which there are so few that
 * one more or less decides. Models without a fold flag more of it than the one that is fitted on all.
 */
const FLAGGED = 0.03
const FLAGGED_TRANSACTIONAL = 0.1
/** Between the two sums lies this much at least. */
const LEAST_RISE = 0.5
/**
 * Returns the logistic curve through two sums: one half where so little good mail of today lies above, and 98 % where of the
 * mails above at least so many are spam, at the place that is worst. So the curve promises what holds everywhere, and
 * says less than it could elsewhere.
 */
export function calibrate(rated: readonly Rated[]): ModelData['calibration'] {
  const half = halfOf(rated)
  const places = [...Map.groupBy(rated, ({ note }) => placeOf(note)).values()]
  const sure = Math.max(half + LEAST_RISE, ...places.map(lowestSure))
  const slope = Math.log(levels.bad / (1 - levels.bad)) / (sure - half)
  return { slope: Number(slope.toFixed(5)), intercept: Number((-slope * half).toFixed(5)) }
}

function halfOf(rated: readonly Rated[]): number {
  const good = rated.filter(({ note }) => note.label === 'ham')
  const bound = (isOf: (note: MailNote) => boolean, share: number) => {
    const sums = good.filter(({ note }) => isOf(note)).map(({ sum }) => sum)
    return sums.length ? boundFor(sums, share) : Number.NEGATIVE_INFINITY
  }
  return Math.max(
    bound(({ set }) => set === 'modern', FLAGGED),
    bound(({ set }) => set === 'older', FLAGGED),
    bound((note) => note.set === 'modern' && isTransactional(note), FLAGGED_TRANSACTIONAL),
  )
}

/** The lowest sum above which at least 98 of 100 mails of a place are spam; with good mail alone its highest sum. */
function lowestSure(rated: readonly Rated[]): number {
  const sorted = rated.toSorted((a, b) => b.sum - a.sum)
  let good = 0
  let lowest = sorted[0]?.sum ?? Number.NEGATIVE_INFINITY
  for (const [at, { note, sum }] of sorted.entries()) {
    if (note.label === 'ham') good += 1
    if (good <= (1 - levels.bad) * (at + 1)) lowest = sum
  }
  return lowest
}
