import { describe, expect, test } from 'vitest'
import { askedRuns } from './asked-runs.ts'

describe('which tests an address asks for', () => {
  test.each([
    ['', [], null],
    ['test=a', ['a'], null],
    ['test=a&test=b', ['a', 'b'], null],
    ['test=b&test=a', ['b', 'a'], null],
    ['test=a&test=', ['a'], null],
    ['test=a&test=a', ['a'], 'same'],
    ['test=a&test=https://mail.example/results/b', ['a', 'b'], null],
    ['test=a&test=https://mail.example/results/b-2/heat-map?device=mobile', ['a', 'b-2'], null],
    ['test=a&test=/results/b%23check-spf', ['a', 'b'], null],
    ['test=a&test=https://mail.example/results/a', ['a'], 'same'],
    ['test=a&test=https://mail.example/', ['a'], 'not-a-report'],
    ['test=a&test=not a report', ['a'], 'not-a-report'],
    ["test=a&test=';drop table tests", ['a'], 'not-a-report'],
    [`test=a&test=${'b'.repeat(65)}`, ['a'], 'not-a-report'],
    ['test=a&test=b&test=c', ['a', 'b', 'c'], null],
  ] as const)('%s', (query, ids, problem) => {
    expect(askedRuns(new URLSearchParams(query))).toEqual({ ids, problem })
  })
})
