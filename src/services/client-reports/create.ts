import type { ClientReportQuery, ClientReportSettings } from '#contract/client-reports.ts'
import { type Language, languageOfLocale } from '#contract/language.ts'
import { Refusal, refuseField } from '#platform/refusals/refusal.ts'
import { findBrand } from '#storage/client-reports/brands.ts'
import { deleteReport, findReport, listReports, putReport } from '#storage/client-reports/reports.ts'
import { requireConfirmed } from '../accounts/confirmed.ts'
import type { SignedIn } from '../accounts/visitor.ts'
import { printPaper } from '../paper/print.ts'
import { brandOf, keepBrand } from './brand.ts'
import { reportHtml } from './html.ts'
import { later, monthOf, nextDue } from './months.ts'
import type { ClientReports } from './types.ts'
import { viewOf } from './view.ts'
import type { ClientReportsWorld } from './world.ts'

/** Changes are kept for 400 days, so the months of a year are complete. */
const MOST_MONTHS = 12

export function createClientReports(
  world: Pick<ClientReportsWorld, 'db' | 'clock' | 'printer'>,
): ClientReports {
  const { db, clock, printer } = world
  const make = async (query: ClientReportQuery, caller: SignedIn, language: Language, noPdf = false) => {
    const { accountId, name } = caller
    const now = clock.now()
    const { client, month = monthOf(now) } = query
    if (month > monthOf(now) || month < later(monthOf(now), -MOST_MONTHS))
      throw refuseField('month', 'clients.no_month')
    const report = await findReport(db, { accountId, client })
    const words = query.language ?? languageOfLocale(report?.language ?? '') ?? language
    const brand = await brandOf(db, { id: accountId, owner: name })
    const wanted = { accountId, client, month, from: brand.name, language: words }
    const view = await viewOf(db, wanted, now)
    if (!view) throw new Refusal(404, 'not_found', 'clients.no_domain')
    return { view, html: reportHtml(view, words, { logo: brand.logo, noPdf }) }
  }
  return {
    async list({ accountId }) {
      const [brand, rows] = await Promise.all([findBrand(db, accountId), listReports(db, accountId)])
      return {
        brand: { name: brand?.name ?? '', has_logo: brand?.logo != null },
        data: rows.map(presentReport),
      }
    },
    async set({ client, day, language }, caller) {
      const { accountId } = caller
      if (day === null) return deleteReport(db, { accountId, client })
      requireConfirmed(caller)
      const due_at = new Date(nextDue(day, clock.now()))
      const row = { account_id: accountId, client, day, language, due_at }
      const isKept = await db.transaction().execute((trx) => putReport(trx, row))
      if (!isKept) throw refuseField('client', 'clients.no_domain')
    },
    async setBrand(brand, caller) {
      requireConfirmed(caller)
      await keepBrand(db, caller.accountId, brand)
    },
    document: async (query, caller, { language, noPdf }) => (await make(query, caller, language, noPdf)).html,
    async pdf(query, caller, { language }) {
      const { view, html } = await make(query, caller, language)
      return printPaper(printer, html, JSON.stringify(view))
    },
  }
}

const presentReport = ({
  due_at,
  ...row
}: Awaited<ReturnType<typeof listReports>>[number]): ClientReportSettings['data'][number] => ({
  ...{ client: row.client, day: row.day, language: languageOfLocale(row.language) ?? 'en' },
  ...{ next_at: due_at.toISOString(), last_month: row.last_month },
})
