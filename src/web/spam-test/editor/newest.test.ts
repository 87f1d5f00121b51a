import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNewest } from './newest.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp() {
  const open = new Map<string, { resolve(value: string): void; signal: AbortSignal }>()
  const done: string[] = []
  const dropped: string[] = []
  const newest = createNewest<string, string>({
    quietMs: 100,
    work: (input, signal) =>
      new Promise((resolve) => {
        open.set(input, { resolve, signal })
      }),
    done: (output) => done.push(output),
    isLate: (output) => output === 'late',
    dropped: (input) => dropped.push(input),
  })
  const answer = async (input: string, output = `about ${input}`) => {
    open.get(input)!.resolve(output)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { newest, open, done, dropped, answer }
}

test('it waits for a pause and asks about the last text alone', async () => {
  const { newest, open, done, answer, dropped } = setUp()
  newest.give('a')
  await vi.advanceTimersByTimeAsync(99)
  newest.give('ab')
  await vi.advanceTimersByTimeAsync(100)
  expect([...open.keys()]).toEqual(['ab'])
  await answer('ab')
  expect(done).toEqual(['about ab'])
  expect(dropped).toEqual(['a'])
})

test('an older answer that comes late is not shown, before the newer one or after it', async () => {
  const { newest, open, done, answer, dropped } = setUp()
  newest.give('a')
  await vi.advanceTimersByTimeAsync(100)
  newest.give('b')
  expect(open.get('a')!.signal.aborted).toBe(true)
  await answer('a')
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  newest.give('c')
  await vi.advanceTimersByTimeAsync(100)
  await answer('c')
  await answer('b')
  expect(done).toEqual(['about c'])
  expect(dropped).toEqual(['a', 'b'])
})

test('the newest is asked for again where an older one, given up here, took its place there', async () => {
  const { newest, open, done, answer, dropped } = setUp()
  newest.give('a')
  await vi.advanceTimersByTimeAsync(100)
  await answer('a', 'late')
  expect(done).toEqual([])
  open.clear()
  await vi.advanceTimersByTimeAsync(100)
  await answer('a')
  expect(done).toEqual(['about a'])
  expect(dropped).toEqual([])
})
