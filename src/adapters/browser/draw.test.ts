import type { Picture } from '@postproof/engine/world'
import { expect, it } from 'vitest'
import { type Drawing, drawOnPage } from './draw.ts'
import type { RunningBrowser } from './launch.ts'

/** A browser that is there, and opens its pages when the test says so. */
function browserThatOpensLate() {
  const opening: PromiseWithResolvers<unknown>[] = []
  const admit = () => {
    opening.push(Promise.withResolvers())
    return opening.at(-1)!.promise
  }
  const page = { screenshot: async () => {} }
  const context = { newPage: async () => page, close: async () => {} }
  const browser = { isConnected: () => true, newContext: async () => context, on() {}, off() {} }
  return { running: { browser, meter: { admit } } as unknown as RunningBrowser, opening }
}

it('closes a page that opens when its drawing was stopped meanwhile, and opens no more', async () => {
  const { running, opening } = browserThatOpensLate()
  const stop = new AbortController()
  const pictures: Picture[] = []
  const drawing = {
    ...{ clock: { now: () => 0 }, signal: stop.signal, spent: 0, isAlone: () => true },
    limits: { pictureCpuMs: 1000, mailCpuMs: 1000, pictureMs: 60_000 },
    onPicture: (picture: Picture) => pictures.push(picture),
  } as unknown as Drawing
  const drawn = drawOnPage(
    running,
    (['plain', 'dark', 'images-off'] as const).map((variant) => ({ device: 'tablet', variant })),
    drawing,
  )
  expect(opening).toHaveLength(1)
  stop.abort()
  await drawn
  expect(pictures.map((picture) => !picture.ok && picture.failure)).toEqual(Array(3).fill('timeout'))
  expect(opening).toHaveLength(1)
  const closed = Promise.withResolvers<void>()
  opening[0]!.resolve({ page: { close: async () => closed.resolve() } })
  await closed.promise
})
