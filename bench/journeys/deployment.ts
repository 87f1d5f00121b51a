import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFolder, type Instance, startInstance } from '../instance.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { commandOf, descendants, isAnalysis, memory, processorTimeOf, processorTimeOfTree } from './usage.ts'

/** One or more processes of one installation, each with pages, receiver and jobs, as a balancer would see them. */
export type Deployment = {
  name: string
  processes: Instance[]
  postgres: Postgres | null
  /** Processor time so far, ms: of the fronts, of the processes that read mails, of PostgreSQL (NaN when it is not ours). */
  processor(): Promise<{ front: number; analysis: number; database: number }>
  /** Most resident memory so far of each, MB. */
  memory(): Promise<number[]>
  stop(): Promise<void>
}

export type Kind = { processes: number; database: 'embedded' | 'postgres' }

const program = ['--expose-gc', 'bench/journeys/process.ts']

/** Null where the database is not to be had. */
export async function startDeployment(
  { processes: count, database }: Kind,
  settings: Record<string, string>,
): Promise<Deployment | null> {
  const postgres = database === 'postgres' ? await startPostgres() : null
  if (database === 'postgres' && !postgres) return null
  const folders: Awaited<ReturnType<typeof createFolder>>[] = []
  const processes: Instance[] = []
  const given = { ...settings, METRICS: 'on', LOG_LEVEL: 'warn', DATABASE_URL: postgres?.url ?? '' }
  const start = async () => {
    const folder = await createFolder()
    if (folders[0]) await shareKeys(folders[0].path, folder.path)
    folders.push(folder)
    processes.push(await startInstance(folder.path, given, program))
  }
  // The first one makes the schema and the keys.
  await start()
  await Promise.all(Array.from({ length: count - 1 }, start))
  return {
    name: postgres ? `${count} on PostgreSQL` : `${count} embedded`,
    processes,
    postgres,
    async processor() {
      const pids = processes.map(({ pid }) => pid)
      const below = (await Promise.all(pids.map(descendants))).flat()
      const readers = await Promise.all(
        below.map(async (pid) => ({ pid, reads: isAnalysis(await commandOf(pid)) })),
      )
      const of = (reads: boolean) => readers.filter((one) => one.reads === reads).map(({ pid }) => pid)
      // The embedded server is a child of the one process.
      const embedded = () => processorTimeOf(of(false))
      const shared = async () => (postgres?.pid ? processorTimeOfTree(postgres.pid) : Number.NaN)
      return {
        front: await processorTimeOf(pids),
        analysis: await processorTimeOf(of(true)),
        database: await (postgres ? shared() : embedded()),
      }
    },
    memory: async () => (await Promise.all(processes.map(({ pid }) => memory(pid)))).map(({ most }) => most),
    async stop() {
      await Promise.all(processes.map((one) => one.stop()))
      await postgres?.stop()
      for (const folder of folders) await folder.remove()
    },
  }
}

/** All processes of an installation sign and seal with the same keys. */
async function shareKeys(from: string, to: string): Promise<void> {
  for (const name of ['secret', 'seed-key']) {
    await copyFile(join(from, name), join(to, name)).catch(() => undefined)
  }
}
