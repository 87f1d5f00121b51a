import type { DnsOutcome } from '@postproof/engine/world'

/** What a process counts of itself, for Prometheus. Labels are closed lists or route patterns, never what a user sent. */
export interface Metrics {
  /** An answered request. `route`: the pattern, e.g. `/api/emails/:id/results`. */
  request(facts: { method: string; route: string; status: number; seconds: number }): void
  /** A mail at the receiver; `refused` counts recipients. */
  mail(outcome: 'received' | 'refused' | 'failed'): void
  /** A mail to the return address of one to a user; `known`: of the same mail it came before. */
  returned(outcome: 'bounce' | 'complaint' | 'delayed' | 'undetermined' | 'known' | 'ignored'): void
  report(outcome: 'completed' | 'failed' | 'locked', seconds: number): void
  /** One attempt to draw the pictures of a mail; `cut`: our own limits cut it short, and it is tried again. */
  pictures(outcome: 'ready' | 'failed' | 'locked' | 'cut', seconds: number): void
  /** Something new that was refused because there was too much. */
  shed(part: 'mail' | 'body' | 'call' | 'heavy' | 'stream', reason: string): void
  lookup(outcome: DnsOutcome, source: 'server' | 'cache', seconds: number): void
  /** A connection of the verifier to a mail server: `connected`, or why not. */
  dialogue(outcome: string): void
  /** One seed mailbox of a placement test that came to an end: `inbox`, `spam`, `missing` ... */
  placement(outcome: string): void
  /** What is asked when the figures are read. A part that fails is left out. */
  watch(gauges: Gauges): void
  /** The text format of Prometheus; null where the figures are off. */
  expose(): Promise<{ type: string; text: string } | null>
}

export type Gauges = {
  /** By queue, how much waits. */
  depths(): Promise<Record<string, number>>
  smtpConnections?(): number
  /** Unix ms of the end of the last backup; null before the first. */
  lastBackup?(): Promise<number | null>
  /** Null for the embedded database, which has one connection. */
  pool(): { total: number; idle: number; waiting: number } | null
}

const nothing = () => {}

/** Counts nothing. */
export const silentMetrics: Metrics = {
  request: nothing,
  mail: nothing,
  returned: nothing,
  report: nothing,
  pictures: nothing,
  shed: nothing,
  lookup: nothing,
  dialogue: nothing,
  placement: nothing,
  watch: nothing,
  expose: async () => null,
}
