import { expect, test } from 'vitest'
import { actionAdvice } from './action-advice.ts'
import type { CallToAction } from './types.ts'

const action = {
  inFirstScreen: false,
  contrast: 3.25,
  tapSizeEnough: false,
  box: { x: 0, y: 900, width: 80.4, height: 20 },
  rank: 6,
  outrankedBy: ['Winter sale'],
} as unknown as CallToAction

test('each fault of the main button is named with its facts', () => {
  expect(actionAdvice({ callToAction: action, device: 'mobile' })).toEqual([
    { code: 'move_up', facts: { device: 'mobile' } },
    { code: 'contrast', facts: { found: 3.25, enough: 4.5 } },
    { code: 'size', facts: { wanted: 44, width: 80, height: 20, device: 'mobile' } },
    { code: 'stand_out', facts: { ahead: 5, strongest: 'Winter sale' } },
  ])
})

test('a good button needs nothing', () => {
  const good = { ...action, inFirstScreen: true, contrast: 7, tapSizeEnough: true, rank: 2 }
  expect(actionAdvice({ callToAction: good, device: 'desktop' })).toEqual([])
  expect(actionAdvice({ callToAction: null, device: 'desktop' })).toEqual([])
})
