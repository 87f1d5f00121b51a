import { expect, test } from 'vitest'
import type { CheckText } from '../../types.ts'
import { texts, textsIn } from '../index.ts'
import type { CodedText } from '../phrasing.ts'
import { germanOtherTexts as german } from './index.ts'

const codesOf = (text: CheckText | undefined) => (text as CodedText | undefined)?.codes.toSorted()

test.each(Object.keys(texts))('%s: every case has its German sentence', (id) => {
  expect(codesOf(german[id])).toEqual(codesOf(texts[id]))
})

test.each(Object.keys(german))('%s: its German words are not the English ones', (id) => {
  const [de, en] = [textsIn('de')[id], texts[id]]
  expect(de?.what).not.toBe(en?.what)
  expect(de?.why).not.toBe(en?.why)
  expect(de?.refs).toEqual(en?.refs)
})
