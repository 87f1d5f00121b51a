import type { SeedAccess } from '@postproof/placement/mailbox-world'
import type { HeaderFamily } from '@postproof/placement/provider-info'
import type { EmulatedFolder } from './mailbox-server.ts'

/**
 * The simulated providers. Each resembles a family of real ones in its folders and headers; its id and domain (RFC 6761,
 * 6.5) say that it is none of them, and whoever shows its name shows that it is simulated.
 */
export type Family = {
  id: FamilyId
  name: string
  domain: string
  region: string
  type: 'consumer' | 'business'
  tabs: SeedAccess['tabs']
  /** Whose header fields it writes. */
  family: HeaderFamily
  /** The folder of spam, and the one of newsletters where there is one. */
  junk: string
  newsletters?: string
  folders: readonly EmulatedFolder[]
  /** Milliseconds that each mail is held back before it is filed, as greylisting does. */
  holdsMs: number
}

export type FamilyId = 'sim-gmail' | 'sim-outlook' | 'sim-yahoo' | 'sim-icloud' | 'sim-gmx' | 'sim-company'

const usual: EmulatedFolder[] = [
  { path: 'Sent', use: '\\Sent' },
  { path: 'Trash', use: '\\Trash' },
]

export const families: readonly Family[] = [
  {
    id: 'sim-gmail',
    name: 'Gmail-like',
    domain: 'gmail-like.example',
    region: 'Worldwide',
    type: 'consumer',
    tabs: 'gmail',
    family: 'google',
    junk: '[Gmail]/Spam',
    folders: [
      { path: '[Gmail]/Spam', use: '\\Junk' },
      { path: '[Gmail]/All Mail', use: '\\All' },
      { path: '[Gmail]/Trash', use: '\\Trash' },
    ],
    holdsMs: 0,
  },
  {
    id: 'sim-outlook',
    name: 'Outlook-like',
    domain: 'outlook-like.example',
    region: 'Worldwide',
    type: 'consumer',
    tabs: 'none',
    family: 'microsoft',
    junk: 'Junk Email',
    folders: [{ path: 'Junk Email', use: '\\Junk' }, ...usual],
    holdsMs: 0,
  },
  {
    id: 'sim-yahoo',
    name: 'Yahoo-like',
    domain: 'yahoo-like.example',
    region: 'North America',
    type: 'consumer',
    tabs: 'none',
    family: 'yahoo',
    junk: 'Bulk',
    folders: [{ path: 'Bulk', use: '\\Junk' }, ...usual],
    holdsMs: 0,
  },
  {
    id: 'sim-icloud',
    name: 'iCloud-like',
    domain: 'icloud-like.example',
    region: 'North America',
    type: 'consumer',
    tabs: 'none',
    family: 'icloud',
    junk: 'Junk',
    folders: [{ path: 'Junk', use: '\\Junk' }, ...usual],
    holdsMs: 0,
  },
  {
    id: 'sim-gmx',
    name: 'GMX-like',
    domain: 'gmx-like.example',
    region: 'Germany',
    type: 'consumer',
    tabs: 'folders',
    family: 'gmx',
    // Without an attribute: found by its name.
    junk: 'Spamverdacht',
    newsletters: 'Newsletter',
    folders: [{ path: 'Spamverdacht' }, { path: 'Newsletter' }, ...usual],
    holdsMs: 8000,
  },
  {
    id: 'sim-company',
    name: 'Company mail server',
    domain: 'company-like.example',
    region: 'Europe',
    type: 'business',
    tabs: 'none',
    family: 'generic',
    junk: 'Junk',
    folders: [{ path: 'Junk', use: '\\Junk' }, ...usual],
    holdsMs: 0,
  },
]

/** Local parts of the mailboxes that each provider has. */
export const localParts = ['ada', 'noor'] as const

export const authservIdOf = ({ domain }: Pick<Family, 'domain'>) => `mx.${domain}`
