import { createZone } from '@postproof/dns/zone'
import { expect, test } from 'vitest'
import { loadSpfTree } from './tree.ts'

test('a tree of long records is read as far as its bound, and says that it is cut', async () => {
  const record = `v=spf1 ${Array.from({ length: 3_500 }, (_, n) => `include:n${n}.x.test`).join(' ')} -all`
  const names = ['x.test', ...Array.from({ length: 99 }, (_, n) => `n${n}.x.test`)]
  const zone = createZone(Object.fromEntries(names.map((name) => [name, { TXT: [record] }])))
  const tree = await loadSpfTree('x.test', zone)
  const terms = [...tree.nodes.values()].flatMap(({ record }) => record?.terms ?? [])
  expect([tree.truncated, tree.nodes.size, terms.length]).toEqual([true, 100, 10_000])
  const last = tree.nodes.get('n98.x.test')?.record
  expect([last?.text === record, last?.terms, last?.issues]).toEqual([true, [], []])
})
