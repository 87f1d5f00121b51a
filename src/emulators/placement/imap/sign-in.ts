import { type Argument, textOf } from './command.ts'
import { type Connection, no, ok, type Reply, reply } from './connection.ts'

/** RFC 3501, 6.2.3. */
export function login(connection: Connection, [user, password]: Argument[]): Reply {
  const { access } = connection
  const known = access.password !== undefined && textOf(password) === access.password
  connection.signedIn = known && textOf(user) === access.user
  return connection.signedIn ? ok('signed in') : no('[AUTHENTICATIONFAILED] name or password is wrong')
}

/** XOAUTH2 alone, its first response with the command (RFC 4959) or after it. */
export function authenticate(
  connection: Connection,
  [mechanism, initial]: Argument[],
  tag: string,
): Reply | undefined {
  if (textOf(mechanism)?.toUpperCase() !== 'XOAUTH2' || connection.access.accessToken === undefined)
    return no('this way to sign in is not known here')
  const given = textOf(initial)
  if (given !== undefined) judge(connection, tag, given)
  else {
    connection.write('+ ')
    connection.nextLine = (line) => judge(connection, tag, line)
  }
  return undefined
}

function judge(connection: Connection, tag: string, encoded: string): void {
  const { user, accessToken } = connection.access
  const said = Buffer.from(encoded, 'base64').toString('latin1')
  connection.signedIn = said === `user=${user}\x01auth=Bearer ${accessToken}\x01\x01`
  if (connection.signedIn) {
    reply(connection, tag, ok('signed in'))
    return
  }
  // The client answers what is wrong with an empty line, and then hears that it failed.
  connection.write(`+ ${Buffer.from('{"status":"400","schemes":"Bearer"}').toString('base64')}`)
  connection.nextLine = () => reply(connection, tag, no('[AUTHENTICATIONFAILED] the token is not accepted'))
}
