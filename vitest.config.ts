import { defineConfig } from 'vitest/config'

const plain = { environment: 'node', include: [] as string[] }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...plain,
          name: 'engines',
          include: [
            'src/{engines,outside,contract,smtp,web}/**/*.test.ts',
            'src/*.test.ts',
            'src/cli/**/*.test.ts',
            'tests/conformance/**/*.test.ts',
            'tests/fuzz/**/*.test.ts',
            'tests/verifier/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...plain,
          name: 'app',
          include: [
            'src/{storage,services,jobs,api}/**/*.test.ts',
            'tests/{examples,faults,hostile,pictures,smtp,scenarios}/**/*.test.ts',
          ],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          retry: 1,
        },
      },
      {
        test: {
          ...plain,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          // A machine that stalls for seconds must not fail a change; what fails twice is a fault.
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...plain,
          name: 'peers',
          // Tests of storage, and of money, loop over both databases; here PostgreSQL is one of them.
          include: [
            'tests/peers/**/*.test.ts',
            'src/storage/**/*.test.ts',
            'src/services/billing/event-order.test.ts',
          ],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
