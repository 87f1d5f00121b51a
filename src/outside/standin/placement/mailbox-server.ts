import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import hoodiecrow, { type Connection, type ImapServer, type StoredMessage } from 'hoodiecrow-imap'

/**
 * One mailbox behind a real IMAP4rev1 server on loopback (hoodiecrow-imap), for the simulated providers and for
 * tests. What it keeps is bounded, and no client can make the process fail.
 */

export type StandinFolder = { path: string; use?: string }
export type StandinMailboxOptions = {
  address: string
  /** Folders besides INBOX, with their RFC 6154 attribute. */
  folders?: readonly StandinFolder[]
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

export type Placed = { folder: string; uid: number }

export type StandinMailbox = {
  readonly port: number
  readonly connections: number
  /** Each line that a client sent, without the arguments of LOGIN and AUTHENTICATE. */
  readonly commands: string[]
  /** Files a message; longer ones are cut. `category` is Gmail's. */
  append(folder: string, raw: Uint8Array | string, about?: { category?: string; at?: number }): Placed
  /** Undefined when the message is not there any more. */
  move(from: Placed, to: string): Placed | undefined
  messages(folder: string): readonly Readonly<StoredMessage>[]
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

const LONGEST_LINE = 64 * 1024
const MAX_CONNECTIONS = 16
const SILENCE_MS = 35 * 60_000

export async function startMailbox(options: StandinMailboxOptions): Promise<StandinMailbox> {
  const { address, maxMessages = 200, maxBytes = 1024 * 1024, now = Date.now } = options
  const { maxTotalBytes = 64 * 1024 * 1024 } = options
  const server = hoodiecrow({
    // Not hoodiecrow's IDLE: its timer outlives the connection by half an hour.
    plugins: ['SPECIAL-USE', 'SASL-IR', ...(options.accessToken ? ['XOAUTH2'] : [])],
    users: {
      [address]: {
        ...(options.password === undefined ? {} : { password: options.password }),
        xoauth2: { accessToken: options.accessToken ?? '', sessionTimeout: 3_600_000 },
      },
    },
    storage: storageOf(options.folders ?? [], Math.floor(now() / 1000)),
  })
  server.setMaxListeners(0)
  server.server.maxConnections = MAX_CONNECTIONS
  const sockets = new Set<Socket>()
  const commands: string[] = []
  server.connectionHandlers.push((connection) => watch(connection, sockets, commands))
  answerFromRaw(server)
  if (options.idle !== false) addIdle(server)
  if (options.gmail) addGmail(server)
  server.listen(0, '127.0.0.1', () => {})
  await once(server.server, 'listening')
  server.server.on('error', () => {})
  const { port } = server.server.address() as AddressInfo

  const folderAt = (path: string) => {
    const folder = server.getMailbox(path)
    if (!folder) throw new Error(`no folder ${path}`)
    return folder
  }
  const remove = (path: string, which: (message: StoredMessage, at: number) => boolean) => {
    const folder = folderAt(path)
    for (let at = folder.messages.length - 1; at >= 0; at--) {
      if (!which(folder.messages[at]!, at)) continue
      folder.messages.splice(at, 1)
      server.notify({ tag: '*', attributes: [at + 1, { type: 'ATOM', value: 'EXPUNGE' }] }, folder)
    }
  }
  const paths = ['INBOX', ...(options.folders ?? []).map(({ path }) => path)]

  const held = () => paths.flatMap((path) => folderAt(path).messages)
  const makeRoom = (octets: number) => {
    let total = octets
    for (const path of paths) for (const { raw } of folderAt(path).messages) total += raw.length
    while (total > maxTotalBytes) {
      const eldest = held().reduce((a, b) =>
        Date.parse(b.internaldate) < Date.parse(a.internaldate) ? b : a,
      )
      total -= eldest.raw.length
      for (const path of paths) remove(path, (one) => one === eldest)
    }
  }

  const append: StandinMailbox['append'] = (path, raw, about = {}) => {
    const octets = (typeof raw === 'string' ? Buffer.from(raw, 'latin1') : Buffer.from(raw)).subarray(
      0,
      maxBytes,
    )
    const folder = folderAt(path)
    if (folder.messages.length >= maxMessages)
      remove(path, (_, at) => at <= folder.messages.length - maxMessages)
    makeRoom(octets.length)
    const date = internalDate(about.at ?? now())
    const { message } = server.appendMessage(path, [], date, octets.toString('latin1'))
    message.gcat = about.category ?? 'primary'
    return { folder: path, uid: message.uid }
  }

  return {
    port,
    commands,
    get connections() {
      return sockets.size
    },
    append,
    move(from, to) {
      const message = folderAt(from.folder).messages.find(({ uid }) => uid === from.uid)
      if (!message) return undefined
      const placed = append(to, message.raw, { at: Date.parse(message.internaldate) })
      remove(from.folder, (one) => one === message)
      return placed
    },
    messages: (path) => folderAt(path).messages,
    uidValidity: (path) => folderAt(path).uidvalidity,
    createFolder(path) {
      server.createMailbox(path)
      paths.push(path)
    },
    forgetBefore(time) {
      for (const path of paths) remove(path, ({ internaldate }) => Date.parse(internaldate) < time)
    },
    renumber(path, uidValidity) {
      const folder = folderAt(path)
      folder.uidvalidity = uidValidity
      folder.uidnext = 1
      for (const message of folder.messages) message.uid = folder.uidnext++
      for (const socket of sockets) socket.destroy()
    },
    setAccessToken(token) {
      server.users[address]!.xoauth2 = { accessToken: token, sessionTimeout: 3_600_000 }
    },
    dropConnections() {
      for (const socket of sockets) socket.destroy()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function storageOf(folders: readonly StandinFolder[], uidvalidity: number) {
  const named = folders.map(({ path, use }) => [
    path,
    { uidvalidity, ...(use === undefined ? {} : { 'special-use': use }) },
  ])
  return { INBOX: { uidvalidity }, '': { separator: '/', folders: Object.fromEntries(named) } }
}

function watch(connection: Connection, sockets: Set<Socket>, commands: string[]): void {
  const { socket } = connection
  if (!socket) return
  sockets.add(socket)
  socket.setNoDelay(true)
  socket.setTimeout(SILENCE_MS, () => socket.destroy())
  // hoodiecrow removes its listeners when a connection ends; an error after that would end the process.
  socket.on('close', () => {
    sockets.delete(socket)
    socket.on('error', () => {})
  })
  // What hoodiecrow throws at nonsense would be nobody's to catch.
  const answers = socket.listeners('data') as ((chunk: Buffer) => void)[]
  socket.removeAllListeners('data')
  socket.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString('latin1').split('\r\n')) {
      if (line && commands.length < 2000)
        commands.push(line.replace(/^(\S+ (?:LOGIN|AUTHENTICATE)\b).*/i, '$1'))
    }
    try {
      for (const answer of answers) answer(chunk)
    } catch {
      socket.destroy()
    }
    const { _remainder, _literalRemaining, _commandQueue } = connection
    if (Math.max(_remainder.length, _literalRemaining) > LONGEST_LINE || _commandQueue.length > 100) {
      socket.destroy()
    }
  })
}

/** HEADER and TEXT as they stand, folds included; hoodiecrow would parse the whole message and unfold it. */
function answerFromRaw(server: ImapServer): void {
  const asked = new WeakMap<object, [number, number]>()
  const read: ImapServer['fetchHandlers'][string] = (_, message, query) => {
    const end = message.raw.indexOf('\r\n\r\n')
    const split = end < 0 ? message.raw.length : end + 4
    const section = (query.section?.[0]?.value ?? '').toUpperCase()
    const whole =
      section === 'HEADER'
        ? message.raw.slice(0, split)
        : section === 'TEXT'
          ? message.raw.slice(split)
          : message.raw
    // The same query is put to every message of the range, after it was made the name of an answer.
    const [start, length] = asked.get(query) ?? query.partial ?? []
    if (query.partial) asked.set(query, [start ?? 0, length ?? 0])
    // RFC 3501, 7.4.2: the answer names the origin only.
    if (query.partial) query.partial = [start ?? 0]
    const value = start === undefined ? whole : whole.slice(start, start + (length ?? whole.length))
    return { type: 'LITERAL', value }
  }
  server.fetchHandlers['BODY.PEEK'] = read
  server.fetchHandlers.BODY = read
}

/** RFC 2177. */
function addIdle(server: ImapServer): void {
  server.registerCapability('IDLE')
  server.setCommandHandler('IDLE', (connection, parsed, _data, done) => {
    const answer = (command: string, value: string) =>
      connection.send({ tag: parsed.tag, command, attributes: [{ type: 'TEXT', value }] }, 'IDLE')
    if (connection.state === 'Not Authenticated') {
      answer('NO', 'Login first')
      return done()
    }
    connection.directNotifications = true
    connection.inputHandler = (line) => {
      connection.inputHandler = false
      connection.directNotifications = false
      if (line.toUpperCase() === 'DONE') answer('OK', 'IDLE terminated')
      else answer('BAD', 'Expected DONE')
    }
    connection.socket?.write('+ idling\r\n')
    connection.processNotifications()
    done()
  })
}

/** What of Gmail's extension is asked for: categories by X-GM-RAW, and the ids that imapflow always reads. */
function addGmail(server: ImapServer): void {
  const id = { type: 'ATOM', value: '1278455344230334865' }
  server.registerCapability('X-GM-EXT-1')
  server.fetchHandlers['X-GM-LABELS'] = (_, message) =>
    (message.labels ?? ['\\Inbox']).map((value) => ({ type: 'ATOM', value }))
  server.fetchHandlers['X-GM-MSGID'] = () => id
  server.fetchHandlers['X-GM-THRID'] = () => id
  server.searchHandlers['X-GM-RAW'] = (_, message, _seq, query) =>
    /category:(\w+)/.exec(query)?.[1] === (message.gcat ?? 'primary')
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** RFC 3501, 9: date-time, in UTC. */
function internalDate(time: number): string {
  const [, year, month, day, clock] = /^(\d{4})-(\d\d)-(\d\d)T([\d:]{8})/.exec(new Date(time).toISOString())!
  return `${day}-${months[Number(month) - 1]}-${year} ${clock} +0000`
}
