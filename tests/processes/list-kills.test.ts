import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VerifierList } from '#contract/verifier.ts'
import { type OwnDatabase, ownDatabase } from '../postgres/database.ts'
import { domainOf } from '../verifier/simulated-internet.ts'

/** kill -9 in the middle of a list at twelve operators, twice: nothing is lost, and nothing that was answered is asked again. */

const OPERATORS = 12
const ADDRESSES = 600
/** At each operator at once; what was under way at a kill has not been heard. */
const MOST_AT_ONCE = 4

let own: OwnDatabase
let folder: string
const running: ChildProcess[] = []
beforeAll(async () => {
  own = await ownDatabase()
  folder = await mkdtemp(join(tmpdir(), 'postproof-list-kills-'))
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await own.drop()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

const begun = Date.now()

const linesOf = async (file: string) =>
  (await readFile(file, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '')

async function start(file: string): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'list-process.ts'), [
    ...[own.url, file, String(OPERATORS), String(begun)],
  ])
  running.push(child)
  expect((await once(child, 'message'))[0]).toEqual({ ready: true })
  return child
}

/** Unlike each other, so that the list does not look made for guessing. */
const nameOf = (at: number) =>
  createHash('sha256').update(String(at)).digest('hex').replace(/\d/g, '').slice(0, 12)

/** When so many addresses are answered for. */
async function killAt(child: ChildProcess, file: string, count: number): Promise<void> {
  const ended = once(child, 'exit')
  while ((await linesOf(file)).filter((line) => line.startsWith('told')).length < count)
    await new Promise((resolve) => setTimeout(resolve, 5))
  child.kill('SIGKILL')
  await ended
}

test('a list at operators with limits of their own survives two kills', async () => {
  const file = join(folder, 'asked')
  const emails = Array.from(
    { length: ADDRESSES },
    (_, at) => `${at % 3 ? 'u' : 'x'}${nameOf(at)}@${domainOf(at % OPERATORS)}`,
  )
  const first = await start(file)
  first.send({ text: `email\n${emails.join('\n')}` })
  const [{ id }] = (await once(first, 'message')) as [{ id: string }]
  await killAt(first, file, 150)
  await killAt(await start(file), file, 350)
  const last = await start(file)
  last.send({ download: id })
  const [{ list, text }] = (await once(last, 'message')) as [{ list: VerifierList; text: string }]
  last.kill('SIGKILL')

  expect(list).toMatchObject({ status: 'completed', counts: { done: ADDRESSES, unknown: 0 } })
  const verdicts = text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(','))
  expect(verdicts.map(([email]) => email)).toEqual(emails)
  for (const [email, verdict] of verdicts)
    expect([email, verdict]).toEqual([email, email!.startsWith('u') ? 'deliverable' : 'undeliverable'])

  const told = new Set<string>()
  const asked: string[] = []
  for (const line of await linesOf(file)) {
    const [what, email = ''] = line.split(' ')
    if (!emails.includes(email)) continue
    if (what === 'told') told.add(email)
    else {
      expect(told, `${email} was answered and asked again`).not.toContain(email)
      asked.push(email)
    }
  }
  expect(told).toEqual(new Set(emails))
  expect(asked.length - ADDRESSES).toBeLessThanOrEqual(2 * OPERATORS * MOST_AT_ONCE)
})
