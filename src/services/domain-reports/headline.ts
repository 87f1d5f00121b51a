import type { Message } from '@postproof/messages/message'
import type { DomainSummary } from '@postproof/reports'
import type { SpanTotals } from '#storage/domain-reports/seen.ts'

/** The verdict on a domain in one sentence: what is broken, else what is unclear, else how much passes. */
export function headline({ sources, lost }: DomainSummary, { messages, passed }: SpanTotals): Message {
  if (messages === 0) return { code: 'reports.headline.none', facts: {} }
  const broken = sources.filter(({ verdict }) => verdict === 'broken' || verdict === 'never-aligned')
  if (lost.broken > 0)
    return {
      code: 'reports.headline.broken',
      facts: { count: lost.broken, names: { joined: broken.slice(0, 3).map(({ name }) => name.name) } },
    }
  if (broken.length > 0)
    return {
      code: 'reports.headline.fragile',
      facts: { names: { joined: broken.slice(0, 3).map(({ name }) => name.name) } },
    }
  if (lost.unclear > 0) return { code: 'reports.headline.unclear', facts: { count: lost.unclear } }
  return { code: 'reports.headline.fine', facts: { passed, of: messages, strangers: lost.strangers } }
}
