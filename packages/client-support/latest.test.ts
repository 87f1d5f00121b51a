import data from 'caniemail/caniemail.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { compact } from './data/compact.ts'
import json from './data/features.json' with { type: 'json' }
import { compareVersions, latestOf } from './data/latest.ts'
import { features } from './features.ts'

test.each<[string[], string]>([
  [['12.4', '16'], '16'],
  [['9.0', '10.0'], '10.0'],
  [['6.1.90.16', '6.1.31.', '6.2'], '6.2'],
  [['6.1.31.', '6.1.31.2'], '6.1.31.2'],
  [['137.0b3', '128.9.0', '138'], '138'],
  [['137.0b3', '137'], '137.0b3'],
  [['2019', '16.80'], '16.80'],
  [['2019', '2019-10'], '2019-10'],
  [['2011', '2016', '2019'], '2019'],
  [['2019-10', '16.80'], '16.80'],
  [['16.80', '2024-01'], '2024-01'],
  [['2023-12', '16.80', '2024-01', '2021'], '2024-01'],
  [['2019-02', '10', '2023-04'], '10'],
  [['2020-12', '2020-02'], '2020-12'],
])('of %s the newest is %s, in whatever order they stand', (keys, newest) => {
  for (const order of [keys, [...keys].reverse()]) {
    const cell = Object.fromEntries(order.map((key) => [key, `y ${key}`]))
    expect(latestOf(cell)?.version).toBe(newest)
  }
})

test('a cell without versions has no newest', () => {
  expect(latestOf({})).toBeNull()
})

test('versions compare the same from both sides', () => {
  const keys = ['2019', '2019-10', '16.80', '2024-01', '6.1.31.', '137.0b3', '16']
  for (const a of keys)
    for (const b of keys) expect(Math.sign(compareVersions(a, b)) + Math.sign(compareVersions(b, a))).toBe(0)
})

/** Cells whose last key as JavaScript orders them is not the newest, and what that key would have said. */
const wrong = data.data.flatMap(({ slug, stats }) =>
  Object.entries(stats).flatMap(([family, platforms]) =>
    Object.entries(platforms).flatMap(([platform, cell]) => {
      const last = Object.entries(cell).at(-1)
      const newest = latestOf(cell)
      return last && newest && last[0] !== newest.version
        ? [
            {
              slug,
              client: `${family}.${platform}`,
              keys: Object.keys(cell),
              last: last[1],
              newest: newest.value,
            },
          ]
        : []
    }),
  ),
)

test('the traps of the data: JavaScript moves integer-like keys first, the file is not sorted', () => {
  const moved = wrong.filter(({ keys }) => keys.some((key) => /^(?:0|[1-9]\d*)$/.test(key)))
  expect(moved).toHaveLength(17)
  expect(wrong).toHaveLength(27)
  expect(wrong.filter(({ last, newest }) => last[0] !== newest[0])).toHaveLength(12)
})

test.each(wrong)('$slug in $client is read from its newest version', ({ slug, client, newest }) => {
  const levels: Record<string, string> = { y: 'yes', a: 'partly', n: 'no', u: 'unknown' }
  expect(features.get(slug)?.support.get(client)?.level).toBe(levels[newest[0]!])
})

test('the table that is committed is that of the package', () => {
  expect(json).toEqual(compact(data))
})
