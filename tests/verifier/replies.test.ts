import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Classification, classifyReply } from '../../packages/address/replies.ts'
import { processorTime } from '../processor-time.ts'
import { ratesOf, readRates } from './replies/rates.ts'
import { labelOf, readSamples, type Sample } from './replies/samples.ts'

const samples = readSamples()
const apart = samples.filter((one) => one.apart)
const fitted = samples.filter((one) => !one.apart)
const isGone = (said: Pick<Classification, 'about' | 'what'>) =>
  said.about === 'recipient' && (said.what === 'unknown' || said.what === 'disabled')
const right = ({ facts, labels }: Sample) => labels.includes(labelOf(classifyReply(facts)))
const means = (one: Sample, ...words: string[]) =>
  one.labels.some((label) => words.some((word) => label === word || label.startsWith(`${word} `)))

describe('the labelled replies', () => {
  it('are many, of every kind, and half of them were set apart', () => {
    expect(samples.length).toBeGreaterThanOrEqual(1200)
    expect(apart.length).toBeGreaterThanOrEqual(500)
    expect(new Set(samples.map(({ line }) => line)).size).toBe(samples.length)
  })

  it('are read right, each one from which the rules were made', () => {
    expect(fitted.filter((one) => !right(one)).map(({ line }) => line)).toEqual([])
  })

  it('are read right in 98 of 100 that were set apart', () => {
    expect(apart.filter(right).length / apart.length).toBeGreaterThanOrEqual(0.98)
  })

  it('never make a mailbox out to be gone that is not', () => {
    const wrong = samples.filter(
      (one) => isGone(classifyReply(one.facts)) && !means(one, 'recipient unknown', 'recipient disabled'),
    )
    expect(wrong.map(({ line }) => line)).toEqual([])
  })

  it('stop an operator only when our host is meant', () => {
    const wrong = samples.filter(
      (one) => classifyReply(one.facts).backOff === 'stop' && !means(one, 'client'),
    )
    expect(wrong.map(({ line }) => line)).toEqual([])
  })

  it('are told with their error rates in the documentation', () => {
    const docs = join(import.meta.dirname, '../../docs')
    const pages = globSync('*/guide/replies-of-mail-servers.md', { cwd: docs })
    const told = pages.map((page) => [page, readRates(readFileSync(join(docs, page), 'utf8'))])
    expect(pages).toContain('en/guide/replies-of-mail-servers.md')
    expect(told).toEqual(pages.map((page) => [page, ratesOf(apart)]))
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
        fc.boolean(),
        (us, them, status, code, first, tookAnother) => {
          const text = first ? `${us}; ${them}` : `${them}; ${us}`
          const facts = { stage: 'rcpt', code, enhanced: status, text, provider: null, tookAnother } as const
          expect(isGone(classifyReply(facts)), text).toBe(false)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('a full mailbox becomes no such mailbox, beside any code', () => {
    // Those that say so in words; the others say it by their codes alone.
    const full = samples.filter(
      ({ labels, facts }) =>
        labels.join() === 'recipient full' &&
        classifyReply({ ...facts, code: 550, enhanced: null }).what === 'full',
    )
    expect(full.length).toBeGreaterThan(100)
    fc.assert(
      fc.property(
        fc.constantFrom(...full),
        fc.constantFrom('5.1.1', '5.1.0', '5.2.1', '5.7.1', '5.0.0', null),
        fc.constantFrom(550, 552, 553, 554),
        fc.boolean(),
        ({ facts }, status, code, tookAnother) => {
          expect(isGone(classifyReply({ ...facts, enhanced: status, code, tookAnother })), facts.text).toBe(
            false,
          )
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('a temporary reply gives a permanent verdict', () => {
    const texts = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.constantFrom(...samples.map(({ facts }) => facts.text)),
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
          const said = classifyReply({
            stage: 'rcpt',
            code,
            enhanced: one,
            text,
            provider,
            tookAnother: true,
          })
          expect(isGone(said) || said.what === 'accepted').toBe(false)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('a refusal before RCPT says something of the mailbox', () => {
    const one = fc.constantFrom(...samples.filter(({ facts }) => facts.code >= 400))
    fc.assert(
      fc.property(
        one,
        fc.constantFrom('banner' as const, 'ehlo' as const, 'mail' as const),
        ({ facts }, stage) => {
          expect(classifyReply({ ...facts, stage }).about).not.toBe('recipient')
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
      'your ip '.repeat(30_000),
    ]) {
      const reply = { stage: 'rcpt', code: 550, enhanced: null, text, provider: null } as const
      expect(processorTime(() => classifyReply(reply))).toBeLessThan(500)
    }
  })
})

describe('the order of the evidence', () => {
  const reply = (code: number, status: string | null, text: string, more = {}) =>
    classifyReply({ stage: 'rcpt', code, enhanced: status, text, provider: null, ...more })

  it.each([
    ['stage before words', reply(550, null, 'user unknown', { stage: 'mail' }), 'unclear', 'stage'],
    ['class before words', reply(450, '4.1.1', 'User unknown'), 'server temporary', 'class'],
    [
      'provider before code',
      reply(550, '5.4.1', 'Recipient address rejected: Access denied', { provider: 'microsoft' }),
      'recipient unknown',
      'provider',
    ],
    ['552 before 5.1.1', reply(552, '5.1.1', 'mailbox unavailable'), 'recipient full', 'basic'],
    ['quota before 5.1.1', reply(550, '5.1.1', 'over quota'), 'recipient full', 'words'],
    ['x.2.2 before words', reply(550, '5.2.2', 'user unknown'), 'recipient full', 'enhanced'],
    ['plain words before 5.7.1', reply(550, '5.7.1', 'no such user'), 'recipient unknown', 'words'],
    ['words about us first', reply(550, null, 'user unknown, blocked by policy'), 'server policy', 'words'],
    ['then full before unknown', reply(550, null, 'user unknown or over quota'), 'recipient full', 'words'],
    [
      'comparison at last',
      reply(550, null, 'Rejected', { randomReply: { code: 250, enhanced: null, text: '' } }),
      'recipient unknown',
      'comparison',
    ],
    [
      'a real address taken a second ago decides a bare refusal',
      reply(550, null, 'Requested action not taken: mailbox unavailable', { tookAnother: true }),
      'recipient unknown',
      'comparison',
    ],
    [
      'beside it a rule that names nobody is about this one',
      reply(550, '5.7.1', 'Access denied', { tookAnother: true }),
      'recipient policy',
      'comparison',
    ],
    [
      'refused like a random name',
      reply(550, null, 'Rejected', { randomReply: { code: 550, enhanced: null, text: 'Rejected' } }),
      'unclear',
      'comparison',
    ],
    ['nothing left', reply(554, null, 'Rejected'), 'unclear', 'none'],
  ])('%s', (_, said, label, rule) => {
    expect([labelOf(said), said.rule]).toEqual([label, rule])
  })

  it('asks for a comparison only when nothing else decided', () => {
    expect(reply(550, null, 'Rejected').needsComparison).toBe(true)
    expect(reply(550, null, 'Rejected', { tookAnother: true }).needsComparison).toBe(false)
    expect(reply(550, null, 'User unknown').needsComparison).toBe(false)
    expect(reply(554, null, 'Rejected').needsComparison).toBe(false)
  })

  it.each([
    [reply(550, '5.7.1', 'Client host [192.0.2.44] blocked using zen.spamhaus.org'), 'stop'],
    [reply(421, null, 'Too many connections'), 'stop'],
    [reply(421, null, 'Closing'), 'slow'],
    [reply(550, '5.7.1', 'Rejected by policy'), 'slow'],
    [reply(550, '5.7.1', 'your host is blocked', { tookAnother: true }), 'slow'],
    [reply(550, '5.7.1', 'members of the group only'), null],
    [reply(550, '5.2.1', 'mailbox blocked'), null],
    [reply(450, '4.2.1', 'The user you are trying to contact is receiving mail at a rate'), null],
  ])('stops an operator only for our host, and slows down for what may be ours: %#', (said, backOff) => {
    expect(said.backOff).toBe(backOff)
  })
})
