import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { MessageRefused, type ReceiverOptions } from '#smtp/types.ts'
import { Dialogue, type Stage, stage } from './dialogue.ts'

/** Mail by LMTP (RFC 2033), from a mail server that others gave it to. */

let open: Stage | undefined
let folder: string | undefined
afterEach(async () => {
  await open?.receiver.close()
  open = undefined
  if (folder) await rm(folder, { recursive: true, force: true })
  folder = undefined
})

async function start(options: Partial<ReceiverOptions> = {}): Promise<Stage> {
  open = await stage({ protocol: 'lmtp', ...options })
  return open
}

/** The replies to each RCPT, then those after the message. */
async function handOver(one: Dialogue, recipients: string[], text: string) {
  await one.say('LHLO mx.relay.example')
  await one.say('MAIL FROM:<from@client.example>')
  const rcpt: string[] = []
  for (const recipient of recipients) rcpt.push(await one.say(`RCPT TO:<${recipient}>`))
  const taken = rcpt.filter((reply) => reply.startsWith('250')).length
  const said = [await one.say('DATA')]
  if (!said[0]!.startsWith('354')) return { rcpt, data: said }
  one.write(`${text}\r\n.\r\n`)
  const data: string[] = []
  while (data.length < taken) data.push(await one.reply())
  return { rcpt, data }
}

const mail = [
  'Received: from mail.sender.example (mail.sender.example [8.8.8.8])',
  '\tby mx.relay.example (Postfix) with ESMTP id 1',
  'Subject: x',
  '',
  'body',
].join('\r\n')

describe('the dialogue', () => {
  test('begins with LHLO and is told to who speaks SMTP', async () => {
    const { port } = await start()
    const one = Dialogue.to(port)
    expect(await one.reply()).toBe('220 mx.in.example LMTP')
    expect(await one.say('EHLO mx.relay.example')).toBe(
      '500 5.5.1 This is LMTP (RFC 2033): it begins with LHLO',
    )
    expect(await one.say('MAIL FROM:<a@b.example>')).toMatch(/^503 .*with LHLO/)
    const hello = await one.say('LHLO mx.relay.example')
    expect(hello).toContain('250-PIPELINING')
    expect(hello).not.toContain('STARTTLS')
    one.close()
  })

  test('every accepted recipient gets its own answer, in order, and a refused one none', async () => {
    const { port, mails } = await start()
    const one = Dialogue.to(port)
    await one.reply()
    const { rcpt, data } = await handOver(
      one,
      ['test-a@in.example', 'nobody@in.example', 'test-b@in.example'],
      mail,
    )
    expect(rcpt.map((reply) => reply.slice(0, 9))).toEqual(['250 2.1.5', '550 5.1.1', '250 2.1.5'])
    expect(data).toEqual(['250 2.6.0 Message received', '250 2.6.0 Message received'])
    expect(mails.map(({ ids }) => ids)).toEqual([['a', 'b']])
    const told = mails[0]!.session.transcript.filter(({ line }) => line === data[0])
    expect(told).toHaveLength(2)
    // The dialogue is still in step.
    expect(await one.say('NOOP')).toMatch(/^250/)
    one.close()
  })

  test('the same recipient twice gets two answers and one mail (RFC 2033, 4.2)', async () => {
    const { port, mails } = await start()
    const one = Dialogue.to(port)
    await one.reply()
    const { data } = await handOver(one, ['test-a@in.example', 'test-a@in.example'], mail)
    expect(data).toHaveLength(2)
    expect(mails.map(({ ids }) => ids)).toEqual([['a']])
    expect(await one.say('NOOP')).toMatch(/^250/)
    // And what was counted for one message is not for the next.
    expect((await handOver(one, ['test-b@in.example'], mail)).data).toHaveLength(1)
    expect(await one.say('NOOP')).toMatch(/^250/)
    one.close()
  })

  test.each<[string, Partial<ReceiverOptions>, string]>([
    ['cannot be stored', { accept: () => Promise.reject(new Error('away')) }, '451 4.3.0'],
    [
      'is refused for what is in it',
      {
        accept: () =>
          Promise.reject(new MessageRefused({ code: 550, enhanced: '5.6.0', text: 'no complaint' })),
      },
      '550 5.6.0',
    ],
    ['is too large', { maxSize: 100 }, '552 5.3.4'],
  ])('what %s is answered so for each recipient', async (_what, options, answer) => {
    const { port, mails } = await start(options)
    const one = Dialogue.to(port)
    await one.reply()
    const { data } = await handOver(one, ['test-a@in.example', 'test-b@in.example'], mail)
    expect(data.map((reply) => reply.slice(0, 9))).toEqual([answer, answer])
    expect(await one.say('NOOP')).toMatch(/^250/)
    expect(mails).toEqual([])
    one.close()
  })

  test('without a recipient there is nothing to answer for', async () => {
    const { port } = await start()
    const one = Dialogue.to(port)
    await one.reply()
    expect((await handOver(one, ['nobody@in.example'], mail)).data[0]).toMatch(/^503/)
    one.close()
  })
})

describe('the sender', () => {
  test.each<[string, string, object]>([
    [
      'is whom the mail server names',
      mail,
      { clientAddress: '8.8.8.8', addressFrom: 'trusted-relay', helo: 'mail.sender.example' },
    ],
    [
      'is not the machine itself, where a content filter wrote a line of its own',
      `Received: from localhost (localhost [127.0.0.1]) by mx.relay.example\r\n${mail}`,
      { clientAddress: '8.8.8.8', addressFrom: 'trusted-relay', helo: 'mail.sender.example' },
    ],
    [
      'is unknown for what began there',
      'Received: by mx.relay.example (Postfix, from userid 0)\r\nSubject: x\r\n\r\nbody',
      { clientAddress: null, addressFrom: 'none', addressUnusable: 'unknown', helo: null },
    ],
    [
      'is unknown without a line',
      'Subject: x\r\n\r\nbody',
      { clientAddress: null, addressFrom: 'none', addressUnusable: 'unknown', helo: null },
    ],
  ])('%s', async (_what, text, session) => {
    const { port, mails } = await start()
    const one = Dialogue.to(port)
    await one.reply()
    await handOver(one, ['test-a@in.example'], text)
    expect(mails[0]!.session).toMatchObject({ ...session, tls: null, tlsOffered: null })
    one.close()
  })

  test('many of them share no limit of one network', async () => {
    const { port } = await start({ maxClientsPerAddress: 1, exemptLoopback: false })
    const all = Array.from({ length: 3 }, () => Dialogue.to(port))
    expect(await Promise.all(all.map((one) => one.reply()))).toEqual(Array(3).fill('220 mx.in.example LMTP'))
    for (const one of all) one.close()
  })
})

describe('a Unix socket', () => {
  test('takes mail, and is gone with the receiver', async () => {
    folder = await mkdtemp(join(tmpdir(), 'lmtp-'))
    const path = join(folder, 'lmtp')
    const { receiver, mails } = await start({ path })
    const one = new Dialogue(connect(path))
    await one.reply()
    expect((await handOver(one, ['test-a@in.example'], mail)).data).toEqual(['250 2.6.0 Message received'])
    expect(mails[0]!.session.clientAddress).toBe('8.8.8.8')
    one.close()
    await receiver.close()
    open = undefined
    await expect(stat(path)).rejects.toThrow('ENOENT')
  })

  test('of a killed process is taken over, of a living one not', async () => {
    folder = await mkdtemp(join(tmpdir(), 'lmtp-'))
    const path = join(folder, 'lmtp')
    const living = createServer().listen(path)
    await new Promise((resolve) => living.once('listening', resolve))
    await expect(stage({ protocol: 'lmtp', path })).rejects.toThrow('EADDRINUSE')
    await leaveSocket(join(folder, 'left'))
    await start({ path: join(folder, 'left') })
    const one = new Dialogue(connect(join(folder, 'left')))
    expect(await one.reply()).toMatch(/^220/)
    one.close()
    await new Promise((resolve) => living.close(resolve))
  })
})

/** A socket as a process leaves it that was killed: it is there, and nobody listens. */
async function leaveSocket(path: string): Promise<void> {
  const program = `require('net').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`
  await new Promise((resolve) => execFile(process.execPath, ['-e', program], resolve))
}
