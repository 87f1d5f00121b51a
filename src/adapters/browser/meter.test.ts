import { expect, it } from 'vitest'
import { type Spent, watch } from './meter.ts'

/** What is spent is read from a list, one entry a look. */
const reading = (...looks: Spent[]) => {
  let at = 0
  return async () => looks[Math.min(at++, looks.length - 1)]!
}
const allowed = (isAlone: boolean) => ({
  ms: 100,
  what: 'The picture',
  isAlone: () => isAlone,
  stillMs: 20_000,
})
const burning: [case_: string, looks: Spent[], isAlone: boolean, failure: string, ofBrowser: boolean][] = [
  [
    'the page itself',
    [
      { own: 50, shared: 0 },
      { own: 151, shared: 0 },
    ],
    false,
    'costly',
    false,
  ],
  [
    'what all share, while alone',
    [
      { own: 0, shared: 0 },
      { own: 9, shared: 99 },
    ],
    true,
    'costly',
    true,
  ],
  [
    'what all share, beside others',
    [
      { own: 0, shared: 0 },
      { own: 9, shared: 99 },
    ],
    false,
    'timeout',
    true,
  ],
]

it.each(burning)('ends a page that keeps busy %s', async (_, looks, isAlone, failure, ofBrowser) => {
  const cost = watch(reading(...looks), allowed(isAlone))
  await expect(cost.over).rejects.toMatchObject({ failure, ofBrowser })
  cost.end()
})

it('counts from where the picture began, and tells what it took', async () => {
  const read = reading({ own: 500, shared: 900 }, { own: 540, shared: 950 })
  let looks = 0
  const cost = watch(() => {
    looks++
    return read()
  }, allowed(false))
  await expect.poll(() => looks).toBeGreaterThan(2)
  expect(cost.end()).toBe(40)
})
