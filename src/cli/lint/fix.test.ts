import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { editLines } from '@postproof/spam-test/template'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fixFile } from './fix.ts'

/** What `--fix` leaves as it was. */

let folder: string
const path = (name: string) => join(folder, name)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postproof-fix-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const STORY =
  'We write to you once a month about what is new in our shop. This time it is a long story of wood. '
const faulty = (first: string, second: string, third: string) =>
  `<!doctype html>${first}<html>${second}<head><title>News</title></head>${third}<body><p>${STORY}</p></body></html>`

test.each([
  ['LF', faulty('\n', '\n', '\n')],
  ['CRLF', faulty('\r\n', '\r\n', '\r\n')],
  ['both', faulty('\r\n', '\n', '\r\n')],
  ['a byte order mark', `\ufeff${faulty('\r\n', '\n', '\n')}`],
])('every octet but those repaired, with %s', async (_what, text) => {
  writeFileSync(path('one.html'), text)
  expect(await fixFile(path('one.html'), Buffer.from(text))).toMatchObject([{ repair: 'lang', line: 2 }])
  expect(readFileSync(path('one.html'), 'utf8')).toBe(text.replace('<html>', '<html lang="en">'))
})

test('a file that was saved meanwhile', async () => {
  writeFileSync(path('one.html'), '<p>saved by an editor</p>')
  const read = Buffer.from(faulty('\n', '\n', '\n'))
  await expect(fixFile(path('one.html'), read)).rejects.toThrow('one.html changed while it was repaired')
  expect(readFileSync(path('one.html'), 'utf8')).toBe('<p>saved by an editor</p>')
  expect(readdirSync(folder)).toEqual(['one.html'])
})

test('a link, and the file that it leads to is repaired', async () => {
  const text = faulty('\n', '\n', '\n')
  writeFileSync(path('one.html'), text)
  symlinkSync(path('one.html'), path('link.html'))
  await fixFile(path('link.html'), Buffer.from(text))
  expect(lstatSync(path('link.html')).isSymbolicLink()).toBe(true)
  expect(readFileSync(path('one.html'), 'utf8')).toContain('lang="en"')
})

test.each([
  ['before the end of a line', 'a\r\nb\nc', [{ from: 1, to: 1, text: '!' }], 'a!\r\nb\nc'],
  ['after it', 'a\r\nb\nc', [{ from: 2, to: 2, text: '!' }], 'a\r\n!b\nc'],
  ['over it', 'a\r\nb\nc', [{ from: 1, to: 2, text: '' }], 'ab\nc'],
  ['with a line of its own', 'a\r\nb\nc', [{ from: 4, to: 5, text: '\nx' }], 'a\r\nb\n\r\nx'],
  [
    'two of them',
    'a\r\nb\r\nc',
    [
      { from: 4, to: 5, text: 'z' },
      { from: 0, to: 1, text: 'y' },
    ],
    'y\r\nb\r\nz',
  ],
])('an edit %s', (_what, text, edits, expected) => {
  expect(editLines(text, edits)).toBe(expected)
})
