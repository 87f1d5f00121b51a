import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every link to the page that was asked for is made by ownPath', () => {
  const sources = globSync('src/web/**/*.{ts,tsx}').filter((path) => !/\.test\./.test(path))
  expect(sources.length).toBeGreaterThan(200)
  const bare = /(?:to|href|address|action)=\{(?:`\$\{)?(?:\w+\.)?pathname\b|redirect\w*\(\w+\.pathname/
  expect(sources.filter((path) => bare.test(readFileSync(path, 'utf8')))).toEqual([])
})
