import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { findBinaries } from '#storage/embedded/binaries.ts'
import { clusterOf, makeCluster } from '#storage/embedded/cluster.ts'
import { findRunAs } from '#storage/embedded/run-as.ts'
import { serve } from '#storage/embedded/serve.ts'
import { describeKills } from './under-kills.ts'

/** Four processes on one PostgreSQL, which syncs what is committed. `KILL_PARTS`: what the four run. */

const parts = process.env.KILL_PARTS ?? 'http,smtp,jobs;http,smtp,jobs;http;smtp,jobs'
const CONNECTIONS = 200

describeKills('four processes on one PostgreSQL', {
  mode: 'url',
  parts: parts.split(';'),
  async startServer(folder) {
    const directory = join(folder, 'server')
    await mkdir(directory)
    const world = { binaries: findBinaries(), runAs: await findRunAs(directory), connections: CONNECTIONS }
    await makeCluster(clusterOf(directory), world)
    return serve(clusterOf(directory), world)
  },
  reach: async (_, server) => ({ url: server!.url, release: () => {} }),
})
