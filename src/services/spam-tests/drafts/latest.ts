import { Refusal } from '#platform/refusals/refusal.ts'

/**
 * Lets each editor have one piece of work under way and one that waits. A newer one takes the place of the one that waits,
 * which is refused: nobody reads the answer about a text that has changed since.
 */
export type Latest = {
  /** `key`: of the editor. Rejects with Refusal `superseded` (409) when a newer one came before this one began. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>
}

export const superseded = () => new Refusal(409, 'superseded', 'draft.superseded')

type Editor = { waiting: { begin(): void; drop(): void } | null }

export function createLatest(): Latest {
  const editors = new Map<string, Editor>()
  return {
    async run(key, work) {
      const busy = editors.get(key)
      if (busy) {
        busy.waiting?.drop()
        await new Promise<void>((resolve, reject) => {
          busy.waiting = { begin: resolve, drop: () => reject(superseded()) }
        })
      }
      const editor = busy ?? { waiting: null }
      editors.set(key, editor)
      try {
        return await work()
      } finally {
        const next = editor.waiting
        editor.waiting = null
        if (next) next.begin()
        else editors.delete(key)
      }
    },
  }
}
