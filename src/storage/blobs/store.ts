/** Where objects stand under names of our own making: an S3-compatible service. Each call is bounded in time. */
export interface ObjectStore {
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is no object of this name. Rejects when it is larger than `most` octets. */
  get(name: string, most: number): Promise<Uint8Array | undefined>
  /** Answers the names under which nothing stands any more: removed now, or never there. */
  remove(names: string[]): Promise<string[]>
  /** Rejects when the store does not answer or does not let us in. */
  check(): Promise<void>
  close(): void
}

/** What is kept could not be asked for, or could not be kept: trying again later may help. Never "not there". */
export class BlobsUnavailable extends Error {
  override name = 'BlobsUnavailable'
  /** The HTTP status that the store answered; null when it gave none. */
  readonly status: number | null

  /** `why`: for the log; holds neither keys nor contents. */
  constructor(why: string, status: number | null = null) {
    super(`The object store cannot be used: ${why}`)
    this.status = status
  }
}
