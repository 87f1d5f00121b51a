import type { ReportSource, SourceVerdict } from '#contract/domain-reports.ts'
import type { Status } from '#web/ui/status.tsx'

/** The verdicts on sources in the order in which they are stacked and listed, with how each is drawn. */

export const verdicts = ['in-order', 'forwarded', 'broken', 'never-aligned', 'unclear', 'stranger'] as const

export const statusOf: Record<SourceVerdict, Status> = {
  'in-order': 'good',
  forwarded: 'no-data',
  broken: 'bad',
  'never-aligned': 'bad',
  unclear: 'warning',
  stranger: 'no-data',
}

export const colorOf: Record<SourceVerdict, string> = {
  'in-order': 'var(--good)',
  forwarded: 'var(--accent)',
  broken: 'var(--bad)',
  'never-aligned': 'var(--record-modifier)',
  unclear: 'var(--warning)',
  stranger: 'var(--no-data)',
}

/** Forwarders and strangers fold away: nothing is to be done about them. */
export const isOpen = ({ verdict }: ReportSource) => verdict !== 'forwarded' && verdict !== 'stranger'

/** Where a source is on the page, among those that do not fold away. */
export const sourceAnchor = (sender: string) => `source-${sender.replace(/[^a-z0-9.-]+/g, '-')}`
