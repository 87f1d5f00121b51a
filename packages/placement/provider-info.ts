import type { PlainCode } from '@postproof/messages/message'
import type { FolderRole } from './types.ts'

/** Whose filter headers a provider writes. */
export type HeaderFamily =
  | 'google'
  | 'microsoft'
  | 'yahoo'
  | 'icloud'
  | 'zoho'
  | 'fastmail'
  | 'proton'
  | 'gmx'
  | 'mailru'
  | 'yandex'
  | 'generic'

/**
 * What is known of a mailbox provider.
 *
 * - `authservIds`: names in lower case that it writes as authserv-id (RFC 8601, 2.2); one that begins with a dot is the
 *   end of a name. Empty: the name of its own server is taken from its Received field.
 * - `authPlace`: `above`: its Authentication-Results stand above the Received field of its border. `either`: it always
 *   writes one, above or directly below that field; then only the topmost counts.
 * - `omitsAuthservId`: it writes the field without an authserv-id (Microsoft).
 * - `networks`: public networks (CIDR) inside the provider; a hop from there is not the border.
 * - `hosts`: ends of the names of its own servers.
 */
export type ProviderInfo = {
  id: string
  name: string
  /** Name of an icon of the pages. */
  icon: string
  region: string
  type: 'consumer' | 'business'
  authservIds: readonly string[]
  authPlace: 'above' | 'either'
  omitsAuthservId?: boolean
  networks: readonly string[]
  hosts: readonly string[]
  /** The topmost Received field is always the border's: simulated providers, where every address is loopback. */
  firstHopIsBorder?: boolean
  imap: { host: string; port: number; security: 'tls' | 'starttls' | 'none' } | null
  oauth: { tokenUrl: string; scope: string; docs: string } | null
  /** Role by folder name in lower case, where SPECIAL-USE (RFC 6154) says nothing. */
  folders: Readonly<Record<string, FolderRole>>
  tabs: 'gmail' | 'folders' | 'none'
  family: HeaderFamily
  /** How one signs in to IMAP there; null when it is the usual password. */
  signIn: Extract<PlainCode, `placement.sign-in.${string}`> | null
}
