import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Settings, logs, comments and documents send their reader to files of the documentation: each of them is there. */

const root = join(import.meta.dirname, '../..')
const places = ['*.{md,yml}', '{src,packages,bench,tests,deploy,docs}/**/*.{ts,tsx,md,yml,example,json}']

test('every file below docs/ that is named anywhere is there', () => {
  const files = globSync(places, {
    cwd: root,
    exclude: (name) => /node_modules|build|dist/.test(String(name)),
  })
  const named = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bdocs\/[a-z0-9/-]+\.md\b/g)].map(
      ([path]) => `${path} in ${file}`,
    ),
  )
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((each) => !existsSync(join(root, each.split(' ')[0]!)))).toEqual([])
})
