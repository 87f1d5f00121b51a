import type { Figures } from '@postproof/attention/weights'
import { percentile } from '../figures.ts'
import { mean } from './metrics.ts'

/** What held-out figures must reach for the model to be shipped, and what the network must add to the log-linear model. */
export const GATE = { auc: 0.83, nss: 1.5, cc: 0.65 }
export const GAIN = { auc: 0, nss: 0.06, cc: 0.02 }

const RESAMPLES = 2000

/** `0.832 (0.818-0.846)`: the mean over pages and its interval by bootstrap over pages, always the same. */
export function meanWithInterval(values: number[], signed = false): string {
  const random = createRandom(1)
  const means = Array.from({ length: RESAMPLES }, () =>
    mean(values.map(() => values[Math.floor(random() * values.length)]!)),
  )
  const text = (value: number) => `${signed && value > 0 ? '+' : ''}${value.toFixed(3)}`
  const [low, high] = [percentile(means, 0.025), percentile(means, 0.975)]
  return `${text(mean(values))} (${text(low)}${signed ? ' to ' : '-'}${text(high)})`
}

/** Prints whether the gate is passed, and lets the program fail when it is not. */
export function gate(now: Figures[], before: Figures[]): void {
  const names = ['auc', 'nss', 'cc'] as const
  const of = (figures: Figures[], name: (typeof names)[number]) => mean(figures.map((page) => page[name]))
  const missed = names.filter(
    (name) => of(now, name) < GATE[name] || of(now, name) - of(before, name) < GAIN[name],
  )
  const wanted = names.map((name) => `${name.toUpperCase()} ${GATE[name]} and +${GAIN[name]}`).join(', ')
  console.log(`\ngate (${wanted}): ${missed.length ? `missed in ${missed.join(', ')}` : 'passed'}`)
  if (missed.length) process.exitCode = 1
}

/** Mulberry32: 0-1, the same series for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
