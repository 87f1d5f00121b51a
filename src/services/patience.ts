/** What `work` comes to, or `late` says after `ms` milliseconds; `late` may throw. The work itself goes on. */
export async function withPatience<T>(work: Promise<T>, ms: number, late: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  return Promise.race([work, patience.then(late)]).finally(() => clearTimeout(timer))
}
