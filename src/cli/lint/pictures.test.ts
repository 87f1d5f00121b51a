import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postproof } from '#tests/command-line.ts'
import { drawTemplates } from './pictures.ts'

/** Pictures of templates next to the result in Markdown. */

const folder = mkdtempSync(join(tmpdir(), 'postproof-lint-pictures-'))
const path = (name: string) => join(folder, name)
const html =
  '<!doctype html><html lang="en"><title>x</title><body style="background:#ff0000"><p>Hi {{ name }}</p>'
const mail = ['From: a@shop.test', 'Subject: x', 'Content-Type: text/html', '', html].join('\r\n')

beforeAll(() => {
  for (const name of ['emails', 'result']) mkdirSync(path(name))
  writeFileSync(path('emails/a b.html'), html)
  writeFileSync(path('emails/a-b.html'), html)
  writeFileSync(path('emails/one.eml'), mail)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (env: Record<string, string>, ...words: string[]) =>
  postproof(['lint', path('emails'), '--fail-on', 'never', '--pictures', path('pictures'), ...words], env)

test('Markdown shows each at two widths, by paths from its own folder', async () => {
  const { code, errors } = await run({}, '--format', 'markdown', '--output', path('result/r.md'))
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  const shown = [...readFileSync(path('result/r.md'), 'utf8').matchAll(/!\[(\w+)\]\(([^)\s]+)\)/g)]
  expect(shown.map(([, width]) => width)).toEqual([
    'Desktop',
    'Phone',
    'Desktop',
    'Phone',
    'Desktop',
    'Phone',
  ])
  const files = shown.map(([, , address]) => join(path('result'), decodeURIComponent(address!)))
  expect(new Set(files).size).toBe(6)
  expect(new Set(files.map((file) => dirname(file)))).toEqual(new Set([path('pictures')]))
  for (const file of files) {
    const { dominant } = await sharp(file).stats()
    expect(dominant.r - dominant.g).toBeGreaterThan(200)
  }
  const [desktop, phone] = await Promise.all(files.slice(0, 2).map((file) => sharp(file).metadata()))
  expect(desktop!.width).toBeGreaterThan(phone!.width!)
}, 60_000)

test('without a browser a sentence says so, and the findings are there', async () => {
  const { code, out, errors } = await run({ CHROMIUM_PATH: '/nowhere' }, '--format', 'markdown')
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(out).toContain('There are no pictures, because no browser could be started.')
  expect(out).toContain('| Line | Severity |')
  expect(out).not.toContain('![')
  expect(JSON.parse((await run({ CHROMIUM_PATH: '/nowhere' }, '--format', 'json')).out).pictures).toEqual({
    made: [],
    problem: expect.stringMatching(/CHROMIUM\\?_PATH/),
  })
}, 60_000)

test('a folder that cannot be made is refused', async () => {
  await expect(drawTemplates([], path('emails/a b.html/x'))).rejects.toMatchObject({ code: 'invalid' })
  expect(existsSync(path('emails/a b.html'))).toBe(true)
})
