import { expect, test } from 'vitest'
import type { RecordFindingView } from '#contract/checkers.ts'
import { findingAnchors } from './finding-anchors.ts'

test('findings of the same code have anchors of their own', () => {
  const of = (id: string, code: string) => ({ id, code }) as RecordFindingView
  const findings = [of('bimi_svg', 'element'), of('bimi_svg', 'style'), of('bimi_svg', 'element')]
  expect([...findingAnchors(findings).values()]).toEqual([
    'finding-bimi_svg-element',
    'finding-bimi_svg-style',
    'finding-bimi_svg-element-2',
  ])
})
