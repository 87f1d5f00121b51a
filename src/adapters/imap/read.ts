import type { Folder, SeedAccess } from '@postproof/placement/mailbox-world'
import type { FetchMessageObject, ImapFlow } from 'imapflow'
import { foldersOf } from './folders.ts'
import type { ImapLimits } from './limits.ts'
import type { Session } from './session.ts'
import { SeedFailure } from './trouble.ts'

/**
 * The questions that are put to a mailbox. Folders are opened with EXAMINE (RFC 3501, 6.3.2) and octets are asked for
 * with BODY.PEEK (6.4.5), so that no question changes a flag.
 */

export type Position = { uidValidity: string; uidNext: number }
export type Found = { uid: number; internalDate: number; size: number }

export async function listFolders(session: Session, access: SeedAccess, limits: ImapLimits) {
  const listed = await session.run(limits.listBytes, (client) => client.list())
  const folders = foldersOf(listed, access, limits.foldersPerSeed)
  if (!folders.watched.some(({ role }) => role === 'inbox')) {
    throw new SeedFailure({ code: 'folders', detail: { found: 'no-inbox' }, final: false })
  }
  return folders
}

/** RFC 3501, 6.3.10. Undefined where the server refuses or leaves out what is needed. */
export async function statusOf(session: Session, path: string): Promise<Position | undefined> {
  const status = await session.run(0, (client) => client.status(path, { uidNext: true, uidValidity: true }))
  if (!status || status.uidNext === undefined || status.uidValidity === undefined) return undefined
  return { uidValidity: String(status.uidValidity), uidNext: status.uidNext }
}

/** Opens a folder read-only; undefined where the server refuses it. */
export async function examine(
  session: Session,
  path: string,
): Promise<(Position & { exists: number }) | undefined> {
  return await session.run(0, async (client) => {
    // Opened again each time: some servers show new mail only then.
    const box = await client.mailboxOpen(path, { readOnly: true }).catch((error) => {
      if (error?.responseStatus === 'NO' || error?.responseStatus === 'BAD') return undefined
      throw error
    })
    if (!box) return undefined
    return {
      uidValidity: String(box.uidValidity ?? ''),
      uidNext: box.uidNext || (await newestUid(client, box.exists)) + 1,
      exists: box.exists ?? 0,
    }
  })
}

async function newestUid(client: ImapFlow, exists: number): Promise<number> {
  if (!exists) return 0
  const newest = await client.fetchOne('*', { uid: true })
  return newest ? newest.uid : 0
}

/** What has a UID from `from` on, in order of UID; the newest when there is more than is read at one look. */
export async function newerThan(session: Session, from: number, limits: ImapLimits): Promise<Found[]> {
  // `n:*` names the last message even when its UID is below n (RFC 3501, 6.4.8).
  const found = await overview(session, `${from}:*`, true, limits)
  return found.filter(({ uid }) => uid >= from)
}

/** The newest messages of the open folder that came at `since` or later, by INTERNALDATE. */
export async function newestSince(
  session: Session,
  exists: number,
  since: number,
  limits: ImapLimits,
): Promise<Found[]> {
  if (exists === 0) return []
  const first = Math.max(1, exists - limits.messagesPerLook + 1)
  const found = await overview(session, `${first}:*`, false, limits)
  return found.filter(({ internalDate }) => internalDate >= since)
}

async function overview(session: Session, range: string, byUid: boolean, limits: ImapLimits) {
  const most = limits.messagesPerLook
  const messages = await session.run(most * 512, async (client) => {
    const seen = new Map<number, Found>()
    for await (const message of client.fetch(
      range,
      { uid: true, internalDate: true, size: true },
      { uid: byUid },
    )) {
      if (!message.uid) continue
      seen.set(message.uid, {
        uid: message.uid,
        internalDate: timeOf(message),
        size: message.size ?? 0,
      })
      if (seen.size > most) seen.delete(Math.min(...first(seen.keys())))
    }
    return [...seen.values()]
  })
  return messages.sort((a, b) => a.uid - b.uid)
}

/** Messages come in ascending order almost always; the eldest of those held is among the first. */
function first(keys: Iterator<number>): number[] {
  const { value, done } = keys.next()
  return done ? [] : [value]
}

const timeOf = ({ internalDate }: FetchMessageObject): number => {
  const time = internalDate instanceof Date ? internalDate.getTime() : Date.parse(internalDate ?? '')
  return Number.isFinite(time) ? time : 0
}

/** Header blocks by UID, as octets in latin1; what is gone meanwhile is not among them. */
export async function headersOf(
  session: Session,
  uids: readonly number[],
  limits: ImapLimits,
): Promise<Map<number, string>> {
  const asked = new Set(uids)
  const unreadable = session.unreadable()
  const found = await session.run(uids.length * (limits.headerBytes + 1024), async (client) => {
    const headers = new Map<number, string>()
    const part = { key: 'HEADER', start: 0, maxLength: limits.headerBytes }
    for await (const message of client.fetch(
      uids.join(','),
      { uid: true, bodyParts: [part] },
      { uid: true },
    )) {
      // A server may send unsolicited FETCH responses (RFC 3501, 7.4.2).
      if (!asked.has(message.uid)) continue
      const block = message.headers ?? message.bodyParts?.get('header')
      if (block) headers.set(message.uid, block.toString('latin1').slice(0, limits.headerBytes))
    }
    return headers
  })
  if (found.size < asked.size && session.unreadable() > unreadable) {
    throw new SeedFailure({ code: 'protocol', detail: { found: 'bad-header' }, final: false })
  }
  return found
}

export async function bodyOf(session: Session, uid: number, limits: ImapLimits): Promise<string | null> {
  return await session.run(limits.bodyBytes, async (client) => {
    const part = { key: 'TEXT', start: 0, maxLength: limits.bodyBytes }
    const message = await client.fetchOne(String(uid), { uid: true, bodyParts: [part] }, { uid: true })
    const text = message ? message.bodyParts?.get('text') : undefined
    return text ? text.toString('latin1').slice(0, limits.bodyBytes) : null
  })
}

export async function isThere(session: Session, uid: number): Promise<boolean> {
  const message = await session.run(0, (client) => client.fetchOne(String(uid), { uid: true }, { uid: true }))
  return Boolean(message) && (message as FetchMessageObject).uid === uid
}

/** Gmail's tabs, which are no folders; `primary` is the inbox itself. The first that holds a message is its tab. */
const categories = ['primary', 'promotions', 'updates', 'social', 'forums', 'reservations', 'purchases']

/** The category of each message of the open inbox, asked with X-GM-RAW; those without one are not in the answer. */
export async function categoriesOf(session: Session, uids: readonly number[]): Promise<Map<number, string>> {
  const known = new Map<number, string>()
  for (const category of categories) {
    const left = uids.filter((uid) => !known.has(uid))
    if (left.length === 0) break
    const hits = await session.run(0, (client) =>
      client.search({ uid: left.join(','), gmraw: `category:${category}` }, { uid: true }),
    )
    for (const uid of hits || []) if (left.includes(uid)) known.set(uid, category)
  }
  return known
}

export const hasTabs = (session: Session, access: SeedAccess, folder: Folder) =>
  access.tabs === 'gmail' && session.gmail && folder.role === 'inbox'
