import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { VerifierList } from '#contract/verifier.ts'

/** kill -9 in the middle of a list, twice: it goes on, no row is lost, and only what was in flight is asked again. */

const program = join(import.meta.dirname, 'verifier-lists-process.ts')
const places = 20
const running: ChildProcess[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

async function start(folder: string, askedFile: string): Promise<ChildProcess> {
  const child = fork(program, [folder, askedFile, String(places)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  running.push(child)
  expect((await once(child, 'message'))[0]).toEqual({ ready: true })
  return child
}

const linesOf = async (file: string) =>
  (await readFile(file, 'utf8').catch(() => '')).split('\n').filter((line) => line !== '')

async function killAfter(child: ChildProcess, askedFile: string, count: number): Promise<void> {
  const ended = once(child, 'exit')
  while ((await linesOf(askedFile)).length < count) await new Promise((resolve) => setTimeout(resolve, 10))
  child.kill('SIGKILL')
  await ended
}

test('a list of 2,000 rows survives two kills', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'postproof-lists-'))
  const askedFile = join(folder, 'asked')
  const data = join(folder, 'data')
  try {
    const rows = Array.from({ length: 2000 }, (_, at) =>
      at % 100 === 99 ? `${at},nobody` : `${at},p${at % 1900}x@d${at % 50}.example`,
    )
    const first = await start(data, askedFile)
    first.send({ text: `id,email\n${rows.join('\n')}` })
    const [{ id }] = (await once(first, 'message')) as [{ id: string }]
    await killAfter(first, askedFile, 400)
    await killAfter(await start(data, askedFile), askedFile, 1200)
    const before = await linesOf(askedFile)
    expect(before.length).toBeLessThan(1800)

    const last = await start(data, askedFile)
    last.send({ download: id })
    const [{ list, text }] = (await once(last, 'message')) as [{ list: VerifierList; text: string }]
    const exited = once(last, 'exit')
    last.send({ end: true })
    await exited

    const addresses = new Set(rows.map((row) => row.split(',')[1]!).filter((cell) => cell.includes('@')))
    expect(list).toMatchObject({
      status: 'completed',
      counts: { rows: 2000, bad_rows: 20, addresses: addresses.size, done: addresses.size },
    })
    const lines = text.split('\r\n').slice(1, -1)
    expect(lines.map((line) => line.split(',').slice(0, 2).join(','))).toEqual(rows)
    expect(lines.filter((line) => line.split(',')[2] === 'deliverable')).toHaveLength(1980)

    const asked = await linesOf(askedFile)
    expect(new Set(asked)).toEqual(addresses)
    // Each kill repeats at most what was in flight: half of the places, as one list takes no more.
    expect(asked.length - addresses.size).toBeLessThanOrEqual(2 * (places / 2))
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}, 180_000)
