import { generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyChallenge, createAuthenticator, type Twist } from '#tests/fixtures/authenticator.ts'
import { challengeOf, createPasskeyChecks, type MadePasskey } from './passkeys.ts'

const publicUrl = 'https://mail.example.org'
const checks = createPasskeyChecks({ publicUrl, brand: 'Postproof' })
const account = { id: '0123456789abcdef', email: 'ada@example.org', name: 'Ada' }
const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

test('what a browser is asked for', async () => {
  const challenge = anyChallenge()
  const creation = await checks.creation({ challenge, account, known: [{ id: 'abc', transports: ['usb'] }] })
  expect(creation).toMatchObject({
    challenge,
    rp: { id: 'mail.example.org', name: 'Postproof' },
    user: { id: Buffer.from(account.id).toString('base64url'), name: account.email },
    attestation: 'none',
    excludeCredentials: [{ id: 'abc', transports: ['usb'] }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  expect(await checks.request(challenge, [])).toMatchObject({
    challenge,
    rpId: 'mail.example.org',
    userVerification: 'required',
  })
})

type Case = [what: string, twist: Twist, right: boolean]
const shared: Case[] = [
  ['as it should be', {}, true],
  ['for another page', { origin: 'https://evil.example' }, false],
  ['for a page of a name below', { origin: 'https://x.mail.example.org' }, false],
  ['without https', { origin: 'http://mail.example.org' }, false],
  ['for another site', { rpId: 'evil.example' }, false],
  ['for the domain above', { rpId: 'example.org' }, false],
  ['for another challenge', { challenge: anyChallenge() }, false],
  ['nobody there', { flags: 0b100 }, false],
  ['someone there, nobody knows who', { flags: 0b001 }, false],
]

describe('making one', () => {
  test.each([...shared, ['an answer to a sign-in', { type: 'webauthn.get' }, false]] satisfies Case[])(
    '%s',
    async (_what, twist, right) => {
      const challenge = anyChallenge()
      const device = createAuthenticator({ origin: publicUrl })
      const made = await checks.created(device.create({ challenge }, twist), challenge)
      expect(made !== null).toBe(right)
      if (made) expect(made).toMatchObject({ id: device.id, transports: ['internal'], synced: false })
    },
  )
})

describe('signing in', () => {
  const cases: Case[] = [
    ...shared,
    ['an answer to the making', { type: 'webauthn.create' }, false],
    ['signed by another key', { key: foreign }, false],
    ['a count that is the same again', { counter: 1 }, false],
    ['a count that goes back', { counter: 0 }, false],
    ['a count that leaps', { counter: 900 }, true],
  ]
  test.each(cases)('%s', async (_what, twist, right) => {
    const device = createAuthenticator({ origin: publicUrl })
    const first = anyChallenge()
    const made = (await checks.created(device.create({ challenge: first }), first)) as MadePasskey
    expect(made.counter).toBe(1)
    const challenge = anyChallenge()
    const asserted = await checks.asserted(device.get({ challenge }, twist), challenge, made)
    expect(asserted).toEqual(right ? { counter: twist.counter ?? 2 } : null)
  })

  test('authenticators that do not count are taken', async () => {
    const device = createAuthenticator({ origin: publicUrl })
    const challenge = anyChallenge()
    const none = { counter: 0 }
    const made = (await checks.created(device.create({ challenge }, none), challenge)) as MadePasskey
    expect(await checks.asserted(device.get({ challenge }, none), challenge, made)).toEqual({ counter: 0 })
  })
})

test('whatever is sent is an answer or none, and never a crash', async () => {
  await fc.assert(
    fc.asyncProperty(fc.object(), fc.string(), async (answer, text) => {
      const sent = { id: text, ...answer } as never
      challengeOf(sent)
      expect(await checks.created(sent, 'challenge')).toBeNull()
      const passkey = { id: text, publicKey: new Uint8Array(3), counter: 0, transports: [] }
      expect(await checks.asserted(sent, 'challenge', passkey)).toBeNull()
    }),
  )
})
