import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { postproof } from '#tests/command-line.ts'
import { settingsOf } from './settings.ts'
import { type Shown, watchTemplates } from './watch.ts'
import { screenOf } from './watch-screen.ts'

/** `--watch`: what is shown after files were changed, deleted, renamed over and half written. */

const WITHOUT_ALT =
  '<!doctype html><html lang="en"><body><p>Hello</p><img src="{{ logo }}" width="300" height="200"></body></html>'
const CLEAN = WITHOUT_ALT.replace('<img', '<img alt="Our shop"')

let folder: string
let end: AbortController
let running: Promise<void>
let shown: Shown[]
const path = (name: string) => join(folder, name)
const write = (name: string, text: string | Uint8Array) => writeFileSync(path(name), text)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postproof-watch-'))
  end = new AbortController()
  shown = []
})
afterEach(async () => {
  end.abort()
  await running
  rmSync(folder, { recursive: true, force: true })
})

function start(given: string[], stamp?: (file: string) => Promise<string | null>) {
  const read = () => settingsOf(given.map(path), { config: path('postproof.config.json') })
  const show = (one: Shown) => void shown.push(one)
  running = watchTemplates({ read, signal: end.signal, pause: 1, show, ...(stamp && { stamp }) })
}

/** The last screen: rules of each file, and problems. */
const last = () => {
  const { result, problems, fresh } = shown.at(-1)!
  const rules = Object.fromEntries(
    result.files.map(({ file, findings }) => [
      file.slice(folder.length + 1),
      findings.some(({ rule }) => rule === 'image_alt'),
    ]),
  )
  return { rules, problems, fresh: fresh.map((file) => file.slice(folder.length + 1)) }
}
const becomes = (expected: Partial<ReturnType<typeof last>>) =>
  expect.poll(() => (shown.length > 0 ? last() : null), { interval: 5 }).toMatchObject(expected)

test('lints all, then what changed, came and went', async () => {
  write('postproof.config.json', '{}')
  write('one.html', WITHOUT_ALT)
  write('two.html', CLEAN)
  start(['*.html'])
  await becomes({ rules: { 'one.html': true, 'two.html': false }, fresh: ['one.html', 'two.html'] })
  write('one.html', CLEAN)
  await becomes({ rules: { 'one.html': false, 'two.html': false }, fresh: ['one.html'] })
  write('three.html', WITHOUT_ALT)
  await becomes({
    rules: { 'one.html': false, 'two.html': false, 'three.html': true },
    fresh: ['three.html'],
  })
  rmSync(path('one.html'))
  await becomes({ rules: { 'two.html': false, 'three.html': true }, fresh: [] })
  expect(last().rules).not.toHaveProperty('one.html')
  write('draft.tmp', WITHOUT_ALT)
  renameSync(path('draft.tmp'), path('two.html'))
  await becomes({ rules: { 'two.html': true, 'three.html': true }, fresh: ['two.html'] })
})

test('a file that cannot be read is a problem until it can', async () => {
  write('postproof.config.json', '{}')
  write('one.html', CLEAN)
  start(['one.html'])
  await becomes({ rules: { 'one.html': false } })
  write('one.html', Buffer.from([0x3c, 0x70, 0x3e, 0xc3]))
  await becomes({ rules: {}, problems: [`${path('one.html')} is not UTF-8. Save it in UTF-8.`] })
  rmSync(path('one.html'))
  await becomes({ rules: {}, problems: [] })
  write('one.html', WITHOUT_ALT)
  await becomes({ rules: { 'one.html': true }, problems: [] })
})

test('a file that is still being written is not linted', async () => {
  write('postproof.config.json', '{}')
  write('one.html', WITHOUT_ALT)
  const stamps = ['1', '2', '3', '4', '4']
  let looks = 0
  start(['one.html'], async (file) => (file.endsWith('.html') ? (stamps[looks++] ?? '4') : '1'))
  await expect.poll(() => looks, { interval: 5 }).toBeGreaterThan(8)
  expect(shown.map(({ fresh }) => fresh)).toEqual([[path('one.html')], [path('one.html')]])
})

test('a changed configuration lints all again, and a faulty one is said', async () => {
  write('postproof.config.json', '{}')
  write('one.html', WITHOUT_ALT)
  start(['*.html'])
  await becomes({ rules: { 'one.html': true } })
  write('postproof.config.json', '{ "ignore": { "image_alt": "decoration" } }')
  await becomes({ rules: { 'one.html': false }, fresh: ['one.html'] })
  write('postproof.config.json', '{ "ignored": {} }')
  await becomes({ problems: [expect.stringContaining('there is no key "ignored". Did you mean ignore?')] })
  write('postproof.config.json', '{}')
  await becomes({ rules: { 'one.html': true }, problems: [] })
})

test('a terminal shows all files, a pipe those that changed', async () => {
  write('postproof.config.json', '{}')
  write('one.html', WITHOUT_ALT)
  write('two.html', WITHOUT_ALT)
  start(['*.html'])
  await becomes({ fresh: ['one.html', 'two.html'] })
  write('two.html', CLEAN)
  await becomes({ fresh: ['two.html'] })
  const said = (isTerminal: boolean) => screenOf(shown.at(-1)!, isTerminal)
  expect(said(true)).toMatch(
    /one\.html {2}\d[\s\S]*two\.html {2}\d[\s\S]*Watching 2 files\. Press Ctrl-C to stop\.$/,
  )
  expect(said(false)).not.toMatch(/one\.html {2}\d/)
})

test('a file that cannot be checked is watched as well', async () => {
  write('postproof.config.json', '{}')
  write('one.html', CLEAN)
  write('two.html', '')
  start(['*.html'])
  const problem = `${path('two.html')} is empty, so there is nothing to check.`
  await becomes({ rules: { 'one.html': false }, problems: [problem] })
  expect(screenOf(shown.at(-1)!, false)).toMatch(
    /nothing to check\.\nWatching 2 files\. Press Ctrl-C to stop\.$/,
  )
  write('two.html', CLEAN)
  await becomes({ rules: { 'one.html': false, 'two.html': false }, problems: [] })
})

test.each(['--fix', '--changed', '--format=json', '--output=x', '--write-baseline=x'])(
  '--watch and %s are refused together',
  async (option) => {
    running = Promise.resolve()
    const { code, errors } = await postproof(['lint', '--watch', option, 'x.html'], {})
    expect(code).toBe(2)
    expect(errors).toContain("option '--watch' cannot be used with option")
  },
)

test('what is wrong at the start ends it', async () => {
  running = Promise.resolve()
  expect((await postproof(['lint', '--watch', path('nowhere.html')], {})).code).toBe(2)
})
