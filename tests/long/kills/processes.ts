import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Processes of the system, and their end. */

export type Process = { pid: number; parent: number; command: string }

/** All below one, its children first; empty when it is gone. */
export async function processesBelow(pid: number): Promise<Process[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], {
    maxBuffer: 2 ** 24,
  })
  const all = stdout.split('\n').flatMap((line): Process[] => {
    const [, one, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return command === undefined ? [] : [{ pid: Number(one), parent: Number(parent), command }]
  })
  const found: Process[] = []
  for (let level = [pid]; level.length; ) {
    const next = all.filter(({ parent }) => level.includes(parent))
    found.push(...next)
    level = next.map((one) => one.pid)
  }
  return found
}

/** False when it was gone already. */
export function kill(pid: number, signal: NodeJS.Signals = 'SIGKILL'): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
