import type { CurrentPlan, Metric } from '#contract/billing.ts'

export type Usage = CurrentPlan['usage'][Metric]

/** Named here and not read from the schema: that would bring zod to the browser. */
const metrics: Metric[] = [
  'spam_check',
  'screenshots',
  'heatmaps',
  'inbox_placement',
  'email_verification',
  'monitors',
]

/** What is counted, in the order in which it is shown. */
export const metricsOf = (usage: CurrentPlan['usage']) =>
  metrics.flatMap((metric) => (usage[metric] ? [{ metric, usage: usage[metric] }] : []))

/** Whether there is some of it, and not without end. */
export const limited = (usage: Usage): usage is Usage & { limit: number } =>
  usage.limit !== null && usage.limit !== 0
