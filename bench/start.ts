import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { median, ms, printTable } from './figures.ts'
import { createFolder, startInstance } from './instance.ts'

/** From the start of the process to its welcome: on a fresh data folder, and on one that is there already. */
const ROUNDS = 5

/** Answers the rows that it prints. */
export async function benchStart(): Promise<string[][]> {
  const fresh: number[] = []
  const existing: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const folder = await createFolder()
    try {
      for (const times of [fresh, existing]) {
        const instance = await startInstance(folder.path, { DNS_SERVERS: '127.0.0.1:9' })
        times.push(instance.startedIn)
        await instance.stop()
      }
    } finally {
      await folder.remove()
    }
  }
  const look = Array.from({ length: ROUNDS }, timeOfLook)
  const row = (name: string, times: number[]) => [
    name,
    ms(median(times)),
    ms(Math.min(...times)),
    ms(Math.max(...times)),
  ]
  const rows = [
    row('fresh data folder', fresh),
    row('existing data folder', existing),
    row('look at the pages', look),
  ]
  printTable(
    `From start to ready, ${ROUNDS} rounds; \`npm start\` looks first whether the pages are built`,
    ['', 'median', 'least', 'most'],
    rows,
  )
  return rows
}

function timeOfLook(): number {
  const begun = performance.now()
  spawnSync(process.execPath, ['build-pages.ts'], { cwd: join(import.meta.dirname, '..'), timeout: 60_000 })
  return performance.now() - begun
}
