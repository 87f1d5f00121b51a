import { expect, test, vi } from 'vitest'
import { onAbort } from './abort.ts'

test('a signal gets one listener for all that wait for it', () => {
  const abort = new AbortController()
  const add = vi.spyOn(abort.signal, 'addEventListener')
  const called = vi.fn()
  for (let at = 0; at < 100; at += 1) onAbort(abort.signal, called)
  expect(add).toHaveBeenCalledTimes(1)
  abort.abort()
  expect(called).toHaveBeenCalledTimes(100)
})

test('what was taken back is not called, and the others are', () => {
  const abort = new AbortController()
  const [first, second] = [vi.fn(), vi.fn()]
  const end = onAbort(abort.signal, first)
  onAbort(abort.signal, second)
  end()
  abort.abort()
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
})
