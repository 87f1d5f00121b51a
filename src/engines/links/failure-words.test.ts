import { expect, test } from 'vitest'
import { failureIn, sayDetail, sayFailure, sayReason } from './failure-words.ts'

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

test('German words for every failure, from the failure or from its English words', () => {
  expect(sayFailure('limit', 'de')).toBe('nicht abgefragt: zu viele Adressen in dieser Mail')
  expect(failureIn('de', sayFailure('dns'))).toBe('den Hostnamen gibt es nicht')
  expect(failureIn('de', 'HTTP 404')).toBe('HTTP 404')
})

test.each(['en', 'de'] as const)('a reason does not say again that it was not asked (%s)', (language) => {
  expect(sayReason('refused-url', language)).toMatch(/^(not|keine) /)
  expect(sayReason('refused-url', language)).not.toMatch(/not asked|nicht abgefragt/)
})
