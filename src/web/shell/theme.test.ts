import { expect, test } from 'vitest'
import { readTheme } from './theme.ts'

test.each([
  [null, undefined],
  ['', undefined],
  ['theme=dark', 'dark'],
  ['a=b; theme=light; c=d', 'light'],
  ['theme=darkest', undefined],
  ['theme="><script>', undefined],
  ['mytheme=dark', undefined],
])('%j', (cookies, theme) => {
  expect(readTheme(cookies)).toBe(theme)
})
