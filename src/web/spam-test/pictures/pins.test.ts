import { expect, test } from 'vitest'
import type { CheckResult, TestResult } from '#contract/spam-test.ts'
import { screenshots } from '../../../../tests/fixtures/pictures.ts'
import { columnsOf } from './pin-places.ts'
import { spotOf } from './pin-spots.ts'
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

test('of two things in one line each has its own place', () => {
  const at = (id: string, column?: number) => ({
    id,
    evidence: [{ label: 'x', value: 'x', place: { in: 'html', line: 1, column } }],
  })
  const result = {
    fix_first: ['links', 'image_alt', 'gmail_css'],
    results: [at('links', 120), at('image_alt', 4000), at('gmail_css')],
  } as unknown as TestResult
  const box = { x: 1, y: 2, width: 3, height: 4 }
  const lines = [
    { line: 1, column: 4000, ...box },
    { line: 1, column: 120, ...box, y: 90 },
  ]
  expect(pinsOf(result, { lines }).map(({ id, box: { y } }) => [id, y])).toEqual([
    ['links', 90],
    ['image_alt', 2],
  ])
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

test('pins that would overlap share one place, in the order of the mail, and none leaves the picture', () => {
  const at = (name: string, y: number) => ({ name, y })
  const places = (pins: { name: string; y: number }[]) =>
    // Shown at half its size, a pin of 26 px is as tall as 52 px of the picture.
    columnsOf(pins, 560, 1000).map(({ y, pins: here }) => [y, here.map(({ name }) => name).join('')])
  expect(places([at('c', 400), at('a', 10), at('b', 61), at('d', 453)])).toEqual([
    [10, 'ab'],
    [400, 'c'],
    [453, 'd'],
  ])
  // Two in one place need the height of two.
  expect(places([at('a', 10), at('b', 10), at('c', 113), at('d', 167)])).toEqual([
    [10, 'abc'],
    [167, 'd'],
  ])
  expect(places([at('a', 995), at('b', 999)])).toEqual([[896, 'ab']])
})

test('what has no place in the picture belongs to a line above it, to its end, or to the whole email', () => {
  const spots = [
    ['dkim', 'authentication', 'sender'],
    ['domain_dnsbl', 'reputation', 'sender'],
    ['one_click', 'headers', 'sender'],
    ['subject_style', 'content', 'subject'],
    ['preheader', 'content', 'preview'],
    ['body_unsubscribe', 'headers', 'end'],
    ['postal_address', 'headers', 'end'],
    ['multipart', 'content', 'whole'],
    ['responsive', 'rendering', 'whole'],
  ] as const
  expect(spots.map(([id, category]) => spotOf({ id, category }))).toEqual(spots.map(([, , spot]) => spot))
})
