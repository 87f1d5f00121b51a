import type { VerifierList } from '#contract/verifier.ts'
import { askForLists, type ListLoad } from '../kills/lists.ts'
import { asJson, type Calls, type Person, pause } from '../kills/people.ts'

/** Lists as their owners see them: how many rows were shown as done, and when, by performance.now(). */
export type WatchedLists = Pick<ListLoad, 'lists' | 'stop'> & {
  shown: Map<string, { at: number; done: number }[]>
}

export function watchLists(world: { calls: Calls; people: Person[]; pauseMs: number }): WatchedLists {
  const load = askForLists(world)
  const shown: WatchedLists['shown'] = new Map()
  const over = new Set<string>()
  let stopped = false
  const watching = (async () => {
    while (!stopped) {
      for (const { id, person } of load.lists) {
        if (over.has(id) || stopped) continue
        const response = await world.calls.once(
          `/api/internal/email-verification-lists/${id}`,
          asJson(person),
        )
        if (!response?.ok) continue
        const { counts, status } = (await response.json()) as VerifierList
        const seen = shown.get(id) ?? []
        shown.set(id, [...seen, { at: performance.now(), done: counts.done }])
        if (status === 'completed') over.add(id)
      }
      await pause(100)
    }
  })()
  return {
    lists: load.lists,
    shown,
    async stop() {
      stopped = true
      await Promise.all([load.stop(), watching])
    },
  }
}
