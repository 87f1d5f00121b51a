import { loadLists } from '@postproof/address/lists/load'
import { createLately } from '@postproof/address/mailbox/lately'
import { verdictReasons } from '@postproof/address/verdict'
import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import { sayIn } from '@postproof/messages/say'
import { storable } from '@postproof/spam-test/storable'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reasonSchema, verificationSchema } from '#contract/verifier.ts'
import type { ServerOff } from '#storage/verification-facts.ts'
import { createMemoryCache } from './cache.ts'
import { createOwnWaiting } from './create.ts'
import { createFactCache } from './fact-cache.ts'
import { createTags } from './tags.ts'
import { createInvestigate, createVerify } from './verify.ts'
import { presentVerification } from './words/present.ts'
import { offText, reasonCode } from './words/texts.ts'

const clock = { now: () => 1_800_000_000_000 }
const identity = { helo: 'mail.prober.net', mailFrom: 'verify@prober.net', sourceAddress: null }
const source = { id: '', address: null, identity }

/** A world in which nobody may be dialed. */
function verifier(
  zone: ZoneDefinition,
  off: Exclude<ServerOff, { why: 'not-wanted' }> | null = { why: 'switched-off' },
) {
  const dialed: string[] = []
  const asked: string[] = []
  const resolver = createZone(zone)
  const investigate = createInvestigate({
    ...createOwnWaiting(clock),
    factCache: createFactCache(createMemoryCache(clock), createTags(new Uint8Array(32)), clock),
    dialer: {
      dial: async ({ address }) => {
        dialed.push(address)
        return { ok: false, failure: 'refused', detail: 'nobody', ms: 0 }
      },
    },
    clock,
    lately: createLately(clock),
    asksConsumers: true,
    resolver: {
      lookup: (name, type, options) => {
        asked.push(`${name} ${type}`)
        return resolver.lookup(name, type, options)
      },
    },
    lists: loadLists,
    audit: { off: () => off, sources: () => [source], settled: async () => {} },
    isOptedOut: async () => false,
    allowPrivate: false,
  })
  return { investigate, verify: createVerify(investigate), dialed, asked }
}

const zone: ZoneDefinition = {
  'acme-works.net': { MX: [[10, 'mx.acme-works.net']] },
  'mx.acme-works.net': { A: '11.0.0.1' },
  'broken.net': 'SERVFAIL',
}
const signal = () => new AbortController().signal

describe('one address', () => {
  test('for any text there is a verdict in the shape of the API, which the database can keep', async () => {
    const { investigate } = verifier(zone)
    const domain = fc.constantFrom(
      'acme-works.net',
      'broken.net',
      'none.net',
      '[127.0.0.1]',
      'bücher.de',
      'com',
    )
    const email = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.tuple(fc.string({ unit: 'grapheme', maxLength: 70 }), domain).map((parts) => parts.join('@')),
    )
    await fc.assert(
      fc.asyncProperty(email, async (text) => {
        const facts = await investigate(text, { signal: signal(), askServer: true })
        const shown = verificationSchema.parse(presentVerification('id', facts, 'en'))
        expect(shown.status).not.toBe('deliverable')
        expect(shown.status).not.toBe('pending')
        const kept = JSON.parse(JSON.stringify(storable(facts)))
        const german = verificationSchema.parse(presentVerification('id', kept, 'de'))
        expect(german.text).not.toBe(shown.text)
        expect(german.reason).toBe(shown.reason)
      }),
      { numRuns: 300 },
    )
  })

  test('what is known of a domain is not asked again', async () => {
    const { verify, asked } = verifier(zone)
    const options = { id: 'x', askServer: false }
    await verify('ada@acme-works.net', { ...options, signal: signal() })
    const once = asked.length
    await verify('bob@acme-works.net', { ...options, signal: signal() })
    expect(asked).toHaveLength(once)
    await verify('ada@broken.net', { ...options, signal: signal() })
    await verify('bob@broken.net', { ...options, signal: signal() })
    expect(asked.filter((question) => question === 'broken.net MX')).toHaveLength(2)
  })

  test('who does not want the mail server asked is not overruled', async () => {
    const { verify, dialed } = verifier(zone, null)
    const result = await verify('ada@acme-works.net', { id: 'x', signal: signal(), askServer: false })
    expect(result).toMatchObject({
      reason: 'mailbox_not_asked',
      smtp: { why_not: expect.stringContaining('chose not to ask') },
    })
    expect(dialed).toEqual([])
  })

  test('a server that cannot be reached is unknown', async () => {
    const { verify, dialed } = verifier(zone, null)
    const result = await verify('ada@acme-works.net', { id: 'x', signal: signal(), askServer: true })
    expect(result.status).toBe('unknown')
    expect(dialed).toEqual(['11.0.0.1'])
  })

  test('given up before its end it is pending, without a verdict', async () => {
    const { verify, dialed } = verifier(zone, null)
    const result = await verify('ada@acme-works.net', {
      id: 'x',
      signal: AbortSignal.abort(),
      askServer: true,
    })
    expect(result).toMatchObject({ status: 'pending', reason: null })
    expect(dialed).toEqual([])
  })
})

describe('what was pasted', () => {
  const shown = (email: string) =>
    verifier(zone).verify(email, { id: 'x', signal: signal(), askServer: false })
  const spelling = async (email: string) => {
    const { checks } = await shown(email)
    return checks.find(({ id }) => id === 'syntax')?.detail
  }

  test('is read as the address in it, and that is said', async () => {
    const result = await shown('Ada <ada@gmial.com>')
    expect(result).toMatchObject({ email: 'Ada <ada@gmial.com>', suggestion: 'ada@gmail.com' })
    expect(await spelling('mailto:ada@acme-works.net;')).toContain('Read as ada@acme-works.net.')
    expect(await spelling('ada@acme-works.net')).not.toContain('Read as')
    expect((await shown('Ada <a..da@acme-works.net>')).syntax?.at).toBe(7)
  })

  test('without its invisible signs it is suggested', async () => {
    expect(await shown('a\u200bda@acme-works.net')).toMatchObject({
      reason: 'invalid_email',
      suggestion: 'ada@acme-works.net',
    })
  })

  test.each([
    `${'x'.repeat(65)}@acme-works.net`,
    `${'x'.repeat(65)}@gmial.com`,
    '"a b"@@x',
    'ada@acme-works.net',
  ])('nothing invalid and nothing that was typed is suggested: %s', async (email) => {
    expect((await shown(email)).suggestion).toBeNull()
  })
})

test('every reason has a name in the API', () => {
  for (const reason of verdictReasons) {
    expect(reasonSchema.options).toContain(reasonCode(reason))
  }
})

test('what stands against asking is said in words, also what no table knows', () => {
  const findings = [
    { id: 'audit-ptr', code: 'no-ptr' },
    { id: 'audit-new', code: 'odd' },
  ]
  const [english, german] = (['en', 'de'] as const).map((language) =>
    offText({ why: 'audit', findings }, sayIn(language)),
  )
  expect(english).toContain('The IP address has no reverse DNS name.')
  expect(german).toContain('Die IP-Adresse hat kein Reverse DNS.')
  for (const text of [english, german]) expect(text).toContain('audit-new: odd')
})
