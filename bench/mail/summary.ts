import type {
  CheckFigures,
  Curve,
  Fires,
  GroupFigures,
  MailFigures,
} from '@postproof/spam-test/learned/figures'
import { checkPoints, groupOf, rules } from '@postproof/spam-test/weights'
import { isNewsletter } from './calibration.ts'
import type { Outcome } from './engine.ts'
import type { MailNote } from './mails.ts'
import { areaUnder, type Rated, recallAt, rocOf, shareAbove, valuesOf } from './rates.ts'

/** From what the engine said of each mail to the figures that are printed and kept. */

/** What a mail without any verdict counts: as any mail of a set of as much spam as good mail. */
const UNJUDGED = 0.5
/** Fewer mails of a kind tell nothing about order. */
const ENOUGH = 10

export const isSpam = ({ note }: Outcome) => note.label === 'spam'
const isPersonal = ({ note }: Outcome) => note.label === 'ham' && note.kind === 'mailbox-2002'
const isBulk = ({ note }: Outcome) => note.label === 'ham' && note.kind !== 'mailbox-2002'

/** Numbers by which spam can be told, higher meaning spam. */
export const measures: Record<'model' | 'content' | 'total', (outcome: Outcome) => number> = {
  model: ({ probability, byShape }) => probability ?? byShape ?? UNJUDGED,
  content: ({ content }) => -content,
  total: ({ score }) => -(score ?? 100),
}

export function figuresOf(outcomes: readonly Outcome[], train: readonly MailNote[]): MailFigures {
  const judged = outcomes.filter(({ probability }) => probability !== null)
  const { roc: _, ...ofJudged } = curveOf(judged, measures.model)
  const sizes = (notes: readonly MailNote[]) => ({
    good: notes.filter(({ label }) => label === 'ham').length,
    spam: notes.filter(({ label }) => label === 'spam').length,
  })
  return {
    date: new Date().toISOString().slice(0, 10),
    rules: rules.version,
    sets: { train: sizes(train), validation: sizes(outcomes.map(({ note }) => note)) },
    kinds: kindsOf(outcomes),
    curves: {
      model: curveOf(outcomes, measures.model),
      content: curveOf(outcomes, measures.content),
      total: curveOf(outcomes, measures.total),
    },
    judged: { ...sizes(judged.map(({ note }) => note)), ...ofJudged },
    checks: checksOf(outcomes),
    languages: groupsOf(outcomes, ({ language }) => language ?? 'not told'),
    years: groupsOf(outcomes, ageOf),
  }
}

export function curveOf(outcomes: readonly Outcome[], measure: (outcome: Outcome) => number): Curve {
  const rated = outcomes.map((outcome): Rated => ({ isSpam: isSpam(outcome), value: measure(outcome) }))
  const newsletters = outcomes.filter(({ note }) => isNewsletter(note)).map(measure)
  return {
    auc: round(areaUnder(rated)),
    atNone: round(recallAt(rated, 0)),
    atOneInHundred: round(recallAt(rated, 0.01)),
    atNoNewsletter: round(shareAbove(valuesOf(rated, true), Math.max(...newsletters))),
    roc: rocOf(rated),
  }
}

const statusOf = (outcome: Outcome, check: string) => outcome.findings.find(({ id }) => id === check)

function kindsOf(outcomes: readonly Outcome[]): MailFigures['kinds'] {
  const good = outcomes.filter((outcome) => !isSpam(outcome))
  return groups(good, ({ note }) => note.kind).map(([kind, mails]) => {
    const count = (status: string) =>
      mails.filter((mail) =>
        ['learned_content', 'content_shape'].some((check) => statusOf(mail, check)?.status === status),
      ).length
    const judged = mails.filter(({ probability }) => probability !== null).length
    return { kind, mails: mails.length, judged, warning: count('warning'), bad: count('bad') }
  })
}

function checksOf(outcomes: readonly Outcome[]): CheckFigures[] {
  const sets = { bulk: isBulk, personal: isPersonal, spam: isSpam }
  const checks = [...new Set(outcomes.flatMap(({ findings }) => findings.map(({ id }) => id)))]
  return checks
    .filter((check) => check in checkPoints)
    .map((check) => {
      const [bulk, personal, spam] = Object.values(sets).map((isOf) => firesOf(outcomes.filter(isOf), check))
      return { check, bulk: bulk!, personal: personal!, spam: spam! }
    })
    .filter((row) => [row.bulk, row.personal, row.spam].some(({ warning, bad }) => warning + bad > 0))
}

function firesOf(outcomes: readonly Outcome[], check: string): Fires {
  const found = outcomes.map((outcome) => statusOf(outcome, check))
  const share = (count: number) => round(outcomes.length ? count / outcomes.length : 0)
  return {
    warning: share(found.filter((finding) => finding?.status === 'warning').length),
    bad: share(found.filter((finding) => finding?.status === 'bad').length),
    fatal: share(found.filter((finding) => finding?.fatal).length),
  }
}

function groupsOf(outcomes: readonly Outcome[], nameOf: (outcome: Outcome) => string): GroupFigures[] {
  return groups(outcomes, nameOf).map(([name, mails]) => {
    const spam = mails.filter(isSpam)
    const good = mails.filter((mail) => !isSpam(mail))
    const judged = mails.filter(({ probability }) => probability !== null)
    const badShare = (all: Outcome[]) => {
      const those = all.filter((mail) => judged.includes(mail))
      const bad = those.filter((mail) => statusOf(mail, 'learned_content')?.status === 'bad').length
      return those.length ? round(bad / those.length) : null
    }
    const isEnough = Math.min(spam.length, good.length) >= ENOUGH
    const rated = mails.map((mail) => ({ isSpam: isSpam(mail), value: measures.total(mail) }))
    return {
      name,
      good: good.length,
      spam: spam.length,
      judged: judged.length,
      flagged: badShare(good),
      found: badShare(spam),
      auc: isEnough ? round(areaUnder(rated)) : null,
    }
  })
}

/** Those with the most mails first. */
function groups(outcomes: readonly Outcome[], nameOf: (outcome: Outcome) => string): [string, Outcome[]][] {
  const all = Map.groupBy(outcomes, nameOf)
  return [...all].sort(([, one], [, other]) => other.length - one.length)
}

/** The years a mail is of, where the manifest tells them. */
export function ageOf({ note }: Outcome): string {
  if (note.kind === 'mailbox-2002') return '2002-2003'
  const year = note.year || Number(/-(20\d\d)$/.exec(note.brand)?.[1] ?? 0)
  if (!year) return note.label === 'spam' ? 'not told' : '2013-2026'
  return year < 2022 ? '2019-2021' : year < 2024 ? '2022-2023' : '2024-2026'
}

export const groupName = (check: string) => groupOf(check) ?? ''
const round = (value: number) => Number(value.toFixed(4))
