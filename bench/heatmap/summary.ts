import type { Figures } from '@postproof/attention/weights'
import { percentile } from '../figures.ts'
import { mean } from './metrics.ts'

/** What held-out figures must reach for the model to be shipped, and what is aimed at. */
const GATE = { auc: 0.805, nss: 1.24, cc: 0.56 }

const RESAMPLES = 2000

/** `0.832 (0.818-0.846)`: the mean over pages and its interval by bootstrap over pages, always the same. */
export function meanWithInterval(values: number[]): string {
  const random = createRandom(1)
  const means = Array.from({ length: RESAMPLES }, () =>
    mean(values.map(() => values[Math.floor(random() * values.length)]!)),
  )
  const text = (value: number) => value.toFixed(3)
  return `${text(mean(values))} (${text(percentile(means, 0.025))}-${text(percentile(means, 0.975))})`
}

/** Prints whether the gate is passed, and lets the program fail when it is not. */
export function gate(figures: Figures[]): void {
  const names = ['auc', 'nss', 'cc'] as const
  const missed = names.filter((name) => mean(figures.map((page) => page[name])) < GATE[name])
  const wanted = names.map((name) => `${name.toUpperCase()} ${GATE[name]}`).join(', ')
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
