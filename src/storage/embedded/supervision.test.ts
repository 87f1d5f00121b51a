import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runSql } from '../../../tests/postgres/database.ts'
import { findBinaries } from './binaries.ts'
import { clusterOf, makeCluster } from './cluster.ts'
import { findRunAs } from './run-as.ts'
import { type Served, serve } from './serve.ts'
import { isServed, socketIn } from './stale-files.ts'

/** A server that is killed is there again with all that was committed, and ends when it is told to at any moment. */

describe('a server that is killed', () => {
  let directory: string
  let cluster: string
  let world: Parameters<typeof serve>[1]
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'postproof-supervision-'))
    cluster = clusterOf(directory)
    world = { binaries: findBinaries(), runAs: await findRunAs(directory), connections: 10 }
    await makeCluster(cluster, world)
    const served = await serve(cluster, world)
    await runSql(served.url, 'create table kept (name text)')
    await served.stop()
  })
  afterAll(() => rm(directory, { recursive: true, force: true }))

  test.each([
    { signal: 'SIGKILL', what: 'the postmaster' },
    { signal: 'SIGQUIT', what: 'the postmaster, which takes its backends along' },
  ] as const)('$what: it is started again ($signal)', async ({ signal }) => {
    const served = await serve(cluster, world)
    await runSql(served.url, `insert into kept values ('${signal}')`)
    const first = served.pid()!
    process.kill(first, signal)
    await until(async () => ![first, undefined].includes(served.pid()) && (await answers(served)))
    expect(await runSql(served.url, `select from kept where name = '${signal}'`)).toHaveLength(1)
    await served.stop()
    expect(await isServed(socketIn(cluster))).toBe(false)
  })

  test('told to stop while it is started again, it ends', async () => {
    const served = await serve(cluster, world)
    const first = served.pid()!
    process.kill(first, 'SIGKILL')
    // The next one is on its way, and takes connections a moment later.
    await until(async () => ![first, null].includes(await postmaster(cluster)))
    await served.stop()
    expect(await isServed(socketIn(cluster))).toBe(false)
    expect(await postmaster(cluster)).toBeNull()
  })
})

const answers = (served: Served) =>
  runSql(served.url, 'select 1').then(
    () => true,
    () => false,
  )

/** The process that its file names; null where there is no such file. */
async function postmaster(cluster: string): Promise<number | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => null)
  return text === null ? null : Number.parseInt(text, 10)
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(5)
}
