import type { Message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import { expect, test } from 'vitest'
import { failureMessage, reasonMessage, sayDetail } from './failure-words.ts'

const inEnglish = (said: Message | string) => (typeof said === 'string' ? said : say('en', said))

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
  expect(inEnglish(failureMessage(failure))).toMatch(/^[a-z]+ .+/)
  expect(inEnglish(failureMessage(failure))).not.toMatch(/-url|-address|dns-|nxdomain/)
})

test('what is no failure is said as it is', () => {
  expect(failureMessage('HTTP 404')).toBe('HTTP 404')
  expect(reasonMessage('constructor')).toBe('constructor')
})

test('a DNS outcome adds nothing; where a name leads does', () => {
  expect(sayDetail('nxdomain')).toBe('')
  expect(sayDetail('www.example.org leads to 10.0.0.1 (private)')).toBe(
    'www.example.org leads to 10.0.0.1 (private)',
  )
})

test('a reason does not say again that it was not asked', () => {
  expect(inEnglish(reasonMessage('refused-url'))).toBe('not a plain web address')
  expect(reasonMessage('dns')).toEqual(failureMessage('dns'))
})
