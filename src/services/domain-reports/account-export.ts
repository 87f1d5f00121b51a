import type { Db } from '#storage/db.ts'
import { listReportDomains, sendersOf } from '#storage/domain-reports/domains.ts'
import { listRefusals } from '#storage/domain-reports/refusals.ts'
import { reportHeads } from '#storage/domain-reports/seen.ts'
import type { Exporter } from '../accounts/types.ts'
import { reportAddress } from './address.ts'
import { exportRows } from './export.ts'

/**
 * `domain-reports/DOMAIN.json`: a domain with its reports, decisions and refused files. `domain-reports/DOMAIN-rows.json`: the
 * rows of the reports that count.
 */
export const exportDomainReports = (db: Db, mailDomain: string): Exporter =>
  async function* (accountId) {
    for (const row of await listReportDomains(db, accountId)) {
      const { id, account_id: _, tag, domain, ...about } = row
      const content = {
        ...{ domain, address: reportAddress(tag, mailDomain), ...about },
        senders: Object.fromEntries(await sendersOf(db, id)),
        reports: await reportHeads(db, id),
        refused: await listRefusals(db, id),
      }
      yield { name: `domain-reports/${domain}.json`, pieces: [`${JSON.stringify(content, null, 2)}\n`] }
      yield { name: `domain-reports/${domain}-rows.json`, pieces: exportRows(db, row, {}, 'json') }
    }
  }
