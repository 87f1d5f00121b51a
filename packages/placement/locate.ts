import type { Folder } from './mailbox-world.ts'
import type { ProviderInfo } from './provider-info.ts'
import type { FolderRole, Tab } from './types.ts'

/** `trash`, `archive`, `rule`: why the tab is `other`. `all-mail`: Gmail keeps it outside the inbox. */
export type PlaceNote = 'trash' | 'archive' | 'rule' | 'all-mail' | 'sent' | 'drafts'
export type Place = { tab: Tab; note: PlaceNote | null }

const byRole: Record<FolderRole, Place> = {
  inbox: { tab: 'inbox', note: null },
  junk: { tab: 'spam', note: null },
  promotions: { tab: 'promotions', note: null },
  updates: { tab: 'updates', note: null },
  social: { tab: 'social', note: null },
  forums: { tab: 'forums', note: null },
  all: { tab: 'other', note: 'all-mail' },
  archive: { tab: 'other', note: 'archive' },
  trash: { tab: 'other', note: 'trash' },
  sent: { tab: 'other', note: 'sent' },
  drafts: { tab: 'other', note: 'drafts' },
  other: { tab: 'other', note: 'rule' },
}

/** Gmail's categories; reservations and purchases are shown under Updates. */
const byCategory: Record<string, Tab> = {
  primary: 'inbox',
  personal: 'inbox',
  promotions: 'promotions',
  updates: 'updates',
  reservations: 'updates',
  purchases: 'updates',
  social: 'social',
  forums: 'forums',
}

/** The role of a folder: what the server says by itself, else what the provider's registry says of its name. */
export function roleOf(folder: Folder, provider: ProviderInfo): FolderRole {
  if (folder.role !== 'other') return folder.role
  const path = folder.path.normalize('NFC').toLowerCase()
  if (path === 'inbox') return 'inbox'
  const last = path.split(/[/.]/).at(-1) ?? path
  const role = own(provider.folders, path) ?? own(provider.folders, last) ?? 'other'
  const isTab = role === 'promotions' || role === 'updates' || role === 'social' || role === 'forums'
  return isTab && provider.tabs !== 'folders' ? 'other' : role
}

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** Where a person would find a message that lies in this folder; `category` as SeenMessage has it. */
export function tabOf(folder: Folder, category: string | null, provider: ProviderInfo): Place {
  const role = roleOf(folder, provider)
  if (role !== 'inbox' || category === null) return byRole[role]
  return { tab: own(byCategory, category.toLowerCase()) ?? 'inbox', note: null }
}
