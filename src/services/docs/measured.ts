import type { Language } from '@postproof/messages/languages'
import type { PlainCode } from '@postproof/messages/message'
import { type Say, sayIn } from '@postproof/messages/say'
import { type Fires, mailFigures, type Row, type SetName } from '@postproof/spam-test/learned/figures'
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
const sets: readonly SetName[] = ['modern', 'older']

const blocks: Record<string, (speaker: Speaker) => Block> = {
  curves: ({ say }) => ({
    kind: 'curves',
    curves: curves.map((id) => ({
      name: say(`measured.curve.${id}`),
      points: mailFigures.curves[id].roc,
    })),
  }),
  sets: ({ say, count }) =>
    table(
      heads(say, ['mails', 'good', 'spam']),
      sets.flatMap((set) =>
        (['train', 'validation'] as const).map((part) => {
          const { good, spam } = mailFigures.sets[set][part]
          return [`${say(`measured.set.${set}`)}, ${say(`measured.part.${part}`)}`, count(good), count(spam)]
        }),
      ),
    ),
  whole: (speaker) =>
    rows(
      'mails',
      mailFigures.whole.map(({ set, judgedOnly, ...row }) => {
        const name = speaker.say(`measured.set.${set}`)
        return { ...row, name: judgedOnly ? `${name}, ${speaker.say('measured.judged_only')}` : name }
      }),
      speaker,
    ),
  kinds: (speaker) =>
    rows(
      'kind',
      mailFigures.kinds.map((row) => ({ ...row, name: speaker.say(kindCode(row.name)) })),
      speaker,
    ),
  places: (speaker) =>
    rows(
      'place',
      mailFigures.places.map((row) => ({ ...row, name: speaker.say(placeCode(row.name)) })),
      speaker,
    ),
  languages: (speaker) =>
    rows(
      'language',
      mailFigures.languages.map((row) => ({ ...row, name: row.name ?? speaker.say('measured.not_told') })),
      speaker,
    ),
  reliability: (speaker) => reliabilityTable(speaker),
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
}

const heads = (say: Say, names: readonly Head[]) => names.map((name) => say(`measured.head.${name}`))
type Head = Tail<PlainCode, 'measured.head.'>
type Tail<Code, Start extends string> = Code extends `${Start}${infer Rest}` ? Rest : never

/** The kinds and places that the figures name. One without a name of its own is an error of the tests. */
const kindCode = (kind: string) => `measured.kind.${kind as Tail<PlainCode, 'measured.kind.'>}` as const
const placeCode = (place: string) => `measured.place.${place as Tail<PlainCode, 'measured.place.'>}` as const

/** What the model says of some mails, and how well it and the total score tell them apart. */
function rows(
  head: 'mails' | 'kind' | 'place' | 'language',
  all: readonly (Row & { name: string })[],
  { say, count, percent, chance }: Speaker,
): Block {
  const or = (write: (value: number) => string, value: number | null) => (value === null ? '' : write(value))
  return table(
    heads(say, [
      head,
      'good',
      'spam',
      'judged',
      'auc',
      'total',
      'flagged',
      'found',
      'at_one',
      'at_five',
      'called',
    ]),
    all.map(({ name, good, spam, judged, auc, total, flagged, found, foundAtOne, foundAtFive, called }) => [
      name,
      ...[good, spam, judged].map(count),
      ...[auc, total].map((area) => or(chance, area)),
      ...[flagged, found, foundAtOne, foundAtFive].map((share) => or(percent, share)),
      count(called),
    ]),
  )
}

function reliabilityTable({ say, count, whole }: Speaker): Block {
  const { reliability } = mailFigures
  const places = [...new Set(reliability.map(({ place }) => place))]
  const steps = reliability.filter(({ place }) => place === places[0])
  const range = (from: number, to: number) =>
    say({ code: 'measured.range', facts: { from: whole(from * 100), to: whole(to * 100) } })
  return table(
    [say('measured.head.place'), ...steps.map(({ from, to }) => range(from, to))],
    places.map((place) => [
      say(placeCode(place)),
      ...reliability
        .filter((one) => one.place === place)
        .map(({ mails, spam }) =>
          mails ? say({ code: 'measured.of', facts: { part: count(spam), all: count(mails) } }) : '',
        ),
    ]),
  )
}

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
  return { percent: fixed(1, 'percent'), chance: fixed(3), count: fixed(0), whole: fixed(0) }
}
