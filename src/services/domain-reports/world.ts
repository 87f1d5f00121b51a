import type { Clock, Resolver } from '@postproof/engine/world'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/db.ts'
import { findReportDomain, type ReportDomainRow } from '#storage/domain-reports/domains.ts'
import type { SignedIn } from '../accounts/visitor.ts'
import type { AnalysisPool } from '../analysis/pool.ts'

/** What the files of this folder share. */
export type DomainReportsWorld = {
  db: Db
  pool: Pick<AnalysisPool, 'run'>
  resolver: Resolver
  config: Pick<Config, 'MAIL_DOMAIN' | 'PUBLIC_URL' | 'REPORT_RETENTION_DAYS'>
  clock: Clock
  log: Logger
}

export async function requireReportDomain(
  { db }: Pick<DomainReportsWorld, 'db'>,
  domain: string,
  { accountId }: SignedIn,
): Promise<ReportDomainRow> {
  const row = await findReportDomain(db, { accountId, domain: domain.toLowerCase() })
  if (!row) throw new Refusal(404, 'not_found', 'domain_reports.not_found')
  return row
}
