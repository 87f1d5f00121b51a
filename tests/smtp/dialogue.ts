import { connect as connectPlain, type Socket } from 'node:net'
import { type ConnectionOptions, connect as connectTls, type TLSSocket } from 'node:tls'
import { createReceiver } from '#smtp/receiver.ts'
import { type SelfSigned, selfSigned } from '#smtp/self-signed.ts'
import type { ReceivedMail, Receiver, ReceiverOptions, Recognition } from '#smtp/types.ts'

/** A receiver on loopback that knows the addresses `test-...@in.example`, and the mail it took. */
export type Stage = { receiver: Receiver; port: number; mails: ReceivedMail[]; logged: string[] }

let certificate: Promise<SelfSigned> | undefined

export function recognizeTests(address: string): Recognition {
  const id = /^(?:test|prüfung)-([a-z0-9]+)@(in\.example|bücher\.example)$/i.exec(address)?.[1]
  if (id?.startsWith('old')) {
    return {
      ok: false,
      code: 550,
      enhanced: '5.2.1',
      text: 'This test address has expired, please get a new one',
    }
  }
  if (id) return { ok: true, id }
  return { ok: false, code: 550, enhanced: '5.1.1', text: 'There is no test with this address' }
}

export async function stage(options: Partial<ReceiverOptions> = {}): Promise<Stage> {
  const mails: ReceivedMail[] = []
  const logged: string[] = []
  const note = (level: string) => (facts: object | string, text?: string) => {
    logged.push(`${level} ${JSON.stringify(facts)} ${text ?? ''}`)
  }
  certificate ??= selfSigned('mx.in.example', { now: Date.now(), kind: 'ec' })
  const receiver = createReceiver({
    host: '127.0.0.1',
    port: 0,
    hostname: 'mx.in.example',
    tls: await certificate,
    greetingDelay: false,
    recognize: recognizeTests,
    accept: async (mail) => {
      mails.push(mail)
    },
    log: { debug: note('debug'), info: note('info'), warn: note('warn'), error: note('error') },
    ...options,
  })
  const { port } = await receiver.listen()
  return { receiver, port, mails, logged }
}

/** One client connection, driven line by line. */
export class Dialogue {
  #socket: Socket | TLSSocket
  #received = ''
  #ended = false
  #wake: () => void = () => undefined

  constructor(socket: Socket) {
    this.#socket = socket
    this.#listen()
  }

  static to(port: number, host = '127.0.0.1'): Dialogue {
    return new Dialogue(connectPlain(port, host))
  }

  #listen(): void {
    this.#socket.on('data', (chunk) => {
      this.#received += chunk.toString()
      this.#wake()
    })
    const end = () => {
      this.#ended = true
      this.#wake()
    }
    this.#socket.on('end', end).on('close', end).on('error', end)
  }

  write(bytes: string | Uint8Array): void {
    this.#socket.write(bytes)
  }

  async #until<T>(look: () => T | undefined): Promise<T> {
    for (;;) {
      const found = look()
      if (found !== undefined) return found
      if (this.#ended) throw new Error(`the connection ended; left over: ${JSON.stringify(this.#received)}`)
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  /** The next whole reply, its lines joined by newlines. */
  reply(): Promise<string> {
    return this.#until(() => {
      const whole = /^(?:\d{3}-[^\r\n]*\r\n)*\d{3}(?: [^\r\n]*)?\r\n/.exec(this.#received)?.[0]
      if (whole === undefined) return undefined
      this.#received = this.#received.slice(whole.length)
      return whole.trimEnd().replaceAll('\r\n', '\n')
    })
  }

  /** Sends a line and answers with the reply. */
  async say(line: string): Promise<string> {
    this.write(`${line}\r\n`)
    return this.reply()
  }

  /** Whether the server ended the connection without another reply. */
  async isOver(): Promise<boolean> {
    await this.#until(() => (this.#ended || this.#received ? true : undefined)).catch(() => undefined)
    return this.#ended && this.#received === ''
  }

  async secure(options: ConnectionOptions = {}): Promise<TLSSocket> {
    this.#socket.removeAllListeners()
    const socket = connectTls({ socket: this.#socket, rejectUnauthorized: false, ...options })
    this.#socket = socket
    this.#listen()
    await new Promise((resolve, reject) => socket.once('secureConnect', resolve).once('error', reject))
    return socket
  }

  close(): void {
    this.#socket.destroy()
  }
}

/** Greeting, EHLO, MAIL, RCPT; the connection is then ready for DATA. */
export async function readyForData(port: number, recipient = 'test-abc@in.example'): Promise<Dialogue> {
  const client = Dialogue.to(port)
  await client.reply()
  await client.say('EHLO client.example')
  await client.say('MAIL FROM:<from@client.example>')
  await client.say(`RCPT TO:<${recipient}>`)
  return client
}
