import type { Folder, SeedAccess } from '@postproof/placement/mailbox-world'
import type { FolderRole } from '@postproof/placement/types'
import type { ListResponse } from 'imapflow'
import { folderNames } from './folder-names.ts'

/** RFC 6154, 2, and `\Inbox`, which imapflow adds. */
const specialUses: Record<string, FolderRole> = {
  '\\Inbox': 'inbox',
  '\\Junk': 'junk',
  '\\All': 'all',
  '\\Archive': 'archive',
  '\\Trash': 'trash',
  '\\Sent': 'sent',
  '\\Drafts': 'drafts',
}

/** The order in which folders are looked at, and in which they are kept when there are too many. */
const watched: FolderRole[] = [
  'inbox',
  'junk',
  'promotions',
  'updates',
  'social',
  'forums',
  'other',
  'archive',
  'trash',
]

/**
 * The folders of a mailbox with their roles: the administrator's word first, then SPECIAL-USE (RFC 6154) or XLIST,
 * then the name. `watched` are those in which mail may be found, at most `limit`; Gmail's All Mail is not among them,
 * for it holds what the inbox holds.
 */
export function foldersOf(
  listed: readonly ListResponse[],
  access: Pick<SeedAccess, 'folderMap' | 'tabs'>,
  limit: number,
): { all: Folder[]; watched: Folder[] } {
  const byName = new Map(
    Object.entries(access.folderMap).map(([name, role]) => [name.toLowerCase(), role] as const),
  )
  const selectable = listed.filter(({ flags }) => !flags.has('\\Noselect') && !flags.has('\\NonExistent'))
  const hasJunk = selectable.some(
    (entry) => entry.specialUse === '\\Junk' || byName.get(entry.path.toLowerCase()) === 'junk',
  )
  const all = selectable.map((entry): Folder => {
    const given = byName.get(entry.path.toLowerCase())
    return { path: entry.path, role: given ?? roleOf(entry, access.tabs, hasJunk) }
  })
  const flagged = new Set(selectable.filter(isView).map(({ path }) => path))
  const ordered = all
    .filter(({ path, role }) => watched.includes(role) && !flagged.has(path))
    .sort((a, b) => watched.indexOf(a.role) - watched.indexOf(b.role))
  return { all, watched: ordered.slice(0, limit) }
}

/** Gmail's Starred and Important are views of other folders. */
function isView({ specialUse, flags }: ListResponse): boolean {
  return specialUse === '\\Flagged' || flags.has('\\Flagged') || flags.has('\\Important')
}

function roleOf(entry: ListResponse, tabs: SeedAccess['tabs'], hasJunk: boolean): FolderRole {
  if (entry.path.toUpperCase() === 'INBOX') return 'inbox'
  const special = specialUses[entry.specialUse ?? '']
  if (special) return special
  const name = entry.name.toLowerCase()
  for (const [role, names] of Object.entries(folderNames) as [FolderRole, readonly string[]][]) {
    if (!names.includes(name)) continue
    if (role === 'junk' ? !hasJunk : tabs === 'folders') return role
  }
  return 'other'
}
