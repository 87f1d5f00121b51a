import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import type {} from './record.types.ts'

/**
 * Most seconds of processor time of one file, by project of `npm test`: whoever changes a line waits for all of them. A
 * journey walks through a whole room of the product in a browser.
 */
const budgets: Record<string, number> = { engines: 15, pages: 15, app: 15, journeys: 40 }

/** The same work takes up to twice the processor time where another process shares the core: only beyond that a run fails. */
const TOLERANCE = 2
const SHOWN = Number(process.env.BUDGET_SHOWN ?? 12)

/** Prints the files that took the most processor time, and fails the run where one is far over its budget. */
export class BudgetReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules
      .map((module) => ({
        project: module.project.name,
        path: relative(process.cwd(), module.moduleId),
        seconds: module.meta().processorSeconds ?? 0,
      }))
      .sort((a, b) => b.seconds - a.seconds)
    const total = files.reduce((sum, { seconds }) => sum + seconds, 0)
    const line = ({ seconds, project, path }: (typeof files)[number]) =>
      `${seconds.toFixed(1).padStart(7)} s  ${project.padEnd(9)}  ${path}`
    console.log(`\nProcessor time of ${files.length} test files: ${total.toFixed(0)} s. The most:`)
    for (const file of files.slice(0, SHOWN)) console.log(line(file))
    const over = (times: number) =>
      files.filter(({ project, seconds }) => seconds > times * (budgets[project] ?? Number.POSITIVE_INFINITY))
    if (over(1).length === 0) return
    console.log('\nOver the budget of a file (CONTRIBUTING.md, "Run and check"):')
    for (const file of over(1)) console.log(line(file))
    if (over(TOLERANCE).length > 0) process.exitCode = 1
  }
}
