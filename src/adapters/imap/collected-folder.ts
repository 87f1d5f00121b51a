import type { Resolver } from '@postproof/engine/world'
import type { SeedAccess } from '@postproof/placement/mailbox-world'
import { defaultImapLimits } from './limits.ts'
import type { Session } from './session.ts'
import { signIn } from './sign-in.ts'

/** A folder of a mailbox whose mails are read once: each is moved to another folder when it is done. */
export type CollectedFolder = {
  /** UIDs, the oldest first. */
  uids(): Promise<number[]>
  /** Null if the mail is gone. Marks nothing. */
  read(uid: number): Promise<Uint8Array | 'too_large' | null>
  /** False if the server does not move it. */
  done(uid: number): Promise<boolean>
  close(): Promise<void>
}

type Options = {
  folder: string
  doneFolder: string
  resolver: Resolver
  signal: AbortSignal
  /** A mail of more octets is too large. */
  most: number
}

const LIST_BYTES = 1024 * 1024
const limitsFor = (most: number) => ({
  ...defaultImapLimits,
  commandMs: 120_000,
  listBytes: LIST_BYTES,
  maxLiteral: most + 1024,
  maxResponse: most + 64 * 1024,
})
const SEARCH_BYTES = 4 * 1024 * 1024

/**
 * Signs in, makes the folder for what is done if it is not there, and opens the other one; null if that one may only be read.
 * Throws SeedFailure.
 */
export async function openCollectedFolder(
  access: SeedAccess,
  options: Options,
): Promise<CollectedFolder | null> {
  const { folder, doneFolder, resolver, signal, most } = options
  const limits = limitsFor(most)
  const context = { resolver, allowance: () => true, ca: undefined, limits, enter: () => () => {} }
  const session = await signIn(access, context, signal)
  try {
    if (await openFolders(session, folder, doneFolder)) return collected(session, doneFolder, most)
    await session.close()
    return null
  } catch (error) {
    await session.close()
    throw error
  }
}

function collected(session: Session, doneFolder: string, most: number): CollectedFolder {
  return {
    uids: () =>
      session.run(SEARCH_BYTES, async (client) => {
        const found = await client.search({ all: true }, { uid: true })
        return (found || []).sort((one, other) => one - other)
      }),
    read: (uid) =>
      session.run(most, async (client) => {
        // Its size as the server says it, before any of it.
        const mail = await client.fetchOne(String(uid), { uid: true, size: true }, { uid: true })
        if (!mail || mail.uid !== uid) return null
        if ((mail.size ?? 0) > most) return 'too_large' as const
        const asked = { uid: true, source: { start: 0, maxLength: most } }
        const whole = await client.fetchOne(String(uid), asked, { uid: true })
        return whole && whole.uid === uid ? (whole.source ?? null) : null
      }),
    done: (uid) =>
      session.run(0, async (client) => {
        const moved = await client.messageMove(String(uid), doneFolder, { uid: true })
        return moved !== false
      }),
    close: () => session.close(),
  }
}

async function openFolders(session: Session, folder: string, doneFolder: string): Promise<boolean> {
  const listed = await session.run(LIST_BYTES, (client) => client.list())
  if (!listed.some(({ path }) => path === doneFolder))
    await session.run(0, (client) => client.mailboxCreate(doneFolder))
  const opened = await session.run(0, (client) => client.mailboxOpen(folder))
  return !opened.readOnly
}
