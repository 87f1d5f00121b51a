import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notesOf, release } from '../../release.ts'

/** What `npm run release` writes. Packages are built by the test beside this one; Buildah is a stand-in. */

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'postproof-release-'))
const out = join(folder, 'out')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const path = process.env.PATH
const build = async (to: string) => {
  const file = join(to, 'postproof-engine-0.1.0.tgz')
  writeFileSync(file, 'package')
  return [file]
}
const quiet = { build, log: () => {} }

beforeAll(() => {
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  // Writes the archive that a push names, and keeps what it was called with.
  const script = `#!/bin/sh
echo "$@" >>"${folder}/buildah.log"
case "$1" in push) target=\${3#oci-archive:}; echo image >"\${target%%:*}" ;; esac
`
  writeFileSync(join(bin, 'buildah'), script)
  chmodSync(join(bin, 'buildah'), 0o755)
  process.env.PATH = `${bin}:${path}`
})
afterAll(() => {
  process.env.PATH = path
  rmSync(folder, { recursive: true, force: true })
})

describe('a release', () => {
  let names: string[]
  beforeAll(async () => {
    names = await release({ out, draft: true, image: true, ...quiet })
  })

  test('has packages, image, bill of materials, notes and checksums', () => {
    expect(names.toSorted()).toEqual(
      [
        ...['NOTES.md', 'SHA256SUMS', 'postproof-engine-0.1.0.tgz'],
        ...[`postproof-${version}.cdx.json`, `postproof-${version}.oci.tar`],
      ].toSorted(),
    )
  })

  test('can be checked by sha256sum, and a changed file is found', () => {
    const check = () =>
      execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: out, stdio: 'pipe' })
    expect(check().toString().trim().split('\n')).toHaveLength(names.length - 1)
    writeFileSync(join(out, 'NOTES.md'), 'other')
    expect(check).toThrow()
  })

  test('names what is installed for running, and nothing that is for developing', () => {
    const bill = JSON.parse(readFileSync(join(out, `postproof-${version}.cdx.json`), 'utf8'))
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'postproof', version } },
    })
    const components = (bill.components as { name: string; group?: string }[]).map(({ name }) => name)
    expect(components).toContain('hono')
    expect(components).not.toContain('vitest')
  })

  test('builds and pushes one image of the version', () => {
    const [built, pushed] = readFileSync(join(folder, 'buildah.log'), 'utf8').trim().split('\n')
    expect(built).toBe(`build --format oci --tag postproof:${version} ${root}`)
    expect(pushed).toContain(`push postproof:${version} oci-archive:${out}/`)
  })
})

test.each<[string, { version: string; draft: boolean }, string | RegExp]>([
  ['## 1.1.0\n\n- a\n\n## 1.0.0\n\n- b\n', { version: '1.0.0', draft: false }, '- b\n'],
  [
    '## 1.1.0\n\n- a\n\n### Beside\n\n- c\n\n## 1.0.0\n',
    { version: '1.1.0', draft: false },
    '- a\n\n### Beside\n\n- c\n',
  ],
  ['## 1.1.0\n\n## 1.0.0\n- b\n', { version: '1.1.0', draft: false }, /no changes under "## 1.1.0"/],
  ['## 1.10.0\n- a\n', { version: '1.1.0', draft: false }, /no changes/],
  ['## Unreleased\n- c\n\n## 1.0.0\n- b\n', { version: '1.0.0', draft: false }, /under "## Unreleased"/],
  ['## Unreleased\n- c\n\n## 1.0.0\n- b\n', { version: '1.0.0', draft: true }, '- c\n'],
  ['## 1.0.0\n- b\n', { version: '1.0.0', draft: true }, '- b\n'],
])('notes of %j for %j', (changelog, wanted, notes) => {
  if (typeof notes === 'string') expect(notesOf(changelog, wanted)).toBe(notes)
  else expect(() => notesOf(changelog, wanted)).toThrow(notes)
})

test('nothing is written for a version without notes', async () => {
  const elsewhere = join(folder, 'elsewhere')
  const changelog = '## 1.0.0\n'
  await expect(release({ out: elsewhere, draft: true, image: false, ...quiet, changelog })).rejects.toThrow()
  expect(existsSync(elsewhere)).toBe(false)
})
