import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Envelope, Kept } from './types.ts'

/**
 * The mails of a staging inbox, the newest first, in memory or in a folder. The oldest go when there are too many, when they are too
 * large together, and when they are too old.
 */
export type Store = {
  /** Resolves when the mail is kept: in a folder, when it is written. */
  add(envelope: Envelope, raw: Buffer): Promise<Kept>
  /** The newest first. */
  list(): Kept[]
  find(id: string): Kept | undefined
  raw(id: string): Promise<Buffer | undefined>
  markRead(ids: string[], read: boolean): void
  remove(ids: string[]): Promise<void>
  /** Called after each change, until the function that it answers is called. */
  watch(listener: () => void): () => void
}

export type StoreOptions = {
  folder: string | null
  /** Mails kept. */
  most: number
  /** Octets kept in memory together. */
  mostOctets: number
  /** Milliseconds; null: forever. */
  maxAgeMs: number | null
  now(): number
}

/** Throws when the folder cannot be made or read. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { folder, most, mostOctets, maxAgeMs, now } = options
  const mails = new Map<string, Kept & { raw: Buffer | null }>()
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }
  if (folder) for (const kept of await readFolder(folder)) mails.set(kept.id, { ...kept, raw: null })

  const removeOne = async (id: string) => {
    mails.delete(id)
    if (folder)
      await Promise.all([
        rm(mailFile(folder, id), { force: true }),
        rm(noteFile(folder, id), { force: true }),
      ])
  }
  const isTooOld = (mail: Kept) => maxAgeMs !== null && mail.at < now() - maxAgeMs
  const prune = async () => {
    let octets = folder ? 0 : [...mails.values()].reduce((sum, { size }) => sum + size, 0)
    for (const mail of [...mails.values()]) {
      if (mails.size <= most && octets <= mostOctets && !isTooOld(mail)) break
      if (!folder) octets -= mail.size
      await removeOne(mail.id)
    }
  }
  await prune()

  return {
    async add(envelope, raw) {
      const at = now()
      const kept = { id: idOf(at), envelope, at, read: false, size: raw.length }
      if (folder) await writeMail(folder, kept, raw)
      mails.set(kept.id, { ...kept, raw: folder ? null : raw })
      await prune()
      changed()
      return kept
    },
    list: () => [...mails.values()].filter((mail) => !isTooOld(mail)).reverse(),
    find: (id) => mails.get(id),
    async raw(id) {
      const mail = mails.get(id)
      if (!mail) return undefined
      return mail.raw ?? (folder ? await readFile(mailFile(folder, id)).catch(() => undefined) : undefined)
    },
    markRead(ids, read) {
      for (const id of ids) {
        const mail = mails.get(id)
        if (mail) mail.read = read
      }
      changed()
    },
    async remove(ids) {
      for (const id of ids) if (mails.has(id)) await removeOne(id)
      changed()
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Sorts by time, and says it. */
const idOf = (at: number) => `${at.toString(36).padStart(9, '0')}-${randomUUID().slice(0, 8)}`
const idPattern = /^[0-9a-z]{9}-[0-9a-f]{8}$/

const mailFile = (folder: string, id: string) => join(folder, `${id}.eml`)
const noteFile = (folder: string, id: string) => join(folder, `${id}.json`)

/** The note first: a mail without one is read as sent by nobody to nobody, one that is half written is never seen. */
async function writeMail(folder: string, { id, envelope }: Kept, raw: Buffer): Promise<void> {
  await writeFile(noteFile(folder, id), JSON.stringify({ envelope }))
  const half = `${mailFile(folder, id)}.part`
  await writeFile(half, raw)
  await rename(half, mailFile(folder, id))
}

async function readFolder(folder: string): Promise<Kept[]> {
  await mkdir(folder, { recursive: true })
  const ids = (await readdir(folder))
    .filter((name) => name.endsWith('.eml'))
    .map((name) => name.slice(0, -4))
    .filter((id) => idPattern.test(id))
    .sort()
  const all = await Promise.all(
    ids.map(async (id): Promise<Kept> => {
      const note = await readNote(noteFile(folder, id))
      const { length: size } = await readFile(mailFile(folder, id))
      return { id, size, read: false, at: Number.parseInt(id.slice(0, 9), 36), ...note }
    }),
  )
  return all
}

/** What another program may have written there: only its shape is trusted. */
async function readNote(file: string): Promise<{ envelope: Envelope }> {
  const nobody = { from: '', to: [], username: '' }
  try {
    const { envelope } = JSON.parse(await readFile(file, 'utf8')) as { envelope?: Partial<Envelope> }
    const { from, to, username } = envelope ?? {}
    return {
      envelope: {
        from: typeof from === 'string' ? from : '',
        to: Array.isArray(to) ? to.filter((one) => typeof one === 'string') : [],
        username: typeof username === 'string' ? username : '',
      },
    }
  } catch {
    return { envelope: nobody }
  }
}
