import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { spoolOf } from '#storage/spool/folder.ts'
import { openSpool } from '#storage/spool/open.ts'
import { listSegments } from '#storage/spool/segment.ts'
import { spoolIsEmpty } from './folder.ts'

/** A restore replaces the spool: only one that holds nothing. */

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'spool-of-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

test('a spool is empty without a folder, without mail, and never with a piece of one', async () => {
  expect(await spoolIsEmpty(directory)).toBe(true)
  const spool = await openSpool(spoolOf(directory))
  expect(await spoolIsEmpty(directory)).toBe(true)
  await spool.write({ id: 'a', meta: {}, raw: Buffer.from('mail') })
  expect(await spoolIsEmpty(directory)).toBe(false)
  await spool.close()

  const { path } = (await listSegments(spoolOf(directory)))[0]!
  const octets = await readFile(path)
  octets[40]! ^= 1
  await writeFile(path, octets)
  expect(await spoolIsEmpty(directory)).toBe(false)
  await (await openSpool(spoolOf(directory))).close()
  // Now the piece alone is there.
  expect(await listSegments(spoolOf(directory))).toEqual([])
  expect(await spoolIsEmpty(directory)).toBe(false)
})
