import { access, constants, mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { message } from '@postproof/messages/message'
import { Refusal } from '#platform/refusals/refusal.ts'

/** Makes a folder, with those above it, before work begins whose result goes there. Throws a Refusal `invalid` when it cannot be written to. */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await makeFolder(resolve(folder))
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const why = known.find((each) => each === code) ?? 'other'
    throw new Refusal(422, 'invalid', message('cli.folder_not_writable', { folder, why }))
  }
}

/** One folder after the other: `recursive` never ends below /proc. */
async function makeFolder(path: string): Promise<void> {
  const made = await mkdir(path).catch((error: NodeJS.ErrnoException) => error)
  if (made?.code === 'EEXIST' && (await stat(path)).isDirectory()) return
  if (made?.code === 'ENOENT' && dirname(path) !== path) {
    await makeFolder(dirname(path))
    return mkdir(path)
  }
  if (made) throw made
}

/** Errors of the file system that have words. */
const known = ['EEXIST', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENAMETOOLONG', 'ENOSPC'] as const
