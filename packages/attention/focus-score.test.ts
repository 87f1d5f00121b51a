import { expect, it, test } from 'vitest'
import { focusBand } from './focus-score.ts'
import { predict } from './predict.ts'
import { type Block, drawPage } from './synthetic-page.ts'

const scoreOf = (...blocks: Block[]) => predict(drawPage({ width: 600, height: 800, blocks })).focusScore!

const texts = (count: number, height: number): Block[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'text',
    x: 40,
    y: 20 + index * (height + 16),
    width: 520,
    height,
    fontSize: 14,
  }))
const picture = (height: number): Block => ({ kind: 'picture', x: 0, y: 0, width: 600, height })

it('a mail of one picture is focused', () => {
  expect(scoreOf(picture(800))).toBe(100)
})

it('the more alike parts stand on the first screen, the less focused it is', () => {
  const scores = [3, 5, 8, 12, 18].map((count) => scoreOf(...texts(count, 24)))
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(new Set(scores).size).toBe(scores.length)
  expect(focusBand(scores.at(-1)!)).toBe('spread')
})

it('the larger the picture above the same lines, the more focused it is', () => {
  const scores = [60, 160, 320, 480].map((height) => {
    const lines = texts(8, 20).map((block) => ({ ...block, y: block.y + 490 }))
    return scoreOf(picture(height), ...lines)
  })
  expect(scores).toEqual(scores.toSorted((a, b) => a - b))
  expect(new Set(scores).size).toBe(scores.length)
})

it('one long text is no focus, since it is read in pieces', () => {
  expect(focusBand(scoreOf({ ...texts(1, 760)[0]!, y: 20 }))).not.toBe('focused')
})

it('what lies below the first screen changes nothing', () => {
  const page = (...below: Block[]) =>
    predict(drawPage({ width: 600, height: 2400, blocks: [...texts(6, 30), ...below] })).focusScore!
  const more = texts(6, 30).map((block) => ({ ...block, y: block.y + 1600 }))
  expect(Math.abs(page(...more) - page())).toBeLessThanOrEqual(1)
})

test.each([
  [100, 'focused'],
  [80, 'focused'],
  [79, 'balanced'],
  [50, 'balanced'],
  [49, 'spread'],
  [0, 'spread'],
])('%d is %s', (score, band) => {
  expect(focusBand(score)).toBe(band)
})
