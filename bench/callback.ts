import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { inputFor } from '../packages/spam-test/context/fixture.ts'
import { callbackOf, weighedOf } from '../packages/spam-test/deception/callback.ts'
import { featuresOf, scaleOf } from '../packages/spam-test/deception/callback-likeness.ts'
import { type Letter, lettersIn, sourceOf } from '../tests/conformance/letters/letters.ts'
import { printTable } from './figures.ts'
import { labelledMails, mailSets } from './mail/mails.ts'
import { fitLogistic, type Row } from './mail/solver.ts'

/**
 * Callback fraud by the likeness of its letters: fitted on all sets but one and measured on that one, set by set; real good mail
 * with a number to call is split by sender. `node bench/callback.ts`; `--write` fits on all and writes the weights.
 */
const { values: options } = parseArgs({ options: { write: { type: 'boolean', default: false } } })

/** A feature of fewer letters than this is no habit of any kind of mail. */
const FEWEST = 3
const RIDGE = 0.001
/** The logarithm of the odds from which on a letter is warned of; `LIKELY` of callback.ts. */
const LIKELY = 0.35
const LANGUAGES = new Set(['en', 'de', 'fr'])

type Sample = { set: string; isFraud: boolean; found: boolean; features: string[] | null }

const setOf = ({ id }: Letter) => /^[ch](\d)-/.exec(id)?.[1] ?? '1'

function sampleOf(raw: Buffer, set: string, isFraud: boolean): Sample {
  const mail = inputFor(raw).sent()
  const weighed = weighedOf(mail)
  return {
    ...{ set, isFraud },
    found: callbackOf(mail, false) !== null,
    features: weighed && featuresOf(weighed.said, weighed.signs),
  }
}

function letters(): Sample[] {
  return (['callback', 'honest'] as const).flatMap((name) =>
    lettersIn(name)
      .filter(({ lang }) => LANGUAGES.has(lang))
      .map((letter) => sampleOf(sourceOf(letter), setOf(letter), name === 'callback')),
  )
}

/** Real good mails with a number to call, their senders dealt out to the sets of letters. */
function realMails(sets: string[]): Sample[] {
  const mails = labelledMails('all').filter(({ label }) => label === 'ham')
  const brands = [...new Set(mails.map(({ brand }) => brand))].sort()
  return mails
    .map(({ raw, brand }) => sampleOf(raw, sets[brands.indexOf(brand) % sets.length]!, false))
    .filter(({ features }) => features !== null)
}

function fitted(samples: Sample[]): { bias: number; weights: Map<string, number> } {
  const known = samples.flatMap(({ features, isFraud }) => (features ? [{ features, isFraud }] : []))
  const counts = new Map<string, number>()
  for (const { features } of known)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const names = [...counts]
    .filter(([, count]) => count >= FEWEST)
    .map(([name]) => name)
    .sort()
  const column = new Map(names.map((name, at) => [name, at]))
  const rows = known.map(({ features, isFraud }): Row => {
    const columns = Int32Array.from(features.flatMap((feature) => column.get(feature) ?? []))
    return { columns, value: scaleOf(columns.length), isSpam: isFraud, share: 1 / known.length }
  })
  const found = fitLogistic(rows, names.length, new Float64Array(names.length).fill(RIDGE))
  return { bias: found.at(-1)!, weights: new Map(names.map((name, at) => [name, found[at]!])) }
}

function oddsOf({ features }: Sample, { bias, weights }: ReturnType<typeof fitted>): number {
  const known = (features ?? []).flatMap((feature) => weights.get(feature) ?? [])
  return features ? bias + known.reduce((sum, weight) => sum + weight, 0) * scaleOf(known.length) : -Infinity
}

if (!mailSets.isHere) throw new Error(mailSets.why)
const written = letters()
const sets = [...new Set(written.map(({ set }) => set))].sort()
const samples = [...written, ...realMails(sets)]
const rows = sets.map((set) => {
  const model = fitted(samples.filter((sample) => sample.set !== set))
  const apart = samples.filter((sample) => sample.set === set)
  const share = (isFraud: boolean, is: (sample: Sample) => boolean) => {
    const all = apart.filter((sample) => sample.isFraud === isFraud)
    return `${all.filter(is).length} of ${all.length}`
  }
  const likely = (sample: Sample) => oddsOf(sample, model) > LIKELY
  return [
    set,
    share(true, likely),
    share(true, ({ found }) => found),
    share(false, likely),
    share(false, ({ found }) => found),
  ]
})
printTable(
  'Callback fraud by likeness, each set measured by a fit on the others; real good mail is counted among the honest',
  ['set', 'frauds, likeness', 'frauds, shipped', 'honest, likeness', 'honest, shipped'],
  rows,
)
if (options.write) {
  const { bias, weights } = fitted(samples)
  const data = {
    origin: 'Fitted by bench/callback.ts on the letters of tests/conformance/letters and on real good mail.',
    date: new Date().toISOString().slice(0, 10),
    licence: 'MIT',
    about: 'Weights of words and signs (with a colon) of callback fraud, the logarithm of the odds.',
    bias: Number(bias.toFixed(3)),
    weights: Object.fromEntries([...weights].map(([name, weight]) => [name, Number(weight.toFixed(2))])),
  }
  const path = join(import.meta.dirname, '../packages/spam-test/data/callback-weights.json')
  writeFileSync(path, `${JSON.stringify(data, null, 2)}\n`)
}
