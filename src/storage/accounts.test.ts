import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openOwnDatabase } from '../../tests/postgres/database.ts'
import { waitForLocks, whileHeld } from '../../tests/postgres/locks.ts'
import {
  becomeFirstAdmin,
  changeAccount,
  dueForDeletion,
  findAccount,
  findAccountByEmail,
  insertAccount,
  markPendingAddress,
  takeStep,
} from './accounts.ts'
import { insertAudit, listAudit } from './audit.ts'
import { type Blobs, createBlobs } from './blobs.ts'
import type { Database } from './db.ts'
import { beginEpoch } from './epoch.ts'
import { countTry, forgetTries, type Slowing, takeBackTry, triesOf } from './login-failures.ts'
import { findToken, insertToken, type TokenKind, takeToken } from './mail-tokens.ts'
import { claimBrowser, eraseAccount, presentOwner, purgeAccountLeftovers } from './ownership.ts'
import { replaceRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts'
import { deleteSession, insertSession, listSessions, recognizeSession } from './sessions.ts'
import { insertTest } from './tests.ts'

const at = (ms: number) => new Date(1_000_000_000 + ms)
let count = 0

describe('accounts', () => {
  let database: Database
  let blobs: Blobs
  beforeAll(async () => {
    database = await openOwnDatabase()
    blobs = createBlobs(database.db)
  })
  beforeEach(async () => {
    for (const table of ['accounts', 'login_failures', 'mail_tokens', 'audit', 'tests', 'blobs'] as const) {
      await database.db.deleteFrom(table).execute()
    }
  })
  afterAll(() => database?.close())

  async function account(given: { email?: string } = {}) {
    const id = `account${++count}`
    const email = given.email ?? `${id}@example.org`
    await insertAccount(database.db, {
      id,
      name: 'Ada',
      email,
      emailKey: email.toLowerCase(),
      passwordHash: 'hash',
      locale: 'en',
      timezone: 'UTC',
      isAdmin: false,
      createdAt: at(0),
    })
    return id
  }
  const session = (accountId: string, tokenHash: string, expires = 100) =>
    insertSession(database.db, {
      id: `session-${tokenHash}`,
      accountId,
      tokenHash,
      device: 'Firefox on Linux',
      epoch: 0,
      createdAt: at(0),
      expiresAt: at(expires),
    })
  const token = (tokenHash: string, kind: TokenKind, accountId: string | null, expires = 100) =>
    insertToken(database.db, {
      tokenHash,
      kind,
      accountId,
      epoch: 0,
      email: 'a@example.org',
      createdAt: at(0),
      expiresAt: at(expires),
    })

  test('one account for each address; of many who take it at once, one gets it', async () => {
    const taken = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        insertAccount(database.db, {
          id: `same${n}-${++count}`,
          name: 'Ada',
          email: 'Same@Example.org',
          emailKey: 'same@example.org',
          passwordHash: 'hash',
          locale: 'en',
          timezone: 'UTC',
          isAdmin: false,
          createdAt: at(0),
        }),
      ),
    )
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await findAccountByEmail(database.db, 'same@example.org')).toMatchObject({
      email: 'Same@Example.org',
      confirmed_at: null,
      is_admin: false,
    })
  })

  test('a wish for an address is marked while it is that one', async () => {
    const id = await account()
    const wish = { pending_email: 'New@Example.org', pending_since: at(1) }
    const wished = (await changeAccount(database.db, id, wish))!
    const allow = (of = wished) => markPendingAddress(database.db, of, { pending_allowed_at: at(2) })
    expect(await allow({ ...wished, pending_since: at(0) })).toBeUndefined()
    expect(await allow({ ...wished, epoch: 1 })).toBeUndefined()
    expect(await allow()).toMatchObject({ ...wish, pending_allowed_at: at(2) })
  })

  test('a new epoch voids what is older, also what is written late, and keeps the session that is named', async () => {
    const [id, other] = [await account(), await account()]
    await session(id, 'own')
    await session(id, 'thief')
    await session(other, 'stranger')
    await token('reset', 'reset', id)
    await changeAccount(database.db, id, {
      pending_email: 'New@Example.org',
      pending_since: at(1),
      deletion_at: at(50),
      totp_secret: 'begun',
    })
    const before = (await findAccount(database.db, id))!
    const begin = () =>
      database.db
        .transaction()
        .execute((trx) =>
          beginEpoch(
            trx,
            before,
            { password_hash: 'new' },
            { session: { id: 'session-own', tokenHash: 'renewed' } },
          ),
        )
    const begun = await begin()
    expect(begun).toMatchObject({
      account: { epoch: 1, password_hash: 'new', pending_email: null, deletion_at: null, totp_secret: null },
      sessionExpiresAt: at(100),
    })
    // Of two who change it at once, the second is refused.
    expect(await begin()).toBeUndefined()
    // Someone who was let in by the old password, a moment later.
    await session(id, 'late')
    await token('late-reset', 'reset', id)
    for (const hash of ['own', 'thief', 'late']) {
      expect(await recognizeSession(database.db, hash, at(1)), hash).toBeUndefined()
    }
    expect(await recognizeSession(database.db, 'renewed', at(1))).toMatchObject({ session_id: 'session-own' })
    expect(await recognizeSession(database.db, 'stranger', at(1))).toBeDefined()
    for (const hash of ['reset', 'late-reset']) {
      expect(await takeToken(database.db, hash, ['reset'], at(1)), hash).toBeUndefined()
    }
    expect((await listSessions(database.db, id, at(1))).map((each) => each.id)).toEqual(['session-own'])
  })

  test('a time step is taken once, and never an earlier one after it', async () => {
    const id = await account()
    const taken = await Promise.all([takeStep(database.db, id, 7), takeStep(database.db, id, 7)])
    expect(taken.toSorted()).toEqual([false, true])
    expect(await takeStep(database.db, id, 6)).toBe(false)
    expect(await takeStep(database.db, id, 8)).toBe(true)
  })

  test('there is one first administrator', async () => {
    const [a, b] = [await account(), await account()]
    const became = await Promise.all([a, b].map((id) => becomeFirstAdmin(database.db, id)))
    expect(became.filter(Boolean)).toHaveLength(1)
    expect(await becomeFirstAdmin(database.db, a)).toBe(false)
  })

  test('a session is known by its token until its end, and its account may end it', async () => {
    const [a, b] = [await account(), await account()]
    await session(a, 'one')
    await session(a, 'two')
    await session(b, 'three')
    expect(await recognizeSession(database.db, 'one', at(99))).toMatchObject({ id: a, is_admin: false })
    expect(await recognizeSession(database.db, 'one', at(100))).toBeUndefined()
    expect(await recognizeSession(database.db, 'none', at(1))).toBeUndefined()
    expect(await deleteSession(database.db, a, 'session-three')).toBe(false)
    expect(await listSessions(database.db, a, at(1))).toHaveLength(2)
    expect(await deleteSession(database.db, a, 'session-one')).toBe(true)
    expect(await recognizeSession(database.db, 'three', at(1))).toMatchObject({ id: b })
  })

  test('a token is good once, for its kind, until its end; a new one voids the one before', async () => {
    const id = await account()
    await token('first', 'reset', id)
    await token('confirm', 'confirm', id)
    await token('second', 'reset', id)
    expect(await findToken(database.db, 'first', ['reset'], at(1))).toBeUndefined()
    expect(await takeToken(database.db, 'second', ['confirm'], at(1))).toBeUndefined()
    expect(await takeToken(database.db, 'second', ['reset'], at(100))).toBeUndefined()
    const taken = await Promise.all([1, 2, 3].map(() => takeToken(database.db, 'second', ['reset'], at(99))))
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await findToken(database.db, 'confirm', ['confirm'], at(1))).toMatchObject({ account_id: id })
  })

  test('a recovery code is good once and for its account', async () => {
    const [a, b] = [await account(), await account()]
    await replaceRecoveryCodes(database.db, a, ['old'])
    await replaceRecoveryCodes(database.db, a, ['x', 'y'])
    expect(await takeRecoveryCode(database.db, a, 'old')).toBe(false)
    expect(await takeRecoveryCode(database.db, b, 'x')).toBe(false)
    const taken = await Promise.all([1, 2].map(() => takeRecoveryCode(database.db, a, 'x')))
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  test('tries: free ones, then delays that double up to the longest; refused tries do not count', async () => {
    const slowing: Slowing = { free: 2, base: 1000, longest: 3000, forget: 60_000 }
    const wait = async (ms: number) => {
      const until = await countTry(database.db, 'key', slowing, at(ms))
      return until && until.getTime() - at(ms).getTime()
    }
    expect([await wait(0), await wait(0)]).toEqual([undefined, undefined])
    expect(await wait(0)).toBeUndefined()
    expect([await wait(1), await wait(999)]).toEqual([999, 1])
    expect(await wait(1000)).toBeUndefined()
    expect(await wait(1001)).toBe(1999)
    expect(await wait(3000)).toBeUndefined()
    expect(await wait(3001)).toBe(2999)
    expect(await triesOf(database.db, 'key', 60_000, at(3001))).toBe(5)
    await takeBackTry(database.db, 'key', at(3001))
    expect(await triesOf(database.db, 'key', 60_000, at(3001))).toBe(4)
    expect(await triesOf(database.db, 'key', 60_000, at(70_000))).toBe(0)
    expect([await wait(70_000), await wait(70_000), await wait(70_000)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(await wait(70_001)).toBe(999)
    await forgetTries(database.db, 'key')
    expect(await wait(70_002)).toBeUndefined()
  })

  test('many tries at once: no more get through than are free', async () => {
    const slowing: Slowing = { free: 3, base: 1000, longest: 3000, forget: 60_000 }
    const all = await Promise.all(
      Array.from({ length: 20 }, () => countTry(database.db, 'many', slowing, at(0))),
    )
    expect(all.filter((until) => until === undefined)).toHaveLength(4)
  })

  test('of free tries at once each may be made, whichever is counted first', async () => {
    const slowing: Slowing = { free: 3, base: 1000, longest: 3000, forget: 60_000 }
    const until = []
    for (const ms of [5, 3, 4, 1]) until.push(await countTry(database.db, 'order', slowing, at(ms)))
    expect(until).toEqual([undefined, undefined, undefined, undefined])
    expect(await countTry(database.db, 'order', slowing, at(2))).toEqual(at(1001))
  })

  test('the audit log is never changed, and read by whom it concerns', async () => {
    const entry = { at: at(0), network: null, detail: { a: 1 } }
    await insertAudit(database.db, { ...entry, actor: 'me', action: 'login', target: null })
    await insertAudit(database.db, { ...entry, actor: 'admin', action: 'plan-given', target: 'me' })
    await insertAudit(database.db, { ...entry, actor: 'you', action: 'login', target: null })
    const { data, total } = await listAudit(database.db, 'me', { page: 1, per_page: 1, direction: 'desc' })
    expect({ total, data }).toMatchObject({ total: 2, data: [{ action: 'plan-given', detail: { a: 1 } }] })
    await expect(database.db.updateTable('audit').set({ action: 'x' }).execute()).rejects.toThrow(
      /never changed/,
    )
  })

  async function mailOf(owner: string) {
    return insertTest(database.db, blobs, {
      addressId: `mail${++count}`,
      spoolId: `spool-${count}-${process.pid}-${Date.now()}`,
      owner,
      session: { source: 'smtp' } as never,
      raw: new Uint8Array([1]),
      receivedAt: at(0),
      expiresAt: at(9_000_000),
      pictures: 'disabled',
    })
  }

  test('tests of a browser move into the account that claims it, and stay with the last claim', async () => {
    const [a, b] = [await account(), await account()]
    const test = await mailOf('browser')
    const kept = await mailOf('another')
    const ownerOf = async (id: string) =>
      (await database.db.selectFrom('tests').select('owner').where('id', '=', id).executeTakeFirst())?.owner
    await claimBrowser(database.db, { browser: 'browser', accountId: a, owner: 'tag-a', expiresAt: at(50) })
    expect([await ownerOf(test), await ownerOf(kept)]).toEqual(['tag-a', 'another'])
    expect([await presentOwner(database.db, 'browser'), await presentOwner(database.db, 'another')]).toEqual([
      'tag-a',
      'another',
    ])
    await claimBrowser(database.db, { browser: 'browser', accountId: b, owner: 'tag-b', expiresAt: at(50) })
    expect(await ownerOf(test)).toBe('tag-a')
    expect(await presentOwner(database.db, 'browser')).toBe('tag-b')
    await purgeAccountLeftovers(database.db, at(60), at(60))
    expect(await presentOwner(database.db, 'browser')).toBe('browser')
  })

  test('only an account whose time has come is erased, with what other parts erase, or not at all', async () => {
    const [a, b] = [await account(), await account()]
    await mailOf('tag-a')
    const kept = await mailOf('tag-b')
    await session(a, 'gone')
    await changeAccount(database.db, a, { deletion_at: at(10) })
    await changeAccount(database.db, b, { deletion_at: at(20) })
    expect(await dueForDeletion(database.db, at(15))).toEqual([a])
    const erase = (accountId: string, owner: string, also = async () => {}) =>
      eraseAccount(database.db, { accountId, owner, now: at(15) }, also)
    expect(await erase(b, 'tag-b')).toBe(false)
    const broken = erase(a, 'tag-a', async () => {
      throw new Error('a part that fails')
    })
    await expect(broken).rejects.toThrow('a part that fails')
    expect(await findAccount(database.db, a)).toBeDefined()
    expect(await erase(a, 'tag-a')).toBe(true)
    expect(await findAccount(database.db, a)).toBeUndefined()
    expect(await recognizeSession(database.db, 'gone', at(1))).toBeUndefined()
    const left = await database.db.selectFrom('tests').select('id').execute()
    expect(left).toEqual([{ id: kept }])
    expect(await database.db.selectFrom('blobs').select('test_id').execute()).toEqual([{ test_id: kept }])
  })

  test('a picture that is kept while the account is erased goes with its test', async () => {
    const { db } = database
    const accountId = await account()
    await changeAccount(db, accountId, { deletion_at: at(10) })
    const testId = await mailOf('tag-c')
    const erasure = { accountId, owner: 'tag-c', now: at(15) }
    let erased: Promise<boolean> | undefined
    await whileHeld(
      db,
      (trx) => trx.selectFrom('tests').select('id').where('id', '=', testId).forUpdate().execute(),
      async (trx) => {
        erased = eraseAccount(db, erasure, async () => {})
        await waitForLocks(db, 1)
        const picture = { bytes: new Uint8Array([1]), object: null }
        await blobs.put(trx, { key: `picture/${testId}/desktop-plain`, testId }, picture)
      },
    )
    expect(await erased).toBe(true)
    expect(await db.selectFrom('blobs').select('key').execute()).toEqual([])
  })
})
