import type { Row, Told } from '@postproof/spam-test/learned/figures'
import type { Outcome } from './engine.ts'
import type { MailNote } from './mails.ts'
import { areaUnder, type Rated, recallAt } from './rates.ts'

/** How well some mails are told apart, now and by the version before. */

/** What one version said of a mail: the probability of its learned model, its verdict, and the score. */
export type Said = { probability: number | null; bad: boolean; score: number | null }

/** What the version before said, by `mailKey`. */
export type Before = { rules: string; mails: Record<string, Said> }

export const mailKey = ({ set, file }: MailNote) => `${set}/${file}`

export const saidOf = ({ probability, score, findings }: Outcome): Said => ({
  probability,
  score,
  bad: findings.some(({ id, status }) => id === 'learned_content' && status === 'bad'),
})

/** Above this the model takes a mail for spam; without a verdict it says one half. */
const HALF = 0.5

/** `mails` are counted; areas are measured on `compared`, which has mail of both kinds. */
export function rowOf(mails: readonly Outcome[], compared: readonly Outcome[], before: Before | null): Row {
  const ofBefore = ({ note }: Outcome): Said =>
    before?.mails[mailKey(note)] ?? { probability: null, bad: false, score: null }
  return {
    good: mails.filter(({ note }) => note.label === 'ham').length,
    spam: mails.filter(({ note }) => note.label === 'spam').length,
    judged: mails.filter(({ probability }) => probability !== null).length,
    ...told(mails, compared, saidOf),
    before: before && told(mails, compared, ofBefore),
  }
}

function told(
  mails: readonly Outcome[],
  compared: readonly Outcome[],
  said: (outcome: Outcome) => Said,
): Told {
  const byModel = compared.map((mail) => rated(mail, said(mail).probability ?? HALF))
  const byTotal = compared.map((mail) => rated(mail, -(said(mail).score ?? 100)))
  const above = (label: string) => {
    const those = mails.filter(({ note }) => note.label === label)
    const count = those.filter((mail) => (said(mail).probability ?? HALF) > HALF).length
    return those.length ? round(count / those.length) : null
  }
  return {
    auc: ifEnough(byModel, areaUnder),
    total: ifEnough(byTotal, areaUnder),
    flagged: above('ham'),
    found: above('spam'),
    foundAtOne: ifEnough(byModel, (all) => recallAt(all, 0.01)),
    foundAtFive: ifEnough(byModel, (all) => recallAt(all, 0.05)),
    called: mails.filter((mail) => mail.note.label === 'ham' && said(mail).bad).length,
  }
}

const rated = ({ note }: Outcome, value: number): Rated => ({ isSpam: note.label === 'spam', value })

/** Fewer mails of a kind tell nothing about order. */
const ENOUGH = 8

function ifEnough(all: Rated[], measure: (all: Rated[]) => number): number | null {
  const spam = all.filter(({ isSpam }) => isSpam).length
  return Math.min(spam, all.length - spam) < ENOUGH ? null : round(measure(all))
}

const round = (value: number) => Number(value.toFixed(4))
