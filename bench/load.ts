import { Agent, request } from 'node:http'
import { percentile } from './figures.ts'

/** Connections kept open, each asking again as soon as it has its answer. */

export type Ask = { path: string; method?: string; headers?: Record<string, string>; body?: string }
export type Loaded = { answersASecond: number; p50: number; p95: number; bytes: number }

const PATIENCE = 30_000
const WARM_SECONDS = 1

/** `ask`: what the connection of this number sends. Throws at an answer that is not 2xx. */
export async function load(
  base: string,
  ask: (connection: number) => Ask,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Loaded> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  try {
    await during(base, ask, { agent, connections, seconds: Math.min(WARM_SECONDS, seconds) })
    return await during(base, ask, { agent, connections, seconds })
  } finally {
    agent.destroy()
  }
}

type Run = { agent: Agent; connections: number; seconds: number }

async function during(base: string, ask: (connection: number) => Ask, run: Run): Promise<Loaded> {
  const times: number[] = []
  let bytes = 0
  const begun = performance.now()
  const connection = async (_: unknown, number: number) => {
    while (performance.now() - begun < run.seconds * 1000) {
      const before = performance.now()
      bytes = await send(base, ask(number), run.agent)
      times.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: run.connections }, connection))
  const answersASecond = times.length / ((performance.now() - begun) / 1000)
  return { answersASecond, p50: percentile(times, 0.5), p95: percentile(times, 0.95), bytes }
}

/** Answers how many octets came. */
function send(base: string, ask: Ask, agent: Agent): Promise<number> {
  const { path, method = 'GET', headers, body } = ask
  return new Promise((resolve, reject) => {
    const given = { agent, method, headers, timeout: PATIENCE }
    const call = request(`${base}${path}`, given, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode = 0 } = response
        if (statusCode >= 200 && statusCode < 300) resolve(bytes)
        else reject(new Error(`${path} answered ${statusCode}`))
      })
    })
    call.on('timeout', () => call.destroy(new Error(`no answer: ${path}`)))
    // A kept connection may be closed by the server in the moment it is used again (nodejs.org, request.reusedSocket).
    call.on('error', (error: NodeJS.ErrnoException) => {
      if (call.reusedSocket && error.code === 'ECONNRESET') resolve(send(base, ask, agent))
      else reject(new Error(`${path}: ${error.message}`))
    })
    call.end(body)
  })
}
