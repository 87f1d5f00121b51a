import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runSql } from '../../../tests/postgres/database.ts'
import { clusterOf } from './cluster.ts'
import { reachEmbedded, startEmbedded } from './open.ts'
import type { Served } from './serve.ts'

/** The embedded server over folders of its own: made once, copied for each test. */

const options = { connections: 20 }
const program = join(import.meta.dirname, 'own-server.fixture.ts')
let root: string
let made: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'postproof-embedded-'))
  made = join(root, 'made')
  const server = await startEmbedded(made, options)
  await runSql(server.url, 'create table things (name text)')
  await server.stop()
})
afterAll(() => rm(root, { recursive: true, force: true }))

let count = 0
async function copy(name = `copy${++count}`): Promise<string> {
  const folder = join(root, name)
  await cp(made, folder, { recursive: true })
  return folder
}

const names = (url: string) =>
  runSql(url, 'select name from things').then((rows) => rows.map(({ name }) => name))
const isAlive = (pid: number) => existsSync(`/proc/${pid}`) || process.platform !== 'linux'

/** Runs `use` over the server of a folder. */
async function over<T>(folder: string, use: (server: Served) => Promise<T>): Promise<T> {
  const server = await startEmbedded(folder, options)
  try {
    return await use(server)
  } finally {
    await server.stop()
  }
}

test('what was committed is there after a stop; nothing is left running, nobody else may read it', async () => {
  const folder = await copy()
  const pid = await over(folder, async ({ url, pid }) => {
    await runSql(url, `insert into things values ('kept')`)
    return pid()!
  })
  expect(isAlive(pid)).toBe(false)
  expect(await reachEmbedded(folder)).toBeNull()
  expect(await over(folder, ({ url }) => names(url))).toEqual(['kept'])
  for (const entry of await readdir(clusterOf(folder), { recursive: true, withFileTypes: true })) {
    const { mode } = await stat(join(entry.parentPath, entry.name))
    expect([entry.name, mode & 0o077]).toEqual([entry.name, 0])
  }
})

test('it listens in its folder and nowhere else, and syncs what it commits', async () => {
  await over(await copy(), async ({ url }) => {
    const [settings] = await runSql(
      url,
      `select current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as folder,
         current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
         current_setting('full_page_writes') as pages, current_setting('data_checksums') as checksums`,
    )
    expect(settings).toEqual({
      ...{ addresses: '', folder: '.', fsync: 'on', commit: 'on', pages: 'on', checksums: 'on' },
    })
  })
})

test('a server that is killed comes back by itself, with what was committed', async () => {
  await over(await copy(), async ({ url, pid }) => {
    await runSql(url, `insert into things values ('before')`)
    for (let times = 0; times < 2; times++) {
      const killed = pid()!
      process.kill(killed, 'SIGKILL')
      await expect.poll(() => names(url).catch(() => []), { timeout: 60_000 }).toEqual(['before'])
      expect(pid()).not.toBe(killed)
    }
  })
})

test('the server of an owner that was killed ends with it, and the next owner has all of it', async () => {
  const folder = await copy()
  for (const name of ['first', 'second']) {
    const owner = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [said] = await once(owner.stdout!, 'data')
    const reached = await reachEmbedded(folder)
    await runSql(reached!.url, `insert into things values ('${name}')`)
    owner.kill('SIGKILL')
    if (name === 'first') await expect.poll(() => isAlive(Number(said)), { timeout: 60_000 }).toBe(false)
  }
  // At once: the server of the second may still be there.
  expect(await over(folder, ({ url }) => names(url))).toEqual(['first', 'second'])
})

test('files that name a living process, as after a reboot, stop no start', async () => {
  const folder = await copy()
  const foreign = `${process.ppid}\n${clusterOf(folder)}\n1\n5432\n.\n\n 1 1\nready\n`
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    await writeFile(join(clusterOf(folder), name), foreign)
  }
  expect(await over(folder, ({ url }) => names(url))).toEqual([])
})

test('a folder with a path that is too long for a socket', async () => {
  const folder = await copy('x'.repeat(100))
  expect(await over(folder, ({ url }) => names(url))).toEqual([])
})

test('what a start that was killed has half made is made again', async () => {
  const folder = join(root, 'half')
  await mkdir(join(folder, 'postgresql.new-0badcafe', 'base'), { recursive: true })
  await over(folder, ({ url }) => runSql(url, 'select 1'))
  expect(await readdir(folder)).toEqual(['postgresql'])
})

test.each([
  ['99', /was written by PostgreSQL 99; this version of the program brings 18/],
  ['9', /was written by PostgreSQL 9, .*Install the package postgresql-9/],
])('the files of PostgreSQL %s are refused, and stay', async (version, words) => {
  const folder = await copy()
  await writeFile(join(clusterOf(folder), 'PG_VERSION'), `${version}\n`)
  await expect(startEmbedded(folder, options)).rejects.toThrow(words)
  expect(await readFile(join(clusterOf(folder), 'PG_VERSION'), 'utf8')).toBe(`${version}\n`)
  expect(await readdir(folder)).toEqual(['postgresql'])
})

test('a server that cannot start says why', async () => {
  const folder = await copy()
  await rm(join(clusterOf(folder), 'global', 'pg_control'))
  await expect(startEmbedded(folder, options)).rejects.toThrow(/does not start.*pg_control/)
})
