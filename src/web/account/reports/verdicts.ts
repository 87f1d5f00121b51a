import type { SourceVerdict } from '#contract/domain-reports.ts'
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
