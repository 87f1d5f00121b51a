import { afterEach, describe, expect, test } from 'vitest'
import type { ReceiverOptions } from '#smtp/types.ts'
import { Dialogue, readyForData, type Stage, stage } from './dialogue.ts'

let open: Stage | undefined
let clients: Dialogue[] = []
afterEach(async () => {
  for (const client of clients) client.close()
  clients = []
  await open?.receiver.close()
  open = undefined
})

async function start(options: Partial<ReceiverOptions> = {}): Promise<Stage> {
  open = await stage(options)
  return open
}
function client(port: number): Dialogue {
  const one = Dialogue.to(port)
  clients.push(one)
  return one
}
async function ready(port: number, recipient?: string): Promise<Dialogue> {
  const one = await readyForData(port, recipient)
  clients.push(one)
  return one
}

/** A line to send and the beginning of the reply it gets. */
type Step = [send: string, reply: string | RegExp]
const HELLO: Step = ['EHLO client.example', '250-mx.in.example\n']
const MAIL: Step = ['MAIL FROM:<a@b.example>', '250 2.1.0']
const RCPT: Step = ['RCPT TO:<test-abc@in.example>', '250 2.1.5']

const scripts: Record<string, Step[]> = {
  'a whole mail': [
    HELLO,
    MAIL,
    RCPT,
    ['DATA', '354 '],
    ['Subject: hi\r\n\r\nbody\r\n.', '250 2.6.0 Message received'],
    ['QUIT', '221 '],
  ],
  'HELO is enough': [['HELO client.example', '250 mx.in.example'], MAIL, RCPT, ['DATA', '354 ']],
  'AUTH is neither offered nor understood': [
    ['EHLO c.example', /^(?![\s\S]*AUTH)/],
    ['AUTH PLAIN AGEAYg==', '500 5.5.2'],
  ],
  'unknown recipients are told so': [
    HELLO,
    MAIL,
    ['RCPT TO:<other@in.example>', '550 5.1.1 There is no test with this'],
  ],
  'expired recipients are told so': [
    HELLO,
    MAIL,
    ['RCPT TO:<test-old1@in.example>', '550 5.2.1 This test address has expired'],
  ],
  'a refused recipient leaves the others': [
    HELLO,
    MAIL,
    ['RCPT TO:<other@in.example>', '550 '],
    RCPT,
    ['DATA', '354 '],
    ['x\r\n.', '250 '],
  ],
  'no recipient, no data': [HELLO, MAIL, ['DATA', '503 5.5.1 No recipient']],
  'postmaster is refused with the reason': [
    HELLO,
    MAIL,
    ['RCPT TO:<postmaster>', '550 5.1.1 This server only takes mail for test addresses'],
    ['RCPT TO:<Postmaster@in.example>', '550 5.1.1 This server only'],
  ],
  'nobody is relayed': [
    HELLO,
    MAIL,
    ['RCPT TO:<someone@elsewhere.example>', '550 '],
    ['RCPT TO:<@in.example:a@b.example>', '550 '],
  ],
  'order is kept': [
    ['MAIL FROM:<a@b.example>', '503 5.5.1 Please introduce'],
    HELLO,
    ['RCPT TO:<a@b.example>', '503 '],
  ],
  'nested mail': [HELLO, MAIL, ['MAIL FROM:<a@b.example>', '503 5.5.1 A mail has already begun']],
  'RSET begins again': [HELLO, MAIL, ['RSET', '250 '], MAIL],
  'VRFY tells nothing': [HELLO, ['VRFY test-abc@in.example', '252 '], ['VRFY nobody@in.example', '252 ']],
  'EXPN tells nothing': [HELLO, ['EXPN list', '502 ']],
  'HELP, NOOP': [HELLO, ['HELP', '214 '], ['NOOP', '250 ']],
  'jokes are switched off': [
    ['WIZ pass', '500 '],
    ['SHELL', '500 '],
    ['KILL 1', '500 '],
  ],
  'XCLIENT is switched off': [HELLO, ['XCLIENT ADDR=192.0.2.1', '500 '], ['XFORWARD ADDR=192.0.2.1', '500 ']],
  'bad paths': [
    HELLO,
    ['MAIL FROM:a@b.example', '501 5.1.7 The sender address cannot be read'],
    ['MAIL FROM:<a>', '501 '],
    MAIL,
    ['RCPT TO:<>', '501 5.1.3 The recipient address cannot be read'],
    ['RCPT TO:<a@b@c>', '501 '],
  ],
  'odd but real bounce addresses are taken': [HELLO, ['MAIL FROM:<user.@b.example>', '250 '], RCPT],
  'SIZE beyond the limit': [
    HELLO,
    ['MAIL FROM:<a@b.example> SIZE=26214401', '552 5.3.4 The message is larger than the 25 MB'],
  ],
  'SIZE that fits, BODY and SMTPUTF8': [
    HELLO,
    ['MAIL FROM:<a@b.example> SIZE=26214400 BODY=8BITMIME SMTPUTF8', '250 '],
  ],
  'SIZE that is no number': [HELLO, ['MAIL FROM:<a@b.example> SIZE=big', '501 ']],
  'control characters': [HELLO, ['MAIL FROM:<a\x07@b.example>', '501 '], ['EHLO a\x01b', '501 ']],
  'web requests': [['GET / HTTP/1.1', '421 4.7.0 This is a mail server']],
  'a line too long': [['NOOP '.padEnd(5000, 'x'), '421 4.7.0 The command line is too long']],
  'ten unknown commands': [
    ...Array.from({ length: 9 }, (_, i): Step => [`FOO${i}`, '500 5.5.2 This server does not know']),
    ['BAR', '421 4.7.0 Too many unknown commands'],
  ],
}

test.each(Object.entries(scripts))('%s', async (_name, steps) => {
  const { port } = await start()
  const one = client(port)
  expect(await one.reply()).toBe('220 mx.in.example ESMTP')
  for (const [send, reply] of steps) {
    const answer = await one.say(send)
    if (typeof reply === 'string') expect(`${send.slice(0, 60)} -> ${answer}`).toContain(`-> ${reply}`)
    else expect(answer).toMatch(reply)
  }
})

describe('what arrives', () => {
  test('the session has every field', async () => {
    const { port, mails } = await start({ now: () => 1_795_000_000_000 })
    const one = await ready(port)
    await one.say('DATA')
    await one.say('Subject: x\r\n\r\n..dot\r\n.')
    const { ids, raw, session } = mails[0]!
    expect(ids).toEqual(['abc'])
    expect(raw.toString()).toBe('Subject: x\r\n\r\n.dot\r\n')
    expect(session).toEqual({
      source: 'smtp',
      clientAddress: '127.0.0.1',
      addressUnusable: 'private',
      addressFrom: 'connection',
      helo: 'client.example',
      mailFrom: 'from@client.example',
      recipients: ['test-abc@in.example'],
      tls: null,
      tlsOffered: true,
      smtputf8: false,
      transcript: expect.any(Array),
      receivedAt: 1_795_000_000_000,
      hostname: 'mx.in.example',
    })
    expect(session.transcript.map((line) => `${line.dir} ${line.line}`)).toEqual([
      'out 220 mx.in.example ESMTP',
      'in EHLO client.example',
      'out 250-mx.in.example',
      'out 250-PIPELINING',
      'out 250-8BITMIME',
      'out 250-SMTPUTF8',
      'out 250-ENHANCEDSTATUSCODES',
      'out 250-STARTTLS',
      'out 250 SIZE 26214400',
      'in MAIL FROM:<from@client.example>',
      'out 250 2.1.0 Accepted',
      'in RCPT TO:<test-abc@in.example>',
      'out 250 2.1.5 Accepted',
      'in DATA',
      'out 354 End data with <CR><LF>.<CR><LF>',
      'in <20 octets of message>',
      'in .',
      'out 250 2.6.0 Message received',
    ])
  })

  test('the second mail of a connection has its own transcript', async () => {
    const { port, mails } = await start()
    const one = await ready(port)
    await one.say('DATA')
    await one.say('first\r\n.')
    await one.say('MAIL FROM:<>')
    await one.say('RCPT TO:<test-def@in.example>')
    await one.say('DATA')
    await one.say('second\r\n.')
    const lines = mails[1]!.session.transcript.map((line) => line.line)
    expect(lines.slice(0, 2)).toEqual(['220 mx.in.example ESMTP', 'EHLO client.example'])
    expect(lines).toContain('MAIL FROM:<>')
    expect(lines.join()).not.toContain('test-abc')
    expect(mails[1]!.session.mailFrom).toBe('')
    expect(mails[1]!.ids).toEqual(['def'])
  })

  test('several recipients of one mail, each id once, up to the limit', async () => {
    const { port, mails } = await start({ maxRecipients: 3 })
    const one = await ready(port)
    await one.say('RCPT TO:<TEST-abc@in.example>')
    await one.say('RCPT TO:<test-b@in.example>')
    await one.say('RCPT TO:<test-c@in.example>')
    expect(await one.say('RCPT TO:<test-d@in.example>')).toMatch(/^452 4\.5\.3 Too many recipients/)
    await one.say('DATA')
    await one.say('x\r\n.')
    expect(mails[0]!.ids).toEqual(['abc', 'b', 'c'])
  })

  test('addresses in UTF-8, and domains as they were written', async () => {
    const { port, mails } = await start()
    const one = client(port)
    await one.reply()
    await one.say('EHLO client.example')
    expect(await one.say('MAIL FROM:<jürgen@xn--bcher-kva.example> SMTPUTF8')).toMatch(/^250/)
    expect(await one.say('RCPT TO:<prüfung-abc@bücher.example>')).toMatch(/^250/)
    await one.say('DATA')
    await one.say('Subject: grüße\r\n.')
    const { session, raw } = mails[0]!
    expect(session).toMatchObject({
      smtputf8: true,
      mailFrom: 'jürgen@xn--bcher-kva.example',
      recipients: ['prüfung-abc@bücher.example'],
    })
    expect(raw.toString()).toBe('Subject: grüße\r\n')
  })

  test('everything pipelined in one packet, twice', async () => {
    const { port, mails } = await start()
    const one = client(port)
    await one.reply()
    const mail = (id: string) =>
      `MAIL FROM:<a@b.example>\r\nRCPT TO:<test-${id}@in.example>\r\nDATA\r\n${id}\r\n.\r\n`
    one.write(`EHLO c.example\r\n${mail('one')}${mail('two')}QUIT\r\n`)
    const codes: string[] = []
    for (let i = 0; i < 10; i += 1) codes.push((await one.reply()).slice(0, 3))
    expect(codes.join(' ')).toBe('250 250 250 354 250 250 250 354 250 221')
    expect(mails.map((mail) => mail.raw.toString())).toEqual(['one\r\n', 'two\r\n'])
  })
})

describe('the end of DATA', () => {
  const end = '\r\n.\r\n'
  test.each<[string, string[], string]>([
    ['LF dot LF', ['a\n.\nMAIL FROM:<x@y.example>', end], 'a\n.\nMAIL FROM:<x@y.example>\r\n'],
    ['LF dot CRLF', ['a\n.\r\nb', end], 'a\n.\r\nb\r\n'],
    ['CRLF dot LF', ['a\r\n.\nb', end], 'a\r\n.\nb\r\n'],
    ['CR dot CR', ['a\r.\rb', end], 'a\r.\rb\r\n'],
    ['CRLF dot CR', ['a\r\n.\rb', end], 'a\r\n.\rb\r\n'],
    ['CR LF dot split over packets', ['a\r', '\n', '.', '\r', '\n'], 'a\r\n'],
    ['a stuffed dot alone in its packet', ['..', '\r\nb', end], '.\r\nb\r\n'],
    ['a stuffed dot, then what looks like the end', ['..', '\r\n', 'QUIT', end], '.\r\nQUIT\r\n'],
    ['an empty message', ['.\r\n'], ''],
    ['NUL and eight-bit octets', ['\u0000\u00ff', end], '\u0000\u00ff\r\n'],
  ])('%s', async (_name, packets, expected) => {
    const { port, mails } = await start()
    const one = await ready(port)
    await one.say('DATA')
    for (const packet of packets) {
      one.write(Buffer.from(packet, 'latin1'))
      await new Promise((resolve) => setTimeout(resolve, packets.length > 1 ? 5 : 0))
    }
    expect(await one.reply()).toMatch(/^250 2\.6\.0/)
    expect(mails.map((mail) => mail.raw.toString('latin1'))).toEqual([expected])
    expect(await one.say('NOOP')).toMatch(/^250/)
  })
})

describe('bounds', () => {
  test('a message over the limit is read to its end and refused, the connection goes on', async () => {
    const { port, mails } = await start({ maxSize: 10_000 })
    const one = await ready(port)
    await one.say('DATA')
    one.write(`${'x'.repeat(98)}\r\n`.repeat(150))
    expect(await one.say('.')).toMatch(/^552 5\.3\.4 The message is larger than/)
    await one.say('MAIL FROM:<a@b.example>')
    await one.say('RCPT TO:<test-abc@in.example>')
    await one.say('DATA')
    expect(await one.say('small\r\n.')).toMatch(/^250/)
    expect(mails.map((mail) => mail.raw.length)).toEqual([7])
  })

  test('exactly the limit fits', async () => {
    const { port, mails } = await start({ maxSize: 10_000 })
    const one = await ready(port)
    await one.say('DATA')
    expect(await one.say(`${'x'.repeat(9998)}\r\n.`)).toMatch(/^250/)
    expect(mails[0]!.raw.length).toBe(10_000)
  })

  test('one that never stops is cut off', async () => {
    const { port, mails } = await start({ maxSize: 10_000 })
    const one = await ready(port)
    await one.say('DATA')
    one.write('x'.repeat(60_000))
    expect(await one.reply()).toMatch(/^552 5\.3\.4/)
    expect(await one.isOver()).toBe(true)
    expect(mails).toEqual([])
  })

  test('messages under way share a bounded memory', async () => {
    const { port, mails } = await start({ maxBuffered: 40_000 })
    const first = await ready(port)
    await first.say('DATA')
    first.write('x'.repeat(30_000))
    const second = await ready(port)
    await second.say('DATA')
    second.write('y'.repeat(30_000))
    expect(await second.say('\r\n.')).toMatch(/^452 4\.3\.1/)
    expect(await first.say('\r\n.')).toMatch(/^250/)
    await second.say('MAIL FROM:<a@b.example>')
    await second.say('RCPT TO:<test-abc@in.example>')
    await second.say('DATA')
    expect(await second.say(`${'y'.repeat(30_000)}\r\n.`)).toMatch(/^250/)
    expect(mails.length).toBe(2)
  })

  test('a client that leaves in the middle gives its memory back', async () => {
    const { port, receiver } = await start({ maxBuffered: 20_000 })
    for (let i = 0; i < 3; i += 1) {
      const one = await ready(port)
      await one.say('DATA')
      one.write('x'.repeat(12_000))
      await new Promise((resolve) => setTimeout(resolve, 10))
      one.close()
      while (receiver.connections() > 0) await new Promise((resolve) => setTimeout(resolve, 5))
    }
    const last = await ready(port)
    await last.say('DATA')
    expect(await last.say(`${'x'.repeat(12_000)}\r\n.`)).toMatch(/^250/)
  })

  test('too many commands without a message', async () => {
    const { port } = await start({ maxCommands: 10 })
    const one = client(port)
    await one.reply()
    for (let i = 0; i < 10; i += 1) expect(await one.say('NOOP')).toMatch(/^250/)
    expect(await one.say('NOOP')).toMatch(/^421 4\.7\.0 Too many commands/)
    expect(await one.isOver()).toBe(true)
  })

  test('a thousand pipelined commands end at the limit, without their replies piling up', async () => {
    const { port } = await start({ maxCommands: 50 })
    const one = client(port)
    await one.reply()
    one.write('NOOP\r\n'.repeat(1000))
    const codes: string[] = []
    for (let i = 0; i < 51; i += 1) codes.push((await one.reply()).slice(0, 3))
    expect(codes.at(-1)).toBe('421')
    expect(await one.isOver()).toBe(true)
  })

  test('messages renew the number of commands', async () => {
    const { port, mails } = await start({ maxCommands: 6 })
    const one = await ready(port)
    for (let i = 0; i < 3; i += 1) {
      await one.say('DATA')
      expect(await one.say('x\r\n.')).toMatch(/^250/)
      await one.say('MAIL FROM:<a@b.example>')
      await one.say('RCPT TO:<test-abc@in.example>')
    }
    expect(mails.length).toBe(3)
  })

  test('connections in all, and room again when one leaves', async () => {
    const { port, receiver } = await start({ maxClients: 2 })
    const [a, b] = [client(port), client(port)]
    await a.reply()
    await b.reply()
    const c = client(port)
    expect(await c.reply()).toMatch(/^421 4\.3\.2 Too many connections/)
    expect(await c.isOver()).toBe(true)
    a.close()
    while (receiver.connections() > 1) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(await client(port).reply()).toMatch(/^220/)
  })

  test('connections from one network', async () => {
    const { port } = await start({ maxClientsPerAddress: 1, exemptLoopback: false })
    const a = client(port)
    await a.reply()
    expect(await client(port).reply()).toMatch(/^421 4\.7\.0 Too many connections from your network/)
    await a.say('QUIT')
    a.close()
    // The place is free a moment after the connection has ended.
    await expect.poll(() => client(port).reply()).toMatch(/^220/)
  })

  test('silence', async () => {
    const { port } = await start({ idleMs: 40 })
    const one = client(port)
    await one.reply()
    expect(await one.reply()).toMatch(/^421 4\.4\.2 Nothing was said/)
    expect(await one.isOver()).toBe(true)
  })

  test('a session that drags on, octet by octet', async () => {
    const { port, mails } = await start({ sessionMs: 2_000 })
    const one = await ready(port)
    await one.say('DATA')
    const drip = setInterval(() => one.write('x'), 10)
    expect(await one.reply()).toMatch(/^421 4\.4\.2 The connection was open for too long/)
    clearInterval(drip)
    expect(mails).toEqual([])
  })

  test('talking before the greeting', async () => {
    const { port } = await start({ greetingDelay: true })
    const one = client(port)
    one.write('EHLO spam.example\r\n')
    expect(await one.reply()).toMatch(/^421 4\.7\.0 Please wait for the greeting/)
  })

  test('a transcript stays small', async () => {
    const { port, mails } = await start({ maxCommands: 2000 })
    const one = await ready(port)
    for (let i = 0; i < 300; i += 1) await one.say(`NOOP ${'x'.repeat(3000)}`)
    await one.say('DATA')
    await one.say('x\r\n.')
    const { transcript } = mails[0]!.session
    expect(transcript.length).toBeLessThan(220)
    expect(Math.max(...transcript.map((line) => line.line.length))).toBeLessThan(520)
    expect(transcript.some((line) => /more lines not kept/.test(line.line))).toBe(true)
    expect(transcript.at(-1)!.line).toMatch(/^250 2\.6\.0/)
  })
})

/** Stores each message until the test finishes it. `next` is asked before the message is sent. */
function heldStore() {
  type Held = { finish(error?: Error): void }
  let begun = Promise.withResolvers<Held>()
  const accept = () =>
    new Promise<void>((resolve, reject) => {
      begun.resolve({ finish: (error) => (error ? reject(error) : resolve()) })
      begun = Promise.withResolvers<Held>()
    })
  return { accept, next: () => begun.promise }
}

describe('durability', () => {
  test('250 comes only after accept, and 451 when it rejects', async () => {
    const store = heldStore()
    const { port, logged } = await start({ accept: store.accept })
    const one = await ready(port)
    const failing = store.next()
    await one.say('DATA')
    one.write('x\r\n.\r\n')
    const answer = one.reply()
    const { finish: fail } = await failing
    const early = await Promise.race([
      answer,
      new Promise((resolve) => setTimeout(resolve, 60, 'nothing yet')),
    ])
    expect(early).toBe('nothing yet')
    fail(new Error('disk full'))
    expect(await answer).toMatch(/^451 4\.3\.0 The message could not be stored/)
    expect(logged.filter((line) => line.startsWith('error')).length).toBe(1)
    await one.say('MAIL FROM:<a@b.example>')
    await one.say('RCPT TO:<test-abc@in.example>')
    const working = store.next()
    await one.say('DATA')
    one.write('x\r\n.\r\n')
    ;(await working).finish()
    expect(await one.reply()).toMatch(/^250 2\.6\.0/)
  })

  test('an accept that throws at once is answered too', async () => {
    const { port } = await start({
      accept: () => {
        throw new Error('bug')
      },
    })
    const one = await ready(port)
    await one.say('DATA')
    expect(await one.say('x\r\n.')).toMatch(/^451 4\.3\.0/)
  })

  test('closing waits for the message that is being stored and says goodbye to the idle', async () => {
    const store = heldStore()
    const one = await start({ accept: store.accept })
    const idle = client(one.port)
    await idle.reply()
    const busy = await ready(one.port)
    await busy.say('DATA')
    const storing = store.next()
    busy.write('x\r\n.\r\n')
    const { finish } = await storing
    let closed = false
    const closing = one.receiver.close().then(() => {
      closed = true
    })
    expect(await idle.reply()).toMatch(/^421 4\.3\.2 This server is restarting/)
    expect(closed).toBe(false)
    finish()
    expect(await busy.reply()).toMatch(/^250/)
    expect(await busy.say('NOOP')).toMatch(/^421/)
    for (const each of [idle, busy]) each.close()
    await closing
    open = undefined
  })

  test('nothing private is logged at info', async () => {
    const { port, logged } = await start()
    const one = await ready(port)
    await one.say('RCPT TO:<secret@in.example>')
    await one.say('DATA')
    await one.say('Subject: private words\r\n.')
    const shown = logged.filter((line) => !line.startsWith('debug')).join('\n')
    expect(shown).toMatch(/message received/)
    expect(shown).not.toMatch(/@|abc|private|127\.0\.0\.1/)
  })
})
