/** One parser under test. */
export type Target = {
  /** As in the table and in the names of folders. */
  name: string
  /** Words of its grammar. */
  dictionary: readonly string[]
  /** Octets of the longest input; default 96 KiB. */
  most?: number
  /** It waits for a server: the time of an input says nothing about work. */
  waits?: boolean
  /** Throws when the parser threw what it must not, or when what it gave breaks a rule. */
  run(input: Buffer): unknown
}

export const MOST = 96 * 1024
export const HANG_SECONDS = 10
