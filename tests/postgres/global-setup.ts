import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { startJobs } from '#jobs/queue.ts'
import type { Application } from '#services/application/application.ts'
import { findBinaries } from '#storage/embedded/binaries.ts'
import { clusterOf, makeCluster } from '#storage/embedded/cluster.ts'
import { findRunAs } from '#storage/embedded/run-as.ts'
import { serve } from '#storage/embedded/serve.ts'
import { openPostgres } from '#storage/postgres.ts'
import { databaseAt, runSql, TEMPLATE } from './database.ts'

/**
 * One PostgreSQL server for a run of tests: the one that TEST_DATABASE_URL names, else the embedded one, which writes
 * nothing to disk for good. A template database has the schema; every test clones it.
 */
export default async function setup(): Promise<() => Promise<void>> {
  // Each project calls this; they share the process, and so the server.
  if (process.env.TEST_TEMPLATE) return async () => {}
  const server = process.env.TEST_DATABASE_URL ? null : await startServer()
  if (server) process.env.TEST_DATABASE_URL = server.url
  await makeTemplate(process.env.TEST_DATABASE_URL!)
  process.env.TEST_TEMPLATE = TEMPLATE
  return async () => {
    await runSql(process.env.TEST_DATABASE_URL!, `drop database ${TEMPLATE} with (force)`)
    await server?.stop()
  }
}

const CONNECTIONS = 500

async function startServer() {
  const directory = await mkdtemp(join(tmpdir(), 'postproof-postgres-'))
  const world = {
    binaries: findBinaries(),
    runAs: await findRunAs(directory),
    connections: CONNECTIONS,
    sync: false,
  }
  await makeCluster(clusterOf(directory), world)
  const { url, stop } = await serve(clusterOf(directory), world)
  return {
    url,
    stop: async () => {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function makeTemplate(server: string): Promise<void> {
  await runSql(server, `drop database if exists ${TEMPLATE} with (force)`)
  await runSql(server, `create database ${TEMPLATE}`)
  const database = await openPostgres(databaseAt(server, TEMPLATE), { connections: 2 })
  // The queue has a schema of its own.
  const jobs = await startJobs({ queue: database.queue } as Application, pino({ level: 'silent' }), {
    list: [],
  })
  await jobs.close()
  await database.close()
}
