/** A file with reports takes at most so many octets. */
export const MOST_OCTETS = 40 * 1024 * 1024

/** Where files with reports wait: a folder or a mailbox. */
export type Inlet = {
  /** What waits, the oldest first. */
  waiting(): Promise<WaitingFile[]>
  close(): Promise<void>
}

export type WaitingFile = {
  /** The same for the same content while it waits. */
  id: string
  name: string
  /** Null if it is gone. Nothing of a file that is too large is read. */
  load(): Promise<Uint8Array | 'too_large' | null>
  /** Puts it where it does not wait any more. */
  done(): Promise<void>
}
