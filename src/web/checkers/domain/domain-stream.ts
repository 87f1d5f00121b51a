import { useEffect, useReducer } from 'react'
import type { DomainEvent, DomainSectionView, ShownDomain } from '#contract/checkers.ts'
import { paths } from '#web/shell/paths.ts'

/** A domain check while its parts are answered one by one. */
export type DomainStream = {
  sections: DomainSectionView[]
  result: ShownDomain | null
  /** Events do not come through, or the check was refused. */
  broke: boolean
}

export type DomainNews = DomainEvent | { type: 'start' } | { type: 'broke' }

export const nothingYet: DomainStream = { sections: [], result: null, broke: false }

export function domainAfter(stream: DomainStream, news: DomainNews): DomainStream {
  switch (news.type) {
    case 'start':
      return nothingYet
    case 'section':
      return { ...stream, sections: [...stream.sections, news.section] }
    case 'result':
      return { ...stream, result: news.result }
    case 'broke':
      return { ...stream, broke: true }
  }
}

/** Asks about a domain and hears each part as it comes; `asking` null asks nothing. Another `asking` asks again. */
export function useDomainStream(domain: string, asking: number | null): DomainStream {
  const [stream, tell] = useReducer(domainAfter, nothingYet)
  useEffect(() => {
    if (asking === null) return
    tell({ type: 'start' })
    const source = new EventSource(paths.api.domainEvents(domain))
    const receive = ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as DomainEvent
      tell(event)
      // Else the browser would ask all over again once the server hangs up.
      if (event.type === 'result') source.close()
    }
    source.addEventListener('section', receive)
    source.addEventListener('result', receive)
    source.addEventListener('error', () => {
      source.close()
      tell({ type: 'broke' })
    })
    return () => source.close()
  }, [domain, asking])
  return stream
}
