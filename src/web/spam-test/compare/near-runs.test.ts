import { expect, test } from 'vitest'
import type { TestRow } from '#contract/spam-test.ts'
import { nearRuns } from './near-runs.ts'

const row = (
  id: string,
  sender: string | null,
  subject: string | null,
  status: TestRow['status'] = 'completed',
) => ({ id, sender, subject, status }) as TestRow

test('other runs of the same mail come first, the test itself and unfinished ones do not come', () => {
  const of = { id: 'own', sender: 'news@krume.example', subject: 'The oven is back' }
  const found = nearRuns(of, [
    row('own', 'news@krume.example', 'The oven is back'),
    row('a', 'News@krume.example', 'The oven  is back '),
    row('b', 'news@krume.example', 'Another one'),
    row('c', 'other@krume.example', 'The oven is back'),
    row('d', 'news@krume.example', 'The oven is back', 'analyzing'),
    row('e', null, null),
  ])
  expect(Object.values(found).map((rows) => rows.map(({ id }: TestRow) => id))).toEqual([
    ['a'],
    ['b'],
    ['c', 'e'],
  ])
})

test('two mails without a sender are not taken for one', () => {
  expect(nearRuns({ id: 'own', sender: null, subject: null }, [row('a', null, null)]).others).toHaveLength(1)
})
