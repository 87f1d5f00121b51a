import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DomainReport } from '#contract/checkers.ts'
import { createWorld, type Instance, probing, startIn, type World } from '../scenarios/verifier-world.ts'
import { hostAndPort, peer } from './peer.ts'

/** The whole verifier, over HTTP, in front of a real Postfix with the tables of the folder `postfix`. */

const address = peer('POSTFIX', 'the email verifier in front of Postfix')

/** Mail hosts of different operators, so that what one refuses is not held against the others. */
const domains = [
  'real-mail.net',
  'takes-all-mail.net',
  'picky-mail.net',
  'strict-mail.net',
  'not-here-mail.net',
]

describe.skipIf(!address)('Postfix', () => {
  let world: World
  let site: Instance

  beforeAll(async () => {
    world = await createWorld()
    // Where the audit of one's own host finds out whether port 25 is open.
    await world.domain('gmail.com', {}, 'gmail-smtp-in.l.google.com')
    const { port } = hostAndPort(address!)
    for (const [at, name] of domains.entries()) {
      const ip = `11.0.1.${at + 1}`
      world.ports.set(ip, port)
      world.zone[name] = { MX: [[10, `mx.${name}`]] }
      world.zone[`mx.${name}`] = { A: ip }
    }
    site = await startIn(world, probing)
  })
  afterAll(async () => {
    await site?.close()
    await world?.close()
  })
  beforeEach(() => world.advance(2))

  let visitors = 0
  /** The verdict, and what Postfix said to RCPT. */
  const verify = async (email: string) => {
    const { last } = await site.verify(email, `198.51.100.${++visitors}`)
    const rcpt = last.smtp?.steps.find(({ step }) => step === 'rcpt')
    return {
      verdict: [last.status, last.reason],
      reply: [rcpt?.code, rcpt?.enhanced],
      text: rcpt?.text,
      last,
    }
  }

  test('the report of its domain shows how it encrypts, with the certificate that it made itself', async () => {
    const response = await fetch(`${site.url}/api/checkers/domain?input=real-mail.net`)
    const { sections } = (await response.json()) as DomainReport
    const section = sections.find(({ id }) => id === 'mail-servers')!
    expect(section.servers).toMatchObject([
      {
        host: 'mx.real-mail.net',
        state: 'answered',
        banner: expect.stringContaining('ESMTP'),
        starttls: 'works',
        tls: { version: 'TLSv1.3', cipher: expect.stringMatching(/^TLS_/) },
        certificate: { faults: expect.arrayContaining(['self-signed', 'wrong-name']) },
      },
    ])
    expect(section.status).toBe('warning')
  })

  test('a name of its table is deliverable, over TLS and to a polite end', async () => {
    const { verdict, reply, last } = await verify('ada@real-mail.net')
    expect(verdict).toEqual(['deliverable', 'accepted_email'])
    expect(reply).toEqual([250, '2.1.5'])
    const steps = last.smtp!.steps.map(({ step, code, text }) => [step, code, text])
    expect(steps.map(([step]) => step)).toEqual(
      'connect banner ehlo starttls starttls ehlo mail rcpt random-rcpt quit'.split(' '),
    )
    expect(steps[4]).toEqual(['starttls', null, 'TLSv1.3'])
    expect(steps.slice(-2).map(([, code]) => code)).toEqual([550, 221])
    expect(last.flags.catch_all).toBe(false)
  })

  test('a name that is not in its table is undeliverable', async () => {
    const { verdict, reply, text } = await verify('bob@real-mail.net')
    expect(verdict).toEqual(['undeliverable', 'no_mailbox'])
    expect(reply).toEqual([550, '5.1.1'])
    expect(text).toBe(
      '<bob@real-mail.net>: Recipient address rejected: User unknown in virtual mailbox table',
    )
  })

  test('a name beyond ASCII is asked for with SMTPUTF8', async () => {
    // Without it this Postfix refuses such a name (strict_smtputf8).
    expect((await verify('jörg@real-mail.net')).verdict).toEqual(['deliverable', 'accepted_email'])
    expect((await verify('jürg@real-mail.net')).verdict).toEqual(['undeliverable', 'no_mailbox'])
  })

  test('a table that takes every name is risky', async () => {
    expect((await verify('ann@takes-all-mail.net')).verdict).toEqual(['risky', 'catch_all'])
  })

  test.each([
    ['full@real-mail.net', [552, '5.2.2'], ['risky', 'mailbox_full'], 'over its quota'],
    ['grey@real-mail.net', [450, '4.2.0'], ['unknown', 'greylisted'], 'Greylisted'],
    // A rule of access says nothing about the mailbox, in either direction, for good or for now.
    ['closed@real-mail.net', [554, '5.7.1'], ['unknown', 'blocked_by_receiver'], 'Access denied'],
    ['busy@real-mail.net', [450, '4.7.1'], ['unknown', 'blocked_by_receiver'], 'Access denied'],
    ['ada@picky-mail.net', [554, '5.7.1'], ['unknown', 'blocked_by_receiver'], 'Client host rejected'],
    ['ada@strict-mail.net', [554, '5.7.1'], ['unknown', 'blocked_by_receiver'], 'Sender address rejected'],
    ['ada@not-here-mail.net', [554, '5.7.1'], ['unknown', 'blocked_by_receiver'], 'Relay access denied'],
  ])('%s gets %j and becomes %j', async (email, expected, verdict, words) => {
    const found = await verify(email)
    expect(found).toMatchObject({ reply: expected, verdict, text: expect.stringContaining(words) })
  })

  test.each([
    ['blocked@real-mail.net', ['undeliverable', 'mailbox_disabled']],
    ['much@real-mail.net', ['risky', 'restricted']],
  ])('%s is refused, and stops nobody else', async (email, verdict) => {
    expect((await verify(email)).verdict).toEqual(verdict)
    const next = `${email.split('@')[0]}-next@real-mail.net`
    expect((await verify(next)).verdict).toEqual(['undeliverable', 'no_mailbox'])
  })

  test('who has refused us as a client is left alone', async () => {
    const { verdict, last } = await verify('eve@picky-mail.net')
    expect(verdict).toEqual(['unknown', 'blocked_by_receiver'])
    expect(last.smtp).toMatchObject({ attempted: false, steps: [] })
  })
})
