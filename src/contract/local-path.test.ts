import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localPath } from './local-path.ts'

const fallback = '/dashboard'

describe('the path after signing in', () => {
  test.each([
    '/',
    '/dashboard',
    '/results/abc-2?tab=source#spf',
    '/user-account?tab=orders&page=2',
    '/pricing?payment_hash=a%20b',
    '/.well-known/x',
    '/a/../b',
  ])('keeps %s', (path) => expect(localPath(path)).toBe(path))

  test.each([
    ['', 'nothing'],
    ['dashboard', 'no slash'],
    ['//evil.example', 'another host'],
    ['///evil.example', 'another host for lenient readers'],
    ['/\\evil.example', 'a backslash is a slash to browsers'],
    ['\\/evil.example', 'a backslash first'],
    ['/a\\b', 'a backslash later'],
    ['/..//evil.example', 'dots that leave two slashes'],
    ['/.//evil.example', 'a dot that leaves two slashes'],
    ['/%2e%2e//evil.example', 'the same, escaped'],
    ['https://evil.example', 'a whole URL'],
    ['https:/evil.example', 'a URL with one slash'],
    ['javascript:alert(1)', 'a script'],
    ['/javascript:alert(1)', 'a colon'],
    ['data:text/html,x', 'data'],
    ['/\t/evil.example', 'a tab, which browsers drop'],
    ['/\n/evil.example', 'a line feed, which browsers drop'],
    ['/\r\nSet-Cookie: a=b', 'a header'],
    ['/a\n', 'a line feed at the end'],
    [' /a', 'a space before'],
    ['/a b', 'a space'],
    ['/@evil.example', 'an at sign'],
    ['/é', 'not ASCII'],
    ['/\u2028', 'a line separator'],
    ['/<script>', 'markup'],
    [`/${'a'.repeat(3000)}`, 'too long'],
    [null, 'null'],
    [undefined, 'undefined'],
    [['/a'], 'a list'],
    [{ path: '/a' }, 'an object'],
  ] as [unknown, string][])('refuses %j: %s', (path) => expect(localPath(path)).toBe(fallback))

  test('whatever comes in, what comes out stays on this site in a browser', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '//',
      '@',
      ':',
      '%2f',
      '%5c',
      '?',
      '#',
      'a',
      'evil.example',
      '\t',
      '\n',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const url = new URL(localPath(parts.join('')), 'https://site.example/login')
        expect(url.origin).toBe('https://site.example')
      }),
    )
  })
})
