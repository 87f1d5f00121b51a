import type { Argument } from './command.ts'
import { bad, type Connection, capabilitiesOf, ok, type Reply, reply, tellChanges } from './connection.ts'
import { fetch } from './fetch.ts'
import { create, list, move, open, status } from './folders.ts'
import { search } from './search.ts'
import { authenticate, login } from './sign-in.ts'

/** Answers a command; undefined where the answer comes later. */
export type Run = (connection: Connection, args: Argument[], tag: string) => Reply | undefined

/** RFC 3501, 3: in which state a command may be given. */
type Entry = { when: 'always' | 'unknown' | 'signed-in' | 'opened'; run: Run }

const commands: Record<string, Entry> = {
  CAPABILITY: { when: 'always', run: capability },
  NOOP: { when: 'always', run: nothing },
  LOGOUT: { when: 'always', run: logout },
  LOGIN: { when: 'unknown', run: login },
  AUTHENTICATE: { when: 'unknown', run: authenticate },
  LIST: { when: 'signed-in', run: list },
  LSUB: { when: 'signed-in', run: nothing },
  CREATE: { when: 'signed-in', run: create },
  STATUS: { when: 'signed-in', run: status },
  SELECT: { when: 'signed-in', run: (connection, args) => open(connection, args, false) },
  EXAMINE: { when: 'signed-in', run: (connection, args) => open(connection, args, true) },
  IDLE: { when: 'signed-in', run: idle },
  CHECK: { when: 'opened', run: nothing },
  CLOSE: { when: 'opened', run: close },
  FETCH: { when: 'opened', run: (connection, args) => fetch(connection, args, false) },
  'UID FETCH': { when: 'opened', run: (connection, args) => fetch(connection, args, true) },
  'UID MOVE': { when: 'opened', run: (connection, args) => move(connection, args) },
  SEARCH: { when: 'opened', run: (connection, args) => search(connection, args, false) },
  'UID SEARCH': { when: 'opened', run: (connection, args) => search(connection, args, true) },
}

/** What answers a command of this name now. */
export function commandFor(connection: Connection, name: string): Run {
  const known = commands[name]
  if (!known || (name === 'IDLE' && !connection.access.idle))
    return () => bad('this command is not known here')
  const { when, run } = known
  const may =
    when === 'always' ||
    (when === 'unknown' && !connection.signedIn) ||
    (when === 'signed-in' && connection.signedIn) ||
    (when === 'opened' && connection.opened !== undefined)
  return may ? run : () => bad('not in this state')
}

function capability({ access, write }: Connection): Reply {
  write(`* CAPABILITY ${capabilitiesOf(access)}`)
  return ok('that is all')
}

function nothing(): Reply {
  return ok('done')
}

function logout({ write }: Connection): Reply {
  write('* BYE goodbye')
  return ok('goodbye')
}

function close(connection: Connection): Reply {
  connection.opened = undefined
  return ok('closed')
}

/** RFC 2177. */
function idle(connection: Connection, _args: Argument[], tag: string): undefined {
  connection.write('+ idling')
  connection.idling = true
  tellChanges(connection)
  connection.nextLine = (line) => {
    connection.idling = false
    reply(connection, tag, line.toUpperCase() === 'DONE' ? ok('idled') : bad('DONE was expected'))
  }
}
