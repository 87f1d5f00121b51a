import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccountAct, type AccountFacts, accountActs } from '#contract/admin.ts'
import type { ApiError, List } from '#contract/common.ts'
import type { IssuedAddress } from '#contract/spam-test.ts'
import type { SignedIn } from '#services/accounts/visitor.ts'
import { enabledMonitors, insertMonitor, monitorByMarker } from '#storage/placement/monitors.ts'
import { nextList } from '#storage/verifier-list-work.ts'
import { insertList, insertListRows, listIsRead } from '#storage/verifier-lists.ts'
import { postproof } from '../command-line.ts'
import { examples, type Instance, startInstance } from '../instance.ts'
import { beginLife, type Life, type Time } from './account-life-world.ts'
import { recordingMailer } from './accounts-world.ts'

/** What an operator does with the accounts of others, and what they may not do. */

const mailer = recordingMailer()
const time: Time = { shift: 0 }
const day = 86_400_000
let instance: Instance
let root: Life

beforeAll(async () => {
  const clock = { now: () => Date.now() + time.shift }
  instance = await startInstance({ REGISTRATIONS_PER_HOUR: '100000' }, { mailer, clock })
  root = await begin()
  await root.owned()
  const { accountId } = await root.callerOf(root.owner)
  const { firstAdmin } = instance.running.application.accountsPart
  await firstAdmin.claim(accountId, (await firstAdmin.link())!.split('/').at(-1)!)
})
afterAll(() => instance?.close())

const begin = () => beginLife({ instance, sent: mailer.sent, time })
const services = () => instance.running.application.services
const administration = () => instance.running.application.accountsPart.administration
const database = () => instance.running.application.database.db
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  )
const mailsTo = (email: string) => mailer.sent.filter(({ to }) => to === email).map(({ kind }) => kind)
const idOf = async (life: Life) => (await life.callerOf(life.owner)).accountId

/** The administrator, who has just given the password. */
async function admin(): Promise<SignedIn> {
  await root.signIn(root.owner)
  return root.callerOf(root.owner)
}
const act = async (id: string, wanted: AccountAct) => services().admin.act(await admin(), id, wanted)
const suspend = async (id: string, reason = 'It sends spam.') =>
  services().admin.suspend(await admin(), id, { reason })
const actionsOf = async (id: string) => {
  const query = { page: 1, per_page: 100, direction: 'desc' } as const
  return (await services().admin.accountAudit(await admin(), id, query)).data
}
/** Someone with all that an account may have. */
async function equipped(): Promise<Life> {
  const life = await begin()
  await life.owned()
  await life.beginFactor(life.owner)
  await life.enableFactor(life.owner)
  time.shift += 60_000
  await life.addPasskey(life.owner)
  await life.makeKey(life.owner)
  return life
}

describe('who may', () => {
  const calls: Record<string, (caller: SignedIn | null, id: string) => Promise<unknown>> = {
    accounts: (caller) => services().admin.accounts(caller, { page: 1, per_page: 10 }),
    account: (caller, id) => services().admin.account(caller, id),
    accountPlan: (caller, id) => services().admin.accountPlan(caller, id),
    accountAudit: (caller, id) =>
      services().admin.accountAudit(caller, id, { page: 1, per_page: 10, direction: 'desc' }),
    suspend: (caller, id) => services().admin.suspend(caller, id, { reason: 'x' }),
    exportAccount: (caller, id) => services().admin.exportAccount(caller, id),
    grant: (caller, id) =>
      services().admin.grant(caller, id, { plan_id: 'free', interval: null, until: null }),
    ...Object.fromEntries(
      accountActs.map((wanted) => [
        wanted,
        (caller: SignedIn | null, id: string) => services().admin.act(caller, id, wanted),
      ]),
    ),
  }
  const key = (scopes: ('read' | 'admin')[]) => async (): Promise<SignedIn> => ({
    ...(await admin()),
    via: { kind: 'key', keyId: 'k', scopes },
  })
  const callers: Record<string, [by: () => Promise<SignedIn | null>, outcome: string]> = {
    nobody: [async () => null, 'unauthorized'],
    'a member': [
      async () => {
        const life = await begin()
        await life.owned()
        return life.callerOf(life.owner)
      },
      'forbidden',
    ],
    'a key of an administrator without the scope': [key(['read']), 'forbidden'],
    'a key with the scope': [key(['admin']), 'not_found'],
    'an administrator': [admin, 'not_found'],
  }
  const pairs = Object.keys(calls).flatMap((call) => Object.keys(callers).map((who) => [call, who] as const))

  test.each(pairs)('%s by %s', async (call, who) => {
    const [by, outcome] = callers[who]!
    const got = await codeOf(calls[call]!(await by(), 'unknown'))
    expect(got).toBe(call === 'accounts' && outcome === 'not_found' ? 'done' : outcome)
  })

  const changing = Object.keys(calls).filter(
    (call) => !['accounts', 'account', 'accountPlan', 'accountAudit', 'grant'].includes(call),
  )
  test.each(changing)(
    '%s: not to oneself, and not by a session that proved nothing for a while',
    async (call) => {
      const life = await begin()
      await life.owned()
      const caller = await admin()
      expect(await codeOf(calls[call]!(caller, caller.accountId))).toBe('own_account')
      expect(
        await codeOf(
          calls[call]!({ ...caller, via: { kind: 'key', keyId: 'k', scopes: ['admin'] } }, caller.accountId),
        ),
      ).toBe('own_account')
      const idle = { ...caller, via: { ...caller.via, provenAt: 0 } } as SignedIn
      expect(await codeOf(calls[call]!(idle, await idOf(life)))).toBe('prove_first')
    },
  )
})

describe('a suspension', () => {
  test('keeps everyone out, says why, and is undone', async () => {
    const life = await equipped()
    const id = await idOf(life)
    expect((await life.waysIn(life.owner)).sort()).toEqual(['factor', 'key', 'passkey', 'session'])
    time.shift += 60_000
    expect(await suspend(id, '  It sends\n spam. ')).toMatchObject({
      suspended_reason: 'It sends spam.',
      ...{ sessions: 0, api_keys: 0, passkeys: 1, two_factor_enabled: true },
    })
    expect(await life.waysIn(life.owner)).toEqual([])
    expect(await codeOf(suspend(id))).toBe('not_possible')
    expect(mailer.sent.findLast(({ to }) => to === life.email)).toMatchObject({
      ...{ kind: 'account-suspended', reason: 'It sends spam.' },
    })

    // Only to whoever has proved to be the owner.
    const wrong = life.accounts.login({ email: life.email, password: 'not the password' }, life.visitor())
    expect(await codeOf(wrong)).toBe('credentials')
    time.shift += 60_000
    const challenge = await life.challenge(life.owner)
    const factor = { totp: life.codeOf(life.owner.secrets.at(-1)!) }
    const refused = await life.accounts.finishLogin(challenge, factor, life.visitor()).catch((error) => error)
    expect(refused).toMatchObject({
      ...{ status: 403, code: 'suspended' },
      reason: { code: 'account.suspended', facts: { reason: 'It sends spam.' } },
    })

    // A new password is no way around it.
    await life.accounts.forgot(life.email, life.visitor())
    const link = await life.linkOf('reset', life.email)
    const reset = life.accounts.reset(link, life.email, 'another unrelated phrase', life.visitor())
    expect(await codeOf(reset)).toBe('suspended')
    expect(await life.waysIn(life.owner)).toEqual([])

    expect(await act(id, 'restore')).toMatchObject({ suspended_at: null, suspended_reason: null })
    time.shift += 60_000
    expect((await life.waysIn(life.owner)).sort()).toEqual(['factor', 'passkey'])
    expect(await codeOf(act(id, 'restore'))).toBe('not_possible')
    expect(mailsTo(life.email).slice(-1)).toEqual(['account-restored'])
    expect((await actionsOf(id)).filter(({ actor }) => actor === 'admin')).toMatchObject([
      { action: 'account-restored', by: root.email },
      { action: 'account-suspended', by: root.email, detail: { reason: 'It sends spam.' } },
    ])
  })

  test('by the API: a session and an API key are void, and the sentence says why', async () => {
    const life = await equipped()
    await suspend(await idOf(life), 'An abuse report.')
    const tokens = [life.owner.tokens.at(-1)!, life.owner.keys[0]!]
    for (const token of tokens) {
      const headers = { authorization: `Bearer ${token}` }
      expect((await fetch(`${instance.url}/api/profile`, { headers })).status).toBe(401)
    }
    time.shift += 60_000
    const password = life.owner.passwords.at(-1)!
    const totp = life.codeOf(life.owner.secrets.at(-1)!)
    const answer = await instance.browser.post('/api/login', { email: life.email, password, totp })
    expect(answer.status).toBe(403)
    expect(((await answer.json()) as ApiError).message).toBe(
      'This account is suspended. Reason: An abuse report.',
    )
  })

  test.each(['', '   ', 'x'.repeat(301), null, 7])(
    'needs a reason of a length to be read: %j',
    async (reason) => {
      const life = await begin()
      await life.owned()
      const given = services().admin.suspend(await admin(), await idOf(life), { reason })
      expect(await codeOf(given)).toBe('invalid')
    },
  )

  test('mail to its addresses is refused, to those of its browsers too, and taken again', async () => {
    const life = await begin()
    await life.owned()
    const id = await idOf(life)
    const headers = { authorization: `Bearer ${life.owner.tokens.at(-1)}` }
    const asked = await fetch(`${instance.url}/api/get-email`, { headers })
    const own = (await asked.json()) as IssuedAddress
    // A browser that was given an address before it signed in.
    const { browser } = instance
    const before = await browser.address()
    const signedIn = await browser.post('/api/login', {
      email: life.email,
      password: life.owner.passwords[0],
    })
    expect(signedIn.status).toBe(200)
    const mail = await readFile(join(examples, 'plain-text.eml'))
    await suspend(id)
    for (const { email } of [own, before]) {
      await expect(instance.send(email, mail)).rejects.toThrow(/550.*suspended/)
    }
    await act(id, 'restore')
    expect(await instance.send(own.email, mail)).toMatch(/^250/)
    expect(await instance.send(before.email, mail)).toMatch(/^250/)
  })

  test('lists and monitors rest until it ends', async () => {
    const life = await begin()
    await life.owned()
    const id = await idOf(life)
    const db = database()
    const owner = instance.running.application.addresses.ownerTag(`account/${id}`)
    await storeList(owner)
    await insertMonitor(db, monitorOf(id, owner), null)
    const now = new Date(Date.now() + time.shift + day)
    const working = async () => [
      await db.transaction().execute((trx) => nextList(trx, now, [])),
      (await enabledMonitors(db)).filter(({ account_id }) => account_id === id).length,
      (await monitorByMarker(db, `marker-${id}`))?.account_id,
    ]
    expect(await working()).toEqual([`list-${owner}`, 1, id])
    await suspend(id)
    expect(await working()).toEqual([undefined, 0, undefined])
    await act(id, 'restore')
    expect(await working()).toEqual([`list-${owner}`, 1, id])
  })

  test('what it leaves, table by table', async () => {
    const life = await equipped()
    const id = await idOf(life)
    const owner = instance.running.application.addresses.ownerTag(`account/${id}`)
    await storeList(owner)
    await insertMonitor(database(), monitorOf(id, owner), null)
    await life.accounts.lostFactor(await life.challenge(life.owner), life.visitor())
    await life.accounts.forgot(life.email, life.visitor())
    // Links that are asked for are made after the answer.
    await instance.running.application.accountsPart.idle()
    const before = await countRows(id, owner)
    await suspend(id)
    const after = await countRows(id, owner)
    const gone = Object.keys(before).filter((table) => before[table]! > 0 && after[table] === 0)
    expect(gone.sort()).toEqual(['api_keys', 'login_sessions', 'mail_tokens'])
    const left = Object.keys(before).filter((table) => before[table]! > 0 && after[table] === before[table])
    expect(left.sort()).toEqual([...['passkeys', 'placement_monitors', 'recovery_codes', 'verifier_lists']])
    const profile = JSON.parse(new TextDecoder().decode((await exported(id))['profile.json']))
    expect(profile).toMatchObject({ id, suspended_reason: 'It sends spam.' })
  })
})

describe('rights', () => {
  test('an administrator is made, told, and unmade with what they hold', async () => {
    const life = await equipped()
    const id = await idOf(life)
    expect(await act(id, 'promote')).toMatchObject({ admin: true })
    expect((await life.callerOf(life.owner)).scope).toContain('admin')
    expect(await codeOf(act(id, 'promote'))).toBe('not_possible')
    expect(await act(id, 'demote')).toMatchObject({ admin: false, sessions: 0, api_keys: 0, passkeys: 1 })
    expect(await codeOf(act(id, 'demote'))).toBe('not_possible')
    expect(mailsTo(life.email).slice(-2)).toEqual(['rights-changed', 'rights-changed'])
  })

  test('nobody is made one whose address is not confirmed, or who is suspended', async () => {
    const life = await begin()
    await life.register(life.owner)
    const id = await idOf(life)
    expect(await codeOf(act(id, 'promote'))).toBe('unconfirmed')
    await act(id, 'confirm')
    await suspend(id)
    expect(await codeOf(act(id, 'promote'))).toBe('suspended')
  })

  test('the last one stays, also by two at once and by the command line', async () => {
    const rootId = (await admin()).accountId
    const acts = administration()
    const wanted = [
      () => acts.demote('operator', rootId),
      () => acts.suspend('operator', rootId, { reason: 'x' }),
      () => acts.scheduleDeletion('operator', rootId),
    ]
    for (const one of wanted) expect(await codeOf(one())).toBe('last_admin')
    const life = await begin()
    await life.owned()
    const id = await idOf(life)
    await act(id, 'promote')
    const outcomes = await Promise.all([
      codeOf(acts.demote('operator', rootId)),
      codeOf(acts.demote('operator', id)),
    ])
    expect(outcomes.sort()).toEqual(['done', 'last_admin'])
    const rows = await database().selectFrom('accounts').select('id').where('is_admin', '=', true).execute()
    expect(rows).toHaveLength(1)
    // For the tests that follow.
    await database().updateTable('accounts').set({ is_admin: false }).where('id', '=', id).execute()
    await database().updateTable('accounts').set({ is_admin: true }).where('id', '=', rootId).execute()
  })
})

test('a confirmed address: nothing of before is left, and its owner is told', async () => {
  const life = await begin()
  await life.register(life.owner)
  const id = await idOf(life)
  expect(await act(id, 'confirm')).toMatchObject({ confirmed: true, sessions: 0 })
  expect(await life.waysIn(life.owner)).toEqual(['password'])
  expect(await codeOf(act(id, 'confirm'))).toBe('not_possible')
  expect(mailsTo(life.email)).toContain('address-confirmed')
})

test('a lost second factor: it and passkeys are gone, the password is enough, and its owner is told', async () => {
  const life = await equipped()
  const id = await idOf(life)
  expect(await act(id, 'reset-second-factor')).toMatchObject({
    ...{ two_factor_enabled: false, passkeys: 0, api_keys: 0, sessions: 0 },
  })
  expect(await life.waysIn(life.owner)).toEqual(['password'])
  expect(await codeOf(act(id, 'reset-second-factor'))).toBe('not_possible')
  expect(mailsTo(life.email).slice(-1)).toEqual(['second-factor-reset'])
  expect(await countRows(id, '')).toMatchObject({ recovery_codes: 0, passkeys: 0 })
})

describe('a deletion', () => {
  test('with a copy first; kept by its owner, or gone after seven days', async () => {
    const life = await begin()
    await life.owned()
    const id = await idOf(life)
    expect(Object.keys(await exported(id))).toContain('profile.json')
    const { deletion_at } = await act(id, 'delete')
    expect(Date.parse(deletion_at!) - Date.now() - time.shift).toBeGreaterThan(6.9 * day)
    expect(await codeOf(act(id, 'delete'))).toBe('not_possible')
    expect(mailsTo(life.email).slice(-2)).toEqual(['exported-by-admin', 'deletion-by-admin'])
    await life.accounts.cancelDeletion({ accountId: id })
    await act(id, 'delete')
    expect(await act(id, 'cancel-deletion')).toMatchObject({ deletion_at: null })
    await act(id, 'delete')
    // It goes on through a suspension, and whoever is suspended cannot stop it.
    expect((await suspend(id)).deletion_at).not.toBeNull()
    time.shift += 8 * day
    expect(await life.accounts.purge()).toBeGreaterThanOrEqual(1)
    expect(await codeOf(administration().account(id))).toBe('not_found')
    expect(Object.values(await countRows(id, '')).every((count) => count === 0)).toBe(true)
  })
})

test('an account is found by part of its address, its name and its id', async () => {
  const life = await begin()
  await life.owned()
  const id = await idOf(life)
  for (const search of [life.email.slice(0, -4), id.slice(2, 12), life.email.toUpperCase()]) {
    await admin()
    const headers = { authorization: `Bearer ${root.owner.tokens.at(-1)}` }
    const path = `/api/admin/accounts?search=${encodeURIComponent(search)}`
    const answer = await fetch(`${instance.url}${path}`, { headers })
    const { data } = (await answer.json()) as List<AccountFacts>
    expect(data.map(({ id: one }) => one)).toContain(id)
  }
})

describe('postproof admin, while the instance runs', () => {
  const run = (...args: string[]) =>
    postproof(['admin', ...args], {
      ...{ DATA_DIR: instance.config.DATA_DIR, DATABASE_URL: instance.config.DATABASE_URL },
      BILLING: instance.config.BILLING,
    })

  test('does what the pages do, and is in the log as the operator', async () => {
    const life = await begin()
    await life.register(life.owner)
    const id = await idOf(life)
    const found = await run('find', life.email)
    expect([found.code, found.errors]).toEqual([0, ''])
    expect(found.out).toContain(id)
    expect((await run('confirm', life.email)).out).not.toContain('not confirmed')
    const address = await life.signIn(life.owner).then(async () => {
      const headers = { authorization: `Bearer ${life.owner.tokens.at(-1)}` }
      return (await (await fetch(`${instance.url}/api/get-email`, { headers })).json()) as IssuedAddress
    })
    const suspended = await run('suspend', id, '--reason', 'An abuse report.')
    expect(suspended.out).toContain('suspended since')
    expect(suspended.errors).toContain('sends no email')
    // The instance heard of it.
    const mail = await readFile(join(examples, 'plain-text.eml'))
    await expect
      .poll(() => instance.send(address.email, mail).catch((error: Error) => error.message), {
        timeout: 20_000,
      })
      .toMatch(/550.*suspended/)
    expect((await run('restore', id, '--json')).out).toContain('"suspended_at": null')
    expect((await run('promote', id)).out).toContain('administrator')
    expect((await run('demote', id)).code).toBe(0)
    expect(await run('reset-second-factor', id)).toMatchObject({
      code: 2,
      errors: expect.stringContaining('no second factor'),
    })
    expect(await run('delete', id)).toMatchObject({
      code: 2,
      errors: expect.stringContaining('--export FILE'),
    })
    const file = join(instance.config.DATA_DIR, 'copy.zip')
    expect((await run('delete', id, '--export', file)).out).toContain('deleted on')
    expect(Object.keys(unzipSync(await readFile(file)))).toContain('profile.json')
    expect((await run('keep', id)).code).toBe(0)
    expect((await run('delete', id, '--export', file)).code).toBe(2)
    expect(await run('confirm', 'nobody@example.org')).toMatchObject({
      ...{ code: 2, errors: 'There is no such account.\n' },
    })
    const log = (await actionsOf(id)).filter(({ actor }) => actor === 'operator').map(({ action }) => action)
    expect(log.toReversed()).toEqual([
      ...['address-confirmed', 'account-suspended', 'account-restored', 'admin-granted', 'admin-withdrawn'],
      ...['export', 'deletion-scheduled', 'deletion-cancelled'],
    ])
  }, 120_000)
})

async function exported(id: string): Promise<Record<string, Uint8Array>> {
  const pieces: Uint8Array[] = []
  for await (const piece of await services().admin.exportAccount(await admin(), id)) pieces.push(piece)
  return unzipSync(Buffer.concat(pieces))
}

/** Rows of the account in every table that names one, by account or by owner tag. */
async function countRows(id: string, owner: string): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and column_name in ('account_id', 'owner')
    order by column_name desc, table_name`.execute(database())
  const counts: Record<string, number> = {}
  for (const { table_name, column_name } of tables) {
    const value = column_name === 'owner' ? owner : id
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.id(table_name)} where ${sql.id(column_name)} = ${value}`.execute(
      database(),
    )
    counts[table_name] = Math.max(counts[table_name] ?? 0, rows[0]!.count)
  }
  return counts
}

/** A list with one address that is due tomorrow, so that nothing works on it. */
async function storeList(owner: string): Promise<void> {
  const db = database()
  const id = `list-${owner}`
  const now = Date.now() + time.shift
  const [today, tomorrow] = [new Date(now), new Date(now + day)]
  await insertList(db, {
    ...{ id, owner, name: 'Customers', status: 'reading', note: null, fingerprint: id },
    format: {
      ...{ delimiter: ',', mark: false, header: ['email'], width: 1 },
      column: { index: 0, name: 'email' },
    },
    counts: { rows: 1, addresses: 1, duplicates: 0, bad_rows: 0 },
    createdAt: today,
    expiresAt: new Date(now + 30 * day),
  })
  const row = { number: 2, raw: 'a@example.org', position: 0, problem: null, problem_text: null }
  const address = { position: 0, email: 'a@example.org', ask: false, first_row: 2 }
  await insertListRows(db, id, [row], [address], tomorrow)
  await listIsRead(db, { id, counted: null }, today)
}

const monitorOf = (id: string, owner: string) => ({
  ...{ id: `monitor-${id}`, account_id: id, owner, name: 'Weekly', marker: `marker-${id}` },
  providers: JSON.stringify(['sim-gmail']),
  ...{ enabled: true, drop_points: null, alert_spam: false, silent_hours: null, email: false },
  ...{ webhook_url: null, webhook_secret: null, key_id: null, created_at: new Date(Date.now() + time.shift) },
})
