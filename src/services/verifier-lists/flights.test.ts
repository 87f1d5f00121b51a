import { expect, test } from 'vitest'
import { createFlights } from './flights.ts'

const claimed = (listId: string, position: number) =>
  ({ listId, position, email: `u${position}@example.com`, ask: true, attempts: 1 }) as const

/** Work that ends when it is told to, or when its list is halted. */
function held() {
  const ends: (() => void)[] = []
  const work = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      ends.push(resolve)
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
  return { work, end: (n: number) => ends[n]!() }
}

test('lists have equal shares, and one share stays free for the next', () => {
  const flights = createFlights(12, () => {})
  const { work } = held()
  expect(flights.roomIn('a')).toBe(6)
  for (let n = 0; n < 6; n++) flights.begin(claimed('a', n), work)
  expect([flights.roomIn('a'), flights.roomIn('b')]).toEqual([0, 4])
  for (let n = 0; n < 4; n++) flights.begin(claimed('b', n), work)
  expect(flights.roomIn('a')).toBeLessThanOrEqual(0)
  expect(flights.roomIn('c')).toBe(2)
})

test('a halted list ends, what begins afterwards does not, and each end is reported', async () => {
  let ended = 0
  const flights = createFlights(12, () => ended++)
  const { work } = held()
  flights.begin(claimed('a', 0), work)
  flights.halt('a')
  const later = held()
  flights.begin(claimed('a', 1), later.work)
  await flights.open()[0]
  expect([ended, flights.count(), flights.positions()]).toEqual([1, 1, [['a', [1]]]])
  later.end(0)
  await Promise.all(flights.open())
  expect([ended, flights.lists()]).toEqual([2, []])
})

test('the end of an address whose claim was lost does not remove the one that is in flight again', async () => {
  const flights = createFlights(12, () => {})
  const [first, again] = [held(), held()]
  flights.begin(claimed('a', 0), first.work)
  const [done] = flights.open()
  flights.begin(claimed('a', 0), again.work)
  first.end(0)
  await done
  expect(flights.count()).toBe(1)
})
