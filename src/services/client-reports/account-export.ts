import { findBrand } from '#storage/client-reports/brands.ts'
import { listReports, mailedMonths } from '#storage/client-reports/reports.ts'
import type { Db } from '#storage/db.ts'
import type { Exporter } from '../accounts/types.ts'

/** `client-reports.json`: which are mailed, and each month that was; `report-logo.png`. */
export const exportClientReports = (db: Db): Exporter =>
  async function* (accountId) {
    const [brand, reports, mailed] = await Promise.all([
      findBrand(db, accountId),
      listReports(db, accountId),
      mailedMonths(db, accountId),
    ])
    if (!brand && reports.length + mailed.length === 0) return
    const facts = { name: brand?.name ?? '', reports, mailed }
    yield { name: 'client-reports.json', pieces: [JSON.stringify(facts, null, 2)] }
    if (brand?.logo) yield { name: 'report-logo.png', pieces: [brand.logo] }
  }
