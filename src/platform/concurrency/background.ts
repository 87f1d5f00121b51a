import type { Logger } from 'pino'

/** Work that the answer does not wait for, so that its duration tells nothing. */
export type Background = {
  run(name: string, work: () => Promise<unknown>): void
  /** When all of it is done. */
  idle(): Promise<void>
}

export function createBackground(log: Logger): Background {
  const running = new Set<Promise<unknown>>()
  return {
    run(name, work) {
      const done = work()
        .catch((error) => log.error({ error, work: name }, 'work of accounts failed'))
        .finally(() => running.delete(done))
      running.add(done)
    },
    async idle() {
      while (running.size) await Promise.all(running)
    },
  }
}
