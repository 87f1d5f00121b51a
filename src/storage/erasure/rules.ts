import type { Tables } from '../tables.ts'

/**
 * What each table may hold of an address whose owner has no account here, and what an erasure does to it. The compiler asks
 * for a line of each table.
 */
export type Rule =
  /** Such an address never stands in it, or not so that it could be found. `why` for whoever reads this. */
  | { way: 'none'; why: string }
  /** Found in these columns as text, in `octets` as octets, or under keyed hashes in `keys`. `why`: why it stays. */
  | {
      way: 'deleted' | 'overwritten' | 'kept'
      text: readonly string[]
      octets?: string
      keys?: Readonly<Record<string, KeyKind>>
      why?: string
    }
/** Which keyed hash of the address. */
export type KeyKind = 'verification' | 'mailbox' | 'bounce'

const none = (why: string): Rule => ({ way: 'none', why })
const own = none('of an account: goes with it')
const money = none('of billing: names accounts by their id')
const state = none('names neither people nor addresses')
const sealed = none('sealed, and gone within days')
const hashed = none('keyed hashes, gone within days')

export const rules: Record<keyof Tables | 'rate_buckets', Rule> = {
  rate_buckets: hashed,
  tests: { way: 'deleted', text: ['session', 'sender', 'subject', 'report', 'advice', 'drawn'] },
  blobs: none('the mails and pictures of tests: searched and deleted with them'),
  picture_parts: none('goes with its test'),
  blob_removals: state,
  verifications: { way: 'deleted', text: ['facts'], keys: { address_key: 'verification' } },
  verifier_cache: { way: 'deleted', text: [], keys: { key: 'mailbox' } },
  mail_kinds: { way: 'deleted', text: ['sender'] },
  report_domains: own,
  domain_reports: none('names of receivers; reports about single messages are not kept'),
  report_rows: none('IP addresses of servers, and domains'),
  report_tls_rows: none('names and addresses of servers'),
  report_refusals: { way: 'deleted', text: ['name', 'reporter', 'reason', 'session'], octets: 'octets' },
  report_mails: { way: 'deleted', text: ['session'], octets: 'raw' },
  newsletters: own,
  newsletter_issues: { way: 'deleted', text: ['subject', 'findings', 'reasons'] },
  watched_domains: own,
  watch_observations: own,
  watch_alerts: own,
  client_links: own,
  quiet_hours: own,
  client_reports: own,
  client_report_months: own,
  report_brands: own,
  report_senders: none('names of services and domains'),
  report_notices: none('names of services and receivers'),
  reverse_names: none('names and addresses of servers, gone 90 days after the last report that names them'),
  webhook_endpoints: own,
  events: { way: 'deleted', text: ['data'] },
  event_deliveries: none('goes with its event'),
  own_bounces: { way: 'deleted', text: [], keys: { address_key: 'bounce' } },
  verifier_list_rows: { way: 'overwritten', text: ['raw', 'problem_text'] },
  verifier_list_addresses: {
    way: 'overwritten',
    text: ['email', 'normalized', 'suggestion', 'corrected'],
  },
  verifier_lists: none('the name of a file'),
  verifier_list_domains: none('domains alone'),
  verifier_list_quotas: state,
  verifier_opt_outs: none('keyed hashes, kept so that the address is never verified again'),
  verifier_operators: state,
  verifier_leases: state,
  placement_tests: { way: 'overwritten', text: ['sender', 'subject'] },
  placement_results: { way: 'overwritten', text: ['facts', 'raw_headers'] },
  placement_alerts: { way: 'deleted', text: ['body'] },
  placement_seeds: none('mailboxes of the operator'),
  placement_leases: state,
  placement_monitors: own,
  mail_tokens: { way: 'deleted', text: ['email'] },
  accounts: { way: 'overwritten', text: ['pending_email'] },
  audit: {
    way: 'kept',
    text: ['target', 'detail'],
    why: 'entries are never changed; they go after two years',
  },
  outgoing_mail: sealed,
  asked_links: sealed,
  idempotency_keys: sealed,
  returned_mail: none('keyed hashes of who got mail here, gone within 35 days'),
  suppressions: none('keyed hashes, kept so that no more mail is sent there'),
  mail_by_day: state,
  login_failures: hashed,
  use_by_hour: none('networks as keyed hashes, accounts, domains; gone within a week'),
  use_limits: none('networks as keyed hashes, accounts, domains; gone with their end'),
  announcements: none('what the operator wrote for everybody'),
  failed_jobs: none('errors of the program, gone with the next success'),
  account_members: { way: 'deleted', text: ['email'] },
  account_invitations: { way: 'deleted', text: ['email'] },
  login_sessions: own,
  passkeys: own,
  recovery_codes: own,
  claimed_browsers: own,
  api_keys: own,
  oauth_clients: none('names and addresses of applications, as their makers wrote them'),
  oauth_grants: own,
  oauth_access_tokens: none('goes with its grant'),
  account_plans: own,
  usage: state,
  usage_subjects: state,
  usage_owners: state,
  plans: state,
  plan_prices: state,
  taxes: state,
  site_settings: none('what the operator wrote about themselves'),
  instance_keys: state,
  processes: state,
  list_self_tests: state,
  spent_challenges: state,
  orders: own,
  issued_invoices: none('names a buyer, not an address of email; tax law wants it kept'),
  number_series: state,
  customers: money,
  departed_customers: money,
  subscriptions: money,
  purchases: money,
  invoices: money,
  tax_ids: money,
  checkouts: money,
  offer_codes: money,
  stripe_events: money,
}
