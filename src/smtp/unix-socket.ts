import { lstat, unlink } from 'node:fs/promises'
import { connect } from 'node:net'

/**
 * Takes away the socket that a killed process left at a path. One that someone listens at stays, and so does whatever is
 * no socket: listening then fails with EADDRINUSE.
 */
export async function removeStaleSocket(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null)
  if (found?.isSocket() && !(await answers(path))) await unlink(path)
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    // Nobody listens; any other failure, such as missing rights, leaves the socket where it is.
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'ECONNREFUSED'))
  })
}
