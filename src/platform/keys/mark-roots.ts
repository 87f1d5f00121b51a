import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type MarkRoot, readMarkRoots } from '@postproof/records/bimi/certificate/root'
import { markCertificateRoots } from '@postproof/records/data/mark-certificate-roots'

/** Roots that an operator adds for mark certificates: PEM, in the data folder. */
export const MARK_ROOTS_FILE = 'mark-roots.pem'

/**
 * The program's roots and those of the operator's file, if there is one. Throws an Error when the file holds anything
 * that is not the certificate of an authority: a root that is silently missing would be found too late.
 */
export async function loadMarkRoots(directory: string): Promise<readonly MarkRoot[]> {
  const path = join(directory, MARK_ROOTS_FILE)
  const file = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (file === null) return markCertificateRoots
  const { roots, unread } = readMarkRoots(file)
  if (unread > 0 || roots.length === 0) {
    throw new Error(
      `${path}: ${unread} of its certificates cannot be read or are no authorities (at most 5 are read)`,
    )
  }
  return [...markCertificateRoots, ...roots]
}
