import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MailboxEmulator, startMailbox } from '../mailbox-server.ts'
import { inSet, readCommand, Unreadable } from './command.ts'

let mailbox: MailboxEmulator
beforeAll(async () => {
  mailbox = await startMailbox({
    address: 'seed@provider.example',
    password: 'pass "word"',
    accessToken: 'token',
    gmail: true,
    folders: [{ path: 'Junk Mail', use: '\\Junk' }],
    now: () => Date.UTC(2026, 10, 3, 4, 5, 6),
  })
  mailbox.append('INBOX', 'Subject: one\r\n\r\nbody one\r\n', { category: 'promotions' })
  mailbox.append('INBOX', 'Subject: two\r\n\r\nbody two\r\n')
})
afterAll(() => mailbox.close())

const login = 'l LOGIN seed@provider.example "pass \\"word\\""'

/** What the server says to these octets, sent at once, until it hangs up. */
function dialogue(...lines: string[]): Promise<string[]> {
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect(mailbox.port, '127.0.0.1', () =>
      socket.write(`${lines.join('\r\n')}\r\nz LOGOUT\r\n`, 'latin1'),
    )
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1')
    })
    socket.on('close', () => resolve(heard.split('\r\n').slice(1, -3)))
  })
}

describe('a command is answered', () => {
  const signedIn = 'l OK signed in'
  test.each<[string, string[], string[]]>([
    [
      'by what it can do',
      ['a CAPABILITY'],
      ['* CAPABILITY IMAP4rev1 SPECIAL-USE SASL-IR MOVE AUTH=XOAUTH2 IDLE X-GM-EXT-1', 'a OK that is all'],
    ],
    [
      'with a name in a literal',
      ['a LOGIN {21}', 'seed@provider.example {11+}', 'pass "word"'],
      ['+ go on', 'a OK signed in'],
    ],
    [
      'that moves nothing out of a folder open for reading alone, nor to one that is not there',
      [login, 'a EXAMINE INBOX', 'b UID MOVE 1:* Done', 'c SELECT INBOX', 'd UID MOVE 1 Nowhere'],
      expect.arrayContaining(['b NO nothing is moved', 'd NO [TRYCREATE] there is no such folder']),
    ],
    [
      'not to a stranger',
      ['a LIST "" *', 'b EXAMINE INBOX'],
      ['a BAD not in this state', 'b BAD not in this state'],
    ],
    [
      'not by a wrong password',
      ['a LOGIN seed@provider.example wrong'],
      ['a NO [AUTHENTICATIONFAILED] name or password is wrong'],
    ],
    [
      'by folders with their use',
      [login, 'a LIST "" ""', 'b LIST "" "*"', 'c LIST "Junk" " %"', 'd LIST "" none'],
      [
        signedIn,
        '* LIST (\\Noselect) "/" ""',
        'a OK that is all',
        '* LIST (\\HasNoChildren) "/" "INBOX"',
        '* LIST (\\HasNoChildren \\Junk) "/" "Junk Mail"',
        'b OK that is all',
        '* LIST (\\HasNoChildren \\Junk) "/" "Junk Mail"',
        'c OK that is all',
        'd OK that is all',
      ],
    ],
    [
      'by the state of a folder',
      [login, 'a STATUS inbox (UIDNEXT MESSAGES)', 'b STATUS none (UIDNEXT)', 'c STATUS INBOX (SIZE)'],
      [
        signedIn,
        '* STATUS "INBOX" (UIDNEXT 3 MESSAGES 2)',
        'a OK that is it',
        'b NO [NONEXISTENT] there is no such folder',
        'c BAD what of the folder?',
      ],
    ],
    ['not before a folder is open', [login, 'a FETCH 1 (UID)'], [signedIn, 'a BAD not in this state']],
    [
      'not where it is none',
      ['FETCH', 'a "', 'a NOOP (', 'a FLY'],
      [
        '* BAD what was sent is no command',
        'a BAD what was sent is no command',
        'a BAD what was sent is no command',
        'a BAD this command is not known here',
      ],
    ],
  ])('%s', async (_, lines, answers) => expect(await dialogue(...lines)).toEqual(answers))

  /** Without what EXAMINE and its like say first. */
  const inFolder = async (...lines: string[]) => (await dialogue(login, 'o EXAMINE INBOX', ...lines)).slice(7)
  test.each<[string, string[]]>([
    [
      'a FETCH 1:* (UID RFC822.SIZE)',
      ['* 1 FETCH (UID 1 RFC822.SIZE 26)', '* 2 FETCH (UID 2 RFC822.SIZE 26)', 'a OK that is all'],
    ],
    [
      'a UID FETCH 2 INTERNALDATE',
      ['* 2 FETCH (UID 2 INTERNALDATE "03-Nov-2026 04:05:06 +0000")', 'a OK that is all'],
    ],
    ['a UID FETCH 7:* (UID)', ['* 2 FETCH (UID 2)', 'a OK that is all']],
    [
      'a FETCH 2 (BODY.PEEK[HEADER]<0.9>)',
      ['* 2 FETCH (BODY[HEADER]<0> {9}', 'Subject: )', 'a OK that is all'],
    ],
    ['a FETCH 2 BODY[TEXT]', ['* 2 FETCH (BODY[TEXT] {10}', 'body two', ')', 'a OK that is all']],
    ['a FETCH 1 ENVELOPE', ['a BAD what of which messages?']],
    ['a FETCH one (UID)', ['a BAD what of which messages?']],
    ['a SEARCH 2', ['* SEARCH 2', 'a OK that is all']],
    ['a UID SEARCH UID 1:2 X-GM-RAW "category:promotions"', ['* SEARCH 1', 'a OK that is all']],
    ['a SEARCH FROM ada', ['a BAD this is not searched for here']],
  ])('%s', async (line, answers) => expect(await inFolder(line)).toEqual(answers))

  test('reading marks a message where the folder is open for more than reading', async () => {
    const flags = (lines: string[]) => lines.filter((line) => line.includes('FLAGS ('))
    const reading = ['a FETCH 1 BODY[TEXT]', 'b FETCH 1 FLAGS']
    expect(flags(await inFolder(...reading))).toEqual(['* 1 FETCH (FLAGS ())'])
    const { uid } = mailbox.append('Junk Mail', 'Subject: x\r\n\r\n')
    expect(flags(await dialogue(login, 'o SELECT "Junk Mail"', ...reading)).at(-1)).toBe(
      '* 1 FETCH (FLAGS (\\Seen))',
    )
    expect(mailbox.messages('Junk Mail')[0]).toMatchObject({ uid, flags: ['\\Seen'] })
  })

  const token = (of: string) =>
    Buffer.from(`user=seed@provider.example\x01auth=Bearer ${of}\x01\x01`).toString('base64')
  test.each<[string, string[], string[]]>([
    ['with the command', [`a AUTHENTICATE XOAUTH2 ${token('token')}`], ['a OK signed in']],
    ['after it', ['a AUTHENTICATE xoauth2', token('token')], ['+ ', 'a OK signed in']],
    [
      'a wrong one',
      [`a AUTHENTICATE XOAUTH2 ${token('other')}`, ''],
      [expect.stringMatching(/^\+ \S+$/), 'a NO [AUTHENTICATIONFAILED] the token is not accepted'],
    ],
    ['another mechanism', ['a AUTHENTICATE PLAIN AA=='], ['a NO this way to sign in is not known here']],
  ])('a token: %s', async (_, lines, answers) => expect(await dialogue(...lines)).toEqual(answers))
})

test('no octets are read as anything but a command, or refused', () => {
  const pieces = fc.constantFrom(
    'a ',
    'UID ',
    'FETCH ',
    '(',
    ')',
    '"',
    '\\',
    '{3}\r\n',
    '[',
    ']',
    '<0.1>',
    '*',
    '\x00',
    'é',
    ' ',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((all) => `a NOOP ${all.join('')}`),
      ),
      (text) => {
        try {
          readCommand(text)
        } catch (error) {
          expect(error).toBeInstanceOf(Unreadable)
        }
      },
    ),
    { numRuns: 3000 },
  )
})

test.each<[string, number, number[]]>([
  ['1', 5, [1]],
  ['2:4', 5, [2, 3, 4]],
  ['4:2', 5, [2, 3, 4]],
  ['1,3:*', 5, [1, 3, 4, 5]],
  ['*', 5, [5]],
  ['9:*', 5, [5]],
])('the numbers %s of %d', (set, last, numbers) => {
  const isIn = inSet(set, last)!
  expect([1, 2, 3, 4, 5].filter(isIn)).toEqual(numbers)
})

test.each(['', 'a', '1:', ':1', '1;2', '1,,2', '-1'])('"%s" is no set of numbers', (set) =>
  expect(inSet(set, 5)).toBeUndefined(),
)

test('a folder is made once', async () => {
  const there = 'NO [ALREADYEXISTS] there is one already'
  expect(await dialogue(login, 'a CREATE Done', 'b CREATE Done', 'c CREATE inbox')).toEqual([
    ...['l OK signed in', 'a OK created', `b ${there}`, `c ${there}`],
  ])
})
