/**
 * What the receiver says, in sentences that the sender's administrator understands when they read them in a
 * bounce. `smtp-server` has the codes right; its own words are replaced here by ours.
 */

/** A reply with its enhanced status code (RFC 3463). */
export type Reply = { code: number; enhanced: string; text: string }

export const tooLarge = (maxSize: number): Reply => ({
  code: 552,
  enhanced: '5.3.4',
  text: `The message is larger than the ${readable(maxSize)} that this server takes`,
})

export const noRoom: Reply = {
  code: 452,
  enhanced: '4.3.1',
  text: 'Too much mail is arriving at this moment, please try again in a few minutes',
}

export const overloaded: Reply = {
  code: 421,
  enhanced: '4.3.2',
  text: 'More mail is waiting here than can be worked through, please try again in a few minutes',
}

/** `text`: what is limited, and until when. */
export const limited = (text: string): Reply => ({ code: 450, enhanced: '4.7.1', text })

export const notStored: Reply = {
  code: 451,
  enhanced: '4.3.0',
  text: 'The message could not be stored at this moment, please try again later',
}

export const diskFull: Reply = {
  code: 452,
  enhanced: '4.3.1',
  text: 'There is no room for the message at this moment, please try again in a few minutes',
}

export const received: Reply = {
  code: 250,
  enhanced: '2.6.0',
  text: 'Message received',
}

export const tooManyClients: Reply = {
  code: 421,
  enhanced: '4.3.2',
  text: 'Too many connections at this moment, please try again in a minute',
}

export const tooManyFromNetwork: Reply = {
  code: 421,
  enhanced: '4.7.0',
  text: 'Too many connections from your network at once, please use fewer',
}

export const tooManyCommands: Reply = {
  code: 421,
  enhanced: '4.7.0',
  text: 'Too many commands without a message, closing the connection',
}

export const sessionTooLong: Reply = {
  code: 421,
  enhanced: '4.4.2',
  text: 'The connection was open for too long, please connect again',
}

export const shuttingDown: Reply = {
  code: 421,
  enhanced: '4.3.2',
  text: 'This server is restarting, please try again in a minute',
}

/** RFC 5321, 4.5.1 wants mail for postmaster taken: this is for where it reaches no operator, or is of another domain. */
export const noPostmaster: Reply = {
  code: 550,
  enhanced: '5.1.1',
  text: 'This server only takes mail for test addresses; nobody reads postmaster here',
}

/** RFC 2033, 4.1: who speaks SMTP to an LMTP server must notice. */
const wrongHello = { enhanced: '5.5.1', text: 'This is LMTP (RFC 2033): it begins with LHLO' }

const WORDS: Record<string, { enhanced?: string; text: string }> = {
  'Error: send HELO/EHLO first': { text: 'Please introduce yourself first, with EHLO and your host name' },
  'Error: send LHLO first': { text: 'Please introduce yourself first, with LHLO and your host name' },
  'Error: HELO not allowed in LMTP server': wrongHello,
  'Error: EHLO not allowed in LMTP server': wrongHello,
  'Error: need MAIL command': { text: 'MAIL FROM comes first' },
  'Error: need RCPT command': { text: 'No recipient was accepted: RCPT TO comes first' },
  'Error: nested MAIL command': { text: 'A mail has already begun; RSET drops it' },
  'Error: Bad sender address syntax': {
    text: 'The sender address cannot be read; write MAIL FROM:<name@example.org>',
  },
  'Error: Bad recipient address syntax': {
    text: 'The recipient address cannot be read; write RCPT TO:<name@example.org>',
  },
  'Error: too many recipients': {
    text: 'Too many recipients in one mail, please send the others separately',
  },
  'Error: command not recognized': { text: 'This server does not know that command' },
  'Error: too many unrecognized commands': {
    enhanced: '4.7.0',
    text: 'Too many unknown commands, closing the connection',
  },
  'Error: Command line too long': {
    enhanced: '4.7.0',
    text: 'The command line is too long, closing the connection',
  },
  'HTTP requests not allowed': { enhanced: '4.7.0', text: 'This is a mail server, not a web server' },
  'Timeout - closing connection': { text: 'Nothing was said for too long, closing the connection' },
  'Server shutting down': shuttingDown,
  'Try to send something. No promises though': { text: 'Addresses are checked at RCPT TO' },
  'Ready to start TLS': { text: 'Ready to start TLS' },
}

/** Our words for a reply of `smtp-server`; what has none goes out as it is. */
export function worded(code: number, text: string, maxSize: number): { enhanced?: string; text: string } {
  if (text.startsWith('Error: message exceeds fixed maximum')) return tooLarge(maxSize)
  if (text.endsWith(' You talk too soon')) {
    return { enhanced: '4.7.0', text: 'Please wait for the greeting before you speak' }
  }
  return WORDS[text] ?? { text: code >= 400 ? text.replace(/^Error: /, '') : text }
}

function readable(octets: number): string {
  const megabytes = octets / (1024 * 1024)
  if (megabytes < 1) return `${Math.floor(octets / 1024)} KB`
  return `${Math.floor(megabytes * 10) / 10} MB`
}
