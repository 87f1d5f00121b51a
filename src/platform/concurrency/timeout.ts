/** What `work` comes to, or `late` says after `ms` milliseconds; `late` may throw. The work itself goes on. */
export async function withTimeout<T>(work: Promise<T>, ms: number, late: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  return Promise.race([work, timeout.then(late)]).finally(() => clearTimeout(timer))
}
