import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './lock.ts'

const program = join(import.meta.dirname, 'hold-folder.fixture.ts')
const namespaces = ['unshare', '--pid', '--fork', '--kill-child', '--ipc', '--uts', '--mount-proc']
const canUnshare = spawnSync(namespaces[0]!, [...namespaces.slice(1), 'true']).status === 0

let root: string
let folder: string
const children: ChildProcess[] = []
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'postproof-lock-'))
  folder = join(root, 'data')
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(root, { recursive: true, force: true })
})

async function hold(prefix: string[] = []): Promise<ChildProcess> {
  const [command, ...given] = [...prefix, process.execPath, program, folder]
  const child = spawn(command!, given, { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  await once(child.stdout!, 'data')
  return child
}

const refusal = () =>
  lockFolder(folder).then(
    () => 'taken',
    (error: Error) => `${error.name}: ${error.message}`,
  )

test('a folder is taken once, and free again when it is given back', async () => {
  const lock = await lockFolder(folder)
  expect(await refusal()).toMatch(
    new RegExp(`^LockedError: The data folder ${folder} is in use by process ${process.pid} on .+, since 2`),
  )
  await lock.release()
  const again = await lockFolder(folder)
  await again.release()
})

test.each<[string, string, string]>([
  ['where a file is in its place', '', 'a file is in its place'],
  ['where a part of its path is a file', 'below/it', 'a part of its path is a file'],
])('%s, one sentence says so', async (_, below, why) => {
  await writeFile(folder, '')
  folder = join(folder, below)
  expect(await refusal()).toBe(
    `FolderUnusableError: The data folder ${folder} cannot be used: ${why}. Set DATA_DIR to a folder that this user may write to.`,
  )
})

test('only its owner may look into it', async () => {
  const lock = await lockFolder(folder)
  const modes = await Promise.all(
    ['.', 'owner.lock', 'owner.json'].map(async (name) => (await stat(join(folder, name))).mode & 0o777),
  )
  await lock.release()
  expect(modes).toEqual([0o700, 0o600, 0o600])
})

test('a process that is killed holds nothing, from that moment on', async () => {
  const child = await hold()
  expect(await refusal()).toContain(`in use by process ${child.pid} on`)
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  const lock = await lockFolder(folder)
  await lock.release()
})

test('what a file says of a living process counts for nothing', async () => {
  await lockFolder(folder).then((lock) => lock.release())
  for (const name of ['owner.json', 'process.pid']) {
    await writeFile(
      join(folder, name),
      JSON.stringify({ process: process.ppid, host: 'elsewhere', since: '' }),
    )
  }
  const lock = await lockFolder(folder)
  await lock.release()
})

test('a process in namespaces of its own, as in another container, holds it all the same', async ({
  skip,
}) => {
  skip(!canUnshare, 'this system makes no namespaces for this user')
  const child = await hold(namespaces)
  // Both are number 1 there, as far as they know.
  expect(await refusal()).toContain('in use by process 1 on')
  const [command, ...given] = [...namespaces, process.execPath, program, folder]
  expect(spawnSync(command!, given).status).toBe(1)
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  await expect.poll(refusal).toBe('taken')
})
