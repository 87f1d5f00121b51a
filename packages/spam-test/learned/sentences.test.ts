import { describe, expect, test } from 'vitest'
import { featuresOf } from './features.ts'
import type { Pull } from './model.ts'
import { heavySentences } from './sentences.ts'

/** Pulls of these words, at their first place. */
function pullsOf(content: { subject: string; text: string }, weights: Record<string, number>): Pull[] {
  const features = featuresOf(content.subject, content.text)
  return Object.entries(weights).flatMap(([word, pull]) => {
    const place = features.find(({ key }) => key === word)
    return place ? [{ pull, place }] : []
  })
}

const long = `${'The hall is warm and '.repeat(10)}prize ${'and the road is long '.repeat(10)}`

describe('the sentences that weigh most', () => {
  test.each<
    [name: string, text: string, weights: Record<string, number>, towards: 1 | -1, expected: string[]]
  >([
    [
      'the heavier first',
      'Claim your prize. See you soon! Act now.',
      { prize: 1, act: 2 },
      1,
      ['Act now.', 'Claim your prize.'],
    ],
    [
      'words of a sentence are summed',
      'Act now today. Claim.',
      { now: 1, today: 1, claim: 1.5 },
      1,
      ['Act now today.', 'Claim.'],
    ],
    ['a line is a sentence', 'Dear friend\nAct now', { friend: 1, act: 2 }, 1, ['Act now', 'Dear friend']],
    [
      'good words take from a bad sentence',
      'Act now, thanks. Claim.',
      { act: 2, thanks: -3, claim: 1 },
      1,
      ['Claim.'],
    ],
    ['towards good mail', 'Act now. Many thanks.', { act: 2, thanks: -3 }, -1, ['Many thanks.']],
    ['an amount is not cut', 'Pay $1.50 now. Bye.', { now: 1 }, 1, ['Pay $1.50 now.']],
    ['Chinese stops', '点击这里。谢谢大家。', { 点击: 1 }, 1, ['点击这里。']],
    ['nothing that weighs', 'See you soon.', {}, 1, []],
  ])('%s', (_, text, weights, towards, expected) => {
    const content = { subject: '', text }
    const found = heavySentences(content, pullsOf(content, weights), towards)
    expect(found.map(({ text }) => text)).toEqual(expected)
    for (const { start, text: quoted } of found)
      expect(text.slice(start)).toMatch(new RegExp(`^.{0,2}${quoted.slice(0, 3).replace('$', '\\$')}`))
  })

  test('the subject is one sentence', () => {
    const content = { subject: 'Act now! Win', text: 'Hello.' }
    const [first] = heavySentences(content, pullsOf(content, { act: 1, win: 1 }), 1)
    expect(first).toMatchObject({ text: 'Act now! Win', inSubject: true, pull: 2 })
  })

  test('a long sentence is quoted around what weighs most', () => {
    const content = { subject: '', text: long }
    const [first] = heavySentences(content, pullsOf(content, { prize: 1 }), 1)
    expect(first!.text).toMatch(/^…prize .*…$/)
    expect(first!.text.length).toBeLessThan(150)
  })
})
