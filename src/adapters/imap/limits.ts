/** Bounds of what one mailbox may cost, whatever its server says. Times in milliseconds, sizes in octets. */
export type ImapLimits = {
  /** TCP and TLS together. */
  connectMs: number
  greetingMs: number
  /** For each command from its start to its end, unless it is IDLE; for everything from greeting to sign-in as well. */
  commandMs: number
  /** Pause between two looks at folders that nothing watches. */
  statusEveryMs: number
  /** The same while mail is expected, and how many folders are looked at then: those that stand for tabs first. */
  hurryEveryMs: number
  foldersInHurry: number
  /** Pause between two looks where the server has no IDLE. */
  pollEveryMs: number
  /** First and longest pause before connecting again. */
  retryFirstMs: number
  retryLastMs: number
  maxLine: number
  maxLiteral: number
  maxResponse: number
  /** What any command may bring besides the octets that it asks for, and what one spell of IDLE may bring. */
  chatterBytes: number
  listBytes: number
  /** Newest messages read at one look at a folder, and how many headers are asked for at once. */
  messagesPerLook: number
  headersAtOnce: number
  headerBytes: number
  bodyBytes: number
  foldersPerSeed: number
  /** Open connections in this process. */
  maxConnections: number
}

export const defaultImapLimits: ImapLimits = {
  connectMs: 15_000,
  greetingMs: 15_000,
  commandMs: 20_000,
  statusEveryMs: 30_000,
  hurryEveryMs: 1000,
  foldersInHurry: 8,
  pollEveryMs: 1500,
  retryFirstMs: 1000,
  retryLastMs: 300_000,
  maxLine: 128 * 1024,
  maxLiteral: 260 * 1024,
  maxResponse: 400 * 1024,
  chatterBytes: 64 * 1024,
  listBytes: 64 * 1024,
  messagesPerLook: 500,
  headersAtOnce: 10,
  headerBytes: 256 * 1024,
  bodyBytes: 64 * 1024,
  foldersPerSeed: 40,
  maxConnections: 400,
}
