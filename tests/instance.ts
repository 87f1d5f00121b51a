import { randomInt } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseZone } from '@postproof/dns/zone'
import { createTransport } from 'nodemailer'
import type { DestinationStream } from 'pino'
import { readConfig } from '#config.ts'
import type { Screenshots } from '#contract/pictures.ts'
import type { IssuedAddress, TestResult } from '#contract/spam-test.ts'
import { createLog } from '#platform/logs/log.ts'
import { startProcess } from '#process.ts'
import type { Fakes } from '#services/application/application.ts'
import { startDnsServer } from '../packages/emulators/dns-server.ts'
import { ownDatabase } from './postgres/database.ts'

/** A whole Postproof on loopback: real ports, real database, DNS answered by the zone of the examples. */

export const examples = join(import.meta.dirname, '../examples')

export async function exampleDns() {
  return startDnsServer(parseZone(await readFile(join(examples, 'zone.yaml'), 'utf8')))
}

/**
 * Below the ports that the system gives to connections by itself (32768 and up), each worker in a range of its own: one
 * that was free a moment ago would else be taken by a connection of another test before its server listens.
 */
const FIRST_PORT = 10_000
const PORTS_OF_A_WORKER = 4_000
const firstOfWorker = FIRST_PORT + (Number(process.env.VITEST_POOL_ID ?? 0) % 5) * PORTS_OF_A_WORKER
let lastPort = randomInt(PORTS_OF_A_WORKER)

export async function freePort(): Promise<number> {
  for (;;) {
    lastPort = (lastPort + 1) % PORTS_OF_A_WORKER
    const port = firstOfWorker + lastPort
    if (await isFree(port)) return port
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** A machine that is busy with other tests must not put off this one. */
const calm = { now: () => ({ delayMs: 0, memory: 0 }), close() {} }

/** Passwords of tests guard nothing: the least that Argon2 takes, in place of 25 ms of processor time for each. */
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** A busy machine may cut a rendering short. It is retried after half a second, where users wait minutes. */
const soon = Array<number>(60).fill(500)

export type Instance = Awaited<ReturnType<typeof startInstance>>

/** `destination`: where the log goes, in place of standard output. */
export async function startInstance(
  settings: Record<string, string> = {},
  fakes: Fakes = {},
  destination?: DestinationStream,
) {
  const folder = await mkdtemp(join(tmpdir(), 'postproof-'))
  // A test that names a folder wants what lies in it: the embedded database.
  const own = 'DATA_DIR' in settings || 'DATABASE_URL' in settings ? undefined : await ownDatabase()
  const dns = settings.DNS_SERVERS ? undefined : await exampleDns()
  const [port, smtpPort] = [await freePort(), await freePort()]
  const config = readConfig({
    PORT: String(port),
    SMTP_PORT: String(smtpPort),
    DATA_DIR: folder,
    DATABASE_URL: own?.url,
    DNS_SERVERS: dns?.address,
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '100000',
    CHECKS_PER_MINUTE: '100000',
    PICTURES: 'off',
    // A process for mails would take half a second of each test that starts an instance.
    ANALYSIS_PROCESSES: '0',
    // A machine that is busy with other tests answers late; that is no finding.
    LOOKUP_SECONDS: '30',
    ...settings,
  })
  const running = await startProcess(config, createLog(config, destination), {
    dev: false,
    fakes: {
      passwordCost: cheap,
      picturePausesMs: soon,
      ...fakes,
      overload: { feel: calm, ...fakes.overload },
    },
  })
  const url = `http://localhost:${port}`
  return {
    url,
    smtpPort,
    config,
    running,
    browser: createBrowser(url),
    send: (to: string, raw: Uint8Array | string, from = 'sender@example.org') =>
      send(smtpPort, to, raw, from),
    async close() {
      await running.close()
      await dns?.close()
      await own?.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export async function send(
  port: number,
  to: string,
  raw: Uint8Array | string,
  from: string,
): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port, tls: { rejectUnauthorized: false } })
  try {
    return (await transport.sendMail({ envelope: { from, to }, raw: Buffer.from(raw) })).response
  } finally {
    transport.close()
  }
}

export type Browser = ReturnType<typeof createBrowser>

/** Calls of the API by one browser: it keeps the cookies it was given, and names its page when it writes. */
export function createBrowser(url: string) {
  const cookies = new Map<string, string>()
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    if (cookies.size)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    if (init.method && !headers.has('origin')) headers.set('origin', url)
    const response = await fetch(`${url}${path}`, { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split(/=(.*)/s)
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  const post = (path: string, body?: unknown) =>
    call(path, {
      method: 'POST',
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  const json = async <T>(path: string, init?: RequestInit) => (await (await call(path, init)).json()) as T
  return {
    call,
    json,
    cookies,
    /** A POST with JSON, or without a body. */
    post,
    address: () => json<IssuedAddress>('/api/get-email'),
    /** Asks until the test is done. */
    async result(id: string): Promise<TestResult> {
      for (;;) {
        const result = await json<TestResult>(`/api/emails/${id}/results`)
        if (['completed', 'failed', 'expired'].includes(result.status)) return result
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    /** Asks until no picture of the test is still to come. */
    async pictures(id: string): Promise<Screenshots> {
      for (;;) {
        const shots = await json<Screenshots>(`/api/emails/${id}/screenshots`)
        if (shots.status !== 'pending') return shots
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
  }
}
