import { formatted } from './formats.ts'
import type { Settings } from './settings.ts'
import { type Shown, watchTemplates } from './watch.ts'

/** `--watch` in a terminal, until Ctrl-C. */

/** Clears the screen and what was above it. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H'

/** A terminal is redrawn with the results of all files; a pipe gets those of the files that changed, one after another. */
export function screenOf({ result, settings, fresh, problems }: Shown, isTerminal: boolean): string {
  const files = isTerminal ? result.files : result.files.filter(({ file }) => fresh.includes(file))
  const count = result.files.length + result.failed.length
  return [
    ...(files.length > 0 ? [formatted({ ...result, files }, 'text', settings.fails, true)] : []),
    ...problems,
    count === 1 ? 'Watching 1 file. Press Ctrl-C to stop.' : `Watching ${count} files. Press Ctrl-C to stop.`,
  ].join('\n')
}

export async function watchInTerminal(read: () => Promise<Settings>): Promise<void> {
  const end = new AbortController()
  const isTerminal = process.stdout.isTTY === true
  const stop = () => end.abort()
  // Once: a second Ctrl-C ends a file that takes long.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, stop)
  try {
    await watchTemplates({
      read,
      signal: end.signal,
      show: (shown) => console.log(`${isTerminal ? CLEAR : ''}${screenOf(shown, isTerminal)}`),
    })
  } finally {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.removeListener(name, stop)
  }
  // The terminal has printed ^C.
  if (isTerminal) console.log()
}
