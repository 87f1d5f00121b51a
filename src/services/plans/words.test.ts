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
    'Of your 10 spam tests only 3 are left: too few for this.',
    'Übrig: 3 von 10 Spam-Tests. Das sind dafür zu wenige.',
  ],
  [
    { metric: 'heatmaps', limit: 0, used: 0, resets_at: null },
    true,
    'Your plan has no heat maps.',
    'Ihr Tarif enthält keine Heatmaps.',
  ],
  [
    { metric: 'screenshots', limit: 0, used: 0, resets_at: null },
    false,
    'Without an account there are no sets of screenshots. Sign in, or make an account.',
    'Ohne Konto gibt es keine Sätze Screenshots. Bitte anmelden oder ein Konto anlegen.',
  ],
  [
    { ...tests, limit: 1, used: 1, resets_at: null },
    true,
    'The one spam test of your plan for this period is used.',
    'Verbraucht: 1 Spam-Test. Ihr Tarif enthält in diesem Zeitraum keine weiteren.',
  ],
  [
    { metric: 'email_verification', limit: 10_000, used: 10_000, resets_at: again },
    true,
    'All 10000 verifications of your plan for this period are used. It starts again on 2027-01-01 at 00:00 UTC.',
    'Verbraucht: alle 10000 Adressprüfungen. Mehr enthält Ihr Tarif in diesem Zeitraum nicht. Neu gezählt wird ab 2027-01-01, 00:00 UTC.',
  ],
  [
    { metric: 'inbox_placement', limit: 2, used: 2, resets_at: null },
    false,
    'All 2 placement tests for today and this network are used. With an account there are more.',
    'Verbraucht: alle 2 Posteingangstests. Mehr gibt es heute für dieses Netz nicht, mit einem Konto aber schon.',
  ],
  [
    { metric: 'monitors', limit: 1, used: 1, resets_at: again },
    false,
    'The one monitor for today and this network is used. It starts again on 2027-01-01 at 00:00 UTC. With an account there are more.',
    'Verbraucht: 1 Überwachung. Mehr gibt es heute für dieses Netz nicht. Neu gezählt wird ab 2027-01-01, 00:00 UTC. Mit einem Konto sind es mehr.',
  ],
])('what is used up: %j, signed in %s', (quota, signedIn, english, german) => {
  const reason = quotaMessage(quota, signedIn)
  expect(say('en', reason)).toBe(english)
  expect(say('de', reason)).toBe(german)
})
