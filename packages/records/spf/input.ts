/** What the SPF checker is asked. */

export type SpfInput = {
  /** A-label form. */
  domain: string
  /** Says what this address would get, sent by `sender` (default postmaster) with this HELO name. */
  ip?: string
  sender?: string
  helo?: string
  /** The domain was seen to send, in the user's own tests. */
  seen?: boolean
  /** The domain sends no mail. */
  parked?: boolean
  /** A record that is not published yet, plain or as quoted strings; it is read in place of the published one. */
  draft?: string
}
