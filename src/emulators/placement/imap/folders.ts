import { type Argument, inSet, textOf } from './command.ts'
import { bad, type Connection, no, ok, type Reply } from './connection.ts'
import type { Folder, Store } from './store.ts'

/** RFC 3501, 6.3.8, with the attributes of RFC 6154. */
export function list({ store, write }: Connection, [reference, pattern]: Argument[]): Reply {
  const wanted = `${textOf(reference) ?? ''}${textOf(pattern) ?? ''}`
  if (wanted === '') write('* LIST (\\Noselect) "/" ""')
  else {
    const escaped = wanted.replace(/[\\^$.|?+()[\]{}]/g, '\\$&')
    const matches = new RegExp(`^${escaped.replace(/\*+/g, '.*').replace(/%+/g, '[^/]*')}$`, 'i')
    for (const { path, use } of store.folders.values()) {
      if (matches.test(path)) write(`* LIST (\\HasNoChildren${use ? ` ${use}` : ''}) "/" ${quoted(path)}`)
    }
  }
  return ok('that is all')
}

/** RFC 3501, 6.3.10. */
export function status({ store, write }: Connection, [path, items]: Argument[]): Reply {
  const folder = folderOf(store, path)
  if (!folder) return no('[NONEXISTENT] there is no such folder')
  const known: Record<string, number> = {
    MESSAGES: folder.messages.length,
    RECENT: 0,
    UIDNEXT: folder.uidNext,
    UIDVALIDITY: folder.uidValidity,
    UNSEEN: folder.messages.filter(({ flags }) => !flags.includes('\\Seen')).length,
  }
  const asked = items && 'list' in items ? items.list.map((item) => textOf(item)?.toUpperCase() ?? '') : []
  if (asked.length === 0 || asked.some((item) => known[item] === undefined)) return bad('what of the folder?')
  write(`* STATUS ${quoted(folder.path)} (${asked.map((item) => `${item} ${known[item]}`).join(' ')})`)
  return ok('that is it')
}

/** RFC 3501, 6.3.1 and 6.3.2: SELECT and EXAMINE. */
export function open(connection: Connection, [path]: Argument[], readOnly: boolean): Reply {
  const { store, write } = connection
  const folder = folderOf(store, path)
  connection.opened = folder && { folder, readOnly, messages: [...folder.messages] }
  if (!folder) return no('[NONEXISTENT] there is no such folder')
  write('* FLAGS (\\Answered \\Flagged \\Deleted \\Seen \\Draft)')
  write(`* ${folder.messages.length} EXISTS`)
  write('* 0 RECENT')
  write(`* OK [UIDVALIDITY ${folder.uidValidity}] valid`)
  write(`* OK [UIDNEXT ${folder.uidNext}] next`)
  return ok(`[READ-${readOnly ? 'ONLY' : 'WRITE'}] open`)
}

/** RFC 3501, 6.3.3. */
export function create({ store }: Connection, [path]: Argument[]): Reply {
  const name = textOf(path) ?? ''
  if (name === '' || folderOf(store, path)) return no('[ALREADYEXISTS] there is one already')
  store.create({ path: name })
  return ok('created')
}

/** RFC 6851, by UID. */
export function move({ store, opened }: Connection, [set, to]: Argument[]): Reply {
  const { folder, readOnly, messages } = opened!
  const target = folderOf(store, to)
  const isAsked = inSet(textOf(set), messages.at(-1)?.uid ?? 0)
  if (readOnly || !isAsked) return no('nothing is moved')
  if (!target) return no('[TRYCREATE] there is no such folder')
  for (const { uid } of messages) if (isAsked(uid)) store.move({ folder: folder.path, uid }, target.path)
  return ok('moved')
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** RFC 3501, 5.1: INBOX in any case. */
function folderOf(store: Store, path: Argument | undefined): Folder | undefined {
  const name = textOf(path) ?? ''
  return store.folders.get(name.toUpperCase() === 'INBOX' ? 'INBOX' : name)
}
