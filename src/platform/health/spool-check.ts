import type { Config } from '#config.ts'
import { spoolOf } from '#storage/spool/folder.ts'
import { checkSpool } from '#storage/spool/read.ts'

/** The spool of a data folder, in octets. `damaged`: where it lies in the files; `aside`: what was set aside before. */
export type SpoolCheck = {
  whole: boolean
  mails: number
  octets: number
  damaged: { file: string; offset: number; octets: number }[]
  aside: { file: string; octets: number }[]
}

/**
 * Reads it without changing anything, also while the instance runs. Null where there is none. Throws the error of the disk
 * where it cannot be read.
 */
export async function checkSpoolOf({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Promise<SpoolCheck | null> {
  const state = await checkSpool(spoolOf(DATA_DIR))
  if (!state) return null
  const damaged = state.damaged.map(({ file, offset, bytes }) => ({ file, offset, octets: bytes }))
  const aside = state.aside.map(({ file, bytes }) => ({ file, octets: bytes }))
  const { mails, octets } = state
  return { whole: damaged.length + aside.length === 0, mails, octets, damaged, aside }
}
