/** What is taken of a database, and of what parts: the same for PostgreSQL and for the embedded one. */

/** `binary`: bytea. The values of every other type travel as the text that PostgreSQL writes for them. */
export type Column = { name: string; type: string; binary: boolean }

export type Table = { name: string; columns: Column[] }

/** `digest`: over all values of all rows, whatever their order. */
export type Counted = Table & { rows: number; digest: string }

/** Where the numbers of an identity column go on. */
export type Sequence = { name: string; value: string; called: boolean }

/** In the order of the columns of its table. */
export type Row = (string | Uint8Array | null)[]

export type Contents = {
  /** Names of the migrations it has had, in order. */
  migrations: string[]
  tables: Counted[]
  sequences: Sequence[]
  /** Mails and pictures that an object store holds: they are named here and stay there. */
  objects: number
}

/** `rows`: a few at a time, those of one table after those of another; to be read once. */
export type Snapshot = Contents & { rows(): AsyncIterable<{ table: Counted; rows: Row[] }> }

/** A copy, a backup or a restore that cannot be, with words for the operator. */
export class SnapshotError extends Error {
  override name = 'SnapshotError'
}
