import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'

/** The program itself as a child process. */
export type Program = {
  child: ChildProcess
  /** Resolves when it says that it is ready; rejects with its last words when it ends before. */
  ready: Promise<void>
  /** Its exit code and what it wrote to stderr. */
  ended: Promise<{ code: number | null; errors: string }>
}

/** Processes on one database share it; each has a DATA_DIR of its own. */
const INSTANCE_SECRET = randomBytes(32).toString('hex')

const main = join(import.meta.dirname, '../../src/main.ts')

export function startProgram(env: Record<string, string>): Program {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      PICTURES: 'off',
      DNS_SERVERS: '127.0.0.1:9',
      INSTANCE_SECRET,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr!.on('data', (chunk) => {
    errors += chunk
  })
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, errors }))
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout!.on('data', (chunk) => String(chunk).includes('is ready') && resolve())
    ended.then(({ code }) => reject(new Error(`ended with ${code}: ${errors}`)))
  })
  ready.catch(() => {})
  return { child, ready, ended }
}
