import type { Session } from './session.ts'

type Job = { run(session: Session): Promise<void>; fail(): void }

export type Jobs = ReturnType<typeof createJobs>

/** Questions of callers that wait for the connection. Where there is none, they are answered with `otherwise`. */
export function createJobs(onNew: () => void) {
  const waiting: Job[] = []
  let closed = false
  /** Bounds the memory of questions that wait; further ones are answered with `otherwise` at once. */
  const MOST = 200
  return {
    ask<T>(work: (session: Session) => Promise<T>, otherwise: T): Promise<T> {
      if (closed || waiting.length >= MOST) return Promise.resolve(otherwise)
      return new Promise((resolve) => {
        waiting.push({
          // A failure is thrown on, because it ends the session too.
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
