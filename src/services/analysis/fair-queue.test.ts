import { expect, test } from 'vitest'
import { createFairQueue, type Sharer } from './fair-queue.ts'

type Given = { name: string; sharers: (string | Sharer)[]; cost?: number }

const sharerOf = (sharer: string | Sharer) => (typeof sharer === 'string' ? { name: sharer } : sharer)

function orderOf(given: Given[]): string[] {
  const queue = createFairQueue<string>()
  for (const { name, sharers, cost = 1 } of given) {
    queue.push(name, { sharers: sharers.map(sharerOf), cost })
  }
  return [...Array(queue.length)].map(() => queue.shift()!)
}

const many = (name: string, count: number, sharers: (string | Sharer)[], cost = 1): Given[] =>
  Array.from({ length: count }, (_, index) => ({ name: `${name}${index + 1}`, sharers, cost }))

test.each<[string, Given[], string[]]>([
  ['one sharer: as they came', many('a', 3, ['a']), ['a1', 'a2', 'a3']],
  ['nobody to share with: as they came', many('a', 3, []), ['a1', 'a2', 'a3']],
  [
    'who comes late with little is not behind all of who came with much',
    [...many('a', 4, ['a']), ...many('b', 2, ['b'])],
    ['a1', 'b1', 'a2', 'b2', 'a3', 'a4'],
  ],
  [
    'of two that come at once the smaller is first',
    [...many('large', 1, ['a'], 100), ...many('small', 1, ['b'], 1)],
    ['small1', 'large1'],
  ],
  [
    'an account with many networks has one share',
    [
      { name: 'a1', sharers: ['network 1', 'account'] },
      { name: 'a2', sharers: ['network 2', 'account'] },
      { name: 'a3', sharers: ['network 3', 'account'] },
      { name: 'b1', sharers: ['network 4'] },
    ],
    ['a1', 'b1', 'a2', 'a3'],
  ],
  [
    'a network with many accounts has one share',
    [
      { name: 'a1', sharers: ['network', 'account 1'] },
      { name: 'a2', sharers: ['network', 'account 2'] },
      { name: 'b1', sharers: ['other'] },
    ],
    ['a1', 'b1', 'a2'],
  ],
  [
    'one that many are behind gets more, by its weight',
    [...many('a', 4, [{ name: 'a', weight: 2 }]), ...many('b', 2, ['b'])],
    ['a1', 'b1', 'a2', 'a3', 'b2', 'a4'],
  ],
])('%s', (_name, given, order) => {
  expect(orderOf(given)).toEqual(order)
})

test('who was served long ago begins again; who was idle has saved nothing up', () => {
  const queue = createFairQueue<string>()
  for (const name of ['a1', 'a2', 'a3', 'a4']) queue.push(name, { sharers: [{ name: 'a' }], cost: 1 })
  expect([queue.shift(), queue.shift(), queue.shift()]).toEqual(['a1', 'a2', 'a3'])
  // Since a's first three were served virtual time is 2: b does not come before what a has waiting for two rounds.
  for (const name of ['b1', 'b2', 'b3']) queue.push(name, { sharers: [{ name: 'b' }], cost: 1 })
  expect([queue.shift(), queue.shift()].sort()).toEqual(['a4', 'b1'])
})

test('of very many who came once the latest are remembered, and whoever has had much', () => {
  const queue = createFairQueue<string>()
  const push = (item: string, name: string, cost = 1) => queue.push(item, { sharers: [{ name }], cost })
  const served: [item: string, name: string, cost?: number][] = [
    ['once', 'little'],
    ['large', 'much', 100],
    ...Array.from({ length: 5_000 }, (_, at): [string, string] => [`one${at}`, `network ${at}`]),
  ]
  for (const one of served) {
    push(...one)
    queue.shift()
  }
  push('again', 'network 4999')
  push('more', 'much')
  push('twice', 'little')
  expect(queue.items()).toEqual(['twice', 'again', 'more'])
})
