import { describe, expect, test } from 'vitest'
import type { CheckResult, Status, TestResult } from '#contract/spam-test.ts'
import { compareFindings, compareGroups } from './compare-findings.ts'

type Given = Status | 'not-applicable' | [status: Status, summary: string, lost: number]

const run = (checks: Record<string, Given>) => ({
  results: Object.entries(checks).map(([id, given]) => {
    const [status, summary, lost] = Array.isArray(given) ? given : [given, `${id} ${given}`, 0]
    const applies = status !== 'not-applicable'
    const check = { id, title: id, category: 'content', summary, applies, points: { lost, max: 10 } }
    return { ...check, status: applies ? status : 'no-data' } as CheckResult
  }),
})

const lists = (found: ReturnType<typeof compareFindings>) =>
  Object.fromEntries(
    Object.entries(found).map(([kind, each]) => [
      kind,
      Array.isArray(each) ? each.map(({ check_id }) => check_id) : each,
    ]),
  )

const none = { gone: [], new: [], changed: [], unknown: [], unchanged: 0 }

describe('findings of two tests', () => {
  test.each([
    ['good', 'good', { unchanged: 1 }],
    ['bad', 'bad', { unchanged: 1 }],
    ['no-data', 'no-data', { unchanged: 1 }],
    ['not-applicable', 'not-applicable', { unchanged: 1 }],
    ['not-applicable', 'good', { unchanged: 1 }],
    ['bad', 'good', { gone: ['x'] }],
    ['warning', 'good', { gone: ['x'] }],
    ['bad', 'not-applicable', { gone: ['x'] }],
    ['good', 'warning', { new: ['x'] }],
    ['not-applicable', 'bad', { new: ['x'] }],
    ['warning', 'bad', { changed: ['x'] }],
    ['bad', 'warning', { changed: ['x'] }],
    [['bad', 'two links fail', 4], ['bad', 'one link fails', 2], { changed: ['x'] }],
    [['good', 'one way', 0], ['good', 'another way', 0], { unchanged: 1 }],
    ['no-data', 'bad', { unknown: ['x'] }],
    ['bad', 'no-data', { unknown: ['x'] }],
    ['good', 'no-data', { unknown: ['x'] }],
    ['no-data', 'not-applicable', { unknown: ['x'] }],
  ] as [Given, Given, object][])('%j, then %j', (before, after, expected) => {
    expect(lists(compareFindings(run({ x: before }), run({ x: after })))).toEqual({ ...none, ...expected })
  })

  test('a check that one of them lacks has one side, and is neither gone nor new', () => {
    const found = compareFindings(run({ old: 'bad' }), run({ new: 'bad' }))
    expect(lists(found)).toEqual({ ...none, unknown: ['old', 'new'] })
    expect(found.unknown).toMatchObject([
      { before: { status: 'bad', summary: 'old bad' }, after: null },
      { before: null, after: { status: 'bad' } },
    ])
  })

  test('what costs most comes first', () => {
    const after = run({ a: ['warning', '', 1], b: ['bad', '', 9], c: ['bad', '', 4] })
    expect(lists(compareFindings(run({ a: 'good', b: 'good', c: 'good' }), after)).new).toEqual([
      'b',
      'c',
      'a',
    ])
  })

  test('the other way round what is gone is new', () => {
    const [a, b] = [run({ x: 'bad', y: 'good', z: 'warning' }), run({ x: 'good', y: 'warning', z: 'bad' })]
    const [there, back] = [lists(compareFindings(a, b)), lists(compareFindings(b, a))]
    expect([there.gone, there.new, there.changed]).toEqual([back.new, back.gone, back.changed])
  })
})

test('groups have the points of the common score, and none where nothing was checked in both', () => {
  const titled = (...ids: string[]) =>
    ({ categories: ids.map((id) => ({ id, title: id, max: 30 })) }) as Pick<TestResult, 'categories'>
  const group = (id: string, status: Status, score: number) => ({ group: id, status, score, max: 30 })
  const common = {
    before: { categories: [group('a', 'bad', 12.5), group('old', 'good', 5)] },
    after: { categories: [group('a', 'good', 30), group('b', 'no-data', 0)] },
  } as Parameters<typeof compareGroups>[1]
  expect(compareGroups([titled('a', 'old'), titled('a', 'b')], common)).toEqual([
    { id: 'a', title: 'a', max: 30, before: 12.5, after: 30 },
    { id: 'b', title: 'b', max: 30, before: null, after: null },
    { id: 'old', title: 'old', max: 30, before: 5, after: null },
  ])
})
