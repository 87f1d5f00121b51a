import { askMailbox } from '@postproof/address/mailbox'
import { afterEach, describe, expect, it } from 'vitest'
import { createKeptSessions, type KeepingRules } from '../../packages/address/mailbox/kept.ts'
import { identity, type Peer, peer, testDialer, verbs } from './peers.ts'

const open: { close(): void }[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

function prober(rules: Partial<KeepingRules> = {}) {
  const timers: (() => void)[] = []
  const timer = {
    after(_: number, call: () => void) {
      timers.push(call)
      return () => void timers.splice(timers.indexOf(call), 1)
    },
  }
  const kept = createKeptSessions(
    { perConnection: 3, idleMs: 1000, most: 10, allows: () => true, ...rules },
    timer,
  )
  open.push(kept)
  const world = { dialer: testDialer(), clock: { now: Date.now }, random: Math.random, kept }
  const ask = (server: Peer, local: string, helo = identity.helo) =>
    askMailbox(
      {
        local,
        domain: 'example.org',
        needsSmtpUtf8: false,
        hosts: [server.host],
        provider: null,
        catchAll: false,
        identity: { ...identity, helo },
      },
      world,
    )
  return { ask, timers }
}

const known = { mailboxes: ['a@example.org', 'c@example.org'] }

describe('connections kept open', () => {
  it('serve as many addresses as allowed, each with its own answer', async () => {
    const server = await peer(known)
    const { ask } = prober()
    const results = []
    for (const local of ['a', 'b', 'c', 'd']) results.push((await ask(server, local)).result)
    expect(results).toEqual(['accepted', 'no_mailbox', 'accepted', 'no_mailbox'])
    expect(server.connections).toBe(2)
    expect(verbs(server)).toEqual([
      'EHLO',
      'MAIL',
      'RCPT',
      'RSET',
      'MAIL',
      'RCPT',
      'RSET',
      'MAIL',
      'RCPT',
      'RSET',
      'QUIT',
    ])
  })

  it('are not kept at operators that are not allowed', async () => {
    const server = await peer(known)
    const { ask } = prober({ allows: () => false })
    await ask(server, 'a')
    await ask(server, 'c')
    expect(server.connections).toBe(2)
    expect(verbs(server).at(-1)).toBe('QUIT')
  })

  it('belong to one identity', async () => {
    const server = await peer(known)
    const { ask } = prober()
    await ask(server, 'a')
    await ask(server, 'a', 'other.prober.test')
    expect(server.connections).toBe(2)
  })

  it.each([
    { say: '421 4.4.2 Idle too long', after: 'drop' as const },
    'drop' as const,
    '503 5.5.1 Bad sequence',
  ])('that went stale are replaced, and nobody backs off for it: %j', async (act) => {
    let mails = 0
    const server = await peer({
      ...known,
      answer: ({ verb }) => (verb === 'MAIL' && ++mails === 2 ? act : undefined),
    })
    const { ask } = prober()
    await ask(server, 'a')
    expect(await ask(server, 'c')).toMatchObject({ result: 'accepted', backOff: [] })
    expect(server.connections).toBe(2)
  })

  it('are ended politely when nobody uses them', async () => {
    const quit = Promise.withResolvers<void>()
    const server = await peer({
      ...known,
      answer: ({ verb }) => {
        if (verb === 'QUIT') quit.resolve()
        return undefined
      },
    })
    const { ask, timers } = prober()
    await ask(server, 'a')
    expect(timers).toHaveLength(1)
    timers[0]!()
    await quit.promise
    await ask(server, 'c')
    expect(server.connections).toBe(2)
  })
})
