import { describe, expect, it } from 'vitest'
import { classifyReply } from './replies.ts'

/** A line as a server sends it, at RCPT. */
function atRcpt(line: string, provider: string | null = null, sender?: string) {
  const [, code, enhanced, text] = /^(\d{3})(?: (\d\.\d+\.\d+))? ?(.*)$/.exec(line)!
  return classifyReply({
    stage: 'rcpt',
    code: Number(code),
    enhanced: enhanced ?? null,
    text: text ?? '',
    provider,
    ...(sender ? { sender } : {}),
  })
}

describe('words about us, or of a lookup that failed, say nothing of the mailbox', () => {
  it.each([
    ['550 Domain of sender address <verify@prober-host.net> does not exist', ['client', 'sender', 'server']],
    ['550 HELO name is not valid', ['client', 'sender', 'server']],
    ['550 Unknown host name', ['client', 'sender', 'server']],
    ['550 Server name not found in DNS', ['client', 'sender', 'server']],
    ['550 Invalid EHLO/HELO: name does not exist', ['client', 'sender', 'server']],
    ['550 Host name lookup failed: name does not exist', ['server', 'recipient']],
    ['550 Callback: user unknown at prober-host.net', ['client', 'sender', 'server']],
    ['550 Sending user unknown to us', ['client', 'sender', 'server']],
    ['550 From address does not exist', ['client', 'sender', 'server']],
    ['550 The address you are sending from does not exist', ['client', 'sender', 'server']],
    ['550 Invalid address in MAIL FROM', ['client', 'sender', 'server']],
    ['550 Invalid recipient: TLS required', ['client', 'sender', 'server']],
    ['550 Invalid login or password', ['client', 'sender', 'server']],
    ['550 Your address is unknown', ['client', 'sender', 'server']],
    ['550 5.1.1 Your account does not exist', ['client', 'sender', 'server']],
    ['550 Client IP address is not valid', ['client', 'sender', 'server']],
    ['500 unknown user command', ['server']],
    ['500 unknown user', ['server']],
    ['503 no such user yet', ['server']],
    ['550 No such domain here', ['server']],
    ['550 5.1.1 You are not in my list of accepted senders', ['client', 'sender', 'server']],
    [
      '550 5.1.1 <ada@acme.net>: Recipient address rejected: unverified address: connect to mx.acme.net[11.0.0.1]:25: Connection timed out',
      ['server'],
    ],
    ['550 5.1.1 User unknown: LDAP lookup timeout', ['server', 'recipient']],
    ['550 5.2.1 mailbox temporarily disabled, try later', ['server', 'recipient']],
    ['550 account temporarily disabled', ['server', 'recipient']],
    ['550 Mail to this user is temporarily on hold', ['server', 'recipient']],
  ])('%s: %s', (line, subjects) => {
    const { about, what, backOff } = atRcpt(line)
    expect(subjects).toContain(about)
    expect(['unknown', 'disabled']).not.toContain(what)
    if (backOff === 'stop') expect(about).toBe('client')
  })

  it.each([
    [
      '550 5.1.1 <ada@acme.net>: Recipient address rejected: User unknown in virtual mailbox table',
      'unknown',
    ],
    ['550 no such user name here', 'unknown'],
    ['550 5.1.1 unverified address: host mx.acme.net said: 550 5.1.1 User unknown', 'unknown'],
    ['550 5.2.1 account disabled', 'disabled'],
    ['552 mailbox full, try again later', 'full'],
    ['550 5.1.1 No such user in domain acme.net', 'unknown'],
  ])('while of the mailbox itself they stand: %s', (line, label) => {
    expect(atRcpt(line)).toMatchObject({ about: 'recipient', what: label })
  })
})

describe('a block by one recipient', () => {
  it.each([
    '550 User has blocked you',
    '550 5.1.1 This message was blocked by the recipient',
    '550 5.7.1 Recipient is blocking mail from this sender',
    "550 5.7.1 You are on the recipient's block list",
  ])('is no reason to leave the operator alone: %s', (line) => {
    expect(atRcpt(line)).toMatchObject({ about: 'recipient', what: 'policy', backOff: null })
  })

  it('but one of our host is', () => {
    expect(atRcpt('550 5.7.1 Your host was blocked')).toMatchObject({ about: 'client', backOff: 'stop' })
  })

  it('and one that names nobody has it asked more slowly', () => {
    expect(atRcpt('550 blocked by our administrator')).toMatchObject({ about: 'server', backOff: 'slow' })
  })
})

describe('our own address', () => {
  const own = 'verify@prober-host.net'

  it.each([
    '550 verify@prober-host.net user unknown',
    '550 5.1.1 <Verify@Prober-Host.net>: User unknown',
    '550 5.1.0 No such user: verify@prober-host.net',
  ])('that a server does not know is no word on the mailbox: %s', (line) => {
    expect(atRcpt(line, null, own)).toMatchObject({ about: 'sender', what: 'policy' })
  })

  it.each([
    '550 5.1.1 <ada@acme.net>: User unknown',
    '550 5.1.1 ada@acme.net user unknown (from verify@prober-host.net)',
    '550 5.1.1 User unknown',
  ])('is not meant where the mailbox is named, or nobody: %s', (line) => {
    expect(atRcpt(line, null, own)).toMatchObject({ about: 'recipient', what: 'unknown' })
  })
})

describe('a quota', () => {
  it.each([
    '550 Quota of connections exceeded for your host',
    '452 Sending quota exceeded for your IP',
    '451 4.7.1 Message quota exceeded for 11.9.9.9',
  ])('of ours says nothing of the room in the mailbox: %s', (line) => {
    expect(atRcpt(line)).toMatchObject({ about: 'client', what: 'rate', exists: false })
  })

  it.each([
    '552 5.2.2 Mailbox quota exceeded',
    '550 over quota',
    '452 4.2.2 quota exceeded for <ada@acme.net>',
  ])('of the mailbox does: %s', (line) => {
    expect(atRcpt(line)).toMatchObject({ about: 'recipient', what: 'full' })
  })
})
