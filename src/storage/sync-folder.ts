import { open } from 'node:fs/promises'

/** A new name is on disk once its folder is (fsync(2)). */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
