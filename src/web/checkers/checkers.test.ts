import { describe, expect, test } from 'vitest'
import { blacklistCheckers, recordCheckers } from '#contract/checker-names.ts'
import { checkerAt, readAsked, toQuery, toSearch } from './checkers.ts'

test.each([
  ['/spf-checker', 'spf'],
  ['/mta-sts-checker/', 'mta-sts'],
  ['/tls-rpt-checker.data', 'tls-rpt'],
  ['/no-such-checker', 'spf'],
])('%s is the page of %s', (path, checker) => {
  expect(checkerAt(path, recordCheckers)).toBe(checker)
})

test('blacklist pages have paths of their own', () => {
  expect(checkerAt('/ip-blacklist-checker', blacklistCheckers)).toBe('ip-blacklist')
})

describe('what a page is asked', () => {
  test.each([
    ['spf', '', null],
    ['spf', 'domain=example.org', { input: 'example.org', options: {} }],
    ['spf', 'input=example.org', { input: 'example.org', options: {} }],
    ['spf', 'domain=', { input: '', options: {} }],
    [
      'spf',
      'domain=a.example&ip=192.0.2.1&sender=&parked=1',
      { input: 'a.example', options: { ip: '192.0.2.1', parked: '1' } },
    ],
    ['dkim', 'domain=a.example&ip=192.0.2.1', { input: 'a.example', options: {} }],
    ['ip-blacklist', 'input=192.0.2.1', { input: '192.0.2.1', options: {} }],
  ] as const)('%s ?%s', (checker, query, asked) => {
    expect(readAsked(checker, new URLSearchParams(query))).toEqual(asked)
  })

  test('is cut, so that no address asks for more than a service takes', () => {
    expect(readAsked('spf', new URLSearchParams({ domain: 'a'.repeat(9999) }))?.input).toHaveLength(2000)
  })

  test('goes to the services with switches as truths', () => {
    const asked = { input: 'a.example', options: { selector: 's1', parked: '1' } }
    expect(toQuery(asked)).toEqual({ input: 'a.example', selector: 's1', parked: true })
  })

  test('makes an address that asks the same again', () => {
    const asked = { input: 'bücher.example', options: { ip: '2001:db8::1' } }
    expect(readAsked('spf', new URLSearchParams(toSearch('spf', asked)))).toEqual(asked)
  })
})
