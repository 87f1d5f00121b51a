import { useEffect, useState } from 'react'
import { paths } from '#web/shell/paths.ts'
import { listen } from '../events.ts'
import type { ReportOutline } from '../outline.ts'

/** The id of the newest later mail to the same address, also when it comes while the report is open. */
export function useNewer(result: ReportOutline): string | null {
  const [news, setNews] = useState<{ of: string; id: string } | null>(null)
  const { id, address, owner } = result
  const listening = address !== null && owner
  useEffect(() => {
    if (!listening) return
    return listen(paths.api.events(id), {
      onEvent: (event) => event.type === 'newer' && setNews({ of: id, id: event.id }),
    })
  }, [id, listening])
  return news?.of === id ? news.id : result.newer_id
}
