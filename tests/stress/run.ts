import { type ChildProcess, spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { createVitest, type TestModule } from 'vitest/node'

/**
 * Runs test files many times while other processes keep the processors busy: how a flaky test is found, and shown to be
 * mended. `npm run test:stress -- tests/journeys --times 50 --busy 4`. Exits with 1 when any run failed.
 */

const usage = 'npm run test:stress -- <file or folder> ... [--times 20] [--busy 4]'

/** Rings whose tests need programs of the system, or that repeat files of others. */
const left = ['!peers', '!thorough']

type Failure = { run: number; file: string; test: string; message: string }

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { times: { type: 'string', default: '20' }, busy: { type: 'string', default: '4' } },
  })
  const [times, busy] = [Number(values.times), Number(values.busy)]
  const isCount = (value: number, least: number) => Number.isInteger(value) && value >= least
  if (positionals.length === 0 || !isCount(times, 1) || !isCount(busy, 0)) {
    console.error(`Name at least one test file, and whole numbers.\n${usage}`)
    process.exit(2)
  }
  return { filters: positionals, times, busy }
}

/** Processes that do nothing but compute. They end when their standard input does, so they cannot outlive this one. */
function startBusy(count: number): ChildProcess[] {
  const work =
    'process.stdin.on("close", () => process.exit()).resume(); (function spin() { const end = Date.now() + 50; while (Date.now() < end); setImmediate(spin) })()'
  return Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', work], { stdio: ['pipe', 'ignore', 'ignore'] }),
  )
}

function failuresOf(run: number, modules: readonly TestModule[]): Failure[] {
  return modules.flatMap((module) => {
    const file = module.relativeModuleId
    const inFile = module.errors().map(({ message }) => ({ run, file, test: '(the file)', message }))
    const inTests = [...module.children.allTests('failed')].map((test) => ({
      run,
      file,
      test: test.fullName,
      message: test.result().errors?.[0]?.message ?? '',
    }))
    return [...inFile, ...inTests]
  })
}

const { filters, times, busy } = readArguments()
// Reporters of Vitest's own expect a run of `start`; an empty one takes their place.
const vitest = await createVitest('test', { watch: false, project: left, reporters: [{}] })
const files = await vitest.globTestSpecifications(filters)
if (files.length === 0) {
  console.error(`No test file matches ${filters.join(', ')}.\n${usage}`)
  await vitest.close()
  process.exit(2)
}
const working = startBusy(busy)
const failures: Failure[] = []
const started = Date.now()
try {
  for (let run = 1; run <= times; run++) {
    const { testModules } = await vitest.runTestSpecifications(files, true)
    failures.push(...failuresOf(run, testModules))
    console.log(`run ${run} of ${times}: ${failures.filter((each) => each.run === run).length} failed`)
  }
} finally {
  for (const child of working) child.kill()
  await vitest.close()
}
for (const { run, file, test, message } of failures)
  console.log(`\nrun ${run}: ${file} > ${test}\n${message}`)
const seconds = Math.round((Date.now() - started) / 1000)
console.log(
  `\n${files.length} files, ${times} runs, ${busy} busy processes: ${failures.length} failures, ${seconds} s`,
)
process.exit(failures.length ? 1 : 0)
