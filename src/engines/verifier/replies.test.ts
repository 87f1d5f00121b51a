import { describe, expect, it } from 'vitest'
import { classifyReply } from './replies.ts'

/** A line as a server sends it, at RCPT. */
function atRcpt(line: string, provider: string | null = null) {
  const [, code, enhanced, text] = /^(\d{3})(?: (\d\.\d+\.\d+))? ?(.*)$/.exec(line)!
  return classifyReply({
    stage: 'rcpt',
    code: Number(code),
    enhanced: enhanced ?? null,
    text: text ?? '',
    provider,
  })
}

describe('words about us, or of a lookup that failed, say nothing of the mailbox', () => {
  it.each([
    ['550 Domain of sender address <verify@prober-host.net> does not exist', 'policy'],
    ['550 HELO name is not valid', 'policy'],
    ['550 Unknown host name', 'policy'],
    ['550 Server name not found in DNS', 'policy'],
    ['550 Invalid EHLO/HELO: name does not exist', 'policy'],
    ['550 Host name lookup failed: name does not exist', 'temp_error'],
    ['550 Callback: user unknown at prober-host.net', 'policy'],
    ['550 Sending user unknown to us', 'policy'],
    ['550 From address does not exist', 'policy'],
    ['550 The address you are sending from does not exist', 'policy'],
    ['550 Invalid address in MAIL FROM', 'policy'],
    ['550 Invalid recipient: TLS required', 'policy'],
    ['550 Invalid login or password', 'policy'],
    ['550 Your address is unknown', 'policy'],
    ['550 5.1.1 Your account does not exist', 'policy'],
    ['550 Client IP address is not valid', 'policy'],
    ['500 unknown user command', 'unknown'],
    ['500 unknown user', 'unknown'],
    ['503 no such user yet', 'unknown'],
    ['550 No such domain here', 'unknown'],
    ['550 5.1.1 You are not in my list of accepted senders', 'policy'],
    [
      '550 5.1.1 <ada@acme.net>: Recipient address rejected: unverified address: connect to mx.acme.net[11.0.0.1]:25: Connection timed out',
      'temp_error',
    ],
    ['550 5.1.1 User unknown: LDAP lookup timeout', 'temp_error'],
    ['550 5.2.1 mailbox temporarily disabled, try later', 'temp_error'],
    ['550 account temporarily disabled', 'temp_error'],
    ['550 Mail to this user is temporarily on hold', 'temp_error'],
  ])('%s: %s', (line, label) => {
    expect(atRcpt(line)).toMatchObject({ label, backOff: false })
  })

  it.each([
    [
      '550 5.1.1 <ada@acme.net>: Recipient address rejected: User unknown in virtual mailbox table',
      'no_mailbox',
    ],
    ['550 no such user name here', 'no_mailbox'],
    ['550 5.1.1 unverified address: host mx.acme.net said: 550 5.1.1 User unknown', 'no_mailbox'],
    ['550 5.2.1 account disabled', 'disabled'],
    ['552 mailbox full, try again later', 'full'],
    ['550 5.1.1 No such user in domain acme.net', 'no_mailbox'],
  ])('while of the mailbox itself they stand: %s', (line, label) => {
    expect(atRcpt(line).label).toBe(label)
  })
})

describe('a block by one recipient', () => {
  it.each([
    '550 User has blocked you',
    '550 5.1.1 This message was blocked by the recipient',
    '550 5.7.1 Recipient is blocking mail from this sender',
    "550 5.7.1 You are on the recipient's block list",
  ])('is no reason to leave the operator alone: %s', (line) => {
    expect(atRcpt(line)).toMatchObject({ label: 'policy', backOff: false })
  })

  it.each(['550 5.7.1 Your host was blocked', '550 blocked by our administrator'])(
    'but this is: %s',
    (line) => {
      expect(atRcpt(line)).toMatchObject({ label: 'ip_blocked', backOff: true })
    },
  )
})
