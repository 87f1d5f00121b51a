import { readdirSync, readFileSync } from 'node:fs'
import { afterAll } from 'vitest'
import type {} from './record.types.ts'

/**
 * Measures the processor time of a test file: this process and all that it started, from before the file is imported to
 * the end of its last hook. Vitest runs this again for each file; `reporter.ts` prints what it leaves in the file's meta.
 */

/** Linux counts in ticks of 10 ms (`getconf CLK_TCK` is 100 on every platform that Node supports). */
const TICKS_PER_SECOND = 100

const before = processorSeconds()

// biome-ignore lint/correctness/noEmptyPattern: vitest reads from it what a fixture needs
afterAll(({}, { file }) => {
  file.meta.processorSeconds = processorSeconds() - before
})

/** Of this process and of its descendants, ended ones included. Without /proc: of this process alone. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + secondsOfDescendants()
}

type Row = { pid: number; parent: number; own: number; ended: number }

function secondsOfDescendants(): number {
  const rows = readProcesses()
  const self = rows.find(({ pid }) => pid === process.pid)
  if (!self) return 0
  const family = new Set([process.pid])
  let ticks = self.ended
  // Parents come before their children unless process ids have wrapped: go round until nothing is added.
  for (let size = 0; size !== family.size; ) {
    size = family.size
    for (const { pid, parent, own, ended } of rows) {
      if (!family.has(parent) || family.has(pid)) continue
      family.add(pid)
      ticks += own + ended
    }
  }
  return ticks / TICKS_PER_SECOND
}

/** Reads `/proc/<pid>/stat` of all processes: parent, own ticks, and ticks of children that were waited for (proc(5)). */
function readProcesses(): Row[] {
  let names: string[]
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
  return names.flatMap((name): Row[] => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      // The command, in parentheses, may hold anything; fields are counted after it, from the third on.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const field = (number: number) => Number(fields[number - 3])
      return [
        { pid: Number(name), parent: field(4), own: field(14) + field(15), ended: field(16) + field(17) },
      ]
    } catch {
      // It ended meanwhile.
      return []
    }
  })
}
