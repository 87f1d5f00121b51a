import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { probeHosts } from './mailbox/hosts.ts'
import { randomLocal, recipientPath } from './mailbox/recipient.ts'
import { makeReply } from './mailbox/reply-reader.ts'
import { askMailbox } from './mailbox.ts'
import type { SmtpDialer, SmtpFailure, SmtpOutcome } from './smtp-types.ts'
import type { MailHost } from './types.ts'

const failures: SmtpFailure[] = [
  'timeout',
  'closed',
  'malformed',
  'too-long',
  'refused',
  'unreachable',
  'tls',
]

const outcome: fc.Arbitrary<SmtpOutcome> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(220, 250).map((code) => said(code, ['mx', 'STARTTLS', 'SMTPUTF8'])),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.integer({ min: 200, max: 599 }),
        fc.constantFrom('', '5.1.1 ', '4.2.0 ', '5.7.1 '),
        fc.constantFrom('User unknown', 'Greylisted', 'Blocked by policy', 'Mailbox full', 'Rejected', ''),
      )
      .map(([code, status, text]) => said(code, [status + text])),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...failures)
      .map((failure): SmtpOutcome => ({ ok: false, failure, detail: '', ms: 1 })),
  },
)

function said(code: number, lines: string[]): SmtpOutcome {
  return { ok: true, ms: 1, reply: makeReply(code, lines) }
}

/** Answers the given outcomes, then is silent. Notes every command. */
function scripted(outcomes: SmtpOutcome[], commands: string[]): SmtpDialer {
  const next = (): SmtpOutcome => outcomes.shift() ?? { ok: false, failure: 'timeout', detail: '', ms: 1 }
  return {
    async dial({ address }) {
      const first = outcomes[0]
      if (first && !first.ok) return { ok: false, failure: first.failure, detail: '', ms: 1 }
      const connection = {
        address,
        greeting: async () => next(),
        command: async (line: string) => {
          commands.push(line)
          return next()
        },
        secure: async () => {
          const { ok, ms } = next()
          return ok ? { ok, version: 'TLSv1.3', cipher: '', chain: [], ms } : { ok, detail: '', ms }
        },
        extend: () => {},
        close: () => {},
      }
      return { ok: true, connection, ms: 1 }
    },
  }
}

const identity = { helo: 'mail.prober.test', mailFrom: 'verify@prober.test', sourceAddress: null }
const hosts = ['one', 'two'].map((name, i) => ({
  host: `${name}.example.org`,
  priority: i,
  ips: ['11.0.0.1', '11.0.0.2', '11.0.0.3'],
  operator: `${name}.org`,
}))

describe('any dialogue', () => {
  it('ends, never sends data, and calls a mailbox missing only after a permanent refusal of it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(outcome, { maxLength: 40 }),
        fc.boolean(),
        fc.constantFrom(undefined, true, false, null),
        async (outcomes, needsSmtpUtf8, catchAll) => {
          const commands: string[] = []
          const dialer = scripted([...outcomes], commands)
          const request = {
            local: 'a',
            domain: 'example.org',
            provider: null,
            needsSmtpUtf8,
            catchAll,
            hosts,
            identity,
          }
          const report = await askMailbox(request, { dialer, clock: { now: () => 0 }, random: () => 0.5 })
          const target = report.steps.filter(({ step }) => step === 'rcpt').at(-1)
          if (report.result === 'no_mailbox' || report.result === 'disabled') {
            expect(target?.code).toBeGreaterThanOrEqual(500)
          }
          if (report.result === 'accepted') expect([250, 251, 252]).toContain(target?.code)
          if (catchAll !== undefined) expect(report.randomAsked).toBe(false)
          expect(commands.filter((line) => /^RCPT/.test(line)).length).toBeLessThanOrEqual(8)
          expect(commands.every((line) => /^(EHLO|HELO|STARTTLS|MAIL|RCPT|QUIT)\b/.test(line))).toBe(true)
        },
      ),
      { numRuns: 1500 },
    )
  })
})

describe('recipients', () => {
  it.each([
    ['a', 'a@example.org'],
    ['"a b"', '"a b"@example.org'],
    ['josé', 'josé@example.org'],
    ['a b', undefined],
    ['a>b', undefined],
    ['', undefined],
    ['a\n', undefined],
    ['"a\r\n"', undefined],
    ['a'.repeat(250), undefined],
  ])('%j: %s', (local, path) => {
    expect(recipientPath({ local, domain: 'example.org' })).toBe(path)
  })

  it('random names differ, and are plain', () => {
    const names = new Set(Array.from({ length: 1000 }, () => randomLocal(Math.random)))
    expect(names.size).toBe(1000)
    for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9]{19}$/)
  })
})

it('only usable addresses are asked', () => {
  const host = (name: string, usable: boolean[]): MailHost => ({
    host: name,
    priority: 1,
    state: 'usable',
    addresses: usable.map((one, i) => ({
      ip: `11.0.0.${i}`,
      class: one ? 'public' : 'private',
      usable: one,
    })),
    cname: null,
    provider: null,
    operator: 'example.org',
  })
  expect(probeHosts({ mx: [host('a', [false, true]), host('b', [false]), host('c', [])] })).toEqual([
    { host: 'a', priority: 1, operator: 'example.org', ips: ['11.0.0.1'] },
  ])
})
