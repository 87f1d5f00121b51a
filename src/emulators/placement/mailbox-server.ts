import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { Access } from './imap/connection.ts'
import { serve } from './imap/session.ts'
import { createStore, type EmulatedFolder, type Message, type Placed } from './imap/store.ts'

export type { EmulatedFolder, Placed } from './imap/store.ts'

/**
 * One mailbox behind an IMAP4rev1 server on loopback, for the simulated providers and for tests. What it keeps is
 * bounded, and no client can make the process fail.
 */

export type MailboxEmulatorOptions = {
  address: string
  /** Folders besides INBOX, with their RFC 6154 attribute. */
  folders?: readonly EmulatedFolder[]
  password?: string
  /** Signs in with this access token by XOAUTH2. */
  accessToken?: string
  /** X-GM-EXT-1 with X-GM-RAW for categories. */
  gmail?: boolean
  /** Default true. */
  idle?: boolean
  /** Messages in one folder, octets of one message, octets of all. Defaults 200, 1 MiB, 64 MiB; the eldest go first. */
  maxMessages?: number
  maxBytes?: number
  maxTotalBytes?: number
  now?: () => number
}

export type MailboxEmulator = {
  readonly port: number
  readonly connections: number
  /** Each line that a client sent, without the arguments of LOGIN and AUTHENTICATE. */
  readonly commands: string[]
  /** Files a message; longer ones are cut. `category` is Gmail's. */
  append(folder: string, raw: Uint8Array | string, about?: { category?: string; at?: number }): Placed
  /** Undefined when the message is not there any more. */
  move(from: Placed, to: string): Placed | undefined
  messages(folder: string): readonly Readonly<Message>[]
  uidValidity(folder: string): number
  createFolder(path: string): void
  /** Drops messages that came before; Unix milliseconds. */
  forgetBefore(time: number): void
  /** Gives a folder another UIDVALIDITY, and its messages UIDs from 1. */
  renumber(folder: string, uidValidity: number): void
  setAccessToken(token: string): void
  dropConnections(): void
  close(): Promise<void>
}

const MAX_CONNECTIONS = 16
const MOST_COMMANDS = 2000
const SILENCE_MS = 35 * 60_000

export async function startMailbox(options: MailboxEmulatorOptions): Promise<MailboxEmulator> {
  const { address, folders = [], maxMessages = 200, maxBytes = 1024 * 1024, now = Date.now } = options
  const { maxTotalBytes = 64 * 1024 * 1024 } = options
  const store = createStore({ maxMessages, maxTotalBytes, uidValidity: Math.floor(now() / 1000) })
  for (const folder of [{ path: 'INBOX' }, ...folders]) store.create(folder)
  const access: Access = {
    user: address,
    password: options.password,
    accessToken: options.accessToken,
    gmail: options.gmail ?? false,
    idle: options.idle ?? true,
  }
  const commands: string[] = []
  const heard = (text: string) => {
    for (const line of text.split('\r\n')) {
      if (line && commands.length < MOST_COMMANDS)
        commands.push(line.replace(/^(\S+ (?:LOGIN|AUTHENTICATE)\b).*/i, '$1'))
    }
  }
  const open = new Map<Socket, { changed(): void }>()
  store.onChange(() => {
    for (const { changed } of open.values()) changed()
  })

  const server = createServer((socket) => {
    socket.setNoDelay(true)
    socket.setTimeout(SILENCE_MS, () => socket.destroy())
    socket.on('error', () => socket.destroy())
    socket.on('close', () => open.delete(socket))
    open.set(socket, serve(socket, store, access, heard))
  })
  server.maxConnections = MAX_CONNECTIONS
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.on('error', () => {})

  const dropConnections = () => {
    for (const socket of open.keys()) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    commands,
    get connections() {
      return open.size
    },
    append(folder, raw, { category = 'primary', at = now() } = {}) {
      const octets = typeof raw === 'string' ? Buffer.from(raw, 'latin1') : Buffer.from(raw)
      return store.append(folder, octets.subarray(0, maxBytes), { category, at })
    },
    move: store.move,
    messages: (path) => store.folder(path).messages,
    uidValidity: (path) => store.folder(path).uidValidity,
    createFolder: (path) => store.create({ path }),
    forgetBefore: (time) => store.remove(({ at }) => at < time),
    renumber(path, uidValidity) {
      const folder = store.folder(path)
      folder.uidValidity = uidValidity
      folder.uidNext = 1
      for (const message of folder.messages) message.uid = folder.uidNext++
      dropConnections()
    },
    setAccessToken(token) {
      access.accessToken = token
    },
    dropConnections,
    async close() {
      dropConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
