import { expect, test } from 'vitest'
import type { CheckResult, TestResult } from '#contract/spam-test.ts'
import { screenshots } from '../../../../tests/fixtures/pictures.ts'
import { pinned, pinsOf } from './pins.ts'

const check = (id: string, ...lines: [place: 'raw' | 'html', line: number][]) =>
  ({
    id,
    evidence: lines.map(([place, line]) => ({ label: 'x', value: 'x', place: { in: place, line } })),
  }) as CheckResult

test('a pin has the number of its fix and stands where the first of its places is drawn', () => {
  const result = {
    fix_first: ['dkim', 'image_alt', 'links'],
    results: [
      check('links', ['html', 9]),
      check('image_alt', ['html', 4], ['html', 7], ['html', 9]),
      check('dkim', ['raw', 9]),
    ],
  } as TestResult
  const at = (line: number) => ({ line, x: line, y: 1, width: 2, height: 3 })
  expect(pinsOf(result, { lines: [at(9), at(7)] })).toEqual([
    { id: 'image_alt', rank: 2, box: { x: 7, y: 1, width: 2, height: 3 } },
    { id: 'links', rank: 3, box: { x: 9, y: 1, width: 2, height: 3 } },
  ])
  expect(pinsOf(result, { lines: [] })).toEqual([])
})

test('every problem has a pin on each device where it is drawn, and the lines stay behind', () => {
  const problem = { ...check('link_health', ['html', 72]), status: 'bad' } as CheckResult
  const passed = { ...check('image_alt', ['html', 72]), status: 'good' } as CheckResult
  const { pins, screenshots: shots } = pinned({ results: [problem, passed] }, screenshots)
  expect(pins.map(({ device, check, box }) => [device, check, box.y])).toEqual(
    ['desktop', 'tablet', 'mobile'].map((device) => [device, 'link_health', 310]),
  )
  expect(shots.flatMap(({ lines }) => lines)).toEqual([])
})
