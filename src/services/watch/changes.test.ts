import { describe, expect, test } from 'vitest'
import { type Change, isSame, observe, type PartState } from './changes.ts'
import type { PartFacts, Problem, SeenPart, WatchedPart } from './facts.ts'

/** Looks at one part, one after another; each is five minutes or a day after the one before. */

const DAY = 86_400_000
const MINUTE = 60_000

type Look = {
  records?: Record<string, string[]>
  problems?: Problem[]
  selectors?: string[]
  /** Names of records and ids of problems whose question got no answer. */
  open?: string[]
  /** Since the look before. */
  after?: number
}

const spf = (value: string) => ({ 'a.example TXT': [value] })
const good = { records: spf('v=spf1 -all') }
const other = { records: spf('v=spf1 mx -all') }
const problem = (id: string, status: Problem['status'] = 'bad', facts: Problem['facts'] = {}): Problem => ({
  ...{ id, code: 'x', status, facts },
})
const broken = { records: spf('v=spf1'), problems: [problem('spf_syntax')] }
const soon = 5 * MINUTE
/** The same look again, minutes later. */
const again = (look: Look): Look => ({ ...look, after: soon })
const none = null

const seenOf = ({ records = {}, problems = [], selectors, open = [] }: Look): SeenPart => ({
  facts: {
    ...{ records, problems: Object.fromEntries(problems.map((one) => [`${one.id}/${one.code}`, one])) },
    ...(selectors ? { selectors } : {}),
  },
  isOpen: (item) => open.includes('record' in item ? item.record : item.problem.id),
})

function follow(looks: (Look | null)[], part: WatchedPart = 'spf') {
  let state: PartState | null = null
  let now = Date.UTC(2026, 0, 1)
  const changes: Change[] = []
  for (const look of looks) {
    now += look?.after ?? DAY
    const seen = observe(part, state, look && seenOf(look), now)
    state = seen.state
    if (seen.change) changes.push(seen.change)
  }
  return { state, changes, said: changes.map(({ kind, severity }) => `${kind} ${severity}`) }
}

describe('what is a change', () => {
  test.each<[string, (Look | null)[], string[]]>([
    ['the first look is none', [good], []],
    ['the same again is none', [good, good, good], []],
    ['one look that says otherwise is none yet', [good, other], []],
    ['a second look that says the same makes it one', [good, other, again(other)], ['changed info']],
    ['it is reported once', [good, other, again(other), other, other], ['changed info']],
    ['a second look too soon confirms nothing', [good, other, { ...other, after: 1000 }], []],
    ['a look that says the old again takes it back', [good, other, again(good), good], []],
    ['a fault', [good, broken, again(broken)], ['worse bad']],
    ['and its recovery', [good, broken, again(broken), good, again(good)], ['worse bad', 'better good']],
    ['a fault that was there from the first look on is none', [broken, broken, broken], []],
    ['its repair is one', [broken, good, again(good)], ['better good']],
    ['a third thing in between begins anew', [good, other, again(broken), again(broken)], ['worse bad']],
    [
      'milder than before is better',
      [
        broken,
        { ...broken, problems: [problem('spf_syntax', 'warning')] },
        again({ ...broken, problems: [problem('spf_syntax', 'warning')] }),
      ],
      ['better good'],
    ],
    ['all records gone, without a fault', [good, {}, again({})], ['changed warning']],
  ])('%s', (_, looks, expected) => {
    expect(follow(looks).said).toEqual(expected)
  })
})

describe('no answer', () => {
  const silent: Look = { open: ['a.example TXT'] }
  test.each<[string, (Look | null)[], string[]]>([
    ['is never a change', [good, none, none, none, good], []],
    ['before the first answer leaves the part unknown', [none, none, good, good], []],
    ['of a record is not its end', [good, silent, again(silent), silent], []],
    ['between two looks that say the same: it takes another', [good, other, none, again(other)], []],
    ['does not confirm', [good, other, again(silent), again(silent)], []],
    [
      'nor take back: the next answer does',
      [good, other, none, again(silent), again(other), again(other)],
      ['changed info'],
    ],
    [
      'of a part of one change: it is one all the same',
      [broken, { ...good, open: ['spf_syntax'] }, again(good), again(good)],
      ['better good'],
    ],
    [
      'about a fault is not its repair',
      [
        broken,
        { records: spf('v=spf1'), open: ['spf_syntax'] },
        again({ records: spf('v=spf1'), open: ['spf_syntax'] }),
      ],
      [],
    ],
    [
      'next to a new fault does not hide it',
      [good, { ...broken, open: ['spf_lookups'] }, again({ ...broken, open: ['spf_lookups'] })],
      ['worse bad'],
    ],
  ])('%s', (_, looks, expected) => {
    expect(follow(looks).said).toEqual(expected)
  })
})

describe('blacklists: each listing for itself', () => {
  const on = (...lists: string[]): Look => ({ problems: lists.map((list) => problem(list, 'warning')) })
  test.each<[string, Look[], string[]]>([
    ['a listing', [{}, on('A'), again(on('A'))], ['worse warning']],
    [
      'a second one, while the first list is silent',
      [on('A'), { ...on('B'), open: ['A'] }, again({ ...on('B'), open: ['A'] })],
      ['worse warning'],
    ],
    [
      'a silent list delists nothing',
      [on('A', 'B'), { ...on('B'), open: ['A'] }, again({ ...on('B'), open: ['A'] })],
      [],
    ],
    ['a list that answers does', [on('A', 'B'), on('B'), again(on('B'))], ['better good']],
  ])('%s', (_, looks, expected) => {
    expect(follow(looks, 'blacklists').said).toEqual(expected)
  })
})

describe('flapping', () => {
  const turns = (count: number, gap: number): Look[] =>
    Array.from({ length: count }, (_, at) => ({ ...(at % 2 ? good : other), after: gap }))
  test('one answer after the other, never the same twice', () => {
    expect(follow([good, ...turns(500, soon)]).said).toEqual([])
  })
  test('confirmed each time: three changes, then one alert that it is unstable, then silence', () => {
    const looks = turns(24, 40 * MINUTE).flatMap((look) => [look, again(look)])
    const { said } = follow([good, ...looks])
    expect(said.slice(0, 4)).toEqual(['changed info', 'changed info', 'changed info', 'unstable warning'])
    expect(new Set(said.slice(4))).toEqual(new Set(['changed null']))
  })
  test('what became of it is said once it has been the same for a day', () => {
    const looks = turns(9, 40 * MINUTE).flatMap((look) => [look, again(look)])
    const { said, state } = follow([good, ...looks, broken, again(broken), broken, broken])
    expect(said.filter((each) => !each.endsWith('null'))).toEqual([
      ...['changed info', 'changed info', 'changed info', 'unstable warning', 'worse bad'],
    ])
    expect(state?.unstable).toBeNull()
  })
  test('back to what was reported last: nothing more is said', () => {
    const looks = turns(9, 40 * MINUTE).flatMap((look) => [look, again(look)])
    const { said } = follow([good, ...looks, other, other])
    expect(said.filter((each) => !each.endsWith('null')).at(-1)).toBe('unstable warning')
  })
})

describe('what comes by itself is no news', () => {
  test('a domain that grows older', () => {
    const old = { problems: [problem('domain_registered')] }
    expect(follow([old, {}, again({})], 'age').said).toEqual(['better null'])
    expect(follow([{}, old, again(old)], 'age').said).toEqual(['worse bad'])
  })
  test('keys of selectors that were not asked about before', () => {
    const first = { records: { 's1 TXT': ['k'] }, selectors: ['s1'] }
    const more = { records: { 's1 TXT': ['k'], 's2 TXT': ['k'] }, selectors: ['s1', 's2'] }
    expect(follow([first, more, again(more)], 'dkim').said).toEqual(['changed null'])
    const same = { ...more, selectors: ['s1'] }
    expect(follow([first, same, again(same)], 'dkim').said).toEqual(['changed info'])
    const lost = { records: { 's2 TXT': ['k'] }, selectors: ['s1', 's2'] }
    expect(follow([first, lost, again(lost)], 'dkim').said).toEqual(['changed info'])
  })
})

test('facts of a finding are for its sentence, and not compared', () => {
  const one = (days: number): PartFacts => ({
    records: {},
    problems: { 'a/b': problem('a', 'warning', { days }) },
  })
  expect(isSame(one(20), one(19))).toBe(true)
})
