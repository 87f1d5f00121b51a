import { setTimeout as pause } from 'node:timers/promises'
import { commandOf, descendants, isAnalysis, processorTimes, proportionalMemory } from './usage.ts'

/** What the processes of one instance take, by what they are for. */

export const roles = ['server', 'analysis', 'browser', 'raster', 'pages'] as const
export type Role = (typeof roles)[number]
export type Parts = Record<Role, number>

/** Processor time so far, ms. Pages that are gone count where the browser that waited for them does: as `pages`. */
export async function processorTimeByRole(root: number): Promise<Parts> {
  const parts = emptyParts()
  for (const { pid, role } of await processesOf(root)) {
    const { own, ended } = await processorTimes(pid)
    parts[role] += own || 0
    parts[role === 'browser' ? 'pages' : role] += ended || 0
  }
  return parts
}

/** The most memory of all processes at one moment (Pss, MB) and how it was divided then. */
export function watchMemory(root: number): { end(): Promise<Parts> } {
  let most = emptyParts()
  let ended = false
  const look = async () => {
    for (; !ended; await pause(250)) {
      const now = emptyParts()
      for (const { pid, role } of await processesOf(root)) now[role] += await proportionalMemory(pid)
      if (sumOf(now) > sumOf(most)) most = now
    }
  }
  const looking = look()
  return {
    async end() {
      ended = true
      await looking
      return most
    },
  }
}

export const sumOf = (parts: Parts): number => roles.reduce((sum, role) => sum + parts[role], 0)

export const eachOf = (value: (role: Role) => number): Parts =>
  Object.fromEntries(roles.map((role) => [role, value(role)])) as Parts

const emptyParts = (): Parts => eachOf(() => 0)

async function processesOf(root: number): Promise<{ pid: number; role: Role }[]> {
  const pids = [root, ...(await descendants(root))]
  return Promise.all(pids.map(async (pid) => ({ pid, role: await roleOf(pid) })))
}

async function roleOf(pid: number): Promise<Role> {
  const command = await commandOf(pid)
  if (isAnalysis(command)) return 'analysis'
  if (/--type=renderer/.test(command)) return 'pages'
  if (/--type=gpu-process/.test(command)) return 'raster'
  return /chrom/.test(command.split(' ')[0]!) ? 'browser' : 'server'
}
