import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../instance.ts'

/** Processes of one Postproof on one PostgreSQL, each with its own folder and ports, which are killed and started again. */

const program = join(import.meta.dirname, 'process.ts')

export type Member = {
  name: string
  /** Null where it has no pages, or takes no mail. */
  url: string | null
  smtpPort: number | null
  isReady(): boolean
  /** Resolves when it is ready, false when it was killed before. Rejects when it ended by itself. */
  start(more?: Record<string, string>): Promise<boolean>
  kill(): Promise<void>
  /** Of the program that runs now. */
  pid(): number | undefined
  /** Times it ended without being killed. */
  failures: string[]
}

/** `settings`: of all; `secret`: theirs, in hexadecimal. */
export async function createMember(
  name: string,
  parts: string,
  folder: string,
  given: { settings: Record<string, string>; secret: string },
): Promise<Member> {
  const data = join(folder, name)
  await mkdir(data, { recursive: true })
  await writeFile(join(data, 'secret'), given.secret)
  const [port, smtpPort] = [await freePort(), await freePort()]
  const settings = {
    ...{ PORT: String(port), SMTP_PORT: String(smtpPort), PARTS: parts, DATA_DIR: data },
    ...given.settings,
  }
  let child: ChildProcess | undefined
  let ready = false
  const member: Member = {
    name,
    url: parts.includes('http') ? `http://127.0.0.1:${port}` : null,
    smtpPort: parts.includes('smtp') ? smtpPort : null,
    isReady: () => ready,
    pid: () => child?.pid,
    failures: [],
    async start(more = {}) {
      const log = openSync(join(folder, `${name}.log`), 'a')
      const mine = fork(program, {
        env: { ...process.env, ...settings, ...more },
        stdio: ['ignore', log, log, 'ipc'],
      })
      closeSync(log)
      child = mine
      const exited = once(mine, 'exit').then(([code, signal]) => {
        if (child === mine) ready = false
        if (signal !== 'SIGKILL') member.failures.push(`${name} ended with ${code ?? signal}`)
        return false as const
      })
      const began = await Promise.race([once(mine, 'message').then(() => true), exited])
      if (began && child === mine) ready = true
      return began
    },
    async kill() {
      ready = false
      const mine = child
      if (!mine || mine.exitCode !== null || mine.signalCode !== null) return
      const ended = once(mine, 'exit')
      mine.kill('SIGKILL')
      await ended
    },
  }
  return member
}
