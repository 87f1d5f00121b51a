import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** The step that runs after `npm ci`, over a made-up installation. */

const script = join(import.meta.dirname, '../../trim-install.mjs')
const installed = ['node_modules/a/index.js', 'node_modules/a/index.js.map', 'node_modules/a/index.d.ts']
const ours = ['packages/b/index.ts', 'packages/b/data.d.ts']

function trimmed(...more: string[]): string[] {
  const root = mkdtempSync(join(tmpdir(), 'trim-'))
  const write = (file: string, content = '') => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  cpSync(script, join(root, 'trim-install.mjs'))
  write('src/adapters/browser/font-files.json', '{"mails":{"letters":"400"},"links":{}}')
  for (const file of [...installed, ...ours, ...more]) write(file)
  symlinkSync('../packages/b', join(root, 'node_modules/b'))
  execFileSync(process.execPath, [join(root, 'trim-install.mjs')])
  return globSync('{node_modules,packages}/**/*.*', { cwd: root })
    .filter((file) => !file.startsWith('node_modules/b'))
    .sort()
}

test('without what builds, maps and declarations go, and our own packages keep theirs', () => {
  expect(trimmed()).toEqual(['node_modules/a/index.js', ...ours].sort())
})

test('with it they stay', () => {
  const compiler = 'node_modules/typescript/lib.d.ts'
  expect(trimmed(compiler)).toEqual([...installed, ...ours, compiler].sort())
})

test('other weights of fonts go in both', () => {
  const weights = ['node_modules/letters/400.ttf', 'node_modules/letters/700.ttf']
  expect(trimmed(...weights)).toEqual(['node_modules/a/index.js', weights[0], ...ours].sort())
})
