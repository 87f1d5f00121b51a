import { bad, type Finding, good, noData, warning } from '@postproof/engine/finding'
import { describe, expect, test } from 'vitest'
import { commonScores } from './common-score.ts'
import { pendingRendering } from './rendering/pending.ts'

const rendered = (status: 'bad' | 'good') =>
  ['responsive', 'dark_mode', 'images_off'].map((id) =>
    status === 'bad' ? bad(id, 'x', {}) : good(id, 'x', {}),
  )
const values = (before: Finding[], after: Finding[]) => {
  const { before: one, after: other, checks, leftOut } = commonScores(before, after)
  return { before: one.value, after: other.value, checks, leftOut }
}

describe('two tests scored by the same checks', () => {
  const answers = [bad('reply_to', 'x', {})]
  test.each<[string, Finding[], Finding[], object]>([
    ['the same', answers, answers, { before: 97, after: 97, checks: 1, leftOut: 0 }],
    ['repaired', answers, [good('reply_to', 'x', {})], { before: 97, after: 100, checks: 1, leftOut: 0 }],
    [
      'faults that only the finished one has yet',
      [...answers, ...rendered('bad')],
      [...answers, ...pendingRendering('pending')],
      { before: 97, after: 97, checks: 1, leftOut: 3 },
    ],
    [
      'a ceiling that only one can have',
      [...answers, warning('spf', 'fail', { passes: false })],
      [...answers, noData('spf', 'unanswered')],
      { before: 97, after: 97, checks: 1, leftOut: 1 },
    ],
    [
      'what no longer applies is answered',
      [...answers, bad('image_alt', 'x', {})],
      [...answers, noData('image_alt', 'no-images', { applies: false })],
      { before: 93, after: 97, checks: 2, leftOut: 0 },
    ],
    [
      'a check that one lacks',
      answers,
      [...answers, bad('mx', 'x', {})],
      { before: 97, after: 97, checks: 1, leftOut: 1 },
    ],
    [
      'nothing in common',
      answers,
      [bad('mx', 'x', {})],
      { before: null, after: null, checks: 0, leftOut: 2 },
    ],
    ['nothing at all', [], [], { before: null, after: null, checks: 0, leftOut: 0 }],
    [
      'answered in neither',
      [...answers, noData('mx', 'unanswered')],
      [...answers, noData('mx', 'unanswered')],
      { before: 97, after: 97, checks: 1, leftOut: 0 },
    ],
  ])('%s', (_name, before, after, expected) => {
    expect(values(before, after)).toEqual(expected)
    const back = values(after, before)
    expect({ ...back, before: back.after, after: back.before }).toEqual(expected)
  })
})
