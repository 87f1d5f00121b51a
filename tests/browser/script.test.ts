import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no browser loads the sentences of the server, or what parses them', () => {
  const scripts = globSync('build/client/assets/*.js').map((file) => readFileSync(file, 'utf8'))
  expect(scripts.length).toBeGreaterThan(50)
  for (const script of scripts) {
    expect(script).not.toContain('keys.too_many')
    expect(script).not.toContain('EXPECT_ARGUMENT_CLOSING_BRACE')
  }
})
