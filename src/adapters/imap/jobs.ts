import type { Session } from './session.ts'

type Job = { run(session: Session): Promise<void>; fail(): void }

/** Questions from outside that wait for the connection. When there is none, they are answered with `otherwise`. */
export function createJobs(onNew: () => void) {
  const waiting: Job[] = []
  let closed = false
  /** A caller who asks without end gets no answer rather than memory. */
  const MOST = 200
  return {
    ask<T>(work: (session: Session) => Promise<T>, otherwise: T): Promise<T> {
      if (closed || waiting.length >= MOST) return Promise.resolve(otherwise)
      return new Promise((resolve) => {
        waiting.push({
          // What fails ends the session as well; the question is answered all the same.
          run: async (session) => {
            try {
              resolve(await work(session))
            } catch (error) {
              resolve(otherwise)
              throw error
            }
          },
          fail: () => resolve(otherwise),
        })
        onNew()
      })
    },
    next: (): Job | undefined => waiting.shift(),
    failAll(forGood = false) {
      closed ||= forGood
      for (const job of waiting.splice(0)) job.fail()
    },
  }
}
