import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { SeedAccess } from '@postproof/placement/mailbox-world'
import { createImapDialer } from '#adapters/imap.ts'
import { bounded } from '../rules.ts'
import type { Target } from '../target.ts'

/** The script of the server under way; inputs come one after another. */
let script: Buffer[] = []
const server = createServer({ noDelay: true }, (socket) => {
  const pieces = [...script]
  socket.on('error', () => {})
  // One piece as the greeting and one for each line of the client, its tag put where `TAG` stands.
  const say = (line: string) => {
    const piece = pieces.shift()
    if (piece === undefined) return socket.end()
    socket.write(Buffer.from(piece.toString('latin1').replaceAll('TAG', line.split(' ', 1)[0]!), 'latin1'))
  }
  say('*')
  let rest = ''
  socket.on('data', (chunk) => {
    rest += chunk.toString('latin1')
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
      say(rest.slice(0, end))
      rest = rest.slice(end + 1)
    }
  })
}).listen(0, '127.0.0.1')
await once(server, 'listening')
server.unref()

const access: SeedAccess = {
  id: 1,
  provider: 'test',
  address: 'seed@x.test',
  host: '127.0.0.1',
  port: (server.address() as AddressInfo).port,
  security: 'none',
  username: 'seed@x.test',
  auth: { kind: 'password', password: 'correct horse' },
  folderMap: {},
  tabs: 'none',
}
const dialer = createImapDialer({
  resolver: { lookup: () => Promise.reject(new Error('asked DNS')) },
  allowPrivateNetworks: ['127.0.0.1'],
  limits: { connectMs: 400, greetingMs: 150, commandMs: 150 },
})

/** A mail server's side of an IMAP session: pieces separated by a line `----`, said one after another. */
export const target: Target = {
  name: 'imap',
  most: 200_000,
  waits: true,
  dictionary: [
    ...[
      '* OK ready\r\n',
      '* PREAUTH\r\n',
      '* BYE\r\n',
      'TAG OK done\r\n',
      'TAG NO no\r\n',
      'TAG BAD bad\r\n',
      '+ go\r\n',
      '\r\n',
      '\n----\n',
      '* CAPABILITY IMAP4rev1 IDLE\r\n',
    ],
    ...[
      '* LIST (\\HasNoChildren) "/" "INBOX"\r\n',
      '* LIST (\\Junk) "/" {4}\r\nSpam\r\n',
      '* LSUB () NIL INBOX\r\n',
      '* 3 EXISTS\r\n',
      '* 1 FETCH (UID 1 RFC822.SIZE 9 INTERNALDATE "20-Nov-2026 10:00:00 +0000")\r\n',
      '* STATUS INBOX (UIDNEXT 2 UIDVALIDITY 1)\r\n',
    ],
    ...[
      '{999999999}\r\n',
      '{10}\r\n',
      '~{5}\r\n',
      '{-1}\r\n',
      '"',
      '\\',
      '(',
      ')',
      '((((',
      'NIL',
      '&AOQ-',
      '&',
      '[ALERT] ',
      '[CAPABILITY ',
      ']',
      '\0',
      '\xff',
      '* NAMESPACE (("" "/")) NIL NIL\r\n',
      '* ID NIL\r\n',
      '* SEARCH 1 2\r\n',
    ],
  ],
  async run(input) {
    script = input
      .toString('latin1')
      .split('\n----\n')
      .map((piece) => Buffer.from(piece, 'latin1'))
    const result = await dialer.check(access)
    bounded(result, 3_000_000)
    if (result.ok) assert.ok(result.folders.some(({ role }) => role === 'inbox'))
    else {
      assert.notEqual(result.trouble.detail, '')
      assert.ok(!JSON.stringify(result.trouble.detail).includes('correct horse'), 'the password is told')
    }
    assert.equal(dialer.connections(), 0)
  },
}
