/** The folders of one mailbox in memory. What they hold is bounded; the eldest go first. */

export type Folder = {
  readonly path: string
  /** RFC 6154 attribute. */
  readonly use: string | undefined
  uidValidity: number
  uidNext: number
  messages: Message[]
}

export type Message = {
  uid: number
  flags: string[]
  /** Octets, as latin1. */
  readonly raw: string
  /** Unix milliseconds. */
  readonly at: number
  /** Gmail's tab. */
  readonly category: string
}

export type EmulatedFolder = { path: string; use?: string }
export type Placed = { folder: string; uid: number }

export type Store = {
  readonly folders: ReadonlyMap<string, Folder>
  /** Throws where there is no such folder. */
  folder(path: string): Folder
  create(folder: EmulatedFolder): void
  append(path: string, octets: Buffer, about: { category: string; at: number }): Placed
  /** Undefined when the message is not there any more. */
  move(from: Placed, to: string): Placed | undefined
  remove(which: (message: Message) => boolean): void
  /** Called after each change. */
  onChange(listener: () => void): void
}

export function createStore(limits: {
  /** In one folder. */
  maxMessages: number
  maxTotalBytes: number
  uidValidity: number
}): Store {
  const folders = new Map<string, Folder>()
  let changed = () => {}
  const folderAt = (path: string): Folder => {
    const folder = folders.get(path)
    if (!folder) throw new Error(`no folder ${path}`)
    return folder
  }
  const drop = (which: (message: Message) => boolean) => {
    for (const folder of folders.values()) {
      if (folder.messages.some(which)) folder.messages = folder.messages.filter((message) => !which(message))
    }
  }
  const makeRoom = (octets: number) => {
    const held = [...folders.values()].flatMap(({ messages }) => messages)
    let total = held.reduce((sum, { raw }) => sum + raw.length, octets)
    if (total <= limits.maxTotalBytes) return
    const gone = new Set<Message>()
    for (const eldest of held.sort((a, b) => a.at - b.at)) {
      if (total <= limits.maxTotalBytes) break
      gone.add(eldest)
      total -= eldest.raw.length
    }
    drop((message) => gone.has(message))
  }
  const put = (path: string, message: Omit<Message, 'uid'>): Placed => {
    const folder = folderAt(path)
    makeRoom(message.raw.length)
    const uid = folder.uidNext++
    folder.messages = [...folder.messages.slice(1 - limits.maxMessages), { ...message, uid }]
    changed()
    return { folder: path, uid }
  }
  return {
    folders,
    folder: folderAt,
    create({ path, use }) {
      if (folders.has(path)) return
      folders.set(path, { path, use, uidValidity: limits.uidValidity, uidNext: 1, messages: [] })
    },
    append: (path, octets, about) => put(path, { flags: [], raw: octets.toString('latin1'), ...about }),
    move(from, to) {
      const message = folderAt(from.folder).messages.find(({ uid }) => uid === from.uid)
      if (!message) return undefined
      drop((one) => one === message)
      return put(to, { ...message, category: 'primary' })
    },
    remove(which) {
      drop(which)
      changed()
    },
    onChange(listener) {
      changed = listener
    },
  }
}
