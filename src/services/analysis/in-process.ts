import type { TestWorlds } from './operations.ts'
import type { AnalysisProcess, Ending } from './process.ts'

/** The same work without a process of its own: a mail that takes long holds everyone up, and one that kills, kills all. */
export function inThisProcess(worlds: TestWorlds): AnalysisProcess {
  let end: (ending: Ending) => void
  const ended = new Promise<Ending>((resolve) => {
    end = resolve
  })
  return {
    pid: null,
    ready: Promise.resolve(),
    ended,
    stop: () => end('stopped'),
    async run({ operation, raw, input, onStep = () => {} }) {
      // Imported lazily: the code that reads mails is large, and a process with an analysis pool never uses it.
      const { runOperation } = await import('./operations.ts')
      return runOperation(operation, raw, input, { worlds, onStep })
    },
  }
}
