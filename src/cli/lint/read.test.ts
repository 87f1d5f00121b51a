import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cannotRead, readWhole } from './read.ts'
import { lintFiles } from './run.ts'

const opened = (times: number[], sizes: number[], content: string) => {
  let looks = 0
  return {
    stat: async () => ({
      mtimeMs: times[looks]!,
      size: sizes[looks++]!,
      isDirectory: () => false,
    }),
    readFile: async () => Buffer.from(content),
  }
}

test.each([
  ['the same before and after', [1, 1], [5, 5], false],
  ['saved again', [1, 2], [5, 5], true],
  ['grown', [1, 1], [5, 9], true],
  ['cut short', [1, 1], [9, 5], false],
  ['cut short before the read ended', [1, 1], [9, 9], true],
])('a file that is %s', async (_what, times, sizes, isRefused) => {
  const read = readWhole('one.html', opened(times, sizes, 'Hello'))
  if (isRefused) await expect(read).rejects.toThrow('one.html changed while it was read. Run lint again.')
  else expect((await read).toString()).toBe('Hello')
})

test.each([
  ['ENOENT', 'There is no file one.html.'],
  ['EISDIR', 'one.html is a folder. Give a file.'],
  ['EACCES', 'one.html cannot be read: you have no permission for it.'],
  ['EIO', 'one.html cannot be read: EIO: i/o error, read.'],
])('%s in words', (code, words) => {
  expect(cannotRead('one.html', Object.assign(new Error(`${code}: i/o error, read`), { code }))).toBe(words)
})

test('a fault of the program in one template leaves the others judged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'postproof-read-'))
  const files = ['one.html', 'two.html'].map((name) => join(folder, name))
  writeFileSync(files[0]!, '<p>Hi {{ name }}</p>')
  writeFileSync(files[1]!, '<p>Hi</p>')
  const variables = new Proxy({}, { getOwnPropertyDescriptor: fault, get: fault, has: fault })
  const options = { variables, language: 'en', rules: {}, ignore: {}, fix: false } as const
  const run = await lintFiles(files, options)
  expect(run.files.map(({ file }) => file)).toEqual([files[1]])
  expect(run.failed).toEqual([
    {
      file: files[0],
      message: expect.stringContaining('because of a fault in Postproof: TypeError: broken'),
    },
  ])
  rmSync(folder, { recursive: true })
})

function fault(): never {
  throw new TypeError('broken')
}
