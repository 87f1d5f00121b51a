import { describe, expect, test } from 'vitest'
import { judge, type VerdictFacts } from '../verdict.ts'
import type { OwnEvidence } from './facts.ts'
import { bounceSays } from './own.ts'

/** What the asker's own mail told, and what comes of it. */

describe('what a bounce says of the mailbox', () => {
  test.each<[says: string, code: number | null, enhanced: string | null, text: string]>([
    ['no_mailbox', 550, '5.1.1', 'User unknown'],
    ['no_mailbox', null, '5.1.1', ''],
    ['no_mailbox', null, null, '550 5.1.1 <ann@acme.test>: Recipient address rejected: User unknown'],
    ['no_mailbox', 550, null, 'No such user here'],
    ['disabled', 550, '5.2.1', 'The account is disabled'],
    ['full', 552, '5.2.2', 'Mailbox is over its quota'],
    // About the sender, the message, a rule or a trouble that passes: nothing of the mailbox.
    ['other', 550, '5.7.1', 'Your IP is listed at zen.spamhaus.org'],
    ['other', 550, '5.7.26', 'This mail is unauthenticated'],
    ['other', 554, '5.7.1', 'Message rejected as spam'],
    ['other', 451, '4.7.1', 'Greylisted, come back later'],
    ['other', 450, '4.1.1', 'User unknown'],
    // Addresses of servers that begin like a status.
    ['other', 550, null, 'host mx.acme.test[5.1.1.20] said: 550 rejected'],
    ['other', 550, null, 'refused by 15.2.2.7'],
    ['full', null, null, 'status 5.2.2.'],
    ['other', null, null, 'Delivery failed'],
    ['other', null, null, ''],
    ['other', 599, null, '\u0000'.repeat(2000)],
  ])('%s: %s %s %s', (says, code, enhanced, text) => {
    expect(bounceSays({ code, enhanced, text })).toBe(says)
  })
})

const DAY = 86_400_000
const now = 1_000 * DAY
const facts = (mailbox: VerdictFacts['mailbox'], own: OwnEvidence | null): VerdictFacts => ({
  validSyntax: true,
  domain: { status: 'mail', addressFallback: false },
  disposable: null,
  relay: false,
  role: false,
  free: false,
  suggestion: null,
  mailbox,
  own,
  likelihood: {
    local: 'ann',
    role: false,
    provider: null,
    addressFallback: false,
    seen: own?.seen?.by ?? null,
  },
})
const took = (catchAll: boolean | null, startedAt = now) =>
  ({ result: 'accepted', catchAll, startedAt }) as const
const silent = { notAsked: 'off' } as const
const bounced = (what: 'no_mailbox' | 'disabled' | 'full', at = now - DAY): OwnEvidence => ({
  bounce: { what, at },
  seen: null,
})
const seen = (by: 'placement' | 'test', at = now - DAY): OwnEvidence => ({ bounce: null, seen: { by, at } })

describe('the verdict', () => {
  test.each<[name: string, VerdictFacts['mailbox'], OwnEvidence | null, verdict: string]>([
    ['not asked, nothing told', silent, null, 'unknown not_asked'],
    ['not asked, bounced', silent, bounced('no_mailbox'), 'undeliverable bounced'],
    ['not asked, closed', silent, bounced('disabled'), 'undeliverable bounced'],
    ['not asked, full', silent, bounced('full'), 'risky mailbox_full'],
    ['every name taken', took(true), null, 'risky catch_all'],
    ['every name taken, bounced', took(true), bounced('no_mailbox'), 'undeliverable bounced'],
    ['taken, bounced before', took(false), bounced('no_mailbox'), 'deliverable accepted_email'],
    ['taken, bounced since', took(false), bounced('no_mailbox', now + 1), 'undeliverable bounced'],
    [
      'refused',
      { result: 'no_mailbox', catchAll: false, startedAt: now },
      seen('test'),
      'undeliverable no_mailbox',
    ],
    ['not asked, seen', silent, seen('placement'), 'unknown not_asked'],
    [
      'bounced, then seen in the mailbox',
      silent,
      { ...bounced('no_mailbox', now - 2 * DAY), ...{ seen: { by: 'placement', at: now - DAY } } },
      'unknown not_asked',
    ],
    [
      'seen in the mailbox, then bounced',
      silent,
      { ...bounced('no_mailbox'), ...{ seen: { by: 'placement', at: now - 2 * DAY } } },
      'undeliverable bounced',
    ],
  ])('%s', (_, mailbox, own, verdict) => {
    const { status, reason, score, factors } = judge(facts(mailbox, own))
    expect(`${status} ${reason}`).toBe(verdict)
    expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(score)
  })

  test('what was seen raises the score, and the likelihood where every name is taken', () => {
    const score = (own: OwnEvidence | null) => judge(facts(silent, own)).score
    expect(score(seen('placement'))).toBeGreaterThan(score(null))
    const likely = (own: OwnEvidence | null) => judge(facts(took(true), own)).likelihood?.percent
    expect([likely(null), likely(seen('test')), likely(seen('placement'))]).toEqual([50, 85, 95])
  })
})
