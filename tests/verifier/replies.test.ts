import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classifyReply } from '#engines/verifier/replies.ts'
import { processorTime } from '../processor-time.ts'
import { gateways, hosters } from './replies/gateways-and-hosters.ts'
import { heldOut } from './replies/held-out.ts'
import {
  appleAndProton,
  germanAndRussian,
  googleSamples,
  microsoftSamples,
  yahooSamples,
} from './replies/large-providers.ts'
import { factsOf, type Sample } from './replies/samples.ts'
import { exim, otherServers, postfix } from './replies/software.ts'

const families: Record<string, Sample[]> = {
  google: googleSamples,
  microsoft: microsoftSamples,
  yahoo: yahooSamples,
  'icloud and proton': appleAndProton,
  'gmx, web.de, yandex, mail.ru': germanAndRussian,
  postfix,
  exim,
  'other servers': otherServers,
  gateways,
  hosters,
  'held out': heldOut,
}
const all = Object.values(families).flat()

describe('replies of real servers', () => {
  for (const [family, samples] of Object.entries(families)) {
    it.each(samples)(`${family}: %s`, (...sample) => {
      const facts = factsOf(sample)
      const said = classifyReply(facts)
      expect({ ...said, label: said.label }).toMatchObject({ label: sample[1] })
    })
  }

  it('has at least 150 of them, and every label', () => {
    expect(all.length).toBeGreaterThanOrEqual(150)
    expect(new Set(all.map(([, label]) => label)).size).toBe(13)
  })

  it('never calls a mailbox missing where it is not', () => {
    const wrong = all.filter(
      (one) => one[1] !== 'no_mailbox' && classifyReply(factsOf(one)).label === 'no_mailbox',
    )
    expect(wrong).toEqual([])
  })
})

const refusalAboutUs = [
  'blocked using zen.spamhaus.org',
  'your IP is on our blacklist',
  'listed in a block list',
  'rejected due to spam reputation',
  'banned sending address',
  'rejected for policy reasons',
  'rate limit exceeded',
  'unsolicited mail is not accepted',
  'the domain has a DMARC policy of reject',
  'SPF check failed',
  'no PTR record for your address',
  'reverse DNS lookup failed',
  'authentication required',
]
const noMailbox = [
  'User unknown',
  'no such user here',
  'mailbox does not exist',
  'Recipient address rejected',
]
const enhanced = [null, '5.1.1', '5.1.0', '5.1.6', '5.0.0', '5.5.0', '5.7.1', '5.2.1']

describe('what may never happen', () => {
  it('a wording about us becomes no such mailbox, in any order and beside any code', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...refusalAboutUs),
        fc.constantFrom(...noMailbox),
        fc.constantFrom(...enhanced),
        fc.constantFrom(550, 551, 552, 553, 554, 521),
        fc.boolean(),
        (us, them, status, code, first) => {
          const text = first ? `${us}; ${them}` : `${them}; ${us}`
          const said = classifyReply({ stage: 'rcpt', code, enhanced: status, text, provider: null })
          expect(['no_mailbox', 'disabled']).not.toContain(said.label)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('a temporary reply gives a permanent verdict', () => {
    const texts = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.constantFrom(...all.map(([line]) => line.slice(4))),
    )
    const status = fc.option(
      fc.tuple(fc.constantFrom(4, 5), fc.nat(9), fc.nat(30)).map((parts) => parts.join('.')),
    )
    fc.assert(
      fc.property(
        fc.integer({ min: 400, max: 499 }),
        texts,
        status,
        fc.constantFrom(null, 'google', 'microsoft', 'yahoo', 'qq', 'mailru'),
        (code, text, one, provider) => {
          const { label } = classifyReply({ stage: 'rcpt', code, enhanced: one, text, provider })
          expect(['no_mailbox', 'disabled', 'accepted']).not.toContain(label)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('a refusal before RCPT says something of the mailbox', () => {
    const line = fc.constantFrom(...all.filter(([one]) => /^[45]/.test(one)))
    fc.assert(
      fc.property(
        line,
        fc.constantFrom('banner' as const, 'ehlo' as const, 'mail' as const),
        (one, stage) => {
          const { label } = classifyReply({ ...factsOf(one), stage })
          expect(['no_mailbox', 'disabled', 'full', 'accepted']).not.toContain(label)
        },
      ),
    )
  })

  it('it throws, or takes long, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 5000 }), fc.integer(), (text, code) => {
        classifyReply({ stage: 'rcpt', code, enhanced: null, text, provider: text.slice(0, 5) })
      }),
    )
    for (const text of [
      'a.'.repeat(50_000),
      '<'.repeat(100_000),
      'user '.repeat(30_000),
      'no '.repeat(40_000),
    ]) {
      const reply = { stage: 'rcpt', code: 550, enhanced: null, text, provider: null } as const
      expect(processorTime(() => classifyReply(reply))).toBeLessThan(500)
    }
  })
})

describe('the order of the rules', () => {
  const reply = (code: number, status: string | null, text: string, more = {}) =>
    classifyReply({ stage: 'rcpt', code, enhanced: status, text, provider: null, ...more })

  it.each([
    ['stage before words', reply(550, null, 'user unknown', { stage: 'mail' }), 'unknown', 'stage'],
    ['class before words', reply(450, '4.1.1', 'User unknown'), 'temp_error', 'class'],
    [
      'provider before code',
      reply(550, '5.4.1', 'Recipient address rejected: Access denied', { provider: 'microsoft' }),
      'no_mailbox',
      'provider',
    ],
    ['code before words', reply(550, '5.2.2', 'user unknown'), 'full', 'enhanced'],
    [
      'words about us first',
      reply(550, null, 'user unknown, blocked by policy'),
      'ip_blocked',
      'block-words',
    ],
    ['then full before unknown', reply(550, null, 'user unknown or over quota'), 'full', 'mailbox-words'],
    [
      'comparison at last',
      reply(550, null, 'Rejected', { randomReply: { code: 250, enhanced: null, text: '' } }),
      'no_mailbox',
      'comparison',
    ],
    [
      'refused like a random name',
      reply(550, null, 'Rejected', { randomReply: { code: 550, enhanced: null, text: 'Rejected' } }),
      'unknown',
      'comparison',
    ],
    ['nothing left', reply(554, null, 'Rejected'), 'unknown', 'none'],
  ])('%s', (_, said, label, rule) => {
    expect([said.label, said.rule]).toEqual([label, rule])
  })

  it('asks for a comparison only when nothing else decided', () => {
    expect(reply(550, null, 'Rejected').needsComparison).toBe(true)
    expect(reply(550, null, 'User unknown').needsComparison).toBe(false)
    expect(reply(554, null, 'Rejected').needsComparison).toBe(false)
  })

  it('backs off when the server speaks of us, not when it speaks of one recipient', () => {
    expect(reply(421, null, 'Closing').backOff).toBe(true)
    expect(reply(550, '5.7.1', 'blocked using zen.spamhaus.org').backOff).toBe(true)
    expect(reply(550, '5.7.1', 'members of the group only', {}).backOff).toBe(false)
    expect(
      reply(450, '4.2.1', 'The user you are trying to contact is receiving mail at a rate', {
        provider: 'google',
      }),
    ).toMatchObject({ exists: true, backOff: false })
  })
})
