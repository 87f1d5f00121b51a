import { expect, test } from 'vitest'
import { loadWords } from '#web/words/catalogs.ts'
import { policyAnswer } from './policy-answer.ts'

const { checkers: en } = await loadWords('en')
const { checkers: de } = await loadWords('de')

test.each([
  ['host', 'dns', 'This name has no address in DNS.', 'Dieser Name hat im DNS keine Adresse.'],
  ['status', '404', 'The server did not return it: 404.', 'Der Server gab sie nicht heraus: 404.'],
  ['unanswered', 'no-network', 'We could not request the file.', 'Wir konnten die Datei nicht abrufen.'],
  [
    'unanswered',
    'dns-unavailable',
    'We could not request the file: DNS did not answer.',
    'Wir konnten die Datei nicht abrufen: das DNS hat nicht geantwortet.',
  ],
])('%s, %s', (outcome, reason, english, german) => {
  expect(policyAnswer(outcome, reason, en.mtaSts)).toBe(english)
  expect(policyAnswer(outcome, reason, de.mtaSts)).toBe(german)
})
