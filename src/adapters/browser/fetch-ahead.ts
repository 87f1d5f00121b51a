import type { Prepared } from './prepare.ts'
import type { Resources } from './resources.ts'

/** Files asked for at once. */
const AT_ONCE = 12

/**
 * Asks for the files that every page of the mail will ask for, before one is open: a slow server then holds no place in the
 * browser. Ends with the wait of `resources` at the latest, or when `signal` aborts.
 */
export async function fetchAhead(
  { remote }: Pick<Prepared, 'remote'>,
  resources: Pick<Resources, 'get'>,
  signal: AbortSignal,
): Promise<void> {
  const waiting = [...remote]
  const work = async () => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift())
      await resources.get(...next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
