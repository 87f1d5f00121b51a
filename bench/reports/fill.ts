import type { PublishedPolicy } from '@postproof/reports'
import pg from 'pg'

/** Fills the tables of DMARC reports with months of many domains. */

export type Filling = {
  account: string
  domains: number
  days: number
  /** Messages of all domains in 30 days. */
  monthly: number
}

/** Receivers that report each day of each domain. */
const REPORTERS = 6
/** Every hundredth domain is a busy one. */
const [ROWS, ROWS_OF_BUSY] = [4, 40]

const policy: PublishedPolicy = {
  ...{ p: 'none', sp: null, np: null, adkim: null, aspf: null, pct: null, fo: null },
  ...{ testing: null, discoveryMethod: null },
}

export const nameOf = (domain: number) => `d${domain}.example`

/** One report a day from each receiver; answers how many rows and reports there are. */
export async function fillReports(
  url: string,
  { account, domains, days, monthly }: Filling,
): Promise<{ reports: number; rows: number }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `insert into report_domains (id, account_id, domain, tag, proved_by, checked_at, compared_at)
      select 'd' || d, $1, 'd' || d || '.example', md5(d::text), 'dmarc', now(), now() from generate_series(1, $2::int) d`,
      [account, domains],
    )
    const busy = Math.floor(domains / 100)
    const perDay = REPORTERS * (busy * ROWS_OF_BUSY + (domains - busy) * ROWS)
    const count = Math.max(1, Math.round(monthly / 30 / perDay))
    for (let back = days - 1; back >= 0; back--) await fillDay(client, { domains, back, count })
    await client.query('vacuum analyze domain_reports')
    await client.query('vacuum analyze report_rows')
    return { reports: domains * days * REPORTERS, rows: perDay * days }
  } finally {
    await client.end()
  }
}

type Day = { domains: number; back: number; count: number }

/** The same order as in life: all domains of one day, then the next. */
async function fillDay(client: pg.Client, { domains, back, count }: Day): Promise<void> {
  await client.query(
    `with reports as (
      insert into domain_reports (domain_id, key, kind, reporter, report_id, begin_at, end_at, counted, policy, problems,
        messages, passed, row_count, last_day, received_at, addresses_noted)
      select 'd' || d, md5(day || '/' || r), 'aggregate', 'receiver' || r || '.example', day || '.' || d,
        extract(epoch from day)::bigint, extract(epoch from day)::bigint + 86399, true, $4::jsonb, '[]',
        n * $3, n * $3 * 9 / 10, n, day, day + interval '30 hours', true
      from (select (current_date - $2::int) as day) t, generate_series(1, $1::int) d, generate_series(1, ${REPORTERS}) r,
        lateral (select case when d % 100 = 0 then ${ROWS_OF_BUSY} else ${ROWS} end as n) s
      returning id, domain_id, row_count, last_day
    )
    insert into report_rows (report_id, key, loose_key, unread, domain_id, day, estimated, source_ip, source_written,
      header_from, messages, passed, disposition, dkim, spf, dkim_results, spf_results, reasons)
    select id, md5(k::text), md5(k::text), false, domain_id, last_day, false, ip, ip, name, $3, ok, 'none',
      case when ok then 'pass' else 'fail' end, case when k % 3 = 0 then 'pass' else 'fail' end,
      jsonb_build_array(jsonb_build_object('domain', name, 'selector', 's' || k % 3, 'result', 'pass')),
      jsonb_build_array(jsonb_build_object('domain', 'bounce.' || name, 'scope', 'mfrom', 'result', 'pass')), '[]'
    from reports, generate_series(1, row_count) k,
      lateral (select domain_id || '.example' as name, k % 10 > 0 as ok,
        case when k % 10 > 0 then '198.51.' || 1 + k % 4 || '.' || 1 + k
          else '203.0.' || k || '.' || id % 250 end as ip) v`,
    [domains, back, count, JSON.stringify(policy)],
  )
}
