import { expect, test } from 'vitest'
import { createPauses } from './restart-pauses.ts'

const SECOND = 1000

test.each<[string, number[], number[]]>([
  ['the first time at once', [1], [0]],
  [
    'then longer each time, and not for ever longer',
    Array(10).fill(1),
    [0, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000],
  ],
  ['what ran for a minute had started well', [1, 1, 1, 60 * SECOND, 1, 1], [0, 500, 1000, 0, 0, 500]],
])('%s', (_name, lived, pauses) => {
  const { next } = createPauses()
  expect(lived.map((ms) => next(ms))).toEqual(pauses)
})
