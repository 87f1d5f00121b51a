import { languageOfLocale } from '#contract/language.ts'
import { createReruns } from '#platform/concurrency/reruns.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { findAccount } from '#storage/accounts.ts'
import {
  claimReport,
  NotMailed,
  type ReportRow,
  settleReport,
  wasMailed,
} from '#storage/client-reports/reports.ts'
import { printPaper } from '../paper/print.ts'
import { brandOf } from './brand.ts'
import { reportHtml } from './html.ts'
import { mailReport, type ReportFile } from './letter.ts'
import { dueMonth, nextDue } from './months.ts'
import type { ClientReportWork } from './types.ts'
import { viewOf } from './view.ts'
import type { ClientReportsWorld } from './world.ts'

/** Mails the reports that are due, one after another. A month is mailed once, however often this is ended in the middle. */

const MINUTE = 60_000
/** The claim of a process that died, or of a report that could not be made, is void after this. */
const LEASE = 10 * MINUTE
/** Then a report that this server could not print goes out as a page. */
const LONGEST_WAIT = 6 * 60 * MINUTE
/** In one run. */
const MOST = 200

export function createClientReportWork(world: ClientReportsWorld): ClientReportWork {
  const { db, clock, log } = world
  let isClosed = false
  const reruns = createReruns(async () => {
    let count = 0
    for (let left = MOST; left > 0 && !isClosed; left--) {
      const now = clock.now()
      const row = await claimReport(db, new Date(now), new Date(now - LEASE))
      if (!row) break
      try {
        if (await mailDue(world, row)) count++
      } catch (error) {
        const account = row.account_id
        if (error instanceof NotMailed) log.warn({ account }, 'a report for a client waits')
        else log.error({ error, account }, 'a report for a client was not mailed and is tried again')
      }
    }
    return count
  })
  return {
    work: reruns.run,
    async close() {
      isClosed = true
      await reruns.idle()
    },
  }
}

/** Whether a mail was written. */
async function mailDue(world: ClientReportsWorld, row: ReportRow): Promise<boolean> {
  const { db, clock } = world
  const { account_id: accountId, client, day } = row
  const now = clock.now()
  const month = dueMonth(day, now)
  const settled = { month, now: new Date(now), dueAt: new Date(nextDue(day, now)) }
  const file = (await wasMailed(db, { accountId, client }, month)) ? null : await fileOf(world, row, month)
  if (!file) return settleReport(db, row, settled, null)
  return settleReport(db, row, settled, async (trx) => {
    const account = await findAccount(trx, accountId)
    return account !== undefined && mailReport(world, trx, account, { client, month, file })
  })
}

/** The report as a file; null for a client without domains. */
async function fileOf(world: ClientReportsWorld, row: ReportRow, month: string): Promise<ReportFile | null> {
  const { db, clock, printer } = world
  const { account_id: accountId, client, due_at } = row
  const account = await findAccount(db, accountId)
  if (!account) return null
  const now = clock.now()
  const language = languageOfLocale(row.language) ?? 'en'
  const { name, logo } = await brandOf(db, { id: accountId, owner: account.name })
  const view = await viewOf(db, { accountId, client, month, from: name, language }, now)
  if (!view) return null
  const html = (noPdf: boolean) => Buffer.from(reportHtml(view, language, { logo, noPdf }))
  try {
    const pdf = await printPaper(printer, html(false).toString(), JSON.stringify(view))
    return { type: 'application/pdf', octets: pdf }
  } catch (error) {
    if (!(error instanceof Refusal) || (isPassing(error) && now - due_at.getTime() < LONGEST_WAIT))
      throw error
    return { type: 'text/html', octets: html(true) }
  }
}

/** Whether the same page may be printed later. */
const isPassing = ({ reason }: Refusal): boolean => reason.code === 'server.not_printed'
