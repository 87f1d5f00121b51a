import { expect, test } from 'vitest'
import { recordCheckers } from '#contract/checker-names.ts'
import { readDetails } from './read.ts'

const odd: Record<string, unknown>[] = [
  {},
  { tree: 'oak', lookups: 7, voids: null, addresses: [], test: {}, flattened: 3 },
  { keys: {}, asked: [1, 2], wildcard: 'yes' },
  { walk: [{}], applied: 'none', alignment: 4, reports: null, plan: 'later' },
  { logo: { url: 4, problems: [{ line: '3' }] }, certificate: [], outcome: null },
  { policy: true, servers: {}, addresses: ['a'] },
]

test.each(recordCheckers)('details of %s that nobody expects are read as empty', (checker) => {
  for (const details of odd) expect(readDetails({ checker, details }).kind).toBe(checker)
})

test('an SPF tree without end is cut', () => {
  const root = { term: 'include:a.example', children: [] as unknown[] }
  root.children.push(root)
  expect(readDetails({ checker: 'spf', details: { tree: root } }).value).toMatchObject({
    tree: { term: 'include:a.example' },
  })
})

test('a logo becomes a picture as data, whatever it says', () => {
  const { value } = readDetails({ checker: 'bimi', details: { logo: { svg: '<svg onload="alert(1)"/>' } } })
  expect(value).toMatchObject({
    logo: { svg: 'data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+' },
  })
  const none = readDetails({ checker: 'bimi', details: { logo: { svg: 'x'.repeat(400_000) } } })
  expect(none.value).toMatchObject({ logo: { svg: null } })
})
