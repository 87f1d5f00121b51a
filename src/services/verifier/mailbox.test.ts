import { loadLists } from '@postproof/address/lists/load'
import { createLately } from '@postproof/address/mailbox/lately'
import { makeReply } from '@postproof/address/mailbox/reply-reader'
import type { SmtpDialer } from '@postproof/address/smtp-types'
import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import { describe, expect, test } from 'vitest'
import { createMemoryCache } from './cache.ts'
import { createOwnWaiting } from './create.ts'
import { createFactCache } from './fact-cache.ts'
import { createTags } from './tags.ts'
import { createInvestigate, createVerify } from './verify.ts'

const HOUR = 3_600_000

const zone: ZoneDefinition = {
  'acme-works.net': {
    MX: [
      [10, 'mx.acme-works.net'],
      [20, 'backup.acme-works.net'],
    ],
  },
  'only-six.net': { MX: [[10, 'mx.only-six.net']] },
  'mx.only-six.net': { AAAA: '2600:1::1' },
  'gmail.com': { MX: [[5, 'gmail-smtp-in.l.google.com']] },
  'gmail-smtp-in.l.google.com': { A: '11.0.0.3' },
  'yahoo.com': { MX: [[1, 'mta5.am0.yahoodns.net']] },
  'mta5.am0.yahoodns.net': { A: '11.0.0.4' },
  'mx.acme-works.net': { A: '11.0.0.1' },
  'backup.acme-works.net': { A: '11.0.0.2' },
}

/** Mail servers that answer each recipient as `rcpt` says, late enough for others to come between. */
function world(rcpt: (address: string, ip: string) => string | null) {
  let now = 1_800_000_000_000
  const clock = { now: () => now }
  const asked: string[] = []
  const ok = (line: string) => {
    const [code = '250', ...text] = line.split(' ')
    return { ok: true as const, ms: 1, reply: makeReply(Number(code), [text.join(' ')]) }
  }
  const dialer: SmtpDialer = {
    async dial({ address: ip }) {
      if (rcpt('', ip) === null) return { ok: false, failure: 'refused', detail: 'nobody', ms: 1 }
      const connection = {
        address: ip,
        greeting: async () => ok('220 mx'),
        command: async (line: string) => {
          await new Promise((resolve) => setImmediate(resolve))
          const address = /^RCPT TO:<(.*)>$/.exec(line)?.[1]
          if (address === undefined) return ok('250 mx')
          asked.push(address)
          return ok(rcpt(address, ip) ?? '421 gone')
        },
        secure: async () => ({ ok: false as const, detail: '', ms: 1 }),
        extend: () => {},
        close: () => {},
      }
      return { ok: true, connection, ms: 1 }
    },
  }
  const identity = { helo: 'mail.prober.net', mailFrom: 'verify@prober.net', sourceAddress: null }
  const source = { id: '', address: null, identity }
  const verify = createVerify(
    createInvestigate({
      ...createOwnWaiting(clock),
      factCache: createFactCache(createMemoryCache(clock), createTags(new Uint8Array(32)), clock),
      dialer,
      clock,
      lately: createLately(clock),
      asksConsumers: true,
      resolver: createZone(zone),
      lists: loadLists,
      audit: { off: () => null, sources: () => [source], settled: async () => {} },
      isOptedOut: async () => false,
      allowPrivate: false,
    }),
  )
  return {
    asked,
    advance: (ms: number) => {
      now += ms
    },
    verify: (email: string, account = false) =>
      verify(email, { id: 'x', signal: new AbortController().signal, askServer: true, account }),
    madeUp: () => asked.filter((address) => /^[a-z][a-z0-9]{19}@/.test(address)).length,
  }
}

const MINUTE = 60_000

describe('whether a domain takes every name', () => {
  test('the refusal of one name is no word on the others', async () => {
    const { verify, madeUp } = world((address) =>
      address.startsWith('former@') ? '550 5.1.1 User unknown' : '250 ok',
    )
    expect(await verify('former@acme-works.net')).toMatchObject({
      reason: 'no_mailbox',
      flags: { catch_all: false },
    })
    expect(await verify('ada@acme-works.net')).toMatchObject({ reason: 'catch_all' })
    expect(madeUp()).toBe(1)
  })

  test('is asked once for many addresses at the same time', async () => {
    const { verify, madeUp } = world(() => '250 ok')
    const all = await Promise.all([verify('ada@acme-works.net'), verify('bob@acme-works.net')])
    expect(all.map(({ reason }) => reason)).toEqual(['catch_all', 'catch_all'])
    expect(madeUp()).toBe(1)
  })

  test('the word of a backup host is believed for an hour', async () => {
    let isFirstAway = true
    const { verify, advance, madeUp } = world((address, ip) => {
      if (ip === '11.0.0.2') return '250 ok'
      if (isFirstAway) return null
      return address === '' || address.startsWith('ada@') ? '250 ok' : '550 5.1.1 User unknown'
    })
    expect(await verify('ada@acme-works.net')).toMatchObject({ reason: 'catch_all' })
    isFirstAway = false
    advance(30 * MINUTE)
    expect(await verify('ada@acme-works.net')).toMatchObject({ reason: 'catch_all', cached: true })
    advance(HOUR)
    expect(await verify('ada@acme-works.net')).toMatchObject({ reason: 'accepted_email', cached: false })
    advance(3 * HOUR)
    expect(await verify('ada@acme-works.net')).toMatchObject({ cached: true })
    expect(madeUp()).toBe(2)
  })
})

test('the dialogue shows what was sent, also when the answer was given for another spelling', async () => {
  const { verify, asked } = world((address) =>
    address.startsWith('"ada"@') ? '250 ok' : '550 5.1.1 User unknown',
  )
  await verify('"ada"@acme-works.net')
  const second = await verify('ada@acme-works.net')
  expect(second).toMatchObject({ cached: true, email: 'ada@acme-works.net' })
  expect(asked[0]).toBe('"ada"@acme-works.net')
  expect(second.smtp?.steps.map(({ sent }) => sent)).toContain('RCPT TO:<"ada"@acme-works.net>')
  const mailbox = second.checks.find(({ id }) => id === 'mailbox')
  expect(mailbox?.detail).toContain('We asked about "ada"@acme-works.net.')
})

test('a host of the other IP version alone: unknown, and said so', async () => {
  const { verify, asked } = world(() => '250 ok')
  const result = await verify('ada@only-six.net')
  expect(result).toMatchObject({
    status: 'unknown',
    text: expect.stringContaining('have only IPv6 addresses'),
  })
  expect(result.text).not.toContain('Try again')
  expect(asked).toEqual([])
})

describe('what one recipient gets', () => {
  test.each([
    '550 5.2.1 This mailbox is blocked',
    '550 User blocked',
    '550 5.7.1 The recipient has blocked you',
    '450 4.2.1 The user you are trying to contact is receiving mail too quickly',
    '421 4.3.2 Service shutting down',
    '550 5.7.1 Rejected by policy',
  ])('stops nobody else: %s', async (refusal) => {
    const { verify, asked } = world((address) =>
      address.startsWith('eve@')
        ? refusal
        : address.startsWith('ada@') || address === ''
          ? '250 ok'
          : '550 5.1.1 User unknown',
    )
    await verify('eve@acme-works.net')
    expect(await verify('ada@acme-works.net')).toMatchObject({ reason: 'accepted_email' })
    expect(asked).toContain('ada@acme-works.net')
  })

  test('that it gets too much mail delays that recipient alone', async () => {
    const { verify, advance, asked } = world((address) =>
      address === 'eve@acme-works.net' && asked.length < 2
        ? '450 4.2.1 This mailbox is receiving mail too quickly'
        : '250 ok',
    )
    const first = await verify('eve@acme-works.net')
    expect(first).toMatchObject({ status: 'risky', reason: 'restricted' })
    expect(first.smtp?.next_retry_at).toBe(new Date(1_800_000_000_000 + HOUR).toISOString())
    await verify('eve@acme-works.net')
    expect(asked).toEqual(['eve@acme-works.net'])
    await verify('ada@acme-works.net')
    advance(HOUR)
    expect(await verify('eve@acme-works.net')).toMatchObject({ reason: 'catch_all', cached: false })
  })

  test('stands when it cannot be asked again: not asked takes nothing from it', async () => {
    const { verify, advance, asked } = world((address) => {
      if (address.startsWith('eve@')) return '450 4.2.1 This mailbox is receiving mail too quickly'
      return address.startsWith('tom@') ? '450 4.7.1 Your IP is sending too fast' : '250 ok'
    })
    const first = await verify('eve@acme-works.net')
    advance(HOUR)
    expect(await verify('tom@acme-works.net')).toMatchObject({ reason: 'blocked_by_receiver' })
    const count = asked.length
    const again = await verify('eve@acme-works.net')
    expect(asked).toHaveLength(count)
    expect([again.status, again.reason, again.score]).toEqual([first.status, 'restricted', first.score])
    expect(again.smtp?.next_retry_at).toBe(new Date(1_800_000_000_000 + 1.5 * HOUR).toISOString())
  })

  test('a bare refusal is about it where the same server has just taken another one', async () => {
    const bare = '550 Requested action not taken: mailbox unavailable'
    const { verify, advance } = world((address) =>
      address === 'ada@acme-works.net' || address === '' ? '250 ok' : bare,
    )
    expect(await verify('ada@acme-works.net')).toMatchObject({ status: 'deliverable' })
    expect(await verify('eve@acme-works.net')).toMatchObject({ reason: 'no_mailbox' })
    advance(2 * MINUTE)
    expect(await verify('tom@acme-works.net')).toMatchObject({ reason: 'unclear_reply' })
  })
})

describe('a large consumer provider', () => {
  test('is asked for an account, without a made-up name, and for nobody else', async () => {
    const { verify, asked } = world((address) =>
      address === '' || address.startsWith('ada@')
        ? '250 2.1.5 OK'
        : '550 5.1.1 The email account that you tried to reach does not exist.',
    )
    const guest = await verify('ada@gmail.com')
    expect(guest).toMatchObject({ status: 'unknown', reason: 'provider_unverifiable' })
    expect(guest.smtp?.why_not).toContain('only for accounts')
    expect(asked).toEqual([])
    const known = await verify('ada@gmail.com', true)
    expect(known).toMatchObject({ status: 'deliverable', reason: 'accepted_email' })
    expect(known.checks.find(({ id }) => id === 'mailbox')?.detail).toMatch(/Gmail accepts mailboxes .* 2026/)
    expect(await verify('bob@gmail.com', true)).toMatchObject({ reason: 'no_mailbox' })
    expect(asked).toEqual(['ada@gmail.com', 'bob@gmail.com'])
  })

  test('that takes every name at first: its yes is none', async () => {
    const { verify, asked } = world(() => '250 ok')
    expect(await verify('ada@yahoo.com', true)).toMatchObject({ status: 'risky', reason: 'catch_all' })
    expect(asked).toEqual(['ada@yahoo.com'])
  })
})
