import type { Session } from './types.ts'

/** What is known of a mail that came as a file: nothing of how it arrived. `receivedAt`: Unix milliseconds. */
export const uploaded = (receivedAt: number, hostname = 'localhost'): Session => ({
  source: 'upload',
  clientAddress: null,
  addressUnusable: 'unknown',
  addressFrom: 'none',
  helo: null,
  mailFrom: null,
  recipients: [],
  tls: null,
  tlsOffered: null,
  smtputf8: false,
  transcript: [],
  receivedAt,
  hostname,
})
