import { X509Certificate } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { afterEach, describe, expect, test } from 'vitest'
import { createReceiver } from '#smtp/receiver.ts'
import type { ReceiverOptions } from '#smtp/types.ts'
import { Dialogue, readyForData, recognizeTests, type Stage, stage } from './dialogue.ts'

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

async function sendMail(one: Dialogue, text = 'Subject: x\r\n\r\nbody'): Promise<string> {
  await one.say('EHLO client.example')
  await one.say('MAIL FROM:<from@client.example>')
  await one.say('RCPT TO:<test-abc@in.example>')
  await one.say('DATA')
  return one.say(`${text}\r\n.`)
}

describe('STARTTLS', () => {
  test.each(['TLSv1.2', 'TLSv1.3'] as const)('%s with a self-made RSA certificate', async (version) => {
    const { port, mails } = await start({ tls: null })
    const one = client(port)
    await one.reply()
    expect(await one.say('EHLO client.example')).toContain('250-STARTTLS')
    expect(await one.say('STARTTLS')).toMatch(/^220 /)
    const socket = await one.secure({ minVersion: version, maxVersion: version })
    const certificate = new X509Certificate(socket.getPeerCertificate().raw)
    expect(certificate.checkHost('mx.in.example')).toBe('mx.in.example')
    expect(certificate.verify(certificate.publicKey)).toBe(true)
    expect(await one.say('EHLO client.example')).not.toContain('STARTTLS')
    expect(await sendMail(one)).toMatch(/^250/)
    const { session } = mails[0]!
    expect(session.tls).toEqual({ version, cipher: socket.getCipher().name })
    expect(session.tlsOffered).toBe(true)
    const lines = session.transcript.map((line) => line.line)
    expect(lines).toContain('STARTTLS')
    expect(lines).toContain('220 2.0.0 Ready to start TLS')
  })

  test('what was said in the clear is forgotten', async () => {
    const { port, mails } = await start()
    const one = client(port)
    await one.reply()
    await one.say('EHLO plain.example')
    await one.say('MAIL FROM:<plain@client.example>')
    one.write('STARTTLS\r\nRCPT TO:<test-injected@in.example>\r\n')
    expect(await one.reply()).toMatch(/^220/)
    await one.secure()
    expect(await one.say('MAIL FROM:<a@b.example>')).toMatch(/^503/)
    expect(await sendMail(one)).toMatch(/^250/)
    expect(mails[0]!.ids).toEqual(['abc'])
    expect(mails[0]!.session.transcript.map((line) => line.line).join()).not.toContain('injected')
  })

  test('EHLO and STARTTLS in one packet', async () => {
    const { port, mails } = await start()
    const one = client(port)
    await one.reply()
    one.write('EHLO c.example\r\nSTARTTLS\r\n')
    expect(await one.reply()).toMatch(/^250-/)
    expect(await one.reply()).toMatch(/^220/)
    await one.secure()
    expect(await sendMail(one)).toMatch(/^250/)
    expect(mails[0]!.session.tls?.version).toBe('TLSv1.3')
  })

  test('a failed handshake frees its place', async () => {
    const { port, receiver } = await start({ maxClients: 1 })
    const one = client(port)
    await one.reply()
    await one.say('EHLO c.example')
    await one.say('STARTTLS')
    one.write('this is no handshake\r\n')
    await one.isOver()
    while (receiver.connections() > 0) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(await client(port).reply()).toMatch(/^220/)
  })

  test('a second STARTTLS, and one with a parameter', async () => {
    const { port } = await start()
    const one = client(port)
    await one.reply()
    await one.say('EHLO c.example')
    expect(await one.say('STARTTLS now')).toMatch(/^501/)
    await one.say('STARTTLS')
    await one.secure()
    await one.say('EHLO c.example')
    expect(await one.say('STARTTLS')).toMatch(/^503/)
  })
})

describe('PROXY protocol', () => {
  const v2 = (family: number, address: number[], command = 0x21) =>
    Buffer.from([
      13,
      10,
      13,
      10,
      0,
      13,
      10,
      0x51,
      0x55,
      0x49,
      0x54,
      10,
      command,
      family,
      0,
      address.length,
      ...address,
    ])
  const port25 = [0x30, 0x39, 0, 25]
  const six = [0x2a, 0, 0x14, 0x50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]

  test.each<[string, string | Buffer, string | null]>([
    ['v1 over IPv4', 'PROXY TCP4 8.8.8.8 10.0.0.1 40000 25\r\n', '8.8.8.8'],
    ['v1 over IPv6', 'PROXY TCP6 2A00:1450::0001 2001:db8::2 40000 25\r\n', '2a00:1450::1'],
    ['v1 unknown', 'PROXY UNKNOWN\r\n', null],
    ['v2 over IPv4', v2(0x11, [8, 8, 4, 4, 10, 0, 0, 1, ...port25]), '8.8.4.4'],
    ['v2 over IPv6', v2(0x21, [...six, ...six, ...port25]), '2a00:1450::1'],
    ['v2 health check', v2(0x00, [], 0x20), null],
  ])('%s', async (_name, header, address) => {
    const { port, mails } = await start({ proxyProtocol: ['127.0.0.0/8'] })
    const one = client(port)
    one.write(header)
    expect(await one.reply()).toMatch(/^220/)
    expect(await sendMail(one)).toMatch(/^250/)
    expect(mails[0]!.session).toMatchObject({
      clientAddress: address,
      addressFrom: address === null ? 'none' : 'proxy-protocol',
      addressUnusable: address === null ? 'unknown' : null,
    })
  })

  test('in pieces, the last one with a command behind it', async () => {
    const { port, mails } = await start({ proxyProtocol: ['127.0.0.1'] })
    const one = client(port)
    for (const piece of ['PRO', 'XY TCP4 8.8.8.8 10.0.0.1', ' 40000 25\r']) {
      one.write(piece)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    one.write('\n')
    await one.reply()
    await sendMail(one)
    expect(mails[0]!.session.clientAddress).toBe('8.8.8.8')
  })

  test.each([
    ['no header', 'EHLO client.example\r\n'],
    ['an address that is none', 'PROXY TCP4 300.1.1.1 10.0.0.1 1 2\r\n'],
    ['a header without end', 'PROXY '.padEnd(400, 'x')],
  ])('%s is not served', async (_name, text) => {
    const { port } = await start({ proxyProtocol: ['127.0.0.1'] })
    const one = client(port)
    one.write(text)
    expect(await one.isOver()).toBe(true)
  })

  test('from anyone else the header is no command, and names no address', async () => {
    const { port } = await start({ proxyProtocol: ['192.0.2.1'] })
    const one = client(port)
    await one.reply()
    expect(await one.say('PROXY TCP4 8.8.8.8 10.0.0.1 40000 25')).toMatch(/^500/)
  })

  test('limits count the client, not the balancer', async () => {
    const { port } = await start({ proxyProtocol: ['127.0.0.1'], maxClientsPerAddress: 1 })
    const from = async (address: string) => {
      const one = client(port)
      one.write(`PROXY TCP4 ${address} 10.0.0.1 40000 25\r\n`)
      return one.reply()
    }
    expect(await from('8.8.8.8')).toMatch(/^220/)
    expect(await from('8.8.8.8')).toMatch(/^421 4\.7\.0/)
    expect(await from('8.8.4.4')).toMatch(/^220/)
  })
})

describe('trusted relays', () => {
  test('the client is the one the relay names', async () => {
    const { port, mails } = await start({ trustedRelays: ['127.0.0.1'] })
    const one = client(port)
    await one.reply()
    await sendMail(
      one,
      [
        'Received: from mail.sender.example (mail.sender.example [8.8.8.8])',
        '\t(using TLSv1.3 with cipher TLS_AES_256_GCM_SHA384 (256/256 bits))',
        '\tby relay.example (Postfix) with ESMTPS id 1',
        'Received: from forged.example (forged.example [9.9.9.9]) by mail.sender.example',
        'Subject: x',
        '',
        'body',
      ].join('\r\n'),
    )
    expect(mails[0]!.session).toMatchObject({
      clientAddress: '8.8.8.8',
      addressFrom: 'trusted-relay',
      addressUnusable: null,
      helo: 'mail.sender.example',
      tls: { version: 'TLSv1.3', cipher: 'TLS_AES_256_GCM_SHA384' },
      tlsOffered: null,
      mailFrom: 'from@client.example',
    })
  })

  test('nothing is known when the relay names nobody', async () => {
    const { port, mails } = await start({ trustedRelays: ['127.0.0.0/8'] })
    const one = client(port)
    await one.reply()
    await sendMail(one)
    expect(mails[0]!.session).toMatchObject({
      clientAddress: null,
      addressFrom: 'none',
      addressUnusable: 'unknown',
      helo: null,
      tls: null,
    })
  })

  test('from anyone else the Received lines are only part of the message', async () => {
    const { port, mails } = await start({ trustedRelays: ['192.0.2.0/24'] })
    const one = client(port)
    await one.reply()
    await sendMail(one, 'Received: from a (a [8.8.8.8]) by b\r\n\r\nx')
    expect(mails[0]!.session).toMatchObject({ clientAddress: '127.0.0.1', addressFrom: 'connection' })
  })
})

test('a hundred connections at once, five mails each', async () => {
  const { port, mails } = await start()
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, i) => {
      const one = await readyForData(port, `test-c${i}@in.example`)
      clients.push(one)
      for (let n = 0; n < 5; n += 1) {
        if (n > 0) {
          await one.say('MAIL FROM:<a@b.example>')
          await one.say(`RCPT TO:<test-c${i}@in.example>`)
        }
        await one.say('DATA')
        const answer = await one.say(`mail ${n} of ${i}\r\n${'.x\r\n'.repeat(i)}.`)
        if (!answer.startsWith('250')) return answer
      }
      return (await one.say('QUIT')).slice(0, 3)
    }),
  )
  expect(new Set(answers)).toEqual(new Set(['221']))
  expect(mails.length).toBe(500)
  expect(mails.filter((mail) => !mail.raw.toString().includes(` of ${mail.ids[0]!.slice(1)}\r\n`))).toEqual(
    [],
  )
})

test('nodemailer sends over STARTTLS, pooled', async () => {
  const { port, mails } = await start({ greetingDelay: true })
  const transport = createTransport({
    host: '127.0.0.1',
    port,
    pool: true,
    maxConnections: 2,
    requireTLS: true,
    tls: { rejectUnauthorized: false },
  })
  const sent = await Promise.all(
    ['one', 'two', 'three', 'four'].map((id) =>
      transport.sendMail({
        from: 'Bücher <from@client.example>',
        to: `test-${id}@in.example`,
        subject: `Größe ${id}`,
        html: '<p>.</p>\n.\n..two\n',
        attachments: [{ filename: 'a.bin', content: Buffer.alloc(200_000, id) }],
      }),
    ),
  )
  transport.close()
  expect(sent.map((info) => info.response)).toEqual(Array(4).fill('250 2.6.0 Message received'))
  expect(mails.map((mail) => mail.ids[0]).sort()).toEqual(['four', 'one', 'three', 'two'])
  expect(mails.every((mail) => mail.session.tls?.version === 'TLSv1.3' && mail.raw.length > 200_000)).toBe(
    true,
  )
})

test('nodemailer reports the refusal in our words', async () => {
  const { port } = await start()
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  const sending = transport.sendMail({ from: 'a@b.example', to: 'test-old1@in.example', text: 'x' })
  await expect(sending).rejects.toThrow('550 5.2.1 This test address has expired, please get a new one')
})

test('a port that is taken rejects', async () => {
  const { port } = await start()
  const second = createReceiver({
    host: '127.0.0.1',
    port,
    hostname: 'mx.in.example',
    tls: null,
    recognize: recognizeTests,
    accept: async () => undefined,
    log: { debug() {}, info() {}, warn() {}, error() {} },
  })
  await expect(second.listen()).rejects.toThrow(/EADDRINUSE/)
})
