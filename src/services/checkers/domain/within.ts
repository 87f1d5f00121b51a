/** How long the parts of a domain report may take, in milliseconds. */
export type Limits = {
  /** For each part that asks the DNS or fetches files. */
  part: number
  /** For reading whether the domain sends, which other parts wait for. */
  role: number
  /** For connecting to the mail servers, once they are found, and for learning whether port 25 is open at all. */
  hosts: { probe: number; port: number }
  /** For the parts that begin when the others have ended. */
  after: number
  /** For a part to end after its signal has aborted. */
  grace: number
}

/** The latest parts take 8 + 0.5 + 4 + 0.5 s: a report is never later than 13 s. */
export const LIMITS: Limits = {
  ...{ part: 8000, role: 3000, after: 4000, grace: 500 },
  hosts: { probe: 8000, port: 4000 },
}

/**
 * Runs one part until its time is over. The signal aborts then, so that the part ends with what it has; null when it
 * does not end.
 */
export async function within<T>(
  ms: number,
  grace: number,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const end = new AbortController()
  const timers: NodeJS.Timeout[] = []
  const late = new Promise<null>((resolve) => {
    timers.push(setTimeout(() => end.abort(), ms))
    timers.push(setTimeout(() => resolve(null), ms + grace))
  })
  try {
    return await Promise.race([run(end.signal), late])
  } finally {
    for (const timer of timers) clearTimeout(timer)
  }
}
