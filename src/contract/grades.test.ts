import { gradeOf } from '@postproof/spam-test/score'
import { expect, test } from 'vitest'
import { gradeFloors, gradeNamed } from './grades.ts'

test('the legend of a report has the limits by which the engine grades', () => {
  for (const [at, [grade, floor]] of gradeFloors.entries()) {
    expect(gradeOf(floor)).toBe(grade)
    if (at > 0) expect(gradeOf(gradeFloors[at - 1]![1] - 1)).toBe(grade)
  }
  expect(gradeNamed('C')).toBe('C')
  expect([gradeNamed('G'), gradeNamed(null)]).toEqual([null, null])
})
