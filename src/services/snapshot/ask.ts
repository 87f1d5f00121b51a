import { connect } from 'node:net'
import { SnapshotError } from '#storage/snapshot/types.ts'
import { type Answer, QUESTION, socketPath } from './control.ts'

/** The longest that a copy of the files may take. */
const COPY_MS = 30 * 60_000

/**
 * Asks the process that holds the folder for a copy of its database: a folder, which goes when `release` is called or
 * when this process ends. Throws SnapshotError with words for the operator.
 */
export async function askForCopy(
  directory: string,
  locked: string,
): Promise<{ folder: string; release(): void }> {
  const socket = connect(socketPath(directory))
  socket.setEncoding('utf8')
  const answer = await new Promise<Answer>((resolve, reject) => {
    let text = ''
    const unheard = (why: string) =>
      reject(
        new SnapshotError(
          `${locked} It was asked for a copy of its database, but ${why}. If it is just starting, try again; else stop it first.`,
        ),
      )
    socket.setTimeout(COPY_MS, () => socket.destroy(new Error('it took too long')))
    socket.on('error', (error: NodeJS.ErrnoException) =>
      unheard(
        error.code === 'EACCES'
          ? 'only its own user may ask'
          : `it does not answer (${error.code ?? error.message})`,
      ),
    )
    socket.on('close', () => unheard('it ended'))
    socket.on('data', (chunk) => {
      text += chunk
      if (text.endsWith('\n')) resolve(JSON.parse(text))
    })
    socket.write(`${QUESTION}\n`)
  }).finally(() => socket.setTimeout(0))
  if ('refused' in answer) {
    socket.destroy()
    throw new SnapshotError(answer.refused)
  }
  return { folder: answer.folder, release: () => void socket.destroy() }
}
