import { expect, test } from 'vitest'
import type { CheckOutline } from '../outline.ts'
import { scoreChange } from './score-change.ts'

const check = (id: string, status: CheckOutline['status'], lost = 0) =>
  ({ id, title: id.toUpperCase(), status, points: { lost, max: 10 } }) as CheckOutline

const of = (score: number | null, ...results: CheckOutline[]) => ({ score, results })

const nothing = { came: [], went: [], changed: [] }

test.each<[string, ReturnType<typeof of>, ReturnType<typeof of>, ReturnType<typeof scoreChange>]>([
  ['the same score', of(45, check('a', 'good')), of(45, check('a', 'bad', 3)), null],
  ['no score before', of(null), of(45), null],
  ['no score after', of(45), of(null), null],
  [
    'what came, the costliest first',
    of(45, check('a', 'good'), check('b', 'no-data')),
    of(38, check('a', 'warning', 2), check('b', 'bad', 5)),
    { before: 45, after: 38, ...nothing, came: ['B', 'A'] },
  ],
  [
    'what went',
    of(45, check('a', 'warning', 2)),
    of(47, check('a', 'good')),
    { before: 45, after: 47, ...nothing, went: ['A'] },
  ],
  [
    'what costs more than before',
    of(45, check('a', 'warning', 2)),
    of(41, check('a', 'bad', 6)),
    { before: 45, after: 41, ...nothing, changed: ['A'] },
  ],
  [
    'a score that fell though the findings are the same',
    of(45, check('a', 'warning', 2), check('b', 'no-data')),
    of(44, check('a', 'warning', 2), check('b', 'good')),
    { before: 45, after: 44, ...nothing },
  ],
])('%s', (_name, before, after, expected) => {
  expect(scoreChange(before, after)).toEqual(expected)
})

test('three are named of more', () => {
  const all = ['a', 'b', 'c', 'd'].map((id, index) => check(id, 'bad', index))
  expect(scoreChange(of(45), of(30, ...all))?.came).toEqual(['D', 'C', 'B'])
})
