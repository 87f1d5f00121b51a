import type { BlacklistReport, Blacklists } from '@postproof/blacklists/types'
import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import { plainCode } from '@postproof/messages/say'
import { describe, expect, it } from 'vitest'
import { auditSelf, refusedIdentity } from './self-audit.ts'
import type { SmtpDialer, SmtpOutcome } from './smtp-types.ts'

const address = '11.22.33.44'
const identity = { helo: 'mail.prober.dev', mailFrom: 'verify@prober.dev', sourceAddress: null }
const reach = [{ host: 'mx.receiver.dev', priority: 1, ips: ['11.9.9.9'], operator: 'receiver.dev' }]

const zone: ZoneDefinition = {
  'mail.prober.dev': { A: address },
  'prober.dev': { MX: [[10, 'mail.prober.dev']], TXT: ['v=spf1 ip4:11.22.33.44 -all'] },
  [address]: { PTR: 'mail.prober.dev' },
}

const spoken = (code: number, text = ''): SmtpOutcome => ({
  ok: true,
  ms: 1,
  reply: { code, enhanced: null, text, lines: [text] },
})

function dialer(banner: SmtpOutcome | 'closed', commands: string[] = []): SmtpDialer {
  return {
    dial: async () =>
      banner === 'closed'
        ? { ok: false, failure: 'timeout', detail: 'no answer', ms: 7000 }
        : {
            ok: true,
            ms: 1,
            connection: {
              address: '11.9.9.9',
              greeting: async () => banner,
              command: async (line) => {
                commands.push(line)
                return spoken(line === 'QUIT' ? 221 : 250)
              },
              secure: async () => ({ ok: false, detail: '', ms: 0 }),
              extend: () => {},
              close: () => {},
            },
          },
  }
}

function lists(...listed: { tier: 1 | 2; state?: 'listed' | 'refused' }[]): Blacklists {
  const answers = listed.map(({ tier, state = 'listed' }, i) => ({
    list: `list${i}`,
    name: `List ${i}`,
    tier,
    kind: 'block' as const,
    state,
    codes: [],
    meaning: '',
    severity: 'major' as const,
    reason: null,
    removalUrl: null,
    ms: 1,
  }))
  const answered = answers.length === 0 ? 5 : answers.filter(({ state }) => state === 'listed').length
  const report: BlacklistReport = { subject: address, status: 'good', answered, asked: 5, answers }
  return { checkAddress: async () => report, checkDomain: async () => report, checkEmail: async () => report }
}

type Changes = {
  zone?: ZoneDefinition
  blacklists?: Blacklists
  dialer?: SmtpDialer
  identity?: Partial<typeof identity>
  address?: string | null
}

const audit = (changes: Changes = {}) =>
  auditSelf(
    {
      identity: { ...identity, ...changes.identity },
      address: changes.address === undefined ? address : changes.address,
      reach,
    },
    {
      resolver: createZone({ ...zone, ...changes.zone }),
      blacklists: changes.blacklists ?? lists(),
      dialer: changes.dialer ?? dialer(spoken(220)),
      now: Date.now,
    },
  )

describe('the audit of this host', () => {
  it('allows mailbox checks when everything is in order', async () => {
    const commands: string[] = []
    const { allowed, findings, blockers } = await audit({ dialer: dialer(spoken(220), commands) })
    expect({ allowed, blockers }).toEqual({ allowed: true, blockers: [] })
    expect(findings.every(({ status }) => status === 'good')).toBe(true)
    expect(commands).toEqual(['EHLO mail.prober.dev', 'QUIT'])
  })

  const none = { [address]: {}, 'prober.dev': {}, 'mail.prober.dev': {} }
  it.each<[string, Changes, Record<string, string>]>([
    ['no reverse name', { zone: { [address]: {} } }, { 'audit-ptr': 'no-ptr' }],
    [
      'a reverse name that leads elsewhere',
      { zone: { [address]: { PTR: 'x.host.dev' }, 'x.host.dev': { A: '11.1.1.1' } } },
      { 'audit-ptr': 'not-confirmed' },
    ],
    ['reverse name cannot be asked', { zone: { [address]: 'TIMEOUT' } }, { 'audit-ptr': 'unanswered' }],
    [
      'the greeting leads elsewhere',
      { zone: { 'mail.prober.dev': { A: '11.1.1.1' } } },
      { 'audit-helo': 'resolves-elsewhere', 'audit-ptr': 'not-confirmed' },
    ],
    [
      'SPF forbids it',
      { zone: { 'prober.dev': { MX: [[10, 'mail.prober.dev']], TXT: ['v=spf1 -all'] } } },
      { 'audit-spf': 'fail' },
    ],
    ['no SPF', { zone: { 'prober.dev': { MX: [[10, 'mail.prober.dev']] } } }, { 'audit-spf': 'none' }],
    [
      'a sender that takes no mail',
      { zone: { 'prober.dev': { MX: [[0, '.']], TXT: ['v=spf1 ip4:11.22.33.44 -all'] } } },
      { 'audit-sender': 'takes-no-mail' },
    ],
    ['port 25 closed', { dialer: dialer('closed') }, { 'audit-port-25': 'closed' }],
    ['refused at the banner', { dialer: dialer(spoken(554, 'blocked')) }, { 'audit-port-25': 'refused-us' }],
    ['listed', { blacklists: lists({ tier: 1 }) }, { 'audit-listings': 'listed' }],
    [
      'no list answers',
      { blacklists: lists({ tier: 1, state: 'refused' }) },
      { 'audit-listings': 'nobody-answered' },
    ],
    [
      'a private address',
      {
        address: '10.0.0.1',
        zone: {
          'mail.prober.dev': { A: '10.0.0.1' },
          '10.0.0.1': { PTR: 'mail.prober.dev' },
          'prober.dev': { MX: [[1, 'mail.prober.dev']], TXT: 'v=spf1 ip4:10.0.0.1 -all' },
        },
      },
      { 'audit-address': 'not-public' },
    ],
    [
      'an address that is not known',
      { address: null },
      {
        'audit-address': 'unknown',
        'audit-helo': 'address-unknown',
        'audit-ptr': 'address-unknown',
        'audit-spf': 'address-unknown',
        'audit-listings': 'address-unknown',
      },
    ],
    [
      'nothing published',
      { zone: none },
      {
        'audit-helo': 'does-not-resolve',
        'audit-sender': 'takes-no-mail',
        'audit-ptr': 'no-ptr',
        'audit-spf': 'none',
      },
    ],
    ['a greeting with localhost', { identity: { helo: 'localhost' } }, { 'audit-helo': 'local' }],
    ['a greeting with gmail.com', { identity: { helo: 'gmail.com' } }, { 'audit-helo': 'somebody-else' }],
  ])('does not: %s', async (_, changes, expected) => {
    const { allowed, findings, blockers } = await audit(changes)
    expect(allowed).toBe(false)
    for (const { id, code } of findings)
      expect([id, code, plainCode(`audit.${id}.${code}`)]).not.toContain(null)
    expect(blockers.toSorted()).toEqual(Object.keys(expected).toSorted())
    for (const [id, code] of Object.entries(expected)) {
      expect(findings.find((one) => one.id === id)?.code).toBe(code)
    }
  })

  it('allows with a warning: a minor listing, a sender at another domain', async () => {
    const { allowed, findings } = await audit({ blacklists: lists({ tier: 2 }) })
    expect(allowed).toBe(true)
    expect(findings.find(({ id }) => id === 'audit-listings')).toMatchObject({
      status: 'warning',
      code: 'listed-minor',
    })
  })
})

describe('names that are never used (bug 10 of others)', () => {
  it.each([
    ['localhost', 'helo-local'],
    ['localhost.localdomain', 'helo-local'],
    ['mail.example.org', 'helo-local'],
    ['server.local', 'helo-local'],
    ['gmail.com', 'helo-somebody-else'],
    ['mail.google.com', 'helo-somebody-else'],
    ['OUTLOOK.COM.', 'helo-somebody-else'],
    ['[11.22.33.44]', 'helo-address'],
    ['11.22.33.44', 'helo-address'],
    ['mailserver', 'helo-bare'],
    ['mail.nosuchending', 'helo-bare'],
    ['mail prober.dev', 'helo-bare'],
    ['', 'helo-bare'],
  ])('greeting with %j', (helo, code) => {
    expect(refusedIdentity({ ...identity, helo })).toBe(code)
  })

  it.each([
    ['hello@localhost', 'sender-local'],
    ['user@example.org', 'sender-local'],
    ['me@gmail.com', 'sender-somebody-else'],
    ['prober.dev', 'sender-not-an-address'],
    ['a b@prober.dev', 'sender-not-an-address'],
    ['', 'sender-not-an-address'],
  ])('sender %j', (mailFrom, code) => {
    expect(refusedIdentity({ ...identity, mailFrom })).toBe(code)
  })

  it('lets an own name pass', () => {
    expect(refusedIdentity(identity)).toBeNull()
  })
})
