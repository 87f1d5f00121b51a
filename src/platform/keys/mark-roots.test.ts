import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { markCertificateRoots } from '@postproof/records/data/mark-certificate-roots'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAuthority } from '../../../tests/conformance/marks/authority.ts'
import { loadMarkRoots, MARK_ROOTS_FILE } from './mark-roots.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mark-roots-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('no file: the roots of the program', async () => {
  expect(await loadMarkRoots(folder)).toBe(markCertificateRoots)
})

test("an operator's file is added; one that cannot be read is refused", async () => {
  const { roots } = createAuthority()
  await writeFile(join(folder, MARK_ROOTS_FILE), roots[0]!.pem)
  const loaded = await loadMarkRoots(folder)
  expect(loaded.length).toBe(markCertificateRoots.length + 1)
  expect(loaded.at(-1)).toMatchObject({ name: 'Test Mark Root', sha256: roots[0]!.sha256 })
  await writeFile(join(folder, MARK_ROOTS_FILE), 'nothing')
  await expect(loadMarkRoots(folder)).rejects.toThrow(MARK_ROOTS_FILE)
})
