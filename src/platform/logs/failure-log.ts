/** As much of a logger as this needs. */
export type FailureLogger = {
  warn(facts: object, message: string): void
  info(facts: object, message: string): void
}

/**
 * Watches work that is repeated and may fail: logs a warning when it begins to fail, and one line when it works again.
 * What is swallowed in between would fill the log with the same line. `watch` never rejects; it resolves with undefined
 * when the work failed.
 */
export function createFailureLog(log: FailureLogger, what: string) {
  let since: number | null = null
  return {
    async watch<T>(work: () => Promise<T>): Promise<T | undefined> {
      try {
        const answer = await work()
        if (since !== null)
          log.info({ seconds: Math.round((Date.now() - since) / 1000) }, `${what}: works again`)
        since = null
        return answer
      } catch (error) {
        if (since === null) log.warn({ error }, `${what}: fails`)
        since ??= Date.now()
        return undefined
      }
    },
  }
}
