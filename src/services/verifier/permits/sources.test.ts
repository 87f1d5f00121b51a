import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { loadLists } from '@postproof/address/lists/load'
import { createLately } from '@postproof/address/mailbox/lately'
import type { CommonLimits } from '@postproof/address/politeness'
import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import { afterEach, describe, expect, test } from 'vitest'
import { createSmtpDialer } from '#adapters/smtp-dialer.ts'
import { readConfig } from '#config.ts'
import { createMemoryCache } from '../cache.ts'
import { createOwnWaiting } from '../create.ts'
import { createFactCache } from '../fact-cache.ts'
import { createTags } from '../tags.ts'
import { createInvestigate } from '../verify.ts'
import { type Source, sourcesFrom } from './sources.ts'

/** Several addresses of ours on loopback, before a mail server that tells who came. */

const MINUTE = 60_000
type Call = { peer: string; helo: string; rcpt: string[] }
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

/** `answer`: what a line of this peer gets in place of 250; before the banner the line is empty. */
async function mailServer(answer: (peer: string, line: string) => string | undefined = () => undefined) {
  const calls: Call[] = []
  const seen = { now: new Map<string, number>(), most: 0 }
  const converse = (socket: Socket) => {
    const peer = socket.remoteAddress!.replace('::ffff:', '')
    const call: Call = { peer, helo: '', rcpt: [] }
    calls.push(call)
    const count = (seen.now.get(peer) ?? 0) + 1
    seen.now.set(peer, count)
    seen.most = Math.max(seen.most, count)
    socket.on('error', () => {})
    socket.write(`${answer(peer, '') ?? '220 mx'}\r\n`)
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        const [verb, name = ''] = line.split(' ')
        if (verb === 'EHLO') call.helo = name
        // Its end is seen later than the next one may begin.
        if (verb === 'QUIT') seen.now.set(peer, seen.now.get(peer)! - 1)
        const rcpt = /^RCPT TO:<(.*)>/.exec(line)?.[1]
        if (rcpt) call.rcpt.push(rcpt)
        // A name that is made up may begin with any letter.
        const isUnknown = rcpt && !/^u\d*@/.test(rcpt)
        const usual = verb === 'QUIT' ? '221 bye' : isUnknown ? '550 5.1.1 no' : '250 ok'
        socket.write(`${answer(peer, line) ?? usual}\r\n`)
        if (verb === 'QUIT') socket.end()
      }
    })
  }
  const server = createServer(converse).listen(0, '::')
  await once(server, 'listening')
  closing.push(() => new Promise((resolve) => server.close(resolve)))
  return { port: (server.address() as AddressInfo).port, calls, seen }
}

const zone: ZoneDefinition = {
  'acme-works.net': { MX: [[10, 'mx.operator.net']] },
  'other-works.net': { MX: [[10, 'mx.operator.net']] },
  'elsewhere.net': { MX: [[10, 'mx.elsewhere.net']] },
  'mx.operator.net': { A: '127.0.0.1' },
  'mx.elsewhere.net': { A: '127.0.0.1' },
  'six.net': { MX: [[10, 'mx.six.net']] },
  'mx.six.net': { AAAA: '::1' },
}

const free = { perMinute: Number.POSITIVE_INFINITY, burst: 1 }
const limitsOf = (concurrency: number): CommonLimits => ({
  perOperator: { ...free, concurrency },
  global: free,
})

function verifier(port: number, addresses: string, concurrency = 1) {
  let now = Date.now()
  const clock = { now: () => now }
  const sources = sourcesFrom(
    readConfig({
      ...{ SMTP_SOURCE_ADDRESSES: addresses, VERIFIER_MAIL_FROM: 'postmaster@prober.net' },
      VERIFIER_SMTP: 'on',
    }),
  )
  const waiting = createOwnWaiting(clock, limitsOf(concurrency))
  const investigate = createInvestigate({
    ...waiting,
    factCache: createFactCache(createMemoryCache(clock), createTags(new Uint8Array(32)), clock),
    dialer: createSmtpDialer({ port, allowance: () => true, now: clock.now }),
    clock,
    lately: createLately(clock),
    asksConsumers: true,
    resolver: createZone(zone),
    lists: loadLists,
    audit: { off: () => null, sources: () => sources, settled: async () => {} },
    isOptedOut: async () => false,
    allowPrivate: true,
  })
  const { signal } = new AbortController()
  return {
    sources,
    permits: waiting.permits,
    advance: (ms: number) => {
      now += ms
    },
    verify: async (email: string) => (await investigate(email, { signal, askServer: true })).verdict?.reason,
  }
}

const two = '127.0.0.2=two.prober.net, 127.0.0.3=three.prober.net'
const names = ({ calls }: { calls: Call[] }) => new Set(calls.map(({ peer, helo }) => `${peer} ${helo}`))
const many = (count: number, domain = 'acme-works.net') =>
  Array.from({ length: count }, (_, n) => `u${n}@${domain}`)

describe('several source addresses', () => {
  test('each connection comes from one of them with its own name, and they share the work', async () => {
    const server = await mailServer()
    const { verify } = verifier(server.port, two)
    for (const email of many(12)) expect(await verify(email)).toBe('accepted_email')
    expect(names(server)).toEqual(new Set(['127.0.0.2 two.prober.net', '127.0.0.3 three.prober.net']))
    expect(server.calls.filter(({ peer }) => peer === '127.0.0.2')).toHaveLength(6)
  })

  test('each keeps the limits of an operator for itself', async () => {
    const server = await mailServer()
    const { verify } = verifier(server.port, two, 1)
    await verify('u@acme-works.net')
    await Promise.all(many(20).map(verify))
    expect(server.seen.most).toBe(1)
    expect(names(server).size).toBe(2)
  })

  test('one that an operator refuses for its bad name rests there alone, and works elsewhere', async () => {
    const server = await mailServer((peer, line) =>
      peer === '127.0.0.2' && line.startsWith('MAIL') && !calmly()
        ? '554 5.7.1 Your IP address is on a block list'
        : undefined,
    )
    let calm = false
    const calmly = () => calm
    const { verify, permits, sources } = verifier(server.port, two)
    const reasons: unknown[] = []
    for (const email of many(10)) reasons.push(await verify(email))
    expect(reasons.filter((reason) => reason === 'accepted_email')).toHaveLength(9)
    expect(reasons.filter((reason) => reason === 'blocked_by_receiver')).toHaveLength(1)
    expect(server.calls.filter(({ peer }) => peer === '127.0.0.2')).toHaveLength(1)
    const rests = (of: Source[]) => permits.restsUntil('operator.net', of)
    expect(await rests(sources.slice(0, 1))).toBeGreaterThan(0)
    expect([await rests(sources.slice(1)), await rests(sources)]).toEqual([0, 0])
    calm = true
    for (const email of many(4, 'elsewhere.net')) expect(await verify(email)).toBe('accepted_email')
    expect(server.calls.filter(({ peer }) => peer === '127.0.0.2').length).toBeGreaterThan(1)
  })

  test('what a server took from one is no word on what it refuses another', async () => {
    const server = await mailServer((peer, line) =>
      peer === '127.0.0.3' && line.startsWith('RCPT TO:') ? '550 Requested action not taken' : undefined,
    )
    const { verify } = verifier(server.port, two)
    const reasons: unknown[] = []
    for (const email of many(4)) reasons.push(await verify(email))
    expect(reasons).toEqual(['accepted_email', 'unclear_reply', 'accepted_email', 'unclear_reply'])
  })

  test('a greylisting server is asked again by the same one', async () => {
    const first = new Set<string>()
    const server = await mailServer((peer, line) => {
      if (!line.startsWith('RCPT TO:<grey')) return undefined
      if (first.size === 0) {
        first.add(peer)
        return '451 4.7.1 Greylisted, try again later'
      }
      return first.has(peer) ? '250 ok' : '451 4.7.1 Greylisted, try again later'
    })
    const { verify, advance } = verifier(server.port, two)
    expect(await verify('grey@acme-works.net')).toBe('greylisted')
    advance(6 * MINUTE)
    expect(await verify('grey@acme-works.net')).toBe('accepted_email')
    const peers = server.calls
      .filter(({ rcpt }) => rcpt.some((one) => one.startsWith('grey')))
      .map(({ peer }) => peer)
    expect(peers).toEqual([peers[0], peers[0]])
  })

  const hasSix = Object.values(networkInterfaces()).some((list) =>
    list?.some(({ address }) => address === '::1'),
  )
  test.skipIf(!hasSix)('IPv6 hosts are asked from the IPv6 address, others from the IPv4 one', async () => {
    const server = await mailServer()
    const { verify } = verifier(server.port, '127.0.0.2=two.prober.net, ::1=six.prober.net')
    for (const email of [...many(3), ...many(3, 'six.net')])
      expect(await verify(email)).toBe('accepted_email')
    const from = (domain: string) =>
      new Set(
        server.calls
          .filter(({ rcpt }) => rcpt[0]?.endsWith(domain))
          .map(({ peer, helo }) => `${peer} ${helo}`),
      )
    expect(from('@acme-works.net')).toEqual(new Set(['127.0.0.2 two.prober.net']))
    expect(from('@six.net')).toEqual(new Set(['::1 six.prober.net']))
  })

  test('one address of the settings before is what it was', () => {
    const config = readConfig({
      ...{ VERIFIER_SMTP: 'on', VERIFIER_HELO: 'verify.prober.net', VERIFIER_SOURCE_ADDRESS: '203.0.113.25' },
      VERIFIER_MAIL_FROM: 'postmaster@prober.net',
    })
    const identity = { helo: 'verify.prober.net', mailFrom: 'postmaster@prober.net', sourceAddress: null }
    expect(sourcesFrom(config)).toEqual([{ id: '', address: '203.0.113.25', identity }])
  })
})
