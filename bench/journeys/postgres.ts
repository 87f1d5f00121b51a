import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** A database for a bench: a fresh one at TEST_DATABASE_URL, or a PostgreSQL of its own where its programs are there. */
export type Postgres = {
  version: string
  url: string
  /** Its first process, where it is ours; else its processor time is not known. */
  pid: number | null
  stop(): Promise<void>
}

/** Null, with the reason printed, where there is none. */
export async function startPostgres(): Promise<Postgres | null> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return withDatabase(given, null, async () => {})
  const programs = await findPrograms()
  if (!programs) {
    console.log('skipped: PostgreSQL, because TEST_DATABASE_URL is not set and no PostgreSQL is installed')
    return null
  }
  return startOwn(programs)
}

async function findPrograms(): Promise<string | null> {
  const root = '/usr/lib/postgresql'
  const versions = (await readdir(root).catch(() => [])).sort((a, b) => Number(b) - Number(a))
  return versions[0] ? join(root, versions[0], 'bin') : null
}

/** PostgreSQL refuses to be run by root: then it is run by its own user. */
function userOf(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const number = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: number('-u'), gid: number('-g') }
}

async function startOwn(programs: string): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-postgres-'))
  const user = userOf()
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid!)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  const port = await freePort()
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'max_connections=200'],
    { ...user, cwd: folder, stdio: 'ignore' },
  )
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilReady(url, server)
  return withDatabase(url, server.pid!, async () => {
    const gone = once(server, 'exit')
    server.kill('SIGINT')
    await gone
    await rm(folder, { recursive: true, force: true })
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) throw new Error('PostgreSQL ended at once')
    const client = new pg.Client({ connectionString: url })
    const ready = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('PostgreSQL was not ready within 30 seconds')
}

async function withDatabase(at: string, pid: number | null, stop: () => Promise<void>): Promise<Postgres> {
  const name = `bench_${process.pid}_${Date.now()}`
  const once = async (sql: string) => {
    const client = new pg.Client({ connectionString: at })
    await client.connect()
    try {
      return (await client.query(sql)).rows[0]
    } finally {
      await client.end()
    }
  }
  await once(`create database ${name}`)
  const url = new URL(at)
  url.pathname = `/${name}`
  return {
    version: String((await once('show server_version')).server_version).split(' ')[0]!,
    url: url.href,
    pid,
    async stop() {
      if (pid === null) await once(`drop database ${name} with (force)`)
      await stop()
    },
  }
}
