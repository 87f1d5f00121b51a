import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localPath, ownPath } from './local-path.ts'

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

describe('the address of the page that was asked for', () => {
  test.each([
    ['/results/abc', '?lang=de', '/results/abc?lang=de'],
    ['/', '', '/'],
    [
      '/oauth/authorize',
      '?scope=a+b&at=https://x.example:8/*~%2B',
      '/oauth/authorize?scope=a%20b&at=https%3A//x.example%3A8/%2A%7E%2B',
    ],
    ['//evil.example/', '?lang=de', '/evil.example/?lang=de'],
    ['///evil.example', '', '/evil.example'],
    ['/\\evil.example', '', '/evil.example'],
    ['\\/evil.example', '', '/evil.example'],
    ['/\t/evil.example', '', '/evil.example'],
    ['/ /evil.example', '', '/evil.example'],
    ['javascript:alert(1)', '', '/javascript:alert(1)'],
    ['https://evil.example', '', '/https://evil.example'],
    ['/a//b', '', '/a//b'],
  ])('of %j and %j: %j', (pathname, search, path) => expect(ownPath({ pathname, search })).toBe(path))

  test('whatever was asked for, a browser stays on this site', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '@',
        ':',
        '?',
        '#',
        '%2f',
        '%5c',
        '\t',
        '\n',
        '\r',
        '\0',
        ' ',
        'evil.example',
      ),
      fc.string({ maxLength: 4, unit: 'binary' }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), fc.string({ maxLength: 6 }), (parts, query) => {
        const path = ownPath({ pathname: parts.join(''), search: query && `?${query}` })
        expect(new URL(path, 'https://site.example/login').origin).toBe('https://site.example')
      }),
      { numRuns: 2000 },
    )
  })
})
