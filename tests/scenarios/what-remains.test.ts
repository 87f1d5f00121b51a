import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { IssuedAddress } from '#contract/spam-test.ts'
import { recipientKeyOf } from '#platform/mailer/return-path.ts'
import { rules } from '#storage/erasure/rules.ts'
import type { Tables } from '#storage/tables.ts'
import { examples } from '../instance.ts'
import { type Operated, startOperated } from './operations-world.ts'

/**
 * What suspension, deletion and erasure leave behind, table by table. A new table fails this test until it says what becomes of
 * its rows here and in `src/storage/erasure/rules.ts`.
 */

let world: Operated
let mail: string
beforeAll(async () => {
  world = await startOperated({ BILLING: 'manual' })
  mail = await readFile(join(examples, 'plain-text.eml'), 'utf8')
})
afterAll(() => world?.instance.close())

const application = () => world.instance.running.application
const db = () => application().database.db

async function tablesThere(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely%'`.execute(
    db(),
  )
  return rows.map(({ name }) => name).sort()
}

/** Tables with rows in which one of these stands anywhere, and how many. */
async function mentioning(...names: string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const table of await tablesThere()) {
    const bytes = table === 'blobs' ? sql` || encode(coalesce(bytes, ''), 'escape')` : sql``
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(table)} t
      where ${sql.join(
        names.map((name) => sql`position(${name.toLowerCase()} in lower(t::text${bytes})) > 0`),
        sql` or `,
      )}`.execute(db())
    if (rows[0]!.count) found[table] = rows[0]!.count
  }
  return found
}

test('every table says what an erasure does to it', async () => {
  expect(Object.keys(rules).sort()).toEqual(await tablesThere())
})

/** Of a table with rows of an account: what a suspension and a deletion do to them. Others hold none. */
const remains: { [table in keyof Tables]?: { suspended: 'stay' | 'go'; deleted: 'stay' | 'go' } } = {
  accounts: { suspended: 'stay', deleted: 'go' },
  account_plans: { suspended: 'stay', deleted: 'go' },
  api_keys: { suspended: 'go', deleted: 'go' },
  oauth_grants: { suspended: 'go', deleted: 'go' },
  oauth_access_tokens: { suspended: 'go', deleted: 'go' },
  audit: { suspended: 'stay', deleted: 'go' },
  blobs: { suspended: 'stay', deleted: 'go' },
  claimed_browsers: { suspended: 'stay', deleted: 'go' },
  login_sessions: { suspended: 'go', deleted: 'go' },
  mail_kinds: { suspended: 'stay', deleted: 'go' },
  own_bounces: { suspended: 'stay', deleted: 'go' },
  passkeys: { suspended: 'stay', deleted: 'go' },
  // Keyed hashes of the address: what came back for 35 days, and that nothing more is sent there.
  returned_mail: { suspended: 'stay', deleted: 'stay' },
  suppressions: { suspended: 'stay', deleted: 'stay' },
  report_domains: { suspended: 'stay', deleted: 'go' },
  domain_reports: { suspended: 'stay', deleted: 'go' },
  report_rows: { suspended: 'stay', deleted: 'go' },
  report_tls_rows: { suspended: 'stay', deleted: 'go' },
  report_refusals: { suspended: 'stay', deleted: 'go' },
  report_mails: { suspended: 'stay', deleted: 'go' },
  report_senders: { suspended: 'stay', deleted: 'go' },
  report_notices: { suspended: 'stay', deleted: 'go' },
  newsletters: { suspended: 'stay', deleted: 'go' },
  newsletter_issues: { suspended: 'stay', deleted: 'go' },
  orders: { suspended: 'stay', deleted: 'go' },
  // The invoice itself stays, as tax law wants; it names the account no more.
  issued_invoices: { suspended: 'stay', deleted: 'go' },
  watched_domains: { suspended: 'stay', deleted: 'go' },
  watch_observations: { suspended: 'stay', deleted: 'go' },
  watch_alerts: { suspended: 'stay', deleted: 'go' },
  client_links: { suspended: 'stay', deleted: 'go' },
  quiet_hours: { suspended: 'stay', deleted: 'go' },
  client_reports: { suspended: 'stay', deleted: 'go' },
  client_report_months: { suspended: 'stay', deleted: 'go' },
  report_brands: { suspended: 'stay', deleted: 'go' },
  account_members: { suspended: 'stay', deleted: 'go' },
  account_invitations: { suspended: 'go', deleted: 'go' },
  recovery_codes: { suspended: 'stay', deleted: 'go' },
  tests: { suspended: 'stay', deleted: 'go' },
  usage: { suspended: 'stay', deleted: 'go' },
  usage_owners: { suspended: 'stay', deleted: 'go' },
  usage_subjects: { suspended: 'stay', deleted: 'go' },
  use_by_hour: { suspended: 'stay', deleted: 'go' },
  use_limits: { suspended: 'stay', deleted: 'go' },
  verifier_lists: { suspended: 'stay', deleted: 'go' },
  verifier_list_rows: { suspended: 'stay', deleted: 'go' },
  verifier_list_addresses: { suspended: 'stay', deleted: 'go' },
  placement_tests: { suspended: 'stay', deleted: 'go' },
}

/** One row in each table of reports; answers the id of their domain. */
async function reportsOf(accountId: string): Promise<string> {
  const id = 'a-domain-of-reports'
  await sql`insert into report_domains (id, account_id, domain, tag) values (${id}, ${accountId}, 'a.example', 't')`.execute(
    db(),
  )
  const { rows } = await sql<{
    id: string
  }>`insert into domain_reports (domain_id, key, kind, reporter, report_id, counted,
      problems, messages, passed, row_count, last_day, received_at)
    values (${id}, 'k', 'aggregate', 'r', '1', true, '[]', 1, 1, 1, now(), now()) returning id`.execute(db())
  const report = rows[0]!.id
  await sql`insert into report_rows (report_id, key, loose_key, unread, domain_id, estimated, source_written, header_from,
      messages, passed, dkim_results, spf_results, reasons)
    values (${report}, 'k', 'k', false, ${id}, false, '', '', 1, true, '[]', '[]', '[]')`.execute(db())
  await sql`insert into report_tls_rows (report_id, key, domain_id, policy_type, policy_domain, mx_hosts, successful, failed,
      failures) values (${report}, 'k', ${id}, 'sts', '', '[]', 1, 0, '[]')`.execute(db())
  await sql`insert into report_refusals (domain_id, at, way, name, reporter, reason, size_bytes)
    values (${id}, now(), 'mail', '', '', '{}', 0)`.execute(db())
  await sql`insert into report_mails (id, domain_id, raw, size_bytes, session, received_at, due_at)
    values ('m', ${id}, '', 0, '{}', now(), now() + interval '1 day')`.execute(db())
  await sql`insert into report_senders (domain_id, sender, ours, said_at) values (${id}, 's', true, now())`.execute(
    db(),
  )
  await sql`insert into report_notices (domain_id, key, name, at, told) values (${id}, 'k', 'k', now(), true)`.execute(
    db(),
  )
  await fillWatched(id, accountId)
  await fillNewsletter(id, accountId)
  await fillOrder(id, accountId)
  await fillApplication(id, accountId)
  return id
}

/** A newsletter with an issue whose report is gone. */
async function fillNewsletter(id: string, accountId: string): Promise<void> {
  await sql`insert into newsletters (id, account_id, name, client, note, tag, created_at)
    values (${id}, ${accountId}, 'N', '', '', 't', now())`.execute(db())
  await sql`insert into newsletter_issues (test_id, newsletter_id, received_at, judged_at, subject)
    values ('gone', ${id}, now(), now(), 'Issue')`.execute(db())
}

/** An order that was granted, with its invoice. */
async function fillOrder(id: string, accountId: string): Promise<void> {
  await sql`insert into orders (id, number, account_id, plan_id, plan, interval, currency, net, total, taxes, address, note,
      language, state, messages, created_at, changed_at)
    values (${id}, 'O-1', ${accountId}, 'pro', 'Pro', 'month', 'usd', 1, 1, '[]', '{}', '', 'en', 'granted', '[]',
      now(), now())`.execute(db())
  await sql`insert into issued_invoices (number, account_id, order_number, document, issued_at)
    values ('INV-1', ${accountId}, 'O-1', '{}', now())`.execute(db())
}

/** A connected application. */
async function fillApplication(id: string, accountId: string): Promise<void> {
  await sql`insert into oauth_grants (id, account_id, epoch, client_id, client_name, host, scopes, created_at, code_hash,
      code_ends_at, challenge, redirect_uri, family_hash, refresh_hash, ends_at)
    select ${id}, id, epoch, 'c', 'Assistant', 'assistant.example', '["read"]', now(), 'h', now(), 'c', 'r', 'f', 'h',
      now() + interval '1 day' from accounts where id = ${accountId}`.execute(db())
  await sql`insert into oauth_access_tokens (hash, grant_id, scopes, ends_at)
    values ('h', ${id}, '["read"]', now() + interval '1 hour')`.execute(db())
}

/** A watched domain with a change and its alert; it is not due. */
async function fillWatched(id: string, accountId: string): Promise<void> {
  await sql`insert into watched_domains (id, account_id, domain, client, note, added_at, due_at, parts)
    values (${id}, ${accountId}, 'a.example', '', '', now(), now() + interval '1 day', '{}')`.execute(db())
  const { rows } = await sql<{
    id: string
  }>`insert into watch_observations (watched_id, part, at, kind, before, after)
    values (${id}, 'spf', now(), 'changed', '{}', '{}') returning id`.execute(db())
  await sql`insert into watch_alerts (observation_id, account_id, watched_id, severity, made_at, sent_at, posted_at)
    values (${rows[0]!.id}, ${accountId}, ${id}, 'info', now(), now(), now())`.execute(db())
  await sql`insert into client_links (id, account_id, client, token_hash, created_at, ends_at)
    values (${id}, ${accountId}, 'Krume', 'h', now(), now() + interval '1 day')`.execute(db())
  await sql`insert into quiet_hours (account_id, from_minute, to_minute, time_zone, lets_bad)
    values (${accountId}, 1, 2, 'UTC', false)`.execute(db())
  await sql`insert into client_reports (account_id, client, day, language, due_at)
    values (${accountId}, 'Krume', 1, 'en', now() + interval '1 day')`.execute(db())
  await sql`insert into client_report_months (account_id, client, month, mailed_at)
    values (${accountId}, 'Krume', '2026-10', now())`.execute(db())
  await sql`insert into report_brands (account_id, name) values (${accountId}, 'Nord')`.execute(db())
  await sql`insert into account_members (account_id, member_id, email, role, epoch, created_at)
    select ${accountId}, id, email, 'reader', 0, now() from accounts where id <> ${accountId} limit 1`.execute(
    db(),
  )
  await sql`insert into account_invitations (id, account_id, token_hash, email, email_key, role, epoch, created_at, expires_at)
    select 'i', id, 'h', 'x@y.example', 'x@y.example', 'reader', epoch, now(), now() + interval '1 day'
    from accounts where id = ${accountId}`.execute(db())
}

test('a suspension and a deletion, table by table', async () => {
  const { instance, member, admin, operations } = world
  const life = await member()
  const { accountId } = await life.callerOf(life.owner)
  const owner = application().addresses.ownerTag(`account/${accountId}`)
  const { admin: administration } = application().services
  await administration.grant(await admin(), accountId, { plan_id: 'pro', interval: 'month', until: null })
  await life.beginFactor(life.owner)
  await life.enableFactor(life.owner)
  await life.addPasskey(life.owner)
  await life.makeKey(life.owner)
  const headers = { authorization: `Bearer ${life.owner.tokens.at(-1)}` }
  const called = async <T>(path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${instance.url}${path}`, {
      ...init,
      headers: { ...headers, ...init.headers },
    })
    expect(answer.status, `${path}: ${await answer.clone().text()}`).toBeLessThan(300)
    return (await answer.json()) as T
  }
  const issued = await called<IssuedAddress>('/api/get-email')
  await instance.send(issued.email, mail)
  await application().intake.idle()
  const csv = {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: 'ada@example.org\nbob@example.org',
  }
  const list = await called<{ id: string }>('/api/internal/email-verification-lists?name=a.csv', csv)
  await called('/api/inbox-placement', { method: 'POST' })
  await sql`insert into own_bounces (owner, report_key, address_key, what, bounced_at)
    values (${owner}, 'r', 'a', 'other', now())`.execute(db())
  await sql`insert into mail_kinds (owner, sender, kind, chosen_at)
    values (${owner}, 'news@example.org', 'personal', now())`.execute(db())
  await sql`insert into claimed_browsers (browser, account_id, owner, expires_at)
    values ('b', ${accountId}, ${owner}, now() + interval '1 day')`.execute(db())
  const reports = await reportsOf(accountId)
  const recipient = recipientKeyOf(application().keys, life.email)
  await sql`insert into returned_mail (mail_key, kind, recipient_key, what)
    values ('m', 'bounce', ${recipient}, 'no_mailbox')`.execute(db())
  await sql`insert into suppressions (recipient_key, kind, what) values (${recipient}, 'bounce', 'no_mailbox')`.execute(
    db(),
  )
  await application().useBook.flush()
  await operations.limit(await admin(), { kind: 'account', name: accountId })
  const tests = await db().selectFrom('tests').select('id').where('owner', '=', owner).execute()
  const names = [accountId, owner, recipient, life.email, list.id, reports, ...tests.map(({ id }) => id)]

  // Domains of a list stand there as long as it is worked on.
  const { verifier_list_domains: _, ...before } = await mentioning(...names)
  expect(Object.keys(before).sort()).toEqual(Object.keys(remains).sort())

  await administration.suspend(await admin(), accountId, { reason: 'It sends spam.' })
  const suspended = await mentioning(...names)
  const gone = Object.keys(before).filter((table) => !suspended[table])
  expect(gone.sort()).toEqual(
    Object.entries(remains)
      .flatMap(([table, { suspended: what }]) => (what === 'go' ? [table] : []))
      .sort(),
  )

  await administration.act(await admin(), accountId, 'delete')
  await sql`update accounts set deletion_at = now() - interval '1 day' where id = ${accountId}`.execute(db())
  expect(await application().services.accounts.purge()).toBe(1)
  const left = await mentioning(...names)
  expect(Object.keys(left).sort()).toEqual(
    Object.entries(remains)
      .flatMap(([table, { deleted: what }]) => (what === 'stay' ? [table] : []))
      .sort(),
  )
})

test('an erasure leaves the address nowhere, and others alone', async () => {
  const { instance, member, admin, operations } = world
  const life = await member()
  const { accountId } = await life.callerOf(life.owner)
  const owner = application().addresses.ownerTag(`account/${accountId}`)
  const headers = { authorization: `Bearer ${life.owner.tokens.at(-1)}` }
  const address = 'Stranger.One@Gone.example'
  const lower = address.toLowerCase()
  const ask = async () =>
    (await (await fetch(`${instance.url}/api/get-email`, { headers })).json()) as IssuedAddress
  const from = (who: string) => mail.replace(/^From:.*$/m, `From: Somebody <${who}>`)
  await instance.send((await ask()).email, from(address), address)
  // Longer ones that end or begin like it.
  const others = [`not.${lower}`, `${lower}.org`]
  for (const other of others) await instance.send((await ask()).email, from(other), other)
  await application().intake.idle()
  const posted = (path: string, type: string, body: string) =>
    fetch(`${instance.url}${path}`, { method: 'POST', headers: { ...headers, 'content-type': type }, body })
  const verification = await posted(
    ...(['/api/internal/email-verification', 'application/json', JSON.stringify({ email: lower })] as const),
  )
  expect(verification.status).toBeLessThan(300)
  const list = await posted(
    '/api/internal/email-verification-lists?name=b.csv',
    'text/csv',
    `${lower}\nada@example.org`,
  )
  expect(list.status).toBeLessThan(300)
  const { createAddressKeys } = await import('#services/verifier/address-keys.ts')
  const keys = createAddressKeys(application().keys.pseudonyms)(address)
  await sql`insert into own_bounces (owner, report_key, address_key, what, bounced_at)
    values (${owner}, 'r2', ${keys.bounce[0]}, 'no_mailbox', now())`.execute(db())
  await sql`insert into verifier_cache (key, value, expires_at)
    values (${keys.mailbox[0]}, '{}', now() + interval '1 day')`.execute(db())
  await sql`update accounts set pending_email = ${lower}, pending_since = now() where id = ${accountId}`.execute(
    db(),
  )
  await sql`insert into mail_tokens (token_hash, kind, account_id, epoch, email, created_at, expires_at)
    values ('t', 'change-address', ${accountId}, 1, ${lower}, now(), now() + interval '1 day')`.execute(db())

  await sql`insert into report_domains (id, account_id, domain, tag)
    values ('erased', ${accountId}, 'b.example', 't2')`.execute(db())
  await sql`insert into report_refusals (domain_id, at, way, name, reporter, reason, size_bytes, octets)
    values ('erased', now(), 'upload', 'a.eml', '', '{}', 1, ${Buffer.from(`To: ${address}`)})`.execute(db())

  await sql`insert into newsletters (id, account_id, name, client, note, tag, created_at)
    values ('erased', ${accountId}, 'N', '', '', 't2', now())`.execute(db())
  await sql`insert into newsletter_issues (test_id, newsletter_id, received_at, subject)
    values ('erased', 'erased', now(), ${`For ${address}`})`.execute(db())

  const found = await operations.findAddress(await admin(), { address })
  const expected = [
    ['tests', 'deleted', 1],
    ['verifications', 'deleted', 1],
    ['verifier_cache', 'deleted', 1],
    ['report_refusals', 'deleted', 1],
    ['newsletter_issues', 'deleted', 1],
    ['own_bounces', 'deleted', 1],
    ['verifier_list_rows', 'overwritten', 1],
    ['verifier_list_addresses', 'overwritten', 1],
    ['mail_tokens', 'deleted', 1],
    ['accounts', 'overwritten', 1],
  ]
  const rowsOf = ({ tables }: typeof found) => tables.map(({ table, way, count }) => [table, way, count])
  expect(rowsOf(found)).toEqual(expected)
  const caller = await admin()
  const idle = { ...caller, via: { ...caller.via, provenAt: 0 } } as typeof caller
  await expect(operations.eraseAddress(idle, { address })).rejects.toMatchObject({ code: 'prove_first' })
  expect(rowsOf(await operations.eraseAddress(caller, { address }))).toEqual(expected)

  const left = await mentioning(...[lower, ...keys.bounce, ...keys.mailbox, ...keys.verification])
  // The longer addresses hold it as a part of theirs.
  const longer = await mentioning(...others)
  expect(left).toEqual(longer)
  expect(longer.tests).toBe(2)
  expect((await operations.findAddress(caller, { address })).tables).toEqual([])
  const { rows } = await sql<{ target: string; detail: object }>`
    select target, detail from audit where action = 'address-erased'`.execute(db())
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('gone.example')
  expect(rows[0]!.detail).toMatchObject({ tests: 1 })
  // Whoever has an account deletes that.
  await expect(operations.findAddress(caller, { address: life.email.toUpperCase() })).rejects.toMatchObject({
    code: 'has_account',
  })
})
