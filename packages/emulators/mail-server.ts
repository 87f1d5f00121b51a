import { createServer, type Server, type Socket } from 'node:net'
import { type SecureContextOptions, TLSSocket } from 'node:tls'

/**
 * Mail servers on loopback that behave as they are told, for tests of whoever speaks SMTP to them: by default one
 * that knows some mailboxes, and any answer of it can be replaced.
 */

/**
 * What the server does in one turn.
 * - A text is a reply, lines separated by line feeds; CRLF is added.
 * - `pieces` are written as they are, each in a packet of its own. `drip` comes byte by byte, `everyMs`, forever.
 * - `flood` is repeated until the client hangs up. `say` with `after: 'drop'` replies and closes the connection.
 * - `silence`: nothing happens. `drop`: the connection is closed without a word.
 */
export type Act =
  | string
  | 'silence'
  | 'drop'
  | { pieces: string[] }
  | { drip: string; everyMs: number }
  | { flood: string }
  | { say: string; after: 'drop' | 'starttls' }

export type Turn = {
  /** `CONNECT` before the banner, else the first word of the line in upper case. */
  verb: string
  line: string
  /** The address between the angle brackets of MAIL and RCPT, in lower case. */
  address: string
  /** From 1. */
  connection: number
  /** How many RCPT this connection has had, this one included. */
  recipients: number
  helo: string
  mailFrom: string
  tls: boolean
}

export type MailServerOptions = {
  /** Addresses that are accepted, in lower case; all others are unknown. Null accepts every one. */
  mailboxes?: string[] | null
  /** Keywords after EHLO. */
  extensions?: string[]
  /** Replaces single answers; undefined leaves the ordinary one. */
  answer?: (turn: Turn) => Act | undefined
  /** For STARTTLS, which is then offered. `broken` offers it and speaks no TLS. */
  tls?: ServerTls | 'broken'
  /** Default 127.0.0.1. */
  host?: string
}

/** `cert` may be a chain, its own first. The versions as node:tls names them; by default those of Node. */
export type ServerTls = Pick<SecureContextOptions, 'minVersion' | 'maxVersion' | 'ciphers'> & {
  key: string
  cert: string
}

export type MailServer = {
  port: number
  /** Every line received, by connection. */
  received: string[][]
  /** Connections taken so far, and how many were open at once at most. */
  readonly connections: number
  readonly mostAtOnce: number
  close(): Promise<void>
}

/** Starts a server on a free port. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const received: string[][] = []
  const open = new Set<Socket>()
  let mostAtOnce = 0
  const server = createServer({ noDelay: true }, (socket) => {
    open.add(socket)
    mostAtOnce = Math.max(mostAtOnce, open.size)
    socket.on('close', () => open.delete(socket))
    const lines: string[] = []
    received.push(lines)
    serve(socket, lines, received.length, options)
  })
  const port = await listen(server, options.host ?? '127.0.0.1')
  return {
    port,
    received,
    get connections() {
      return received.length
    },
    get mostAtOnce() {
      return mostAtOnce
    },
    close: () => shut(server, open),
  }
}

function serve(first: Socket, lines: string[], connection: number, options: MailServerOptions): void {
  const turn: Turn = {
    verb: 'CONNECT',
    line: '',
    address: '',
    connection,
    recipients: 0,
    helo: '',
    mailFrom: '',
    tls: false,
  }
  let socket = first
  let buffered = ''
  const take = () => {
    const act = options.answer?.({ ...turn }) ?? ordinary(turn, options)
    perform(socket, act)
    if (typeof act === 'object' && 'after' in act && act.after === 'starttls') startTls()
  }
  const onData = (bytes: Buffer) => {
    buffered += bytes.toString('latin1')
    for (let end = buffered.indexOf('\r\n'); end >= 0; end = buffered.indexOf('\r\n')) {
      const line = buffered.slice(0, end)
      buffered = buffered.slice(end + 2)
      lines.push(line)
      read(turn, line)
      take()
    }
  }
  const startTls = () => {
    socket.off('data', onData)
    if (options.tls === 'broken' || options.tls === undefined) {
      socket.once('data', () => socket.write('this is not TLS\r\n'))
      return
    }
    socket = new TLSSocket(first, { isServer: true, ...options.tls })
    turn.tls = true
    socket.on('data', onData)
    socket.on('error', () => {})
  }
  first.on('data', onData)
  first.on('error', () => {})
  take()
}

function read(turn: Turn, line: string): void {
  turn.line = line
  turn.verb = (/^\S*/.exec(line)?.[0] ?? '').toUpperCase()
  turn.address = (/<([^>]*)>/.exec(line)?.[1] ?? '').toLowerCase()
  if (turn.verb === 'EHLO' || turn.verb === 'HELO') turn.helo = line.slice(5)
  if (turn.verb === 'MAIL') turn.mailFrom = turn.address
  if (turn.verb === 'RCPT') turn.recipients += 1
}

function ordinary({ verb, address, tls }: Turn, options: MailServerOptions): Act {
  switch (verb) {
    case 'CONNECT':
      return '220 mx.standin.test ESMTP'
    case 'EHLO': {
      const offers = [
        ...(options.tls && !tls ? ['STARTTLS'] : []),
        ...(options.extensions ?? ['ENHANCEDSTATUSCODES']),
      ]
      return ['mx.standin.test', ...offers]
        .map((one, i) => `250${i < offers.length ? '-' : ' '}${one}`)
        .join('\n')
    }
    case 'HELO':
      return '250 mx.standin.test'
    case 'STARTTLS':
      return { say: '220 2.0.0 Ready', after: 'starttls' }
    case 'RCPT':
      return options.mailboxes === null || options.mailboxes?.includes(address)
        ? '250 2.1.5 Ok'
        : `550 5.1.1 <${address}>: Recipient address rejected: User unknown`
    case 'QUIT':
      return { say: '221 2.0.0 Bye', after: 'drop' }
    case 'MAIL':
    case 'RSET':
    case 'NOOP':
      return '250 2.1.0 Ok'
    default:
      return '502 5.5.2 Command not recognized'
  }
}

function perform(socket: Socket, act: Act): void {
  if (act === 'silence') return
  if (act === 'drop') socket.end()
  else if (typeof act === 'string') socket.write(crlf(act))
  else if ('pieces' in act) inPieces(socket, act.pieces)
  else if ('drip' in act) drip(socket, act.drip, act.everyMs)
  else if ('flood' in act) flood(socket, act.flood)
  else if (act.after === 'drop') socket.end(crlf(act.say))
  else socket.write(crlf(act.say))
}

function crlf(text: string): Buffer {
  return Buffer.from(`${text.replaceAll('\n', '\r\n')}\r\n`, 'latin1')
}

function inPieces(socket: Socket, pieces: string[]): void {
  const [piece, ...rest] = pieces
  if (piece === undefined || socket.destroyed) return
  socket.write(Buffer.from(piece, 'latin1'), () => setImmediate(() => inPieces(socket, rest)))
}

function drip(socket: Socket, text: string, everyMs: number): void {
  let at = 0
  const timer = setInterval(() => socket.write(text[at++ % text.length] ?? ''), everyMs)
  socket.on('close', () => clearInterval(timer))
}

function flood(socket: Socket, text: string): void {
  const chunk = text.repeat(Math.ceil(4096 / text.length))
  const more = () => {
    while (!socket.destroyed && socket.write(chunk)) {}
  }
  socket.on('drain', more)
  more()
}

/**
 * Answers at full speed and looks at nothing but the first letter of each line: every recipient whose name begins
 * with `x` or `X` is unknown, all others are accepted. For benches.
 */
export async function startMailSink(host = '127.0.0.1'): Promise<Omit<MailServer, 'received'>> {
  const open = new Set<Socket>()
  let connections = 0
  let mostAtOnce = 0
  const server = createServer({ noDelay: true }, (socket) => {
    connections += 1
    open.add(socket)
    mostAtOnce = Math.max(mostAtOnce, open.size)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => {})
    let buffered = ''
    socket.on('data', (bytes: Buffer) => {
      buffered += bytes.toString('latin1')
      for (let end = buffered.indexOf('\n'); end >= 0; end = buffered.indexOf('\n')) {
        sinkAnswer(socket, buffered.slice(0, end))
        buffered = buffered.slice(end + 1)
      }
    })
    socket.write('220 sink ESMTP\r\n')
  })
  const port = await listen(server, host)
  return {
    port,
    get connections() {
      return connections
    },
    get mostAtOnce() {
      return mostAtOnce
    },
    close: () => shut(server, open),
  }
}

function sinkAnswer(socket: Socket, line: string): void {
  const letter = line.charCodeAt(0) & 0xdf
  if (letter === 0x51) socket.end('221 2.0.0 Bye\r\n')
  else if (/^RCPT TO:<x/i.test(line)) socket.write('550 5.1.1 User unknown\r\n')
  else socket.write('250 2.0.0 Ok\r\n')
}

function listen(server: Server, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port: 0, host, backlog: 4096 }, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}

function shut(server: Server, open: Set<Socket>): Promise<void> {
  for (const socket of open) socket.destroy()
  return new Promise((resolve) => server.close(() => resolve()))
}
