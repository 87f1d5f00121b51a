import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { pageCatalogs } from './page-catalogs.ts'
import { InOrder } from './tests/in-order.ts'

const temporary = 'tests/temporary-folder.ts'
const postgres = 'tests/postgres/global-setup.ts'

/** Files share a process, which imports the program once; processes, and not threads, as tests look at their own children. */
const together = { pool: 'forks', isolate: false } as const

/** Nothing that passes waits for these; a busy machine may need most of them. */
const timeouts = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
} as const

/** Pages in Chromium. */
const inBrowser = {
  globalSetup: [temporary, postgres, 'tests/e2e/global-setup.ts'],
  // A worker keeps its Chromium, its plain instance and the modules of both from file to file (tests/e2e/worker.ts).
  isolate: false,
  // Much of a test is waiting for another process.
  maxConcurrency: 2,
  // What is waited for comes, or the test fails: a busy machine is no reason to give up.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
}

/** Tests that say something of pages read its catalogs as a bundle does. */
const plugins = [pageCatalogs()]

/** Pages are drawn by the React and the router that visitors get, not by those for development. */
const ssr = { resolve: { conditions: ['module', 'node', 'production'] } }

// Where nothing is built there are no pages to test: said by a test that is skipped.
const isBuilt = existsSync('build/server/index.js')
const ifBuilt = (...files: string[]) => (isBuilt ? files : ['tests/e2e/not-built.ts'])

export default defineConfig({
  test: {
    // One more than there are processors: much of what these tests do is wait for others.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: InOrder },
    projects: [
      {
        plugins,
        test: {
          name: 'engines',
          include: [
            'packages/**/*.test.ts',
            'src/{adapters,emulators,contract,smtp,web}/**/*.test.ts',
            'src/*.test.ts',
            'src/cli/**/*.test.ts',
            'tests/conformance/**/*.test.ts',
            'tests/fuzz/**/*.test.ts',
            'tests/layers/**/*.test.ts',
            'tests/repairs/**/*.test.ts',
            'tests/verifier/**/*.test.ts',
          ],
          globalSetup: [temporary],
          ...together,
          ...timeouts,
        },
      },
      {
        plugins,
        test: {
          name: 'app',
          include: [
            'src/{storage,platform,services,jobs,api}/**/*.test.ts',
            'tests/{examples,faults,hostile,packages,pictures,processes,smtp,scenarios}/**/*.test.ts',
          ],
          globalSetup: [temporary, postgres],
          ...together,
          ...timeouts,
        },
      },
      {
        ssr,
        plugins,
        test: {
          name: 'e2e',
          env: { NODE_ENV: 'production' },
          include: ifBuilt('tests/e2e/**/*.test.ts'),
          ...inBrowser,
        },
      },
      {
        // The same pages at every look, and with every mail.
        ssr,
        plugins,
        test: {
          name: 'looks',
          env: { NODE_ENV: 'production', LOOKS: 'all' },
          include: ifBuilt('tests/e2e/every-route.test.ts', 'tests/e2e/report-size.test.ts'),
          ...inBrowser,
        },
      },
      {
        test: {
          name: 'peers',
          // Storage, and what is sold, on the PostgreSQL of the system too.
          include: [
            'tests/peers/**/*.test.ts',
            'src/storage/**/*.test.ts',
            'src/services/billing/event-order.test.ts',
          ],
          globalSetup: [temporary, postgres],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'long',
          include: ['tests/long/**/*.test.ts'],
          globalSetup: [temporary, postgres],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
