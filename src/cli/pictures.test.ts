import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { say } from '@postproof/messages/say'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '#platform/refusals/refusal.ts'
import { prepareFolders } from './pictures.ts'

/** What the terminal shows of a refusal. */
const saidOf = (work: Promise<unknown>) =>
  work.then(
    () => '',
    (error) => (error instanceof Refusal ? say('en', error.reason) : String(error)),
  )

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  await writeFile(join(folder, 'file'), '')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('folders are made with those above them', async () => {
  await prepareFolders({ screenshots: join(folder, 'a/b'), heatmap: join(folder, 'c') })
  expect((await readdir(folder)).toSorted()).toEqual(['a', 'c', 'file'])
})

test.each([
  ['file', 'a file has this name'],
  ['file/below', 'part of this path is a file'],
  ['x'.repeat(300), 'the name is too long'],
])('%s: %s', async (name, why) => {
  const path = join(folder, name)
  expect(await saidOf(prepareFolders({ heatmap: path }))).toContain(
    `Cannot write pictures to ${path}: ${why}.`,
  )
})

test('a folder that takes no files', async () => {
  if (process.getuid?.() === 0) return
  await chmod(join(folder, 'c'), 0o500)
  expect(await saidOf(prepareFolders({ screenshots: join(folder, 'c') }))).toContain(
    'you may not write there',
  )
})

test.runIf(process.platform === 'linux')('a folder below /proc', async () => {
  expect(await saidOf(prepareFolders({ screenshots: '/proc/nope' }))).toContain(
    'no folder can have this name',
  )
})
