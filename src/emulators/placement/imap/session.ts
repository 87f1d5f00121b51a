import type { Socket } from 'node:net'
import { literalAfter, readCommand, Unreadable } from './command.ts'
import { commandFor } from './commands.ts'
import { type Access, bad, type Connection, capabilitiesOf, reply, tellChanges } from './connection.ts'
import type { Store } from './store.ts'

const LONGEST_COMMAND = 64 * 1024
/** Of answers that a client asked for and does not read. */
const MOST_UNREAD = 128 * 1024 * 1024

/**
 * Serves one client of a mailbox: as much of IMAP4rev1 (RFC 3501) as reading takes, its commands one after the other. A client
 * that sends more than a command may hold is cut off. `heard` is told each command; `changed()` tells an idle client of mail.
 */
export function serve(
  socket: Socket,
  store: Store,
  access: Access,
  heard: (command: string) => void,
): { changed(): void } {
  const connection: Connection = {
    store,
    access,
    signedIn: false,
    opened: undefined,
    idling: false,
    nextLine: undefined,
    write(line) {
      socket.write(`${line}\r\n`, 'latin1')
      if (socket.writableLength > MOST_UNREAD) socket.destroy()
    },
  }
  const take = (text: string) => {
    heard(text)
    const { nextLine } = connection
    connection.nextLine = undefined
    if (nextLine) nextLine(text)
    else if (answer(connection, text) === 'LOGOUT') socket.end()
  }
  const input = createInput({
    take,
    goOn: () => connection.write('+ go on'),
    tooLong: () => socket.destroy(),
    inCommands: () => connection.nextLine === undefined,
  })
  socket.on('data', (chunk) => input(chunk.toString('latin1')))
  connection.write(`* OK [CAPABILITY ${capabilitiesOf(access)}] a simulated mailbox`)
  return {
    changed() {
      if (connection.idling) tellChanges(connection)
    },
  }
}

/** Runs a command; its name. */
function answer(connection: Connection, text: string): string | undefined {
  try {
    const { tag, name, args } = readCommand(text)
    const answered = commandFor(connection, name)(connection, args, tag)
    if (!answered) return name
    // RFC 3501, 7.4.1: no EXPUNGE while the client counts messages.
    if (!/FETCH|SEARCH/.test(name)) tellChanges(connection)
    reply(connection, tag, answered)
    return name
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    reply(connection, error.tag, bad(error.message))
    return undefined
  }
}

type Listener = {
  /** A whole command, or the line that was waited for. */
  take(text: string): void
  /** The client waits for a word before it sends a literal (RFC 3501, 7.5). */
  goOn(): void
  tooLong(): void
  /** A line that was waited for holds no literals. */
  inCommands(): boolean
}

/** Cuts what comes in into commands: one line, or several with literals between them. */
function createInput({ take, goOn, tooLong, inCommands }: Listener): (octets: string) => void {
  /** The beginning of a command whose literal is on its way, then what is not cut yet. */
  let held = ''
  let pending = ''
  let literalOctets = 0
  return (octets) => {
    pending += octets
    for (;;) {
      if (held.length + pending.length > LONGEST_COMMAND) return tooLong()
      const end = pending.indexOf('\r\n', literalOctets)
      if (pending.length < literalOctets || end < 0) return
      const line = pending.slice(0, end)
      const literal = inCommands() ? literalAfter(line.slice(literalOctets)) : null
      pending = pending.slice(end + 2)
      literalOctets = literal?.octets ?? 0
      if (literal) {
        if (literal.octets > LONGEST_COMMAND) return tooLong()
        held += `${line}\r\n`
        if (literal.waits) goOn()
      } else {
        const text = held + line
        held = ''
        take(text)
      }
    }
  }
}
