import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogs } from '../messages/catalogs.ts'
import { type NotAskedWhy, whyNotAsked } from './mailbox/gate.ts'
import type { MailboxReport, MailboxResult } from './mailbox.ts'
import { reacherResult, zeroBounceWords } from './verdict/familiar.ts'
import { bands } from './verdict/points.ts'
import { judge, type VerdictFacts, verdictReasons } from './verdict.ts'

const plain: VerdictFacts = {
  validSyntax: true,
  domain: { status: 'mail', addressFallback: false },
  disposable: null,
  relay: false,
  role: false,
  free: false,
  suggestion: null,
  mailbox: { result: 'accepted', catchAll: false },
  likelihood: null,
}
const person = { local: 'ada.lovelace', role: false, provider: null, addressFallback: false }
const off = { notAsked: 'off' } as const
const heard = (result: MailboxResult, catchAll: boolean | null = null) => ({ result, catchAll })

describe('a verdict', () => {
  it.each<[string, Partial<VerdictFacts>, string, string, number]>([
    ['accepted, no catch-all', {}, 'deliverable', 'accepted_email', 100],
    [
      'by its own address (no MX)',
      { domain: { status: 'mail', addressFallback: true } },
      'deliverable',
      'accepted_email',
      95,
    ],
    ['an alias that forwards', { relay: true }, 'deliverable', 'accepted_email', 95],
    ['an old list of disposable domains', { disposable: 'old' }, 'deliverable', 'accepted_email', 90],
    ['catch-all', { mailbox: heard('accepted', true) }, 'risky', 'catch_all', 60],
    [
      'catch-all, a name of a person',
      { mailbox: heard('accepted', true), likelihood: person },
      'risky',
      'catch_all',
      72,
    ],
    ['no catch-all, a name of a person', { likelihood: person }, 'deliverable', 'accepted_email', 100],
    ['catch-all not found out', { mailbox: heard('accepted') }, 'risky', 'catch_all_unknown', 75],
    ['role', { role: true }, 'risky', 'role', 75],
    ['role and catch-all', { role: true, mailbox: heard('accepted', true) }, 'risky', 'catch_all', 35],
    ['disposable, accepted (bug 1)', { disposable: 'high' }, 'risky', 'disposable', 70],
    [
      'disposable, no such mailbox',
      { disposable: 'high', mailbox: heard('no_mailbox', false) },
      'undeliverable',
      'no_mailbox',
      0,
    ],
    ['disposable, not asked', { disposable: 'high', mailbox: off }, 'risky', 'disposable', 25],
    [
      'a domain that catches mistypings',
      { suggestion: 'gmail.com', mailbox: heard('accepted', true) },
      'risky',
      'possible_typo',
      35,
    ],
    ['full', { mailbox: heard('full') }, 'risky', 'mailbox_full', 40],
    ['restricted', { mailbox: heard('restricted') }, 'risky', 'restricted', 70],
    ['no mailbox', { mailbox: heard('no_mailbox', false) }, 'undeliverable', 'no_mailbox', 0],
    ['disabled', { mailbox: heard('disabled') }, 'undeliverable', 'mailbox_disabled', 0],
    [
      'spelling',
      { validSyntax: false, domain: null, mailbox: { notAsked: 'no-mail' } },
      'undeliverable',
      'invalid_email',
      0,
    ],
    [
      'no such domain',
      { domain: { status: 'no-domain', addressFallback: false }, mailbox: { notAsked: 'no-mail' } },
      'undeliverable',
      'invalid_domain',
      0,
    ],
    [
      'null MX (bug 11)',
      { domain: { status: 'null-mx', addressFallback: false }, mailbox: { notAsked: 'no-mail' } },
      'undeliverable',
      'null_mx',
      0,
    ],
    [
      'no mail host',
      { domain: { status: 'no-mail-host', addressFallback: false }, mailbox: { notAsked: 'no-mail' } },
      'undeliverable',
      'no_mx',
      0,
    ],
    [
      'private mail hosts',
      { domain: { status: 'unreachable', addressFallback: false }, mailbox: { notAsked: 'no-mail' } },
      'undeliverable',
      'unroutable',
      0,
    ],
    [
      'DNS silent',
      { domain: { status: 'no-data', addressFallback: false }, mailbox: { notAsked: 'no-mail' } },
      'unknown',
      'dns_unavailable',
      45,
    ],
    ['checks switched off', { mailbox: off }, 'unknown', 'not_asked', 55],
    ['checks switched off, role', { mailbox: off, role: true }, 'risky', 'role', 30],
    ['greylisted', { mailbox: heard('greylisted') }, 'unknown', 'greylisted', 55],
    ['greylisted, role', { mailbox: heard('greylisted'), role: true }, 'unknown', 'greylisted', 30],
    ['we are blocked', { mailbox: heard('blocked') }, 'unknown', 'blocked_by_receiver', 50],
    ['we leave them alone', { mailbox: { notAsked: 'backing-off' } }, 'unknown', 'blocked_by_receiver', 55],
    [
      'unverifiable',
      { mailbox: { notAsked: 'provider-unverifiable' } },
      'unknown',
      'provider_unverifiable',
      55,
    ],
    ['timeout (bug 9)', { mailbox: heard('timeout') }, 'unknown', 'timeout', 45],
    ['hung up (bug 9)', { mailbox: heard('dropped') }, 'unknown', 'disconnected', 45],
    ['nobody there', { mailbox: heard('no_connection') }, 'unknown', 'no_connection', 40],
  ])('%s', (_, changes, status, reason, score) => {
    expect(judge({ ...plain, ...changes })).toMatchObject({ status, reason, score })
  })
})

const facts: fc.Arbitrary<VerdictFacts> = fc.record({
  validSyntax: fc.boolean(),
  domain: fc.option(
    fc.record({
      status: fc.constantFrom('mail', 'null-mx', 'no-domain', 'no-mail-host', 'unreachable', 'no-data'),
      addressFallback: fc.boolean(),
    }),
  ),
  disposable: fc.constantFrom(null, 'high' as const, 'old' as const),
  relay: fc.boolean(),
  role: fc.boolean(),
  free: fc.boolean(),
  suggestion: fc.constantFrom(null, 'gmail.com'),
  likelihood: fc.option(
    fc.record({
      local: fc.constantFrom('ada', 'ada.lovelace', 'x7k2q9fz41', '20441'),
      role: fc.boolean(),
      provider: fc.constantFrom(null, 'hosting' as const, 'gateway' as const),
      addressFallback: fc.boolean(),
    }),
  ),
  mailbox: fc.oneof(
    fc.record({
      result: fc.constantFrom<MailboxResult>(
        'accepted',
        'no_mailbox',
        'disabled',
        'full',
        'greylisted',
        'restricted',
        'blocked',
        'temporary',
        'unclear',
        'timeout',
        'dropped',
        'no_connection',
        'utf8_not_offered',
        'no_host',
        'not_askable',
      ),
      catchAll: fc.constantFrom(true, false, null),
    }),
    fc.record({
      notAsked: fc.constantFrom<NotAskedWhy>(
        'off',
        'no-mail',
        'provider-unverifiable',
        'accounts-only',
        'crowded',
        'opted-out',
        'backing-off',
      ),
    }),
  ),
})

describe('for any facts', () => {
  it('the factors add up to the score, the score fits the status, and there are words for all of it', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const { status, reason, score, factors } = judge(one)
        expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(score)
        const [least, most] = bands[status]
        expect(score).toBeGreaterThanOrEqual(least)
        expect(score).toBeLessThanOrEqual(most)
        for (const code of [`reason.${reason}`, ...factors.map(({ key }) => `factor.${key}`)])
          expect(catalogs.en).toHaveProperty([`verification.${code}`])
      }),
      { numRuns: 2000 },
    )
  })

  /** All that can be known beside the mailbox, in every combination. */
  function* everything(): Generator<Omit<VerdictFacts, 'mailbox' | 'likelihood'>> {
    const statuses = ['mail', 'null-mx', 'no-domain', 'no-mail-host', 'unreachable', 'no-data'] as const
    for (let n = 0; n < statuses.length * 2 ** 5 * 3; n++) {
      const bit = (at: number) => Math.floor(n / (18 * 2 ** at)) % 2 === 1
      yield {
        domain: { status: statuses[n % 6]!, addressFallback: bit(0) },
        disposable: ([null, 'high', 'old'] as const)[Math.floor(n / 6) % 3]!,
        relay: bit(1),
        role: bit(2),
        suggestion: bit(3) ? 'gmail.com' : null,
        validSyntax: bit(4),
        free: false,
      }
    }
  }

  it('not asked never counts less than any answer that leaves it open', () => {
    // All but what the server said of the mailbox itself; a new result has to be put in one place.
    const said = { accepted: 0, no_mailbox: 0, disabled: 0, full: 0, restricted: 0 }
    const open: Record<Exclude<MailboxResult, keyof typeof said>, 0> = {
      ...{ greylisted: 0, blocked: 0, temporary: 0, unclear: 0, timeout: 0, dropped: 0 },
      ...{ no_connection: 0, no_host: 0, utf8_not_offered: 0, not_askable: 0 },
    }
    const notAsked: Record<NotAskedWhy, 0> = {
      ...{ off: 0, 'no-mail': 0, 'provider-unverifiable': 0, 'accounts-only': 0 },
      ...{ crowded: 0, 'opted-out': 0, 'backing-off': 0 },
    }
    const known = [...everything()]
    expect(new Set(known.map((one) => JSON.stringify(one))).size).toBe(576)
    for (const one of known) {
      const rest = { ...one, likelihood: null }
      const without = (Object.keys(notAsked) as NotAskedWhy[]).map(
        (why) => judge({ ...rest, mailbox: { notAsked: why } }).score,
      )
      // Why it was not asked makes no difference.
      expect(new Set(without).size, JSON.stringify(one)).toBe(1)
      for (const result of Object.keys(open) as (keyof typeof open)[]) {
        const asked = judge({ ...rest, mailbox: heard(result) }).score
        expect(without[0], `${result} ${JSON.stringify(one)}`).toBeGreaterThanOrEqual(asked)
      }
    }
  })

  it('nothing is undeliverable because we could not ask, and nothing deliverable unless a server accepted it', () => {
    fc.assert(
      fc.property(facts, (one) => {
        const { status } = judge({
          ...one,
          validSyntax: true,
          domain: { status: 'mail', addressFallback: false },
        })
        const { mailbox } = one
        const refused = 'result' in mailbox && ['no_mailbox', 'disabled'].includes(mailbox.result)
        expect(status === 'undeliverable').toBe(refused)
        if (status === 'deliverable') expect(mailbox).toEqual({ result: 'accepted', catchAll: false })
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the words of others', () => {
  const report: MailboxReport = {
    result: 'full',
    decision: null,
    catchAll: null,
    recipient: null,
    catchAllFrom: null,
    randomAsked: false,
    mx: 'mx.example.org',
    address: '11.0.0.1',
    tls: null,
    backOff: [],
    steps: [
      {
        step: 'banner',
        mx: 'mx.example.org',
        address: '11.0.0.1',
        code: 220,
        enhanced: null,
        text: '',
        ms: 1,
        verdict: 'accepted',
        why: null,
      },
    ],
    identity: { helo: 'h', mailFrom: 'm', sourceAddress: null },
    startedAt: 0,
    ms: 1,
  }

  it('of Reacher', () => {
    const one = { ...plain, role: true, suggestion: 'gmail.com' }
    const domain = { domain: 'gmial.com', mx: [] }
    const given = {
      input: 'Info@gmial.com',
      isReachable: 'risky' as const,
      facts: one,
      domain,
      local: 'Info',
    }
    expect(reacherResult({ ...given, mailbox: report })).toEqual({
      input: 'Info@gmial.com',
      is_reachable: 'risky',
      misc: { is_disposable: false, is_role_account: true, is_b2c: false },
      mx: { accepts_mail: true, records: [] },
      smtp: {
        can_connect_smtp: true,
        has_full_inbox: true,
        is_catch_all: false,
        is_deliverable: false,
        is_disabled: false,
      },
      syntax: { is_valid_syntax: true, domain: 'gmial.com', username: 'Info', suggestion: 'Info@gmail.com' },
    })
    expect(reacherResult({ ...given, mailbox: null }).smtp.can_connect_smtp).toBe(false)
  })

  it('of ZeroBounce: every reason has its words, and what is unknown here is not invalid there', () => {
    for (const reason of verdictReasons) {
      expect(zeroBounceWords({ status: 'unknown', reason }, false).status).not.toBe('')
    }
    fc.assert(
      fc.property(facts, (one) => {
        const verdict = judge(one)
        if (verdict.status === 'unknown') expect(zeroBounceWords(verdict, one.role).status).toBe('unknown')
        if (verdict.status === 'deliverable') expect(zeroBounceWords(verdict, one.role).status).toBe('valid')
      }),
    )
    expect(zeroBounceWords({ status: 'risky', reason: 'catch_all' }, true)).toEqual({
      status: 'do_not_mail',
      sub_status: 'role_based_catch_all',
    })
  })
})

describe('whether a mailbox is asked for at all', () => {
  const open = {
    enabled: true,
    hasHost: true,
    local: 'someone',
    provider: null,
    asksConsumers: true,
    optedOut: false,
    resting: false,
  }
  it.each([
    [{}, null],
    [{ enabled: false }, 'off'],
    [{ hasHost: false }, 'no-mail'],
    [{ optedOut: true }, 'opted-out'],
    [{ local: 'Postmaster' }, 'opted-out'],
    [{ provider: 'yahoo' }, null],
    [{ provider: 'yahoo-japan' }, 'provider-unverifiable'],
    [{ provider: 'gmail' }, null],
    [{ provider: 'gmail', asksConsumers: false }, 'accounts-only'],
    [{ provider: 'yahoo', asksConsumers: false }, 'accounts-only'],
    [{ provider: 'google-workspace', asksConsumers: false }, null],
    [{ resting: true }, 'backing-off'],
  ])('%j: %s', (changes, why) => {
    expect(whyNotAsked({ ...open, ...changes })).toBe(why)
  })
})
