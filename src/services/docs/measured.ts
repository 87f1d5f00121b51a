import type { Language } from '@postproof/messages/languages'
import type { PlainCode } from '@postproof/messages/message'
import { type Say, sayIn } from '@postproof/messages/say'
import { type Curve, type Fires, mailFigures } from '@postproof/spam-test/learned/figures'
import { textsIn } from '@postproof/spam-test/words/texts'
import { table } from './table.ts'
import type { Block } from './types.ts'

/** What was measured on real mail (`npm run bench:mail`), as blocks of the page that shows it. */
export function measured(what: string, language: Language): Block {
  const make = blocks[what]
  if (!make) throw new Error(`<!-- measured: ${what} --> is not known`)
  return make({ say: sayIn(language), language, ...figuresIn(language) })
}

/** How a language says things and writes numbers. `percent`: of a share of 1. */
type Speaker = { say: Say; language: Language } & ReturnType<typeof figuresIn>

const curves = ['total', 'model', 'content'] as const

const blocks: Record<string, (speaker: Speaker) => Block> = {
  curves: ({ say }) => ({
    kind: 'curves',
    curves: curves.map((id) => ({
      name: say(`measured.curve.${id}`),
      points: mailFigures.curves[id].roc,
    })),
  }),
  found: ({ say, percent, chance }) =>
    table(
      heads(say, ['judged_by', 'auc', 'at_none', 'at_one_in_hundred', 'at_no_newsletter']),
      [
        ...curves.map((id): [string, Omit<Curve, 'roc'>] => [
          say(`measured.curve.${id}`),
          mailFigures.curves[id],
        ]),
        [say('measured.judged_model'), mailFigures.judged] as [string, Omit<Curve, 'roc'>],
      ].map(([name, { auc, atNone, atOneInHundred, atNoNewsletter }]) => [
        name,
        chance(auc),
        ...[atNone, atOneInHundred, atNoNewsletter].map(percent),
      ]),
    ),
  sets: ({ say, count }) =>
    table(
      heads(say, ['mails', 'good', 'spam']),
      (['train', 'validation'] as const).map((set) => {
        const { good, spam } = mailFigures.sets[set]
        return [say(`measured.set.${set}`), count(good), count(spam)]
      }),
    ),
  kinds: ({ say, count }) =>
    table(
      heads(say, ['kind', 'mails', 'judged', 'warning', 'bad']),
      mailFigures.kinds.map(({ kind, mails, judged, warning, bad }) => [
        say(kindCode(kind)),
        ...[mails, judged, warning, bad].map(count),
      ]),
    ),
  checks: (speaker) => {
    const texts = textsIn(speaker.language)
    return table(
      heads(speaker.say, ['check', 'good_bulk', 'good_personal', 'spam']),
      mailFigures.checks
        .filter(({ bulk, personal, spam }) => [bulk, personal, spam].some((one) => fired(one) > 0))
        .toSorted((a, b) => fired(b.bulk) - fired(a.bulk))
        .map(({ check, bulk, personal, spam }) => [
          texts[check]?.title ?? check,
          ...[bulk, personal, spam].map((fires) => firing(fires, speaker)),
        ]),
    )
  },
  languages: (speaker) => groups('language', mailFigures.languages, speaker),
  years: (speaker) => groups('years', mailFigures.years, speaker),
}

const heads = (say: Say, names: readonly Head[]) => names.map((name) => say(`measured.head.${name}`))
type Head = Tail<PlainCode, 'measured.head.'>
type Tail<Code, Start extends string> = Code extends `${Start}${infer Rest}` ? Rest : never

/** The kinds of good mail that the figures name. A kind without a name of its own is an error of the tests. */
const kindCode = (kind: string) => `measured.kind.${kind as Tail<PlainCode, 'measured.kind.'>}` as const

const groups = (
  head: 'language' | 'years',
  rows: typeof mailFigures.languages,
  { say, count, percent }: Speaker,
): Block =>
  table(
    heads(say, [head, 'good', 'spam', 'judged', 'good_called_bad', 'spam_called_bad']),
    rows.map(({ name, good, spam, judged, flagged, found }) => [
      name === 'not told' ? say('measured.not_told') : name,
      ...[good, spam, judged].map(count),
      ...[flagged, found].map((share) => (share === null ? say('measured.no_data') : percent(share))),
    ]),
  )

const fired = ({ warning, bad, fatal }: Fires) => warning + bad + fatal
const firing = ({ warning, bad, fatal }: Fires, { say, percent }: Speaker) =>
  say({ code: 'measured.firing', facts: { warned: percent(warning), bad: percent(bad + fatal) } })

function figuresIn(language: Language) {
  const fixed = (digits: number, style: 'decimal' | 'percent' = 'decimal') => {
    const format = new Intl.NumberFormat(language, {
      style,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    return (value: number) => format.format(value)
  }
  return { percent: fixed(1, 'percent'), chance: fixed(3), count: fixed(0) }
}
