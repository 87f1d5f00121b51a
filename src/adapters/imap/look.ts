import type { Folder, SeedAccess, SeenMessage } from '@postproof/placement/mailbox-world'
import type { ImapLimits } from './limits.ts'
import { categoriesOf, examine, type Found, hasTabs, headersOf, newerThan, newestSince } from './read.ts'
import type { Session } from './session.ts'

/** Where reading of one folder stands; both connections of a seed share it, one at a time. */
export type FolderState = {
  folder: Folder
  /** Undefined until the first look, which then looks back by INTERNALDATE. */
  uidValidity: string | undefined
  uidNext: number
  turn: Promise<unknown>
}

export type LookContext = {
  access: SeedAccess
  limits: ImapLimits
  lookBackFrom: number
  onMessage(message: SeenMessage): void
}

/** Runs `work` after every earlier look at this folder has ended: two connections share its state. */
export function inTurn<T>(state: FolderState, work: () => Promise<T>): Promise<T> {
  const turn = state.turn.then(work, work)
  state.turn = turn.catch(() => {})
  return turn
}

/**
 * Opens a folder and hands out what is new in it. When UIDVALIDITY is another than before, the UIDs mean other
 * messages (RFC 3501, 2.3.1.1): reading begins again with what came since `lookBackFrom`.
 */
export function openAndLook(session: Session, state: FolderState, context: LookContext): Promise<void> {
  return inTurn(state, async () => {
    const at = await examine(session, state.folder.path)
    if (!at) return
    if (state.uidValidity === at.uidValidity) {
      // After a long absence there may be more than one look may bring; only the newest would be read anyway.
      state.uidNext = Math.max(state.uidNext, at.uidNext - context.limits.messagesPerLook * 4)
      return await handOutNewer(session, state, context)
    }
    const found = await newestSince(session, at.exists, context.lookBackFrom, context.limits)
    state.uidValidity = at.uidValidity
    state.uidNext = found[0]?.uid ?? at.uidNext
    await handOut(session, state, found, context)
    state.uidNext = Math.max(state.uidNext, at.uidNext)
  })
}

/** The same in the folder that this session has open already. */
export function lookAgain(session: Session, state: FolderState, context: LookContext): Promise<void> {
  return inTurn(state, () => handOutNewer(session, state, context))
}

async function handOutNewer(session: Session, state: FolderState, context: LookContext): Promise<void> {
  const found = await newerThan(session, state.uidNext, context.limits)
  await handOut(session, state, found, context)
}

async function handOut(session: Session, state: FolderState, found: readonly Found[], context: LookContext) {
  const { access, limits } = context
  const { folder, uidValidity = '' } = state
  for (let at = 0; at < found.length; at += limits.headersAtOnce) {
    const lot = found.slice(at, at + limits.headersAtOnce)
    const uids = lot.map(({ uid }) => uid)
    const headers = await headersOf(session, uids, limits)
    const categories = hasTabs(session, access, folder) ? await categoriesOf(session, uids) : undefined
    for (const { uid, internalDate, size } of lot) {
      state.uidNext = uid + 1
      const block = headers.get(uid)
      if (block === undefined) continue
      context.onMessage({
        ref: { path: folder.path, uidValidity, uid },
        folder,
        category: categories?.get(uid) ?? null,
        internalDate,
        headers: block,
        size,
      })
    }
  }
}
