import { expect, test } from 'vitest'
import { pagePath } from './page-path.ts'
import { isPrivatePage } from './private-pages.ts'

test.each([
  ['/', '/'],
  ['/_.data', '/'],
  ['/spf-checker', '/spf-checker'],
  ['/SPF-Checker', '/spf-checker'],
  ['/spf-checker.data', '/spf-checker'],
  ['/spf-checker/', '/spf-checker'],
  ['/spf-checker///', '/spf-checker'],
  ['/spf-checker/_.data', '/spf-checker'],
  ['//', '/'],
])('%s is the page %s', (path, page) => {
  expect(pagePath(path)).toBe(page)
})

test.each([
  ['/login', true],
  ['/LOGIN', true],
  ['/login/', true],
  ['/login.data', true],
  ['/login/_.data', true],
  ['/domains/ostrel.example', true],
  ['/User-Account/keys.data', true],
  ['/Clients/a-token', true],
  ['/logins', false],
  ['/', false],
  ['/docs/login', false],
])('%s is private: %s', (path, expected) => {
  expect(isPrivatePage(path)).toBe(expected)
})
