import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../instance.ts'
import { processesBelow } from '../long/kills/processes.ts'
import { ownDatabase } from '../postgres/database.ts'
import { type Program, startProgram } from './program.ts'

/** The whole program, of which one part after another ends. */

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function start(): Promise<{ program: Program; url: string }> {
  const [port, smtpPort, data, database] = await Promise.all([
    freePort(),
    freePort(),
    mkdtemp(join(tmpdir(), 'postproof-supervisor-')),
    ownDatabase(),
  ])
  const program = startProgram({
    PORT: String(port),
    SMTP_PORT: String(smtpPort),
    DATA_DIR: data,
    DATABASE_URL: database.url,
  })
  ends.push(
    () => database.drop(),
    () => rm(data, { recursive: true, force: true, maxRetries: 5 }),
    () => program.child.kill('SIGKILL'),
  )
  await program.ready
  return { program, url: `http://localhost:${port}` }
}

const partsOf = async ({ child }: Program) => {
  const all = await processesBelow(child.pid!)
  const of = (name: string) => all.find(({ command }) => command.includes(name))?.pid
  return { front: of('front.ts'), analysis: of('analysis/child.ts') }
}
const readiness = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ status }) => status,
    () => 'closed',
  )
const isAlive = (pid: number) => existsSync(`/proc/${pid}`)

test.runIf(existsSync('/proc/self/environ'))('what is started shares few pools of memory', async () => {
  const { program } = await start()
  const { front, analysis } = await partsOf(program)
  for (const pid of [front, analysis]) {
    const environment = readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0')
    expect(environment).toContain(`MALLOC_ARENA_MAX=${process.env.MALLOC_ARENA_MAX ?? '2'}`)
  }
})

test('what is killed is started again, and Ctrl-C is one wish to end, though a terminal sends it to all', async () => {
  const { program, url } = await start()
  const before = await partsOf(program)

  process.kill(before.analysis!, 'SIGKILL')
  await expect
    .poll(async () => (await partsOf(program)).analysis ?? before.analysis)
    .not.toBe(before.analysis)
  expect(await readiness(url)).toBe(200)
  const { front, analysis } = await partsOf(program)
  expect(front).toBe(before.front)

  process.kill(front!, 'SIGKILL')
  await expect.poll(async () => (await partsOf(program)).front ?? front).not.toBe(front)
  await expect.poll(() => readiness(url)).toBe(200)
  await expect.poll(() => isAlive(analysis!)).toBe(false)

  const after = await partsOf(program)
  const all = [program.child.pid!, after.front!, after.analysis!]
  for (const pid of all) process.kill(pid, 'SIGINT')
  expect((await program.ended).code).toBe(0)
  expect(all.filter(isAlive)).toEqual([])
})

test('what a front leaves that hears nothing of its end is ended', async () => {
  const { program } = await start()
  const { front, analysis } = await partsOf(program)
  // As one that is busy with a mail.
  process.kill(analysis!, 'SIGSTOP')
  ends.push(() => isAlive(analysis!) && process.kill(analysis!, 'SIGKILL'))
  process.kill(front!, 'SIGKILL')
  await expect.poll(() => isAlive(analysis!)).toBe(false)
})

test('with the supervisor all others end', async () => {
  const { program } = await start()
  const { front, analysis } = await partsOf(program)
  program.child.kill('SIGKILL')
  await expect.poll(() => [front!, analysis!].filter(isAlive)).toEqual([])
})

test('a setting that is wrong is said once, and nothing is started again', async () => {
  const program = startProgram({ PORT: 'nonsense' })
  const { code, errors } = await program.ended
  expect([code, errors.match(/PORT=nonsense/g)?.length]).toEqual([1, 1])
})

test('a start for which the system has no room is made again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'postproof-supervisor-'))
  ends.push(() => rm(folder, { recursive: true, force: true }))
  const program = join(import.meta.dirname, 'supervised-seldom.ts')
  const supervisor = spawn(process.execPath, [program, join(folder, 'starts')], { stdio: 'pipe' })
  let said = ''
  supervisor.stderr.on('data', (text) => {
    said += text
  })
  expect(await once(supervisor, 'close')).toEqual([0, null])
  expect(said).toMatch(/exit code 1\)[\s\S]*ENOENT\)/)
})
