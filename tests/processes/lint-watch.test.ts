import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

/** `postproof lint --watch` as a process: what Ctrl-C leaves. */

const folder = mkdtempSync(join(tmpdir(), 'postproof-watch-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it with 0 and nothing on stderr', async (signal) => {
  const file = join(folder, 'one.html')
  writeFileSync(file, '<p>Hello</p>')
  const program = join(import.meta.dirname, '../../src/cli.ts')
  const child = spawn(process.execPath, [program, 'lint', '--watch', file], { stdio: 'pipe' })
  const said = { out: '', errors: '' }
  child.stdout.on('data', (text) => {
    said.out += text
  })
  child.stderr.on('data', (text) => {
    said.errors += text
  })
  const ended = new Promise((resolve) => child.on('close', (code, by) => resolve([code, by])))
  await expect.poll(() => said.out).toContain('Watching 1 file. Press Ctrl-C to stop.')
  child.kill(signal)
  expect(await ended).toEqual([0, null])
  expect(said.errors).toBe('')
  expect(said.out).not.toContain('\u001b')
})
