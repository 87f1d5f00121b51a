import { randomUUID } from 'node:crypto'
import { message } from '@postproof/messages/message'
import type { ReportDomain } from '#contract/domain-reports.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import {
  deleteReportDomain,
  insertReportDomain,
  listReportDomains,
  type ReportDomainRow,
} from '#storage/domain-reports/domains.ts'
import { requireConfirmed } from '../accounts/confirmed.ts'
import type { SignedIn } from '../accounts/visitor.ts'
import { domainOf } from '../checkers/checker-input.ts'
import { newReportTag, reportAddress } from './address.ts'
import { type DomainReportsWorld, requireReportDomain } from './world.ts'

/** The domains whose reports an account collects. */

const MOST_DOMAINS = 200

export async function listDomains(
  world: DomainReportsWorld,
  { accountId }: SignedIn,
): Promise<ReportDomain[]> {
  const rows = await listReportDomains(world.db, accountId)
  return rows.map((row) => presentDomain(world, row))
}

export async function addDomain(
  world: DomainReportsWorld,
  input: string,
  caller: SignedIn,
): Promise<ReportDomain> {
  requireConfirmed(caller)
  const domain = domainOf(input)
  const row = {
    ...{ id: randomUUID(), account_id: caller.accountId, domain, tag: newReportTag() },
    created_at: new Date(world.clock.now()),
  }
  if ((await insertReportDomain(world.db, row, MOST_DOMAINS)) === 'full')
    throw new Refusal(403, 'quota_exceeded', message('domain_reports.too_many', { count: MOST_DOMAINS }))
  return presentDomain(world, await requireReportDomain(world, domain, caller))
}

export async function removeDomain(
  world: DomainReportsWorld,
  domain: string,
  caller: SignedIn,
): Promise<void> {
  const { accountId } = caller
  await requireReportDomain(world, domain, caller)
  await deleteReportDomain(world.db, { accountId, domain: domain.toLowerCase() })
}

function presentDomain({ config }: Pick<DomainReportsWorld, 'config'>, row: ReportDomainRow): ReportDomain {
  return {
    domain: row.domain,
    address: reportAddress(row.tag, config.MAIL_DOMAIN),
    proved_by: row.proved_by,
    checked_at: row.checked_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    reports: row.reports,
    messages: Number(row.messages),
    last_day: row.last_day,
  }
}
