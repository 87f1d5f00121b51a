import { expect, test } from 'vitest'
import { sayDetail, sayFailure } from './failure-words.ts'

test.each([
  'refused-url',
  'refused-address',
  'dns',
  'dns-unavailable',
  'tls',
  'unreachable',
  'deadline',
  'limit',
])('%s is said in words', (failure) => {
  expect(sayFailure(failure)).toMatch(/^[a-z]+ .+/)
  expect(sayFailure(failure)).not.toMatch(/-url|-address|dns-|nxdomain/)
})

test('a DNS outcome adds nothing; where a name leads does', () => {
  expect(sayDetail('nxdomain')).toBe('')
  expect(sayDetail('www.example.org leads to 10.0.0.1 (private)')).toBe(
    'www.example.org leads to 10.0.0.1 (private)',
  )
})
