import { readdir, readFile, readlink } from 'node:fs/promises'

/** What the kernel tells of a process, under /proc. Where there is none, figures are NaN. */

const TICK_MS = 10

/** Processor time of a process, and of those that ended and that it waited for, ms. */
export async function processorTimes(pid: number): Promise<{ own: number; ended: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.split(') ').at(-1)!.split(' ')
  const sum = (one: number, other: number) =>
    (Number(fields[one] ?? Number.NaN) + Number(fields[other] ?? Number.NaN)) * TICK_MS
  return { own: sum(11, 12), ended: sum(13, 14) }
}

/** Both together. */
export async function processorTime(pid: number): Promise<number> {
  const { own, ended } = await processorTimes(pid)
  return own + ended
}

type Tree = { pid: number; parent: number }

async function allProcesses(): Promise<Tree[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  return Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      return { pid: Number(pid), parent: Number(stat.split(') ').at(-1)!.split(' ')[1] ?? Number.NaN) }
    }),
  )
}

/** The processes that stem from one, without it. */
export async function descendants(root: number): Promise<number[]> {
  const rows = await allProcesses()
  const tree = new Set([root])
  for (let before = 0; before < tree.size; ) {
    before = tree.size
    for (const { pid, parent } of rows) if (tree.has(parent)) tree.add(pid)
  }
  tree.delete(root)
  return [...tree]
}

/** Processor time of those that still live, ms. */
export async function processorTimeOf(pids: number[]): Promise<number> {
  const times = await Promise.all(pids.map(processorTime))
  return times.reduce((sum, time) => sum + (Number.isNaN(time) ? 0 : time), 0)
}

/** Of a process with all that stem from it and live, ms. */
export const processorTimeOfTree = async (root: number): Promise<number> =>
  processorTimeOf([root, ...(await descendants(root))])

/** Program and arguments of a process, with spaces between them; empty once it has ended. */
export const commandOf = async (pid: number): Promise<string> =>
  (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ')

/** Whether such a command is that of a process that reads mails. */
export const isAnalysis = (command: string): boolean => command.includes('analysis/child.ts')

/** Resident memory now and the most so far, MB. */
export async function memory(pid: number): Promise<{ now: number; most: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const field = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? Number.NaN) / 1024
  return { now: field('VmRSS'), most: field('VmHWM') }
}

/** Open descriptors by what they lead to. */
export async function descriptors(pid: number): Promise<{ sockets: number; files: number; all: number }> {
  const names = await readdir(`/proc/${pid}/fd`).catch(() => [])
  const links = await Promise.all(names.map((name) => readlink(`/proc/${pid}/fd/${name}`).catch(() => '')))
  const count = (pattern: RegExp) => links.filter((link) => pattern.test(link)).length
  return { sockets: count(/^socket:/), files: count(/^\//), all: links.length }
}

/** Memory of a process, where what several have in common counts once in all (Pss of proc(5)), MB; 0 of one that ended. */
export async function proportionalMemory(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) / 1024
}

/** The same of a process with all that stem from it, MB. */
export async function proportionalMemoryOfTree(root: number): Promise<number> {
  const sizes = await Promise.all([root, ...(await descendants(root))].map(proportionalMemory))
  return Math.round(sizes.reduce((sum, size) => sum + size, 0))
}
