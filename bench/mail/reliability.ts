import type { Reliability } from '@postproof/spam-test/learned/figures'
import { levels } from '../../packages/spam-test/learned/verdict.ts'
import type { Outcome } from './engine.ts'
import { placeOf } from './places.ts'

/** Whether a probability is right as often as it says, at each place where mails were collected. */

const bounds = [0, 0.02, 0.1, levels.unsure, levels.warning, levels.bad, 1.001]

export function reliabilityOf(outcomes: readonly Outcome[]): Reliability[] {
  const places = [...Map.groupBy(outcomes, ({ note }) => placeOf(note))]
  return places.flatMap(([place, mails]) =>
    bounds.slice(0, -1).map((from, at) => {
      const to = bounds[at + 1]!
      const those = mails.filter(({ probability }) => isBetween(probability, from, to))
      const spam = those.filter(({ note }) => note.label === 'spam').length
      return { place, from, to: Math.min(1, to), mails: those.length, spam }
    }),
  )
}

const isBetween = (probability: number | null, from: number, to: number) =>
  probability !== null && probability >= from && probability < to
