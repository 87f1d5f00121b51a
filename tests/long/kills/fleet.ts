import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../instance.ts'

/** Programs of Postproof, each with its own folder and ports, which are killed and started again. */

/** The real program; `withWorld` has mail servers of the test in place of those of the world. */
export const programs = {
  real: join(import.meta.dirname, '../../../src/main.ts'),
  withWorld: join(import.meta.dirname, 'supervised.ts'),
}

export type Member = {
  name: string
  data: string
  /** Null where it has no pages, or takes no mail. */
  url: string | null
  smtpPort: number | null
  isReady(): boolean
  /** Resolves when it is ready, false when it was killed before or ended by itself (`failures`). */
  start(more?: Record<string, string>): Promise<boolean>
  kill(): Promise<void>
  /** Ends it in good order. */
  stop(): Promise<void>
  /** While it runs: another program may have that number afterwards. */
  pid(): number | undefined
  /** Times it ended without being killed, each with the last that it said. */
  failures: string[]
}

export type MemberWorld = {
  program: string
  /** What it runs (PARTS). */
  parts: string
  /** DATA_DIR, and a file that what it says goes to. */
  data: string
  log: string
  settings: Record<string, string>
  /** In hexadecimal, where all share one. */
  secret?: string
}

export async function createMember(name: string, world: MemberWorld): Promise<Member> {
  const { parts, data } = world
  if (world.secret) {
    await mkdir(data, { recursive: true })
    await writeFile(join(data, 'secret'), world.secret)
  }
  const [port, smtpPort] = [await freePort(), await freePort()]
  const settings = {
    ...{ PORT: String(port), SMTP_PORT: String(smtpPort), PARTS: parts, DATA_DIR: data },
    ...world.settings,
  }
  let child: ChildProcess | undefined
  let ready = false
  /** Ends the one that runs with a signal; answers when it is gone. */
  const end = async (signal: NodeJS.Signals) => {
    ready = false
    const mine = child
    if (!mine || !isRunning(mine)) return
    const ended = once(mine, 'exit')
    mine.kill(signal)
    await ended
  }
  const member: Member = {
    name,
    data,
    url: parts.includes('http') ? `http://127.0.0.1:${port}` : null,
    smtpPort: parts.includes('smtp') ? smtpPort : null,
    isReady: () => ready,
    pid: () => (child && isRunning(child) ? child.pid : undefined),
    failures: [],
    async start(more = {}) {
      const mine = spawn(process.execPath, [world.program], {
        env: { ...process.env, ...settings, ...more },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = mine
      const log = createWriteStream(world.log, { flags: 'a' })
      const began = Promise.withResolvers<boolean>()
      let said = ''
      for (const stream of [mine.stdout!, mine.stderr!]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          log.write(text)
          said = (said + text).slice(-2_000)
          if (said.includes(' is ready.')) began.resolve(true)
        })
      }
      // `exit`, not `close`: a server that outlives it for a moment keeps its output open.
      once(mine, 'exit').then(([code, signal]) => {
        if (child === mine) ready = false
        if (signal !== 'SIGKILL' && code !== 0)
          member.failures.push(`${name} ended with ${code ?? signal}: ${said}`)
        began.resolve(false)
      })
      const hasBegun = await began.promise
      if (hasBegun && child === mine && isRunning(mine)) ready = true
      return hasBegun
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
  return member
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null
