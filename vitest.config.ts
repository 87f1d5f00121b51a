import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { pageCatalogs } from './page-catalogs.ts'
import { BudgetReporter } from './tests/budget/reporter.ts'
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

/**
 * Node imports the program itself, as it does when the program runs: types are stripped and nothing is transformed.
 * Only tests of React components need Vite.
 */
const natively = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const

const setupFiles = ['tests/budget/record.ts', 'tests/seed.ts']

/** Tests that draw mails in Chromium, wherever they are. */
const drawing = [
  'src/adapters/browser.test.ts',
  'src/adapters/browser/**/*.test.ts',
  'tests/pictures/**/*.test.ts',
]

/** Tests that start the program, or a database, as processes of their own. */
const processes = [
  'tests/processes/**/*.test.ts',
  'tests/packages/**/*.test.ts',
  'src/storage/embedded/**/*.test.ts',
]

/** Tests that try more made-up cases where they have the time (tests/cases.ts), or all pages of a data set. */
const thorough = [
  'packages/attention/{figures,predict}.test.ts',
  'tests/conformance/records-{claims,differential,lookups,unanswered}.test.ts',
  'tests/hostile/bombs.test.ts',
  'tests/scenarios/watch-thirty-days.test.ts',
  'tests/scenarios/newsletters-many.test.ts',
  'tests/verifier/simulated.test.ts',
  'src/storage/spool/damage.test.ts',
]

/** Pages in Chromium. */
const inBrowser = {
  globalSetup: [temporary, postgres, 'tests/browser/global-setup.ts'],
  // A worker keeps its Chromium, its plain instance and the modules of both from file to file (tests/browser/worker.ts).
  isolate: false,
  // Much of a test is waiting for another process.
  maxConcurrency: 2,
  // Fails when what a test waits for never comes. A busy machine may be slow, so no passing test needs a tenth of this.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
  env: { NODE_ENV: 'production' },
  setupFiles,
  ...natively,
}

/** Tests of pages read the catalogs as a bundle does. */
const plugins = [pageCatalogs()]

// Where nothing is built there are no pages to test: a test that is skipped says so.
const firefoxPath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
const isBuilt = existsSync('build/server/index.js')
const ifBuilt = (...files: string[]) => (isBuilt ? files : ['tests/browser/not-built.ts'])

export default defineConfig({
  test: {
    // One more than there are processors: much of what these tests do is wait for others.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: InOrder },
    reporters: ['default', new BudgetReporter()],
    projects: [
      // npm test: what a person runs before a change.
      {
        test: {
          name: 'engines',
          include: [
            'packages/**/*.test.ts',
            'src/{adapters,emulators,contract,smtp}/**/*.test.ts',
            'src/*.test.ts',
            'src/cli/**/*.test.ts',
            'tests/{conformance,fuzz,layers,repairs,verifier}/**/*.test.ts',
          ],
          exclude: [...drawing, 'packages/attention/figures.test.ts'],
          globalSetup: [temporary],
          setupFiles,
          ...natively,
          ...together,
          ...timeouts,
        },
      },
      {
        plugins,
        test: {
          name: 'pages',
          // The last one draws a component of the pages among what it looks at.
          include: ['src/web/**/*.test.ts', 'tests/hostile/xss.test.ts'],
          globalSetup: [temporary],
          setupFiles,
          ...together,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'app',
          include: [
            'src/{storage,platform,services,jobs,api}/**/*.test.ts',
            'tests/{examples,faults,hostile,smtp,scenarios}/**/*.test.ts',
          ],
          exclude: [...processes, ...drawing, 'tests/hostile/xss.test.ts'],
          globalSetup: [temporary, postgres],
          setupFiles,
          ...natively,
          ...together,
          ...timeouts,
        },
      },
      {
        test: { name: 'journeys', include: ifBuilt('tests/journeys/**/*.test.ts'), ...inBrowser },
      },
      // npm run test:browser: every route, look, language, keyboard, print and drawing.
      {
        test: { name: 'browser', include: ifBuilt('tests/browser/**/*.test.ts', ...drawing), ...inBrowser },
      },
      // npm run test:peers: the journeys once more, in Firefox.
      {
        test: {
          name: 'firefox',
          include: ifBuilt(
            existsSync(firefoxPath) ? 'tests/journeys/**/*.test.ts' : 'tests/firefox/not-here.ts',
          ),
          ...inBrowser,
          env: { ...inBrowser.env, BROWSER: 'firefox' },
        },
      },
      // npm run test:peers: real programs; storage, and what is sold, on the PostgreSQL of the system.
      {
        test: {
          name: 'peers',
          include: [
            'tests/peers/**/*.test.ts',
            'src/storage/**/*.test.ts',
            'src/services/billing/event-order.test.ts',
          ],
          exclude: processes,
          globalSetup: [temporary, postgres],
          fileParallelism: false,
          ...timeouts,
        },
      },
      // npm run test:long: processes, power cuts, kills, many made-up cases.
      {
        test: {
          name: 'processes',
          include: processes,
          globalSetup: [temporary, postgres],
          setupFiles,
          ...natively,
          ...together,
          ...timeouts,
          // They compile packages and start databases; a busy machine needs a third of this.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'thorough',
          env: { CASES: 'many' },
          include: thorough,
          globalSetup: [temporary, postgres],
          setupFiles,
          ...natively,
          ...together,
          ...timeouts,
          testTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'long',
          include: ['tests/long/**/*.test.ts'],
          globalSetup: [temporary, postgres],
          ...timeouts,
          // They take all processors for minutes, some at once; a busy machine needs a third of this.
          testTimeout: 600_000,
        },
      },
    ],
  },
})
