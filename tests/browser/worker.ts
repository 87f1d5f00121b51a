import type { Browser } from 'playwright-core'
import { test as base } from 'vitest'
import { type Instance, startInstance } from '../instance.ts'
import { launchBrowser } from './browser.ts'

/**
 * What the browser tests of a worker share, each started when a file first asks for it: a Chromium, in which every test has
 * a context of its own, and one plain instance. A test may assume nothing of that instance but its settings: it makes
 * its own addresses and accounts. Whoever changes what holds for all, or needs other settings, starts an instance of
 * their own.
 */
export const test = base.extend<{ $worker: { chromium: Browser; plain: Instance } }>({
  chromium: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from it what a fixture needs
    async ({}, use) => {
      const browser = await launchBrowser()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  plain: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from it what a fixture needs
    async ({}, use) => {
      const instance = await startInstance({ REGISTRATIONS_PER_HOUR: '1000' })
      await use(instance)
      await instance.close()
    },
    { scope: 'worker' },
  ],
})
