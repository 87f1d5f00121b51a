import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { DatabaseUnavailable } from '../unavailable.ts'

/** What stands before a program of PostgreSQL, and as whom it runs, since it refuses to run as root. */
export type RunAs = { prefix: string[]; uid?: number; gid?: number }

/** In a user namespace root may map to nobody and still own its files: no owner has to change. */
const NAMESPACE = ['unshare', '--user', '--map-user=65534', '--map-group=65534']

/**
 * As this process, where it is not root. As root in a user namespace, else as the owner of the data folder. Throws
 * DatabaseUnavailable with what to do where neither is possible.
 */
export async function findRunAs(directory: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return { prefix: [] }
  if (await works([...NAMESPACE, 'true'])) return { prefix: NAMESPACE }
  const { uid, gid } = await stat(directory)
  if (uid !== 0) return { prefix: [], uid, gid }
  throw new DatabaseUnavailable(
    `PostgreSQL refuses to run as root, and this system makes no user namespaces. Start this as another user, give the data folder to one (chown -R nobody ${directory}), or set DATABASE_URL to a PostgreSQL server.`,
  )
}

const works = ([program, ...given]: string[]) =>
  promisify(execFile)(program!, given).then(
    () => true,
    () => false,
  )
