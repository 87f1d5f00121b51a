import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Verification } from '#contract/verifier.ts'
import { startCaptchaServer } from '../../packages/emulators/captcha.ts'
import type { Turn } from '../../packages/emulators/mail-server.ts'
import { createWorld, type Instance, probing, startIn, type World } from './verifier-world.ts'

/** The email verifier as a visitor meets it: over HTTP, with mail servers on loopback. */

let world: World
let site: Instance

beforeAll(async () => {
  world = await createWorld()
  await world.domain('gmail.com', {}, 'gmail-smtp-in.l.google.com')
  site = await startIn(world, probing)
})
afterAll(async () => {
  await site?.close()
  await world?.close()
})
// Limits of earlier tests are past.
beforeEach(() => world.advance(2))

let networks = 0
/** A visitor nobody has seen before. */
const stranger = () => `198.51.${Math.floor(networks / 250)}.${++networks % 250}`
const verify = async (email: string, network = stranger()) => (await site.verify(email, network)).last
const found = ({ status, reason }: Verification) => [status, reason]
const factors = (one: Verification) => one.factors.reduce((sum, { points }) => sum + points, 0)
const rcpts = (lines: string[][]) => lines.flat().filter((line) => line.startsWith('RCPT'))

describe('with mail servers asked', () => {
  test('the host is in order, and says so', async () => {
    expect(await site.info()).toMatchObject({ smtp: true, why_not: null, captcha: null })
  })

  test('a mailbox that is there: deliverable, step by step, with the dialogue', async () => {
    await world.domain('acme-works.net', { mailboxes: ['ada@acme-works.net'] })
    const { events, last } = await site.verify('Ada@Acme-Works.net', stranger())
    expect(found(last)).toEqual(['deliverable', 'accepted_email'])
    expect(last).toMatchObject({ is_reachable: 'safe', flags: { catch_all: false }, cached: false })
    expect(factors(last)).toBe(last.score)
    expect(last.smtp?.steps.map(({ sent }) => sent)).toContain('RCPT TO:<Ada@acme-works.net>')
    expect(last.steps.every(({ state }) => state === 'done')).toBe(true)
    expect(events[0]!.status).toBe('pending')
    const ticks = events.map(({ steps }) => steps.filter(({ state }) => state === 'done').length)
    expect(ticks).toEqual(ticks.toSorted((a, b) => a - b))
    expect(await site.result(last.id)).toEqual(last)
    expect(last.id).toMatch(/^[\w-]{22}$/)
  })

  test('a mailbox that is not: undeliverable', async () => {
    await world.domain('nobody-home.net', { mailboxes: [] })
    const last = await verify('ada@nobody-home.net')
    expect(found(last)).toEqual(['undeliverable', 'no_mailbox'])
    expect(last.score).toBe(0)
  })

  test('a server that takes every name: risky', async () => {
    const server = await world.domain('takes-all.net', { mailboxes: null })
    expect(found(await verify('ada@takes-all.net'))).toEqual(['risky', 'catch_all'])
    // What is known of the domain is not asked again for another name.
    expect(found(await verify('bob@takes-all.net'))).toEqual(['risky', 'catch_all'])
    expect(rcpts(server.received)).toHaveLength(3)
  })

  test('a server that blocks us: unknown, never undeliverable, and left alone afterwards', async () => {
    const answer = ({ verb }: Turn) =>
      verb === 'RCPT' ? '550 5.7.1 Service unavailable; client host blocked using a blocklist' : undefined
    const server = await world.domain('hostile-mx.net', { answer })
    expect(found(await verify('ada@hostile-mx.net'))).toEqual(['unknown', 'blocked_by_receiver'])
    const second = await verify('bob@hostile-mx.net')
    expect(found(second)).toEqual(['unknown', 'blocked_by_receiver'])
    expect(second.smtp).toMatchObject({
      attempted: false,
      why_not: expect.stringContaining('fewer queries'),
    })
    expect(server.connections).toBe(1)
  })

  test('a server that hangs up: unknown', async () => {
    await world.domain('hangs-up.net', { answer: ({ verb }) => (verb === 'RCPT' ? 'drop' : undefined) })
    expect((await verify('ada@hangs-up.net')).status).toBe('unknown')
  })

  test('a first host that is gone: the second is asked', async () => {
    const server = await world.domain('two-hosts.net', { mailboxes: ['ada@two-hosts.net'] })
    world.zone['two-hosts.net'] = {
      MX: [
        [5, 'gone.elsewhere-mx.net'],
        [10, 'mx.two-hosts.net'],
      ],
    }
    world.zone['gone.elsewhere-mx.net'] = { A: '11.0.9.9' }
    const last = await verify('ada@two-hosts.net')
    expect(found(last)).toEqual(['deliverable', 'accepted_email'])
    expect(new Set(last.smtp?.steps.map(({ host }) => host)).size).toBe(2)
    expect(server.connections).toBe(1)
  })

  test('asked again within its time: the answer is known, nobody is dialed', async () => {
    const server = await world.domain('asked-twice.net', { mailboxes: ['ada@asked-twice.net'] })
    const first = await verify('ada@asked-twice.net')
    const second = await verify('ada@ASKED-twice.net')
    expect(second).toMatchObject({ status: 'deliverable', cached: true, checked_at: first.checked_at })
    expect(second.id).not.toBe(first.id)
    expect(server.connections).toBe(1)
    world.advance(25 * 60)
    expect((await verify('ada@asked-twice.net')).cached).toBe(false)
    expect(server.connections).toBe(2)
  })

  test('a large provider is not asked', async () => {
    const before = world.dialed.length
    const last = await verify('somebody@gmail.com')
    expect(found(last)).toEqual(['unknown', 'provider_unverifiable'])
    expect(last.smtp?.attempted).toBe(false)
    expect(world.dialed).toHaveLength(before)
  })

  test('a mail host with a private address is never connected to', async () => {
    const before = world.dialed.length
    world.zone['inward.net'] = { MX: [[10, 'mx.inward.net']] }
    world.zone['mx.inward.net'] = { A: ['127.0.0.1', '10.0.0.1', '169.254.169.254'] }
    expect((await verify('ada@inward.net')).status).toBe('undeliverable')
    expect(world.dialed).toHaveLength(before)
  })
})

describe('what needs no mail server', () => {
  test('a domain that takes no mail', async () => {
    world.zone['null-mx.net'] = { MX: [[0, '.']] }
    expect(found(await verify('ada@null-mx.net'))).toEqual(['undeliverable', 'null_mx'])
    expect(found(await verify('ada@does-not-exist-at-all.net'))).toEqual(['undeliverable', 'invalid_domain'])
  })

  test('a domain whose name servers fail: unknown', async () => {
    world.zone['broken-dns.net'] = 'SERVFAIL'
    const last = await verify('ada@broken-dns.net')
    expect(found(last)).toEqual(['unknown', 'dns_unavailable'])
    expect(last.dns?.error).toContain('broken-dns.net')
  })

  test('a mistyping is suggested', async () => {
    const last = await verify('ada@gmai.con')
    expect(last).toMatchObject({ status: 'undeliverable', suggestion: 'ada@gmail.com' })
    expect(last.text).toContain('ada@gmail.com')
  })

  test('a throw-away domain: risky, whatever its server says', async () => {
    await world.domain('mailinator.com', { mailboxes: ['ada@mailinator.com'] })
    const last = await verify('ada@mailinator.com')
    expect(found(last)).toEqual(['risky', 'disposable'])
    expect(last.flags).toMatchObject({ disposable: true, disposable_class: 'high' })
    expect(Object.values(last.lists)[0]).toMatchObject({ date: expect.stringMatching(/^\d{4}-/) })
  })

  test.each([
    'a..b@acme-works.net',
    'no at sign',
    'ada@[127.0.0.1]',
    '"\u0000"@x.net',
    `${'x'.repeat(900)}@x.net`,
  ])('what is no address ends at its spelling: %j', async (email) => {
    const last = await verify(email)
    expect(found(last)).toEqual(['undeliverable', 'invalid_email'])
    expect(last.steps.map(({ state }) => state)).toEqual(['done', 'skipped', 'skipped', 'skipped', 'done'])
  })

  test('an id that nobody was given', async () => {
    const { status } = await fetch(`${site.url}/api/internal/email-verification/AAAAAAAAAAAAAAAAAAAAAA`)
    expect(status).toBe(404)
    const events = await fetch(`${site.url}/api/internal/email-verification/x/events`)
    expect(events.status).toBe(404)
  })

  test('results are kept for 30 days', async () => {
    const { id } = await site.verify('a..b@x.net', stranger())
    world.advance(31 * 24 * 60)
    const response = await fetch(`${site.url}/api/internal/email-verification/${id}`)
    expect(response.status).toBe(410)
    await site.running.application.purge()
    expect((await fetch(`${site.url}/api/internal/email-verification/${id}`)).status).toBe(404)
  })
})

describe('a greylisted address', () => {
  /** Lets in who comes back after five minutes with the same names. */
  function greylist(world: World) {
    const first = new Map<string, number>()
    return ({ verb, address, helo, mailFrom }: Turn) => {
      if (verb !== 'RCPT' || !address.startsWith('ada@')) return undefined
      const key = `${helo} ${mailFrom} ${address}`
      const since = first.get(key) ?? world.clock.now()
      first.set(key, since)
      return world.clock.now() - since >= 5 * 60_000
        ? undefined
        : '450 4.2.0 <ada>: Recipient address rejected: Greylisted, see http://postgrey.example'
    }
  }

  test('is asked again with the same names when its time has come, and its result changes', async () => {
    const server = await world.domain('grey-mx.net', {
      mailboxes: ['ada@grey-mx.net'],
      answer: greylist(world),
    })
    const { takeUp } = site.running.application.verifier
    const first = await verify('ada@grey-mx.net')
    expect(found(first)).toEqual(['unknown', 'greylisted'])
    const wait = Date.parse(first.smtp!.next_retry_at!) - world.clock.now()
    expect(wait).toBeGreaterThan(4 * 60_000)
    // Neither the job nor another visitor asks before that.
    await takeUp()
    expect(await verify('ada@grey-mx.net')).toMatchObject({ reason: 'greylisted', cached: true })
    expect(server.connections).toBe(1)
    world.advance(6)
    expect(await takeUp()).toBe(2)
    const second = await site.result(first.id)
    expect(found(second)).toEqual(['deliverable', 'accepted_email'])
    expect(second.smtp?.next_retry_at).toBeNull()
    expect(second.created_at).toBe(first.created_at)
    // Two visitors waited; the server was asked once more, with the same names.
    expect(server.connections).toBe(2)
    const names = server.received.map((lines) => lines.filter((line) => /^(EHLO|MAIL)/.test(line)))
    expect(names[1]).toEqual(names[0])
    expect(await takeUp()).toBe(0)
  })

  test('is given up after three more tries: 5, 15, 60 minutes', async () => {
    const answer = ({ verb }: Turn) => (verb === 'RCPT' ? '450 4.7.1 Greylisted, try again later' : undefined)
    const server = await world.domain('grey-for-ever.net', { answer })
    const first = await verify('ada@grey-for-ever.net')
    for (const minutes of [5, 15, 60]) {
      const now = await site.result(first.id)
      const wait = Date.parse(now.smtp!.next_retry_at!) - world.clock.now()
      expect(Math.round(wait / 60_000)).toBe(minutes)
      world.advance(minutes + 1)
      expect(await site.running.application.verifier.takeUp()).toBe(1)
    }
    expect(await site.result(first.id)).toMatchObject({ status: 'unknown', smtp: { next_retry_at: null } })
    expect(server.connections).toBe(4)
  })
})

test('an address that cannot be asked again just now keeps its result and waits on', async () => {
  const answer = ({ verb }: Turn) => (verb === 'RCPT' ? '450 4.7.1 Greylisted, try again later' : undefined)
  const server = await world.domain('grey-then-off.net', { answer })
  const { audit, takeUp } = site.running.application.verifier
  const first = await verify('ada@grey-then-off.net')
  const reverse = world.zone['11.9.9.9']!
  world.zone['11.9.9.9'] = 'SERVFAIL'
  world.advance(24 * 60 - 30)
  await audit.run()
  expect((await site.info()).why_not).toContain('Reverse DNS')
  expect(await takeUp()).toBe(1)
  const later = await site.result(first.id)
  expect(later).toMatchObject({ status: 'unknown', reason: 'greylisted' })
  expect(Date.parse(later.smtp!.next_retry_at!)).toBeGreaterThan(world.clock.now())
  // For a day at most.
  world.advance(30)
  expect(await takeUp()).toBe(1)
  expect((await site.result(first.id)).smtp?.next_retry_at).toBeNull()
  expect(server.connections).toBe(1)
  world.zone['11.9.9.9'] = reverse
  world.advance(2 * 60)
  await audit.run()
  expect((await site.info()).smtp).toBe(true)
})

describe('limits', () => {
  const many = ['one-mx.net', 'two-mx.net', 'three-mx.net', 'four-mx.net', 'five-mx.net', 'six-mx.net']

  test('five questions to mail servers a day for one network; others and known answers are free', async () => {
    const network = '2001:db8:7:7::1'
    for (const name of many) await world.domain(name, { mailboxes: [`ada@${name}`] })
    for (const name of many.slice(0, 5))
      expect((await verify(`ada@${name}`, network)).status).toBe('deliverable')
    const refused = await site.start('ada@six-mx.net', '2001:db8:7:7:ffff::2')
    expect(refused).toMatchObject({ status: 429, body: { code: 'limit' } })
    expect(refused.body.message).toMatch(/5 addresses .* Try again after \d{4}-/)
    // The next /64 is another household; what asks nobody is not counted.
    expect((await verify('ada@six-mx.net', '2001:db8:7:8::1')).status).toBe('deliverable')
    expect((await verify('a..b@x.net', network)).status).toBe('undeliverable')
    world.advance(24 * 60)
    expect((await verify('ada@six-mx.net', network)).status).toBe('deliverable')
  })

  test('known answers and large providers do not use it up', async () => {
    const network = stranger()
    await world.domain('counted.net', { mailboxes: ['ada@counted.net'] })
    for (let count = 0; count < 7; count++) await verify('ada@counted.net', network)
    for (let count = 0; count < 7; count++) await verify(`ada${count}@gmail.com`, network)
    expect((await site.start('ada@one-mx.net', network)).status).toBe(201)
  })

  test('three different names an hour at one domain', async () => {
    await world.domain('staff-list.net', { mailboxes: [] })
    const network = stranger()
    for (const name of ['ada.lovelace', 'a.lovelace', 'alovelace']) {
      world.advance(0.5)
      await verify(`${name}@staff-list.net`, network)
    }
    const refused = await site.start('lovelace@staff-list.net', network)
    expect(refused).toMatchObject({ status: 429, body: { code: 'limit' } })
    expect((await site.start('a.lovelace@staff-list.net', network)).status).toBe(201)
    world.advance(61)
    expect((await site.start('lovelace@staff-list.net', network)).status).toBe(201)
  })
})

describe('opting out', () => {
  test('an address and a domain are never asked again', async () => {
    const server = await world.domain('private-people.net', { mailboxes: null })
    world.zone['_postproof-optout.private-people.net'] = { TXT: 'no' }
    expect((await site.optOut('private-people.net')).body).toEqual({ success: true })
    expect((await site.optOut('private-people.net')).body).toEqual({ success: true })
    const last = await verify('ada@mail.private-people.net')
    expect(found(last)).toEqual(['unknown', 'opted_out'])
    expect(last.score).toBeNull()
    await world.domain('one-person.net', { mailboxes: null })
    await site.optOut('Ada@One-Person.net')
    expect(found(await verify('ada@one-person.net'))).toEqual(['unknown', 'opted_out'])
    expect(found(await verify('bob@one-person.net'))).toEqual(['risky', 'catch_all'])
    expect(server.connections).toBe(0)
  })

  test('a domain is left out only when its DNS says so', async () => {
    world.zone['_postproof-optout.says-yes.net'] = { TXT: 'yes' }
    world.zone['_postproof-optout.broken-proof.net'] = 'SERVFAIL'
    for (const name of ['not-mine.net', 'says-yes.net', 'broken-proof.net']) {
      const { status, body } = await site.optOut(name)
      expect(status).toBe(422)
      expect(body.message).toContain(`_postproof-optout.${name}`)
      expect((await verify(`ada@${name}`)).reason).not.toBe('opted_out')
    }
  })

  test.each(['gmail.com', 'co.uk', 'com', 'no domain', '@', ''])(
    'nobody takes others out: %j',
    async (name) => {
      expect((await site.optOut(name)).status).toBe(422)
    },
  )
})

test('nothing at level info names an address', () => {
  const text = site.logged.join('')
  for (const part of ['ada@', 'acme-works', 'grey-mx', 'lovelace']) expect(text).not.toContain(part)
})

describe('with mail servers not asked', () => {
  let quiet: Instance
  beforeAll(async () => {
    quiet = await startIn(world, { VERIFIER_SMTP: 'off' })
  })
  afterAll(() => quiet?.close())

  test('nothing is ever called deliverable', async () => {
    const before = world.dialed.length
    const last = (await quiet.verify('ada@acme-works.net')).last
    expect(found(last)).toEqual(['unknown', 'mailbox_not_asked'])
    expect(last.smtp?.why_not).toContain('turned off')
    expect((await quiet.verify('ada@mailinator.com')).last.status).toBe('risky')
    expect(found((await quiet.verify('info@acme-works.net')).last)).toEqual(['risky', 'role'])
    expect((await quiet.verify('ada@null-mx.net')).last.status).toBe('undeliverable')
    expect((await quiet.info()).smtp).toBe(false)
    expect(world.dialed).toHaveLength(before)
  })

  test('names at one domain are free, as nothing is told about them', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      expect((await quiet.start(`${name}@acme-works.net`, '198.51.200.1')).status).toBe(201)
    }
  })
})

test('a host that is not in order asks nobody, and says what is wrong', async () => {
  const bare = await createWorld({ 'prober-host.net': { MX: [[10, 'mail.prober-host.net']] } })
  const server = await bare.domain('acme-works.net', { mailboxes: null })
  const site = await startIn(bare, probing)
  try {
    const info = await site.info()
    expect(info.smtp).toBe(false)
    expect(info.why_not).toContain('reverse DNS name')
    const { last } = await site.verify('ada@acme-works.net')
    expect(found(last)).toEqual(['unknown', 'mailbox_not_asked'])
    expect(server.connections).toBe(0)
  } finally {
    await site.close()
    await bare.close()
  }
})

test('a captcha is asked for where one is set up', async () => {
  const service = await startCaptchaServer({ good: ['good-token'], secret: 'key' })
  const site = await startIn(world, {
    CAPTCHA_PROVIDER: 'recaptcha-v2-invisible',
    CAPTCHA_SITE_KEY: 'site-key',
    CAPTCHA_SECRET: 'key',
    CAPTCHA_VERIFY_URL: service.url,
  })
  try {
    expect(await site.info()).toMatchObject({
      captcha: { provider: 'recaptcha-v2-invisible', site_key: 'site-key' },
    })
    const start = (token?: string) =>
      site.start('ada@acme-works.net', '198.51.201.1', token ? { recaptcha_token: token } : {})
    expect(await start()).toMatchObject({ status: 422, body: { code: 'captcha_needed' } })
    expect(await start('bad-token')).toMatchObject({ status: 422, body: { code: 'captcha' } })
    expect((await start('good-token')).status).toBe(201)
    await service.close()
    expect(await start('good-token')).toMatchObject({ status: 503, body: { code: 'captcha_unavailable' } })
  } finally {
    await site.close()
  }
})
