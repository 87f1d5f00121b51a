import { useEffect, useState } from 'react'
import { useRouteLoaderData } from 'react-router'

/**
 * What a part of a report asks for once it is wanted, and again whenever the report was read again. That it does not come is
 * told by that part: the page around it stays.
 */
export type Loaded<T> = {
  /** Null while it is under way, and when it failed. */
  data: T | null
  failed: boolean
  again(): void
}

export function useLoaded<T>(path: string, wanted: boolean): Loaded<T> {
  const report = useRouteLoaderData('spam-test/routes/report')
  // With its address: what came for another report or check says nothing of this one.
  const [loaded, setLoaded] = useState<{ path: string; data: T | null } | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `report` and `tries` say when to ask again
  useEffect(() => {
    if (!wanted) return
    const gone = new AbortController()
    ask<T>(path, gone.signal).then(
      (data) => setLoaded({ path, data }),
      () => gone.signal.aborted || setLoaded({ path, data: null }),
    )
    return () => gone.abort()
  }, [path, wanted, report, tries])
  const again = () => {
    setLoaded(null)
    setTries(tries + 1)
  }
  const own = loaded?.path === path ? loaded : null
  return { data: own?.data ?? null, failed: own?.data === null, again }
}

async function ask<T>(path: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(path, { signal })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  return answer.json()
}
