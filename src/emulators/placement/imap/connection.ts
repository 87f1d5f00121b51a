import type { Folder, Message, Store } from './store.ts'

/** How a mailbox may be opened, and what its server can do. */
export type Access = {
  user: string
  password: string | undefined
  /** For XOAUTH2; not offered without one. */
  accessToken: string | undefined
  gmail: boolean
  idle: boolean
}

/** A folder as one client sees it: what came or went since is told before it counts (RFC 3501, 7.4.1). */
export type OpenFolder = { folder: Folder; readOnly: boolean; messages: Message[] }

/** What is known of one client. */
export type Connection = {
  readonly store: Store
  readonly access: Access
  signedIn: boolean
  opened: OpenFolder | undefined
  /** Hears of changes at once (RFC 2177). */
  idling: boolean
  /** Takes the next line in place of a command. */
  nextLine: ((line: string) => void) | undefined
  /** Sends a line; octets as latin1. */
  write(line: string): void
}

export type Reply = { state: 'OK' | 'NO' | 'BAD'; text: string }
export const ok = (text: string): Reply => ({ state: 'OK', text })
export const no = (text: string): Reply => ({ state: 'NO', text })
export const bad = (text: string): Reply => ({ state: 'BAD', text })

export const reply = ({ write }: Connection, tag: string, { state, text }: Reply) =>
  write(`${tag} ${state} ${text}`)

/** What is gone from the open folder, by its number at that moment, then how many messages there are (RFC 3501, 7.3.1). */
export function tellChanges({ opened, write }: Connection): void {
  if (!opened) return
  const { folder, messages } = opened
  for (let at = messages.length - 1; at >= 0; at--) {
    if (folder.messages.includes(messages[at]!)) continue
    messages.splice(at, 1)
    write(`* ${at + 1} EXPUNGE`)
  }
  if (messages.length === folder.messages.length) return
  opened.messages = [...folder.messages]
  write(`* ${folder.messages.length} EXISTS`)
}

export function capabilitiesOf({ accessToken, gmail, idle }: Access): string {
  return [
    'IMAP4rev1 SPECIAL-USE SASL-IR MOVE',
    ...(accessToken === undefined ? [] : ['AUTH=XOAUTH2']),
    ...(idle ? ['IDLE'] : []),
    ...(gmail ? ['X-GM-EXT-1'] : []),
  ].join(' ')
}
