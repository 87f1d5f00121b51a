import { expect, test, vi } from 'vitest'
import { RenderStop, within } from './stop.ts'

test.each<[string, number, boolean]>([
  ['when it took too long', 1, false],
  ['when it was stopped', 60_000, true],
])('what comes late, %s, is handed to whoever closes it', async (_, ms, isStopped) => {
  const opening = Promise.withResolvers<string>()
  const stop = new AbortController()
  const late = vi.fn(async (_page: string) => {})
  const opened = within(opening.promise, ms, 'The page', { signal: stop.signal, late })
  if (isStopped) stop.abort()
  await expect(opened).rejects.toThrow(RenderStop)
  expect(late).not.toHaveBeenCalled()
  opening.resolve('a page')
  await expect.poll(() => late.mock.calls).toEqual([['a page']])
})

test('what comes in time is not', async () => {
  const late = vi.fn(async () => {})
  expect(await within(Promise.resolve('a page'), 60_000, 'The page', { late })).toBe('a page')
  expect(late).not.toHaveBeenCalled()
})
