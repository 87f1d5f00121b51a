import { expect, test } from 'vitest'
import { blocksOf, guides } from '../guides/blocks.ts'
import { walk } from '../guides/walk.ts'

/** Every block of the operator's guides says what it is, and commands are executed or say why not. */

const blocks = guides.flatMap(blocksOf)

test('each block says what it is', () => {
  expect(blocks.filter(({ language }) => !language).map(({ guide, line }) => `${guide}:${line}`)).toEqual([])
})

test('the commands of a guide are executed by the walk, or say why not', () => {
  const walked = new Set(walk.flatMap(({ guide }) => guide))
  const left = blocks.filter(
    ({ language, notRun, guide }) => language === 'sh' && !notRun && !walked.has(guide),
  )
  expect(left.map(({ guide, line }) => `${guide}:${line}`)).toEqual([])
})
