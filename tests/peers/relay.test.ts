import { type ChildProcess, execFile, fork } from 'node:child_process'
import { on, once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSpool } from '#storage/spool/open.ts'
import { type Instance, startInstance } from '../instance.ts'
import { hostAndPort, peer } from './peer.ts'

/** Behind a real Postfix that passes mail on: by SMTP, by LMTP, and by LMTP over a Unix socket. */

const relay = peer('RELAY', 'the mail receiver behind Postfix')
const [toSmtp = '', toLmtp = '', socket = ''] = (process.env.RELAY_TO ?? '').split(',')

/** Gives Postfix a mail, which it takes for all of the recipients. */
async function giveToPostfix(from: string, to: string[], raw: string): Promise<void> {
  const transport = createTransport({ ...hostAndPort(relay!), ignoreTLS: true })
  await transport.sendMail({ envelope: { from, to }, raw }).finally(() => transport.close())
}

/** As a sender on the internet gave it to a first server of ours, and that one to Postfix over loopback. */
const fromOutside =
  'Received: from mail.sender.test (mail.sender.test [8.8.4.4]) by first.relay.test with ESMTP id 1'
const mail = (...headers: string[]) =>
  [...headers, 'From: Ann <ann@sender.test>', 'Subject: passed on', '', 'Hello.', ''].join('\r\n')

describe.skipIf(!relay).each([
  ['SMTP', 'by-smtp.test', { SMTP_PORT: toSmtp, SMTP_TRUSTED_RELAYS: '127.0.0.1' }],
  ['LMTP', 'by-lmtp.test', { LMTP_LISTEN: `127.0.0.1:${toLmtp}` }],
  ['LMTP over a Unix socket', 'by-socket.test', { LMTP_LISTEN: socket }],
])('by %s', (_way, domain, settings) => {
  let site: Instance
  beforeAll(async () => {
    site = await startInstance({ ...settings, MAIL_DOMAIN: domain })
  })
  afterAll(() => site?.close())

  test('the sender is whom the first trusted server took it from', async () => {
    const { id, email } = await site.browser.address()
    await giveToPostfix('ann@sender.test', [email], mail(fromOutside))
    const { sender } = await site.browser.result(id)
    expect(sender).toMatchObject({ ip: '8.8.4.4', helo: 'mail.sender.test' })
  })

  test('what began on the machine has no sender to judge, and is never judged as 127.0.0.1', async () => {
    const { id, email } = await site.browser.address()
    await giveToPostfix('ann@sender.test', [email], mail())
    const { sender, results, blacklists } = await site.browser.result(id)
    expect(sender).toMatchObject({ ip: null, helo: null, rdns: null, tls: null })
    const judged = results.filter((each) => ['spf', 'rdns', 'helo', 'tls'].includes(each.id))
    expect(judged.map(({ status }) => status)).toEqual(Array(4).fill('no-data'))
    expect(JSON.stringify([judged, blacklists])).not.toContain('127.0.0.1')
  })

  test('of two recipients one is refused: the other has its mail, and the sender hears of it', async () => {
    const [sender, taken] = [await site.browser.address(), await site.browser.address()]
    await giveToPostfix(sender.email, [taken.email, `nobody@${domain}`], mail(fromOutside))
    expect((await site.browser.result(taken.id)).status).toBe('completed')
    // The bounce of Postfix, to a test address that was the sender.
    expect((await site.browser.result(sender.id)).status).toBe('completed')
    const raw = await (await site.browser.call(`/api/emails/${sender.id}/raw`)).text()
    expect(raw).toContain(`Final-Recipient: rfc822; nobody@${domain}`)
    expect(raw).toContain('550 5.1.1')
    expect(raw).not.toContain(`Final-Recipient: rfc822; ${taken.email}`)
  })
})

const source = (path: string) => JSON.stringify(new URL(`../../src/${path}`, import.meta.url).href)

/** The receiver and its spool in a process that can be killed; the test says what becomes of each mail. */
const program = `
const { createReceiver } = await import(${source('smtp/receiver.ts')})
const { openSpool } = await import(${source('storage/spool/open.ts')})
const [folder, port] = process.argv.slice(2)
const spool = await openSpool(folder)
const orders = []
process.on('message', (order) => orders.shift()(order))
const receiver = createReceiver({
  protocol: 'lmtp', host: '127.0.0.1', port: Number(port), hostname: 'mx.in.test', tls: null, greetingDelay: false,
  recognize: () => ({ ok: true, id: 'x' }),
  async accept({ raw, session }) {
    const order = new Promise((resolve) => orders.push(resolve))
    process.send('data')
    const said = await order
    if (said === 'fail') throw new Error('the disk is away')
    await spool.write({ id: crypto.randomUUID(), meta: session, raw })
    if (said === 'store') {
      process.send('stored')
      await new Promise(() => {})
    }
  },
  log: { debug() {}, info() {}, warn() {}, error() {} },
})
await receiver.listen()
process.send('listens')
`

/**
 * Makes Postfix look at its whole queue again, whatever the time of a mail. On a busy machine its queue manager comes
 * upon a mail whose delivery agent has not let go of it yet ("skipped, still being delivered"), and puts it aside for 300 s.
 */
const poke = () =>
  void execFile('postkick', ['-c', dirname(socket), 'public', 'qmgr', 'FIDA'], (error) => {
    if (error) console.log(`postkick: ${error.message}`)
  })

describe.skipIf(!relay)('a mail that Postfix hands over by LMTP', () => {
  let folder: string
  let child: ChildProcess | undefined
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'relay-'))
    await writeFile(join(folder, 'receiver.mjs'), program)
  })
  afterAll(async () => {
    child?.kill('SIGKILL')
    if (folder) await rm(folder, { recursive: true, force: true })
  })

  let heard: AsyncIterator<string[]>
  /** What the process tells next; fails when it ends instead. */
  const told = async () => {
    const poking = setInterval(poke, 2_000)
    try {
      const next = await heard.next()
      if (next.done) throw new Error('the receiver ended')
      return next.value[0] as string
    } finally {
      clearInterval(poking)
    }
  }
  const start = async () => {
    child = fork(join(folder, 'receiver.mjs'), [join(folder, 'spool'), toLmtp])
    heard = on(child, 'message', { close: ['exit'] }) as AsyncIterator<string[]>
    expect(await told()).toBe('listens')
  }
  const kill = async () => {
    const ended = once(child!, 'exit')
    child!.kill('SIGKILL')
    await ended
  }
  const order = (what: 'take' | 'fail' | 'store') => child!.send(what)
  const spooled = async (): Promise<string[]> => {
    const spool = await openSpool(join(folder, 'spool'))
    const found: string[] = []
    for await (const { raw } of spool.replay()) {
      found.push(/^Subject: (.*)\r$/m.exec(Buffer.from(raw).toString())?.[1] ?? '')
    }
    await spool.close()
    return found
  }
  const give = (subject: string) =>
    giveToPostfix('ann@sender.test', ['one@by-lmtp.test'], `Subject: ${subject}\r\n\r\nHello.\r\n`)

  test('comes again when it could not be stored, or nobody answered, and is there once', async () => {
    await start()
    await give('put off')
    expect(await told()).toBe('data')
    order('fail')
    // 451 and nothing more: Postfix comes again by itself.
    expect(await told()).toBe('data')
    await kill()
    // Killed before it was stored, while nobody listens for a while, and taken at last.
    await start()
    expect(await told()).toBe('data')
    order('take')
    await give('next')
    expect(await told()).toBe('data')
    order('take')
    await give('last')
    expect(await told()).toBe('data')
    await kill()
    expect(await spooled()).toEqual(['put off', 'next'])
  })

  test('that was stored and not answered is not lost', async () => {
    // Postfix still has the one from before.
    await start()
    expect(await told()).toBe('data')
    order('store')
    expect(await told()).toBe('stored')
    await kill()
    expect(await spooled()).toContain('last')
    // Postfix cannot know, and hands it over once more: twice is better than never.
    await start()
    expect(await told()).toBe('data')
    order('take')
    await give('end')
    expect(await told()).toBe('data')
    order('take')
    // Only what was answered is gone from the queue: a third mail is the next that comes.
    await give('after the end')
    expect(await told()).toBe('data')
    await kill()
    expect(await spooled()).toEqual(['put off', 'next', 'last', 'last', 'end'])
  })
})
