import type { Baseline } from '@postproof/placement/mailbox-world'
import type { FolderState } from './look.ts'
import { statusOf } from './read.ts'
import type { Session } from './session.ts'

/** The watched folders of a mailbox by path, each with the UIDs up to which it was read. */
export type FolderStates = Map<string, FolderState>

/** RFC 3501, 6.3.10: STATUS is not for the folder that is open, and cheaper than opening any other. */
export async function hasChanged(session: Session, state: FolderState): Promise<boolean> {
  const at = await statusOf(session, state.folder.path)
  return !at || at.uidValidity !== state.uidValidity || at.uidNext > state.uidNext
}

/** A folder that no baseline names keeps `uidValidity` undefined: its first look goes back in time. */
export async function takeBaseline(
  session: Session,
  folder: FolderState['folder'],
  states: FolderStates,
  given: Baseline | null,
): Promise<void> {
  const known = states.get(folder.path)
  if (known) {
    known.folder = folder
    return
  }
  const state: FolderState = { folder, uidValidity: undefined, uidNext: 1, turn: Promise.resolve() }
  const before = given?.[folder.path]
  if (before) Object.assign(state, before)
  else if (!given) Object.assign(state, (await statusOf(session, folder.path)) ?? {})
  states.set(folder.path, state)
}

/** Removes folders that were deleted or renamed. */
export function forget(states: FolderStates, folders: readonly { path: string }[]): void {
  for (const path of states.keys()) {
    if (!folders.some((folder) => folder.path === path)) states.delete(path)
  }
}

export function baselineOf(states: FolderStates): Baseline {
  const known = [...states].flatMap(([path, { uidValidity, uidNext }]) =>
    uidValidity === undefined ? [] : [[path, { uidValidity, uidNext }] as const],
  )
  return Object.fromEntries(known)
}
