import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readKeys } from './key-file.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'postproof-keys-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const read = () => readKeys({ given: '', old: [] }, { directory, name: 'secret', loss: 'Restore it.' })

test('a key is made once, whoever comes at once, and nothing stands beside it', async () => {
  const [first, ...others] = await Promise.all([read(), read(), read()])
  expect(first![0]).toHaveLength(32)
  for (const other of [...others, await read()]) expect(other).toEqual(first)
  expect(await readdir(directory)).toEqual(['secret'])
})

test('what a start has begun to write that was cut off is not taken for the key', async () => {
  await writeFile(join(directory, 'secret.new-0a1b2c3d'), '')
  const [key] = await read()
  expect(await readFile(join(directory, 'secret'), 'utf8')).toBe(`${Buffer.from(key!).toString('hex')}\n`)
})

test('a file without a key is told, not replaced', async () => {
  await writeFile(join(directory, 'secret'), '')
  await expect(read()).rejects.toThrow('does not hold 32 octets in hexadecimal. Restore it.')
})
