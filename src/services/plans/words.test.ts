import { say } from '@postproof/messages/say'
import { expect, test } from 'vitest'
import type { Quota } from '#contract/billing.ts'
import { quotaMessage } from './words.ts'

const again = '2027-01-01T00:00:00.000Z'
const tests = { metric: 'spam_check' } as const

test.each<[Quota, signedIn: boolean, english: string, german: string]>([
  [
    { ...tests, limit: 10, used: 7, resets_at: null },
    true,
    'You have only 3 of your 10 spam tests left, which is not enough for this.',
    'Sie haben nur noch 3 von 10 Spam-Tests. Das reicht dafür nicht.',
  ],
  [
    { metric: 'heatmaps', limit: 0, used: 0, resets_at: null },
    true,
    'Your plan includes no heat maps.',
    'Ihr Tarif enthält keine Heatmaps.',
  ],
  [
    { metric: 'screenshots', limit: 0, used: 0, resets_at: null },
    false,
    'You need an account for screenshots. Log in or create one.',
    'Ohne Konto gibt es keine Sätze Screenshots. Bitte anmelden oder ein Konto anlegen.',
  ],
  [
    { ...tests, limit: 1, used: 1, resets_at: null },
    true,
    'You have used the one spam test in your plan for this period.',
    'Verbraucht: 1 Spam-Test. Ihr Tarif enthält in diesem Zeitraum keine weiteren.',
  ],
  [
    { metric: 'email_verification', limit: 10_000, used: 10_000, resets_at: again },
    true,
    'You have used all 10000 verifications in your plan for this period. You get new ones on 2027-01-01 at 00:00 UTC.',
    'Verbraucht: alle 10000 Adressprüfungen. Mehr enthält Ihr Tarif in diesem Zeitraum nicht. Neu gezählt wird ab 2027-01-01, 00:00 UTC.',
  ],
  [
    { metric: 'inbox_placement', limit: 2, used: 2, resets_at: null },
    false,
    'All 2 placement tests for your network today are used up. Log in or create an account for more.',
    'Verbraucht: alle 2 Posteingangstests. Mehr gibt es heute für dieses Netz nicht, mit einem Konto aber schon.',
  ],
  [
    { metric: 'monitors', limit: 1, used: 1, resets_at: again },
    false,
    'Today’s one monitor for your network is used up. You get a new one on 2027-01-01 at 00:00 UTC. Log in or create an account for more.',
    'Verbraucht: 1 Überwachung. Mehr gibt es heute für dieses Netz nicht. Neu gezählt wird ab 2027-01-01, 00:00 UTC. Mit einem Konto sind es mehr.',
  ],
])('what is used up: %j, signed in %s', (quota, signedIn, english, german) => {
  const reason = quotaMessage(quota, signedIn)
  expect(say('en', reason)).toBe(english)
  expect(say('de', reason)).toBe(german)
})
