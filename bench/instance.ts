import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import type { IssuedAddress, TestResult } from '#contract/spam-test.ts'

/** A whole Postproof as a user runs it: `node src/main.ts` in a process of its own, its data on this disk. */
export type Instance = {
  pid: number
  url: string
  smtpPort: number
  /** Milliseconds from the start of the process to its welcome. */
  startedIn: number
  /** What the program answers to a message, one at a time; for programs that listen. */
  ask(question: string): Promise<unknown>
  /** Tests completed so far, by the log. */
  completed(): number
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '..')
const PATIENCE = 240_000

/** A fresh folder for data, on the disk of the project. */
export async function createFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const cache = join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const path = await mkdtemp(join(cache, 'bench-data-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/** Throws with the last words of the process when it ends or is not ready within a minute. `args`: what Node runs. */
export async function startInstance(
  folder: string,
  settings: Record<string, string>,
  args = ['src/main.ts'],
): Promise<Instance> {
  const begun = performance.now()
  const env = {
    ...process.env,
    PORT: '0',
    SMTP_PORT: '0',
    DATA_DIR: folder,
    SPAMD: '',
    RSPAMD_URL: '',
    ...settings,
  }
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const output = follow(child)
  const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
  const exited = once(child, 'exit')
  const ready = await Promise.race([output.ready, exited.then(() => undefined)])
  clearTimeout(late)
  if (!ready) throw new Error(`Postproof did not start: ${output.lastWords()}`)
  return {
    pid: child.pid!,
    ...ready,
    startedIn: performance.now() - begun,
    completed: output.completed,
    ask: (question) =>
      new Promise((resolve) => {
        child.once('message', resolve)
        child.send(question, (error) => error && resolve(undefined))
      }),
    async stop() {
      const kill = setTimeout(() => child.kill('SIGKILL'), 20_000)
      child.kill('SIGTERM')
      await exited
      clearTimeout(kill)
    },
  }
}

function follow(child: ChildProcess) {
  let text = ''
  let tail = ''
  let completed = 0
  const ready = new Promise<{ url: string; smtpPort: number }>((resolve) => {
    const listen = (chunk: Buffer) => {
      if (process.env.BENCH_LOG) process.stderr.write(chunk)
      const lines = (tail + chunk.toString()).split('\n')
      tail = lines.pop()!
      completed += lines.filter((line) => line.includes('"test completed"')).length
      text = `${text}${lines.join('\n')}\n`.slice(-4000)
      const url = /Open +(http:\S+)/.exec(text)?.[1]
      const port = / to \S+:(\d+)/.exec(text)?.[1]
      if (url && port) resolve({ url, smtpPort: Number(port) })
    }
    child.stdout!.on('data', listen)
    child.stderr!.on('data', listen)
  })
  return { ready, completed: () => completed, lastWords: () => text }
}

/** Resident memory now and the most so far, MB; null where there is no /proc. */
export async function memoryOf({ pid }: Instance): Promise<{ now: number; most: number } | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => undefined)
  const field = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status ?? '')?.[1]) / 1024
  return status ? { now: field('VmRSS'), most: field('VmHWM') } : null
}

export type Client = ReturnType<typeof createClient>

/** HTTP over at most `connections` kept-open connections, with the cookie of one browser. */
export function createClient(base: string, connections = 1) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let cookie: string | undefined
  const get = (path: string) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const headers = cookie ? { cookie } : {}
      const call = request(`${base}${path}`, { agent, headers, timeout: PATIENCE }, (response) => {
        cookie ??= response.headers['set-cookie']?.[0]?.split(';')[0]
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          body += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode!, body }))
        response.on('error', reject)
      })
      call.on('timeout', () => call.destroy(new Error(`no answer: ${path}`)))
      call.on('error', reject)
      call.end()
    })
  return {
    get,
    address: async () => JSON.parse((await get('/api/get-email')).body) as IssuedAddress,
    result: async (id: string) => JSON.parse((await get(`/api/emails/${id}/results`)).body) as TestResult,
    /** That of the browser, once it has one. */
    cookie: () => cookie,
    close: () => agent.destroy(),
  }
}

/** Listens to the live events of a test; `completed` is the moment its event arrived, by `performance.now()`. */
export async function listenForEnd(
  base: string,
  id: string,
): Promise<{ completed: Promise<number>; close(): void }> {
  const call = request(`${base}/api/emails/${id}/events`, { agent: false })
  call.end()
  const [response] = await once(call, 'response')
  const first = once(response, 'data')
  const completed = new Promise<number>((resolve, reject) => {
    let text = ''
    response.on('data', (chunk: Buffer) => {
      text = (text + chunk.toString()).slice(-2000)
      if (/"status":"(completed|failed)"/.test(text)) resolve(performance.now())
    })
    response.on('error', reject)
    call.setTimeout(20_000, () => reject(new Error('no event within 20 seconds')))
  })
  completed.catch(() => undefined)
  await first
  return { completed, close: () => call.destroy() }
}
