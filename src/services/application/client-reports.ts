import { createClientReports } from '../client-reports/create.ts'
import { createClientReportWork } from '../client-reports/work.ts'
import type { ClientReportsWorld } from '../client-reports/world.ts'
import type { AccountParts } from './accounts.ts'
import type { Core } from './core.ts'

/** Monthly reports for clients, and the work that mails them. */
export function createClientReportParts(core: Core, { accountsPart }: AccountParts) {
  const { db, clock, log, mailer, config, worlds } = core
  const world: ClientReportsWorld = {
    ...{ db, clock, log, mailer, mayWrite: accountsPart.mayWrite },
    ...{ publicUrl: config.PUBLIC_URL, printer: worlds.studios?.printer ?? null },
  }
  return { service: createClientReports(world), work: createClientReportWork(world) }
}
