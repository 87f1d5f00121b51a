import type { CheckFigures, Curve, Fires, MailFigures, SetName } from '@postproof/spam-test/learned/figures'
import { checkPoints, groupOf, rules } from '@postproof/spam-test/weights'
import type { Outcome } from './engine.ts'
import type { MailNote } from './mails.ts'
import { placeOf } from './places.ts'
import { areaUnder, type Rated, rocOf } from './rates.ts'
import { reliabilityOf } from './reliability.ts'
import { type Before, rowOf } from './rows.ts'

/** From what the engine said of each mail to the figures that are printed and kept. */

export const isSpam = ({ note }: { note: MailNote }) => note.label === 'spam'

/** Numbers by which spam can be told, higher meaning spam; without a verdict the model says one half. */
export const measures: Record<'model' | 'content' | 'total', (outcome: Outcome) => number> = {
  model: ({ probability }) => probability ?? 0.5,
  content: ({ content }) => -content,
  total: ({ score }) => -(score ?? 100),
}

const setNames: SetName[] = ['modern', 'older']

export function figuresOf(
  outcomes: readonly Outcome[],
  train: readonly MailNote[],
  before: Before | null,
): MailFigures {
  const notes = outcomes.map(({ note }) => note)
  const mailsOf = (set: SetName) => outcomes.filter(({ note }) => note.set === set)
  const named = (nameOf: (outcome: Outcome) => string) =>
    groups(outcomes, nameOf).map(([name, mails]) => ({ name, ...rowOf(mails, mails, before) }))
  return {
    date: new Date().toISOString().slice(0, 10),
    rules: rules.version,
    rulesBefore: before?.rules ?? null,
    sets: { modern: sizesOf('modern', train, notes), older: sizesOf('older', train, notes) },
    whole: setNames.flatMap((set) =>
      [false, true].map((judgedOnly) => {
        const mails = mailsOf(set).filter(({ probability }) => !judgedOnly || probability !== null)
        return { set, judgedOnly, ...rowOf(mails, mails, before) }
      }),
    ),
    places: named(({ note }) => placeOf(note)),
    kinds: groups(outcomes, kindOf).map(([name, mails]) => {
      const others = mailsOf(mails[0]!.note.set).filter((mail) => isSpam(mail) !== isSpam(mails[0]!))
      return { name, ...rowOf(mails, [...mails, ...others], before) }
    }),
    languages: named(({ language }) => language ?? '').map((row) => ({ ...row, name: row.name || null })),
    reliability: reliabilityOf(outcomes),
    curves: {
      model: curveOf(outcomes, measures.model),
      content: curveOf(outcomes, measures.content),
      total: curveOf(outcomes, measures.total),
    },
    checks: checksOf(outcomes),
  }
}

function sizesOf(set: SetName, train: readonly MailNote[], validation: readonly MailNote[]) {
  const sizes = (notes: readonly MailNote[]) => ({
    good: notes.filter((note) => note.set === set && note.label === 'ham').length,
    spam: notes.filter((note) => note.set === set && note.label === 'spam').length,
  })
  return { train: sizes(train), validation: sizes(validation) }
}

/** Kinds as the manifests name them; spam of the older set is one kind. */
const kindOf = ({ note }: Outcome) =>
  note.set === 'older' && note.label === 'spam' ? 'older-spam' : note.kind

export function curveOf(outcomes: readonly Outcome[], measure: (outcome: Outcome) => number): Curve {
  const rated = outcomes.map((outcome): Rated => ({ isSpam: isSpam(outcome), value: measure(outcome) }))
  return { auc: round(areaUnder(rated)), roc: rocOf(rated) }
}

const statusOf = (outcome: Outcome, check: string) => outcome.findings.find(({ id }) => id === check)

/** Letters from one person to another, and to lists. */
const isPersonal = ({ note }: Outcome) => note.kind === 'mailbox-2002' || note.kind === 'ham-personal'

function checksOf(outcomes: readonly Outcome[]): CheckFigures[] {
  const good = outcomes.filter((outcome) => !isSpam(outcome))
  const sets = {
    bulk: good.filter((outcome) => !isPersonal(outcome)),
    personal: good.filter(isPersonal),
    spam: outcomes.filter(isSpam),
  }
  const checks = [...new Set(outcomes.flatMap(({ findings }) => findings.map(({ id }) => id)))]
  return checks
    .filter((check) => check in checkPoints)
    .map((check) => ({
      check,
      bulk: firesOf(sets.bulk, check),
      personal: firesOf(sets.personal, check),
      spam: firesOf(sets.spam, check),
    }))
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

/** Those with the most mails first. */
function groups(outcomes: readonly Outcome[], nameOf: (outcome: Outcome) => string): [string, Outcome[]][] {
  const all = Map.groupBy(outcomes, nameOf)
  return [...all].sort(([, one], [, other]) => other.length - one.length)
}

export const groupName = (check: string) => groupOf(check) ?? ''
const round = (value: number) => Number(value.toFixed(4))
