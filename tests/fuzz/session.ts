import type { Session } from '@postproof/spam-test/types'

/** How a mail came that is an input. */
export const session: Session = {
  source: 'smtp',
  clientAddress: '203.0.113.7',
  addressUnusable: null,
  addressFrom: 'connection',
  helo: 'mail.x.test',
  mailFrom: 'bounce@x.test',
  recipients: ['reader@example.com'],
  tls: null,
  tlsOffered: true,
  smtputf8: false,
  transcript: [],
  receivedAt: Date.UTC(2026, 10, 20, 10, 0, 0),
  hostname: 'mx.postproof.test',
}
