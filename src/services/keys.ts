import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The secret of this instance, 32 octets in `DATA_DIR/secret`, made once. All processes of one instance share it. */
export async function instanceSecret(directory: string): Promise<Buffer> {
  await mkdir(directory, { recursive: true })
  const path = join(directory, 'secret')
  try {
    const file = await open(path, 'wx', 0o600)
    await file.writeFile(randomBytes(32).toString('hex'))
    await file.sync()
    await file.close()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = Buffer.from((await readFile(path, 'utf8')).trim(), 'hex')
  if (secret.length !== 32)
    throw new Error(
      `${path} does not hold 32 octets in hexadecimal. Restore it from a backup, or delete it: all open test addresses are void then.`,
    )
  return secret
}
