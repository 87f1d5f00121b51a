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
  /** Null if it is gone. */
  load(): Promise<Uint8Array | null>
  /** Puts it where it does not wait any more. */
  done(): Promise<void>
}
