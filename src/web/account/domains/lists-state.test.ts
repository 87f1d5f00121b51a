import { expect, test } from 'vitest'
import type { DomainState, Level } from '#contract/domains.ts'
import { listsOf } from './lists-state.ts'

const state = (level: Level, day: number): DomainState => ({
  ...{ state: level, since: `2026-11-0${day}T00:00:00Z`, last_at: '2026-11-09T00:00:00Z' },
  ...{ once: false, changed: true, test_id: 'one' },
})

test.each<[string, DomainState | null, DomainState | null, [Level, number] | null]>([
  ['neither asked', null, null, null],
  ['one asked', null, state('good', 3), ['good', 3]],
  ['the other asked', state('bad', 3), null, ['bad', 3]],
  ['one listed', state('good', 1), state('bad', 5), ['bad', 5]],
  ['a warning is worse than in order', state('warning', 4), state('good', 6), ['warning', 4]],
  ['both listed: since the first', state('bad', 5), state('bad', 2), ['bad', 2]],
  ['both in order: since the last', state('good', 5), state('good', 2), ['good', 5]],
])('%s', (_, address, domain, expected) => {
  const found = listsOf({ address, domain })
  expect(found && [found.state, Number(found.since.slice(9, 10))]).toEqual(expected)
})
