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
  read(uid: number): Promise<Uint8Array | null>
  /** False if the server does not move it. */
  done(uid: number): Promise<boolean>
  close(): Promise<void>
}

type Options = { folder: string; doneFolder: string; resolver: Resolver; signal: AbortSignal }

/** A mail with reports takes at most so many octets; one that is larger is read up to here. */
const MOST_OCTETS = 40 * 1024 * 1024
const limits = {
  ...defaultImapLimits,
  commandMs: 120_000,
  listBytes: 1024 * 1024,
  maxLiteral: MOST_OCTETS + 1024,
  maxResponse: MOST_OCTETS + 64 * 1024,
}
const SEARCH_BYTES = 4 * 1024 * 1024

/**
 * Signs in, makes the folder for what is done if it is not there, and opens the other one; null if that one may only be read.
 * Throws SeedFailure.
 */
export async function openCollectedFolder(
  access: SeedAccess,
  options: Options,
): Promise<CollectedFolder | null> {
  const { folder, doneFolder, resolver, signal } = options
  const context = { resolver, allowance: () => true, ca: undefined, limits, enter: () => () => {} }
  const session = await signIn(access, context, signal)
  try {
    if (await openFolders(session, folder, doneFolder)) return collected(session, doneFolder)
    await session.close()
    return null
  } catch (error) {
    await session.close()
    throw error
  }
}

function collected(session: Session, doneFolder: string): CollectedFolder {
  return {
    uids: () =>
      session.run(SEARCH_BYTES, async (client) => {
        const found = await client.search({ all: true }, { uid: true })
        return (found || []).sort((one, other) => one - other)
      }),
    read: (uid) =>
      session.run(MOST_OCTETS, async (client) => {
        const asked = { uid: true, source: { start: 0, maxLength: MOST_OCTETS } }
        const mail = await client.fetchOne(String(uid), asked, { uid: true })
        return mail && mail.uid === uid ? (mail.source ?? null) : null
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
  const listed = await session.run(limits.listBytes, (client) => client.list())
  if (!listed.some(({ path }) => path === doneFolder))
    await session.run(0, (client) => client.mailboxCreate(doneFolder))
  const opened = await session.run(0, (client) => client.mailboxOpen(folder))
  return !opened.readOnly
}
