import { open, stat } from 'node:fs/promises'
import type { Config } from '#config.ts'
import { type BackupFile, createBackupFile } from '#storage/snapshot/file/write.ts'
import { type Counted, SnapshotError } from '#storage/snapshot/types.ts'
import { spoolOf } from '#storage/spool/folder.ts'
import { readSpool } from '#storage/spool/read.ts'
import { keyFiles, readKeyText, refuseOtherUser } from './folder.ts'
import { noteBackup } from './last-backup.ts'
import { withSnapshot } from './source.ts'

/** What waits now was sent long ago when a backup is restored. */
const MAIL = ['outgoing_mail', 'asked_links']

export type BackedUp = {
  /** Octets of the file. */
  size: number
  /** The last migration. */
  schema: string
  tables: Counted[]
  /** Names of the key files in it. */
  keys: string[]
  /** Mails that were accepted and not yet known to be stored. */
  mails: number
  /** Mails and pictures that stay in an object store. */
  objects: number
  /** Whether the time of it is known to the figures of the instance. */
  isNoted: boolean
}

/**
 * Writes everything of an instance into one file, which only its owner may read: the database as of one moment, the
 * keys, the mails in the spool. The instance may run. Throws SnapshotError with words for the operator.
 */
export async function backup(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  path: string,
  { program, keys: withKeys = true }: { program: string; keys?: boolean },
): Promise<BackedUp> {
  await refuseOther(path)
  if (!config.DATABASE_URL) await refuseOtherUser(config.DATA_DIR)
  const file = await createBackupFile(path)
  try {
    await file.header({
      format: 'postproof-backup',
      version: 1,
      date: new Date().toISOString(),
      program,
      database: config.DATABASE_URL ? 'postgres' : 'embedded',
    })
    const keys = withKeys ? await writeKeys(file, config.DATA_DIR) : []
    // The spool before the database: what leaves it in between is in the database by then. Twice is once.
    const mails = await writeMails(file, config.DATA_DIR)
    const taken = await withSnapshot(
      config,
      async (snapshot) => {
        await file.database(snapshot)
        const { migrations, tables, objects } = snapshot
        return { schema: migrations.at(-1)!, tables, objects }
      },
      { without: MAIL },
    )
    const size = await file.finish()
    return { size, ...taken, keys, mails, isNoted: await noteBackup(config.DATA_DIR, Date.now()) }
  } catch (error) {
    await file.abandon()
    throw error
  }
}

/** A name mistyped must not cost another file. */
async function refuseOther(path: string): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (!found) return
  if (!found.isFile()) throw new SnapshotError(`${path} is not a file. Give a name for the backup.`)
  const file = await open(path, 'r')
  const start = Buffer.alloc(2)
  await file.read(start, 0, 2, 0).finally(() => file.close())
  if (found.size > 0 && start.readUInt16BE(0) !== 0x1f8b) {
    throw new SnapshotError(`${path} is there and is no backup. Give another name, or remove it.`)
  }
}

async function writeKeys(file: BackupFile, directory: string): Promise<string[]> {
  const written: string[] = []
  for (const name of keyFiles) {
    const text = await readKeyText(directory, name)
    if (text === null) continue
    await file.key(name, text)
    written.push(name)
  }
  return written
}

async function writeMails(file: BackupFile, directory: string): Promise<number> {
  let count = 0
  for await (const entry of readSpool(spoolOf(directory))) {
    await file.mail(entry)
    count++
  }
  return count
}
