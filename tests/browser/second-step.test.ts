import { expect } from 'vitest'
import { createBrowser } from '../instance.ts'
import { test } from './worker.ts'

/** The second step of the login as forms without scripts: what is refused there is said. */

test.for([
  [{ intent: 'lost-factor', challenge: 'over' }, 'This took longer than five minutes.', 'name="email"'],
  [
    { intent: 'two-factor', challenge: 'over', totp: '123456' },
    'This took longer than five minutes.',
    'name="email"',
  ],
  [
    { intent: 'two-factor', challenge: 'c', totp: '', offer_passkey: 'yes' },
    'aria-invalid',
    'name="offer_passkey"',
  ],
] as const)('%j', async ([form, said, shown], { plain }) => {
  const answer = await createBrowser(plain.url).call('/login', {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { origin: plain.url },
  })
  // What is drawn, without the data that scripts take over.
  const page = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '')
  expect(page).toContain(said)
  expect(page).toContain(shown)
})
