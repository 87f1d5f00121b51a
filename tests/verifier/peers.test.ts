import { describe, expect, it } from 'vitest'
import { certificate, key } from '#adapters/http/test-certificate.ts'
import { createSmtpDialer } from '#adapters/smtp-dialer.ts'
import { ask, deadHost, identity, peer, testDialer, verbs } from './peers.ts'

const known = { mailboxes: ['known@example.org'] }
const stepsOf = (report: { steps: { step: string }[] }) => report.steps.map(({ step }) => step)

describe('an ordinary server', () => {
  it('takes a known mailbox and refuses a random one: deliverable, not catch-all', async () => {
    const server = await peer(known)
    const report = await ask([server])
    expect(report).toMatchObject({
      result: 'accepted',
      catchAll: false,
      catchAllFrom: 'probe',
      randomAsked: true,
    })
    expect(verbs(server)).toEqual(['EHLO', 'MAIL', 'RCPT', 'RCPT', 'QUIT'])
    expect(stepsOf(report)).toEqual(['connect', 'banner', 'ehlo', 'mail', 'rcpt', 'random-rcpt', 'quit'])
    expect(report.steps[4]).toMatchObject({
      code: 250,
      enhanced: '2.1.5',
      verdict: 'accepted',
      mx: 'mx1.example.org',
    })
    expect(server.received[0]![0]).toBe(`EHLO ${identity.helo}`)
    expect(server.received[0]![1]).toBe(`MAIL FROM:<${identity.mailFrom}>`)
  })

  it('refuses an unknown mailbox: that also says it is not catch-all, and no random name is sent', async () => {
    const server = await peer(known)
    const report = await ask([server], { local: 'nobody' })
    expect(report).toMatchObject({
      result: 'no_mailbox',
      catchAll: false,
      catchAllFrom: 'target',
      randomAsked: false,
    })
    expect(verbs(server)).toEqual(['EHLO', 'MAIL', 'RCPT', 'QUIT'])
  })

  it('takes everything: catch-all', async () => {
    const report = await ask([await peer({ mailboxes: null })])
    expect(report).toMatchObject({ result: 'accepted', catchAll: true, catchAllFrom: 'probe' })
  })

  it.each([true, false, null])(
    'is not asked for a random name when the domain is known: %s',
    async (catchAll) => {
      const server = await peer({ mailboxes: null })
      const report = await ask([server], { catchAll })
      expect(report).toMatchObject({
        result: 'accepted',
        catchAll,
        catchAllFrom: 'cache',
        randomAsked: false,
      })
      expect(verbs(server).filter((verb) => verb === 'RCPT')).toHaveLength(1)
    },
  )

  it('never sends DATA and always says QUIT', async () => {
    const server = await peer(known)
    await ask([server])
    await ask([server], { local: 'nobody' })
    const lines = server.received.map((lines) => lines.join('\n'))
    expect(lines.every((one) => !/^(DATA|BDAT|VRFY|EXPN)/m.test(one) && one.endsWith('QUIT'))).toBe(true)
  })
})

describe('a server that knows only HELO', () => {
  it('is greeted with it', async () => {
    const server = await peer({
      ...known,
      answer: ({ verb }) => (verb === 'EHLO' ? '500 Command unrecognized' : undefined),
    })
    expect((await ask([server])).result).toBe('accepted')
    expect(verbs(server).slice(0, 2)).toEqual(['EHLO', 'HELO'])
  })
})

describe('bugs others have', () => {
  it('2: a refusal by policy is about us, never about the mailbox', async () => {
    const server = await peer({
      answer: ({ verb }) =>
        verb === 'RCPT' ? '550 5.7.1 Mailbox unavailable, rejected by policy' : undefined,
    })
    expect(await ask([server])).toMatchObject({
      result: 'blocked',
      decision: { about: 'server', what: 'policy' },
      catchAll: null,
    })
  })

  it('3: "address rejected" in a temporary reply is greylisting', async () => {
    const server = await peer({
      answer: ({ verb }) =>
        verb === 'RCPT' ? '450 4.2.0 <known@example.org>: Recipient address rejected: Greylisted' : undefined,
    })
    expect(await ask([server])).toMatchObject({ result: 'greylisted', randomAsked: false })
  })

  it('4: there is no second connection at once', async () => {
    const server = await peer({
      answer: ({ verb }) => (verb === 'RCPT' ? '450 4.2.0 Greylisted' : undefined),
    })
    const second = await peer(known)
    expect((await ask([server, second])).result).toBe('greylisted')
    expect([server.connections, second.connections]).toEqual([1, 0])
  })

  it.each([
    '451 4.7.1 Greylisted',
    '550 5.7.1 Blocked',
    'drop',
    '421 4.7.0 Too many recipients',
    '452 4.5.3 Too many recipients',
    '550 5.2.2 Mailbox full',
  ])('5, 7, 8: the random name gets "%s": catch-all is not known, the target stands', async (act) => {
    const server = await peer({
      ...known,
      answer: ({ verb, recipients }) => (verb === 'RCPT' && recipients === 2 ? act : undefined),
    })
    expect(await ask([server])).toMatchObject({ result: 'accepted', catchAll: null, randomAsked: true })
  })

  it('6: a server that hangs up after its first refusal has answered for the target', async () => {
    const server = await peer({
      ...known,
      answer: ({ verb, address }) =>
        verb === 'RCPT' && !known.mailboxes.includes(address)
          ? { say: '550 5.1.1 User unknown', after: 'drop' }
          : undefined,
    })
    expect(await ask([server])).toMatchObject({ result: 'accepted', catchAll: false })
    expect(await ask([server], { local: 'nobody' })).toMatchObject({ result: 'no_mailbox' })
    expect(server.connections).toBe(2)
  })

  it.each([
    ['451 4.3.0 Try again', 'temporary'],
    ['450 4.1.1 User unknown', 'temporary'],
    ['drop', 'dropped'],
    ['silence', 'timeout'],
    ['554 Rejected', 'unclear'],
  ])('9: the target gets "%s": %s', async (act, result) => {
    const server = await peer({ answer: ({ verb }) => (verb === 'RCPT' ? act : undefined) })
    expect((await ask([server], {}, testDialer({ replyMs: 1000 }))).result).toBe(result)
  })

  it('11: a host that stands for a domain without MX is asked as any other', async () => {
    const server = await peer(known, 'a-only')
    expect((await ask([server])).result).toBe('accepted')
  })

  it('12: the first host refuses the connection, the second accepts; both are in the evidence', async () => {
    const server = await peer(known)
    const report = await ask([await deadHost(), server])
    expect(report).toMatchObject({ result: 'accepted', mx: server.host.host })
    expect(report.steps[0]).toMatchObject({ step: 'connect', verdict: 'refused', code: null })
    expect(new Set(report.steps.map(({ mx }) => mx)).size).toBe(2)
  })

  it('12: hosts are tried one after the other, in their order', async () => {
    const first = await peer({
      answer: ({ verb }) => (verb === 'CONNECT' ? '554 No SMTP service here' : undefined),
    })
    const second = await peer({ answer: ({ verb }) => (verb === 'MAIL' ? '451 4.3.0 Not now' : undefined) })
    const third = await peer(known)
    const report = await ask([first, second, third])
    expect(report).toMatchObject({ result: 'accepted', mx: third.host.host })
    expect([...new Set(report.steps.map(({ mx }) => mx))]).toEqual(
      [first, second, third].map(({ host }) => host.host),
    )
  })
})

describe('a bare refusal', () => {
  const bare = (random: string) => ({
    answer: ({ verb, recipients }: { verb: string; recipients: number }) =>
      verb === 'RCPT' ? (recipients === 1 ? '550 Rejected' : random) : undefined,
  })

  it('is the mailbox when a random name is let in', async () => {
    const report = await ask([await peer(bare('250 Ok'))])
    expect(report).toMatchObject({ result: 'no_mailbox', decision: { rule: 'comparison' } })
    expect(report.steps.find(({ step }) => step === 'rcpt')).toMatchObject({ verdict: 'recipient unknown' })
  })

  it.each(['550 Rejected', 'drop', '451 Later'])(
    'says nothing when the random name gets "%s"',
    async (random) => {
      expect((await ask([await peer(bare(random))])).result).toBe('unclear')
    },
  )
})

describe('a bare refusal at a domain that is known', () => {
  it.each([
    [true, 'no_mailbox'],
    [false, 'unclear'],
    [null, 'unclear'],
  ] as const)('catch-all %s: %s, and no random name is sent again', async (catchAll, result) => {
    const server = await peer({ answer: ({ verb }) => (verb === 'RCPT' ? '550 Rejected' : undefined) })
    expect(await ask([server], { catchAll })).toMatchObject({ result, randomAsked: false })
    expect(verbs(server).filter((verb) => verb === 'RCPT')).toHaveLength(1)
  })
})

describe('trouble on the way', () => {
  it('greylists, then accepts whoever comes again as the same', async () => {
    const seen = new Set<string>()
    const server = await peer({
      ...known,
      answer: ({ verb, helo, mailFrom, address }) => {
        const triplet = `${helo} ${mailFrom} ${address}`
        if (verb !== 'RCPT' || seen.has(triplet)) return undefined
        seen.add(triplet)
        return '451 4.7.1 Greylisting in action, please come back later'
      },
    })
    const first = await ask([server])
    expect(first.result).toBe('greylisted')
    expect((await ask([server], { identity: first.identity })).result).toBe('accepted')
  })

  it('a tarpit that sends a byte now and then does not hold us', async () => {
    const server = await peer({
      answer: ({ verb }) => (verb === 'CONNECT' ? { drip: '220-please wait ', everyMs: 10 } : undefined),
    })
    const report = await ask([server], {}, testDialer({ bannerMs: 500 }))
    expect(report.result).toBe('timeout')
    expect(report.steps.at(-1)).toMatchObject({ step: 'banner', verdict: 'timeout' })
  })

  it('the whole is bounded, however many hosts are slow', async () => {
    const slow = () => peer({ answer: () => 'silence' })
    const servers = await Promise.all([slow(), slow(), slow(), slow()])
    expect((await ask(servers, {}, testDialer(), 1000)).result).toBe('timeout')
    expect(servers[3]!.connections).toBe(0)
  })

  it('421 in the middle ends it, and this operator is left alone at its other hosts', async () => {
    const server = await peer({
      answer: ({ verb }) =>
        verb === 'MAIL' ? { say: '421 4.7.0 Too many messages', after: 'drop' } : undefined,
    })
    const sister = await peer(known)
    const report = await ask([server, sister])
    expect(report).toMatchObject({ result: 'blocked', backOff: [{ operator: 'example.org', code: 421 }] })
    expect(sister.connections).toBe(0)
  })

  it('421 that comes before we spoke is heard', async () => {
    const server = await peer({
      answer: ({ verb }) =>
        verb === 'EHLO' ? { pieces: ['250 mx\r\n421 4.3.2 shutting down\r\n'] } : undefined,
    })
    const report = await ask([server])
    expect(report.result).toBe('temporary')
    expect(report.steps.at(-2)).toMatchObject({ step: 'mail', code: 421 })
  })

  it('the answer to another command is not taken for the answer to ours', async () => {
    const server = await peer({
      answer: ({ verb }) =>
        verb === 'MAIL' ? { pieces: ['250 Ok\r\n550 5.1.1 User unknown\r\n'] } : undefined,
    })
    const report = await ask([server])
    expect(report.result).toBe('unclear')
    expect(report.steps.at(-1)).toMatchObject({ step: 'rcpt', verdict: 'malformed' })
  })

  it('replies of many lines, in many packets, are read whole', async () => {
    const server = await peer({
      ...known,
      answer: ({ verb }) => {
        if (verb === 'CONNECT')
          return { pieces: ['22', '0-mx.example.org\r', '\n220-no spam\r\n220', ' ready\r\n'] }
        if (verb === 'EHLO') return { pieces: ['250-mx\r\n250-SI', 'ZE 1000\n250 HELP\r\n'] }
        return undefined
      },
    })
    const report = await ask([server])
    expect(report.result).toBe('accepted')
    expect(report.steps[1]).toMatchObject({ step: 'banner', text: 'mx.example.org no spam ready' })
  })

  it.each([
    ['words', 'hello there'],
    ['a code out of range', '999 what'],
    ['two codes in one reply', '250-ok\n550 no'],
    ['no separator', '250ok'],
    ['HTTP', 'HTTP/1.1 400 Bad Request'],
  ])('a broken reply is no verdict: %s', async (_, text) => {
    const server = await peer({ answer: ({ verb }) => (verb === 'RCPT' ? text : undefined) })
    const report = await ask([server])
    expect(report).toMatchObject({ result: 'unclear', decision: null })
  })

  it.each([
    ['lines', { flood: '220-welcome\r\n' }],
    ['one line', { flood: 'x' }],
  ])('an endless banner is cut: %s', async (_, act) => {
    const server = await peer({ answer: ({ verb }) => (verb === 'CONNECT' ? act : undefined) })
    const report = await ask([server])
    expect(report.steps.at(-1)).toMatchObject({ step: 'banner', verdict: 'too-long' })
    expect(report.result).toBe('unclear')
  })

  it('eight-bit text in a reply is shown, controls are not', async () => {
    const server = await peer({
      answer: ({ verb }) =>
        verb === 'RCPT'
          ? `550 5.1.1 Usuario ${Buffer.from('ñ').toString('latin1')} \x1b[31munknown`
          : undefined,
    })
    const report = await ask([server])
    expect(report.steps.find(({ step }) => step === 'rcpt')?.text).toBe('Usuario ñ  [31munknown')
  })
})

describe('encryption', () => {
  it('is used when offered, with any certificate', async () => {
    const server = await peer({ ...known, tls: { key, cert: certificate } })
    const report = await ask([server])
    expect(report).toMatchObject({ result: 'accepted', tls: 'encrypted' })
    expect(verbs(server)).toEqual(['EHLO', 'STARTTLS', 'EHLO', 'MAIL', 'RCPT', 'RCPT', 'QUIT'])
    expect(report.steps.filter(({ step }) => step === 'starttls').at(-1)?.text).toMatch(/^TLSv1\./)
  })

  it('that fails is left out on a new connection, and noted', async () => {
    const server = await peer({ ...known, tls: 'broken' })
    const report = await ask([server])
    expect(report).toMatchObject({ result: 'accepted', tls: 'failed' })
    expect(server.connections).toBe(2)
    expect(verbs(server, 1)).toEqual(['EHLO', 'MAIL', 'RCPT', 'RCPT', 'QUIT'])
    expect(report.steps.some(({ verdict }) => verdict === 'tls')).toBe(true)
  })

  it('that is refused is done without', async () => {
    const server = await peer({
      ...known,
      tls: 'broken',
      answer: ({ verb }) => (verb === 'STARTTLS' ? '454 4.7.0 TLS not available' : undefined),
    })
    expect(await ask([server])).toMatchObject({ result: 'accepted', tls: 'refused' })
    expect(server.connections).toBe(1)
  })

  it('may not be preceded by replies in the clear', async () => {
    const server = await peer({
      ...known,
      tls: { key, cert: certificate },
      answer: ({ verb, tls }) =>
        verb === 'STARTTLS' && !tls ? { pieces: ['220 go\r\n250 2.1.5 Ok\r\n'] } : undefined,
    })
    expect((await ask([server])).tls).toBe('failed')
  })
})

describe('guards', () => {
  it.each([
    '127.0.0.1',
    '10.0.0.5',
    '169.254.169.254',
    '100.64.0.1',
    '::1',
    'fe80::1',
    '224.0.0.1',
    '::ffff:127.0.0.1',
  ])('a mail host at %s is not connected to', async (ip) => {
    const server = await peer(known)
    const dialer = createSmtpDialer({ port: server.port })
    const host = { ...server.host, ips: [ip] }
    const report = await ask([host], {}, dialer)
    expect(report.result).toBe('no_connection')
    expect(report.steps).toMatchObject([{ step: 'connect', verdict: 'refused-address' }])
    expect(server.connections).toBe(0)
  })

  it('loopback is allowed where a test setting says so', async () => {
    const server = await peer(known)
    const dialer = createSmtpDialer({ port: server.port, allowance: () => true })
    expect((await ask([{ ...server.host, ips: ['127.0.0.1'] }], {}, dialer)).result).toBe('accepted')
  })

  it.each(['a\r\nRCPT TO:<b@example.org', 'a>b', 'a b', 'a\0b', 'x'.repeat(400)])(
    'an address that would break out of its command is not sent: %j',
    async (local) => {
      const server = await peer(known)
      expect((await ask([server], { local })).result).toBe('not_askable')
      expect(server.connections).toBe(0)
    },
  )

  it('a quoted local part is', async () => {
    const server = await peer({ mailboxes: null })
    await ask([server], { local: '"a b"' })
    expect(server.received[0]).toContain('RCPT TO:<"a b"@example.org>')
  })

  it('letters outside ASCII are sent only where the server offers SMTPUTF8', async () => {
    const plain = await peer(known)
    const report = await ask([plain], { local: 'josé', needsSmtpUtf8: true })
    expect(report.result).toBe('utf8_not_offered')
    expect(verbs(plain)).toEqual(['EHLO', 'QUIT'])

    const modern = await peer({ mailboxes: null, extensions: ['8BITMIME', 'SMTPUTF8'] })
    expect((await ask([modern], { local: 'josé', needsSmtpUtf8: true })).result).toBe('accepted')
    expect(modern.received[0]).toContain(`MAIL FROM:<${identity.mailFrom}> SMTPUTF8`)
    await ask([modern])
    expect(modern.received[1]).toContain(`MAIL FROM:<${identity.mailFrom}>`)
  })
})
