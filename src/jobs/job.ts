import type { Application } from '#services/application/application.ts'

/** A piece of work done by the clock, once among all processes. */
export type Job = {
  name: string
  cron: string
  /** Also when a process starts: what another one left behind does not wait for the clock. */
  atStart?: true
  run(application: Application): Promise<number>
}
