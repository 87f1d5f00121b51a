import { createServer, type Socket } from 'node:net'

/**
 * IMAP servers on loopback that misbehave in one way and are ordinary before it, for tests of whoever reads them.
 *
 * - `silent-*`: nothing more is said from that command on; `silent-greeting` never greets.
 * - `huge-literal` announces 4 GB; `short-literal` announces more than it sends, and stops; `long-literal` announces
 *   less than it sends.
 * - `endless-line` never ends a line; `garbage` is not IMAP; `http` is a web server.
 * - `flood-*`: well-formed answers without end, where they stand.
 * - `drop-*`: hangs up there. `too-many` says BYE. `flicker` changes EXISTS forever.
 */
export type Misbehaviour =
  | 'none'
  | 'silent-greeting'
  | 'silent-login'
  | 'silent-list'
  | 'silent-select'
  | 'silent-fetch'
  | 'silent-idle'
  | 'huge-literal'
  | 'short-literal'
  | 'long-literal'
  | 'endless-line'
  | 'garbage'
  | 'http'
  | 'flood-login'
  | 'flood-list'
  | 'flood-fetch'
  | 'flood-idle'
  | 'drop-greeting'
  | 'drop-login'
  | 'drop-fetch'
  | 'too-many'
  | 'no-inbox'
  | 'echo-password'
  | 'flicker'

export type HostileServer = { port: number; readonly connections: number; close(): Promise<void> }

export async function startHostileImap(how: Misbehaviour): Promise<HostileServer> {
  const open = new Set<Socket>()
  let connections = 0
  const server = createServer({ noDelay: true }, (socket) => {
    connections++
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => {})
    serve(socket, how)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    get connections() {
      return connections
    },
    close() {
      for (const socket of open) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** The tag of the IDLE under way. */
const idling = new WeakMap<Socket, string>()

const header = 'Subject: one\r\nMessage-ID: <one@hostile.example>\r\n\r\n'

function serve(socket: Socket, how: Misbehaviour): unknown {
  if (how === 'silent-greeting') return undefined
  if (how === 'drop-greeting') return socket.destroy()
  if (how === 'http') return socket.end('HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\n\r\n')
  if (how === 'too-many') return socket.end('* BYE Too many simultaneous connections\r\n')
  if (how === 'endless-line') return flood(socket, 'x'.repeat(65536))
  socket.write('* OK [CAPABILITY IMAP4rev1 IDLE] ready\r\n')
  let buffered = ''
  socket.on('data', (chunk) => {
    buffered += chunk.toString('latin1')
    for (let end = buffered.indexOf('\r\n'); end >= 0; end = buffered.indexOf('\r\n')) {
      const line = buffered.slice(0, end)
      buffered = buffered.slice(end + 2)
      answer(socket, how, line)
    }
  })
}

function answer(socket: Socket, how: Misbehaviour, line: string): unknown {
  const [, tag = '', verb = '', rest = ''] = /^(\S+)(?: ((?:UID )?\S+))?(?: (.*))?$/.exec(line) ?? []
  const command = verb.toUpperCase()
  const ok = (before = '') => socket.write(`${before}${tag} OK done\r\n`)
  if (tag.toUpperCase() === 'DONE') return socket.write(`${idling.get(socket)} OK done\r\n`)
  switch (command) {
    case 'CAPABILITY':
      return ok('* CAPABILITY IMAP4rev1 IDLE\r\n')
    case 'LOGIN':
      return signIn(socket, how, tag, rest)
    case 'LIST':
      return list(socket, how, tag, rest)
    case 'STATUS':
      return ok('* STATUS INBOX (UIDNEXT 1 UIDVALIDITY 7)\r\n')
    case 'EXAMINE':
      if (how === 'silent-select') return undefined
      return ok('* FLAGS (\\Seen)\r\n* 1 EXISTS\r\n* OK [UIDVALIDITY 7] v\r\n* OK [UIDNEXT 2] n\r\n')
    case 'FETCH':
    case 'UID FETCH':
      return fetchOne(socket, how, tag, rest)
    case 'IDLE':
      return idle(socket, how, tag)
    case 'LOGOUT':
      return socket.end(`* BYE bye\r\n${tag} OK done\r\n`)
    default:
      return ok()
  }
}

function signIn(socket: Socket, how: Misbehaviour, tag: string, rest: string): unknown {
  if (how === 'silent-login') return undefined
  if (how === 'drop-login') return socket.destroy()
  if (how === 'flood-login') return flood(socket, '* OK still thinking about it\r\n'.repeat(1000))
  if (how === 'garbage') return flood(socket, '\x00\xff{{{(((\r\n)))"""\r\n'.repeat(500))
  if (how === 'echo-password') return socket.write(`${tag} NO [AUTHENTICATIONFAILED] not ${rest}\r\n`)
  socket.write(`${tag} OK welcome\r\n`)
}

function list(socket: Socket, how: Misbehaviour, tag: string, rest: string): unknown {
  if (how === 'silent-list') return undefined
  if (how === 'flood-list' && rest.includes('*')) {
    let at = 0
    return flood(socket, () => Array.from({ length: 100 }, () => `* LIST () "/" folder${at++}\r\n`).join(''))
  }
  const name = how === 'no-inbox' ? 'Elsewhere' : 'INBOX'
  socket.write(`* LIST () "/" ${name}\r\n${tag} OK done\r\n`)
}

function fetchOne(socket: Socket, how: Misbehaviour, tag: string, rest: string): unknown {
  if (!rest.includes('BODY.PEEK')) {
    const row = '* 1 FETCH (UID 1 INTERNALDATE "22-Nov-2026 06:00:00 +0000" RFC822.SIZE 500)\r\n'
    return socket.write(`${row}${tag} OK done\r\n`)
  }
  const start = '* 1 FETCH (UID 1 BODY[HEADER]<0> '
  if (how === 'silent-fetch') return undefined
  if (how === 'drop-fetch') return socket.end(`${start}{500}\r\nSubj`)
  if (how === 'huge-literal') return flood(socket, `${start}{4000000000}\r\n${'y'.repeat(65536)}`)
  if (how === 'short-literal') return socket.write(`${start}{5000}\r\n${header})\r\n${tag} OK done\r\n`)
  if (how === 'long-literal') {
    return socket.write(`${start}{10}\r\n${header.repeat(2000)})\r\n${tag} OK done\r\n`)
  }
  if (how === 'flood-fetch') return flood(socket, `${start}{200000}\r\n${'z'.repeat(200_000)})\r\n`)
  socket.write(`${start}{${header.length}}\r\n${header})\r\n${tag} OK done\r\n`)
}

function idle(socket: Socket, how: Misbehaviour, tag: string): unknown {
  if (how === 'silent-idle') return undefined
  idling.set(socket, tag)
  socket.write('+ idling\r\n')
  if (how === 'flood-idle') flood(socket, '* OK nothing new\r\n'.repeat(2000))
  if (how === 'flicker') {
    let count = 1
    socket.write(`* ${++count} EXISTS\r\n`)
  }
}

/** Writes for as long as the other side reads. */
function flood(socket: Socket, what: string | (() => string)): void {
  const write = () => {
    while (!socket.destroyed && socket.write(typeof what === 'string' ? what : what(), 'latin1')) {}
  }
  socket.on('drain', write)
  write()
}
