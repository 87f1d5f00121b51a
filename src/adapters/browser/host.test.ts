import { expect, it } from 'vitest'
import { createHost, type HostOptions } from './host.ts'
import type { RunningBrowser } from './launch.ts'
import { BrowserDied } from './stop.ts'

/** Browsers that tell what they hold as the test says, and are counted as they start and end. */
function fakes(options: Partial<HostOptions> = {}) {
  const log: string[] = []
  const held = { megabytes: 100 as number | null }
  let started = 0
  const start = async () => {
    const name = `${++started}`
    log.push(`start ${name}`)
    const end = async () => {
      log.push(`end ${name}`)
    }
    const browser = { version: () => '153.0', on() {} }
    const megabytes = async () => held.megabytes
    return { name, browser, megabytes, end, kill: end } as unknown as RunningBrowser & { name: string }
  }
  const host = createHost({
    executablePath: undefined,
    idleMs: 60_000,
    maxMegabytes: 500,
    start,
    ...options,
  })
  const name = () => host.use(async (running) => (running as RunningBrowser & { name: string }).name)
  return { host, log, held, name }
}

/** What is begun at the end of a use is done when nothing is left to do at once. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

it('uses one browser for all, as long as it does not grow', async () => {
  const { host, held, log, name } = fakes()
  expect([await name(), await name()]).toEqual(['1', '1'])
  held.megabytes = null
  await name()
  await settle()
  expect(log).toEqual(['start 1'])
  await host.close()
  expect(log).toEqual(['start 1', 'end 1'])
})

it('ends one that has grown, and the next mail gets another', async () => {
  const { host, held, log, name } = fakes()
  held.megabytes = 501
  await name()
  await settle()
  expect(log).toEqual(['start 1', 'end 1'])
  held.megabytes = 100
  expect(await name()).toBe('2')
  await host.close()
})

it('lets what is drawn in a grown one come to its end', async () => {
  const { host, held, log, name } = fakes()
  const drawing = Promise.withResolvers<void>()
  const long = host.use(() => drawing.promise)
  held.megabytes = 501
  await name()
  await settle()
  expect(log).toEqual(['start 1'])
  held.megabytes = 100
  expect(await name()).toBe('2')
  expect(log).toEqual(['start 1', 'start 2'])
  drawing.resolve()
  await long
  expect(log).toEqual(['start 1', 'start 2', 'end 1'])
  await host.close()
})

it('keeps one ready before the first mail, while idle, and after one has grown', async () => {
  const { host, held, log, name } = fakes({ idleMs: 0 })
  await host.keep()
  expect(log).toEqual(['start 1'])
  expect(await name()).toBe('1')
  await settle()
  held.megabytes = 501
  await name()
  await settle()
  expect(log.toSorted()).toEqual(['end 1', 'start 1', 'start 2'])
  await host.close()
  expect(log.at(-1)).toBe('end 2')
})

it('starts another when one died, and none once it is closed', async () => {
  const { host, log, name } = fakes()
  await expect(host.use(() => Promise.reject(new BrowserDied('gone')))).rejects.toThrow('gone')
  expect(await name()).toBe('2')
  await host.close()
  await host.keep()
  expect(log.filter((each) => each.startsWith('start'))).toHaveLength(2)
})
