import { useEffect, useReducer } from 'react'
import type { DomainEvent, DomainSectionView, ShownDomain } from '#contract/checkers.ts'
import { paths } from '#web/shell/paths.ts'
import { hearEvents } from '../check-events.ts'

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
    return hearEvents<DomainEvent>(paths.api.domainEvents(domain), {
      names: ['section', 'result'],
      hear: tell,
      broke: () => tell({ type: 'broke' }),
    })
  }, [domain, asking])
  return stream
}
