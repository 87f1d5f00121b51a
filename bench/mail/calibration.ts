import type { ModelData } from '../../packages/spam-test/learned/model.ts'
import type { MailNote } from './mails.ts'

/** A validation mail that the model judges, and the probability that it says. */
export type Judged = { note: MailNote; probability: number }

/**
 * Platt's method: a logistic curve over the model's sums, fitted by Newton's steps, as if spam and good mail came
 * equally often (J. Platt, Probabilistic outputs for support vector machines, 1999).
 */
export function calibrate(rated: readonly { isSpam: boolean; sum: number }[]): ModelData['calibration'] {
  const spam = rated.filter(({ isSpam }) => isSpam).length
  const shareOf = (isSpam: boolean) => 0.5 / (isSpam ? spam : rated.length - spam)
  let slope = 1
  let intercept = 0
  for (let step = 0; step < 30; step++) {
    const gradient = [0, 0]
    const curve = [1e-9, 0, 1e-9]
    for (const { isSpam, sum } of rated) {
      const said = 1 / (1 + Math.exp(-(slope * sum + intercept)))
      const error = shareOf(isSpam) * (said - (isSpam ? 1 : 0))
      const bend = shareOf(isSpam) * said * (1 - said)
      gradient[0]! += error * sum
      gradient[1]! += error
      curve[0]! += bend * sum * sum
      curve[1]! += bend * sum
      curve[2]! += bend
    }
    const [a, b, d] = curve as [number, number, number]
    const [g, h] = gradient as [number, number]
    const determinant = a * d - b * b
    slope -= (d * g - b * h) / determinant
    intercept -= (a * h - b * g) / determinant
  }
  return { slope: Number(slope.toFixed(5)), intercept: Number(intercept.toFixed(5)) }
}

/** How many of a hundred good mails may be flagged: of all, of account and payment mails, of newsletters. */
const allowed = {
  warning: { all: 1, account: 3, newsletter: 1 },
  bad: { all: 0.5, account: 0, newsletter: 0 },
  certain: { all: 0, account: 0, newsletter: 0 },
}

export const isAccountMail = ({ kind }: MailNote) => kind === 'template-transactional'
export const isNewsletter = ({ kind, label }: MailNote) =>
  label === 'ham' && kind !== 'mailbox-2002' && kind !== 'template-transactional'

/**
 * The lowest probabilities, in steps of a thousandth, from which no more than that is flagged; `all` are the mails of
 * which `judged` got a verdict.
 */
export function cutsOf(judged: readonly Judged[], all: readonly MailNote[]): ModelData['cuts'] {
  const bound = (isOf: (note: MailNote) => boolean, inHundred: number) => {
    const values = judged.filter(({ note }) => isOf(note)).map(({ probability }) => probability)
    const flagged = Math.floor((inHundred / 100) * all.filter(isOf).length)
    return values.toSorted((a, b) => b - a)[flagged] ?? 0
  }
  const cut = ({ all, account, newsletter }: (typeof allowed)['bad']) =>
    upwards(Math.max(bound(isGood, all), bound(isAccountMail, account), bound(isNewsletter, newsletter)))
  const warning = cut(allowed.warning)
  const bad = Math.max(warning, cut(allowed.bad))
  return { warning, bad, certain: Math.max(bad, cut(allowed.certain)) }
}

const isGood = ({ label }: MailNote) => label === 'ham'
const upwards = (bound: number) => Math.min(0.999, (Math.floor(bound * 1000) + 1) / 1000)
