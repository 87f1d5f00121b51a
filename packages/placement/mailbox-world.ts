import type { FolderRole } from './types.ts'

/**
 * What the placement engine and its service may ask of a seed mailbox. Mailboxes are opened read-only (EXAMINE,
 * BODY.PEEK): no flag is ever set. Failures are values.
 */

/** `token` answers a valid access token, another than the refused one, refreshed when needed; or why there is none. */
export type SeedAuth =
  | { kind: 'password'; password: string }
  | { kind: 'oauth'; token(refused?: string): Promise<TokenAnswer> }

/** `revoked`: the owner or the provider withdrew consent; retrying is pointless. */
export type TokenAnswer =
  | { ok: true; accessToken: string; expiresAt: number }
  | { ok: false; trouble: 'revoked' | 'refused' | 'unreachable'; detail: string | OwnFinding }

export type SeedAccess = {
  id: number
  provider: string
  address: string
  host: string
  port: number
  security: 'tls' | 'starttls' | 'none'
  username: string
  auth: SeedAuth
  /** Role by folder name, over what the server says by itself. */
  folderMap: Record<string, FolderRole>
  /** `gmail`: tabs by X-GM-RAW; `folders`: a tab is a folder, by its name; `none`: no tabs. */
  tabs: 'gmail' | 'folders' | 'none'
}

export type Folder = { path: string; role: FolderRole }

/** Per folder path: where reading begins. UIDVALIDITY as text, since it is a 32-bit number that is only compared. */
export type Baseline = Record<string, { uidValidity: string; uidNext: number }>

export type MessageRef = { path: string; uidValidity: string; uid: number }

/** A message with a UID at or above the baseline. */
export type SeenMessage = {
  ref: MessageRef
  folder: Folder
  /** Gmail's category where `tabs` is `gmail` and the message is in the inbox; else null. */
  category: string | null
  /** INTERNALDATE, Unix milliseconds. */
  internalDate: number
  /** The header block as it stands, decoded as latin1 so that each octet is one character; at most 256 kB. */
  headers: string
  size: number
}

/**
 * - `authentication`: name or password refused. `consent`: OAuth consent revoked or expired. `token`: no access token
 *   could be had for now.
 * - `unreachable`: no connection. `tls`: certificate or handshake. `timeout`: it answered nothing in time.
 * - `protocol`: it answered what is not IMAP, or more than is allowed. `refused-address`: the host leads to a private
 *   address. `folders`: there is no inbox to read. `throttled`: too many connections, or asked to wait.
 * - `no-key`: what its password is sealed with is not on this server. `switched-off`, `removed`: by an administrator.
 * - `emptied`: it lived in the memory of a process that ended; what came before cannot be known any more.
 */
export type SeedTroubleCode =
  | 'authentication'
  | 'consent'
  | 'token'
  | 'unreachable'
  | 'tls'
  | 'timeout'
  | 'protocol'
  | 'refused-address'
  | 'folders'
  | 'throttled'
  | 'no-key'
  | 'switched-off'
  | 'removed'
  | 'emptied'

/** What our client found where the server said nothing of it. */
export type OwnFinding =
  | { found: 'not-imap' | 'name-too-slow' | 'too-many-connections' | 'no-inbox' | 'bad-header' | 'cancelled' }
  | { found: 'leads-to'; host: string; address: string; kind: string }
  | { found: 'loopback'; host: string }
  /** `outcome`: of the DNS, or of our client. */
  | { found: 'not-resolved'; host: string; outcome: string }
  /** Access tokens are asked for over TLS only. */
  | { found: 'token-address' }
  /** An error of the token endpoint without further detail. */
  | { found: 'status'; status: number }
  | { found: 'no-answer' | 'no-token'; ms: number }
  | { found: 'too-much'; octets: number }

/**
 * `final`: retrying is pointless until the settings change. `detail`: the server's own words without secrets, or what
 * was found instead.
 */
export type SeedTrouble = { code: SeedTroubleCode; detail: string | OwnFinding; final: boolean }

export type SeedCheck =
  | { ok: true; folders: Folder[]; gmail: boolean; idle: boolean; ms: number }
  | { ok: false; trouble: SeedTrouble }

export type WatchOptions = {
  /** Null: take a new one. Folders that are not in it, or whose UIDVALIDITY changed, are looked back by INTERNALDATE. */
  baseline: Baseline | null
  /** Unix milliseconds; nothing older counts. */
  lookBackFrom: number
  /** Once, as soon as every folder has its baseline: from now on nothing is missed. */
  onReady(baseline: Baseline): void
  /** Each new message once per folder it appears in; a message that was moved appears again under its new ref. */
  onMessage(message: SeenMessage): void
  /** Reading stopped; it is tried again with growing pauses unless `final`. */
  onTrouble(trouble: SeedTrouble): void
  /** Reading goes on after trouble. */
  onRecovered(): void
}

export interface SeedWatcher {
  /** The first 64 kB of the body as octets in latin1; null when it is gone; undefined: could not ask. */
  body(ref: MessageRef): Promise<string | null | undefined>
  /** Where this message is now (its category asked again); null when it is not there any more; undefined: could not ask. */
  look(ref: MessageRef): Promise<{ folder: Folder; category: string | null } | null | undefined>
  /** Looks at every folder once, now. */
  poll(): Promise<void>
  /**
   * Mail is expected: until then (Unix milliseconds) the folders that nothing watches are looked at every second or
   * so, if they are few. 0: as usual.
   */
  hurry(until: number): void
  close(): Promise<void>
}

export interface ImapDialer {
  /** Connects, signs in, lists folders, leaves. Never rejects. */
  check(access: SeedAccess, signal?: AbortSignal): Promise<SeedCheck>
  /** Reads until closed: IDLE on the inbox and on junk, STATUS of other folders every 30 s, more often in a hurry. Never throws. */
  watch(access: SeedAccess, options: WatchOptions): SeedWatcher
  /** Open connections now, for metrics. */
  connections(): number
}
