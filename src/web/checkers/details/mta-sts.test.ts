import { expect, test } from 'vitest'
import { loadWords } from '#web/words/catalogs.ts'
import { policyAnswer } from './mta-sts.ts'

const { checkers: en } = await loadWords('en')
const { checkers: de } = await loadWords('de')

test.each([
  ['host', 'dns', 'This name has no address in the DNS.', 'Dieser Name hat im DNS keine Adresse.'],
  ['status', '404', 'The server did not give it: 404.', 'Der Server gab sie nicht heraus: 404.'],
  [
    'unanswered',
    'no-network',
    'The file could not be asked for.',
    'Die Datei konnte nicht abgefragt werden.',
  ],
  [
    'unanswered',
    'dns-unavailable',
    'The file could not be asked for: the DNS did not answer.',
    'Die Datei konnte nicht abgefragt werden: das DNS hat nicht geantwortet.',
  ],
])('%s, %s', (outcome, reason, english, german) => {
  expect(policyAnswer(outcome, reason, en.mtaSts)).toBe(english)
  expect(policyAnswer(outcome, reason, de.mtaSts)).toBe(german)
})
