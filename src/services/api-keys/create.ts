import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { ApiKey, KeyScope } from '#contract/accounts.ts'
import type { AuditAction } from '#contract/audit.ts'
import type { Clock } from '#engines/world.ts'
import { deleteKey, findKeyByHash, insertKey, type KeyRow, listKeys, noteKeyUse } from '#storage/api-keys.ts'
import type { Db } from '#storage/database.ts'
import type { ApiKeys, Audit, Plans, SignedIn } from '../account-types.ts'
import { Refusal } from '../refusal.ts'
import { hashOfKey, isKey, newKey, shownOf } from './token.ts'

export type ApiKeysWorld = {
  db: Db
  plans: Pick<Plans, 'entitled'>
  audit: Audit
  clock: Clock
  log: Logger
}

const MINUTE = 60_000
/** Where the plan names no limit. */
const MOST = 100
const defaultScopes: KeyScope[] = ['read', 'test', 'verify']

const noKey = () => new Refusal(404, 'not_found', 'There is no such key.')
const tooMany = (most: number) =>
  new Refusal(
    403,
    'quota_exceeded',
    most === 0
      ? 'Your plan has no API keys.'
      : `Your plan has ${most} API ${most === 1 ? 'key' : 'keys'}. Delete one before you make another.`,
  )

export function createApiKeys(world: ApiKeysWorld): ApiKeys {
  const { db, clock, audit } = world

  const record = (caller: SignedIn, action: AuditAction, key: Pick<ApiKey, 'id' | 'prefix' | 'last4'>) =>
    audit.record({
      actor: caller.accountId,
      action,
      target: key.id,
      detail: { key: `${key.prefix}…${key.last4}` },
    })

  const make = async (
    caller: SignedIn,
    given: { name: string; scopes: KeyScope[] },
    replaced?: KeyRow,
  ): Promise<{ api_key: string; key: ApiKey }> => {
    const secret = newKey()
    const most = await mostOf(world.plans, caller)
    const row = {
      id: randomBytes(12).toString('base64url'),
      account_id: caller.accountId,
      ...given,
      ...shownOf(secret),
      created_at: new Date(clock.now()),
    }
    const kept = await insertKey(
      db,
      { ...row, hash: hashOfKey(secret) },
      { most, ...(replaced ? { replaces: replaced.id } : {}) },
    )
    if (!kept) throw replaced ? noKey() : tooMany(most)
    const key = presentKey({ ...row, last_used_at: null })
    await record(caller, replaced ? 'api-key-renewed' : 'api-key-created', key)
    return { api_key: secret, key }
  }

  return {
    recognizeKey: (token) => recognize(token, world),
    list: async (accountId) => (await listKeys(db, accountId)).map(presentKey),
    async create(caller, input) {
      requireSession(caller)
      requireScopes(caller, input.scopes)
      return make(caller, { name: input.name, scopes: [...new Set(input.scopes)] })
    },
    async revoke(caller, keyId) {
      requireSession(caller)
      const key = (await listKeys(db, caller.accountId)).find(({ id }) => id === keyId)
      if (!key || !(await deleteKey(db, caller.accountId, keyId))) throw noKey()
      await record(caller, 'api-key-revoked', key)
    },
    async renew(caller) {
      const keys = await listKeys(db, caller.accountId)
      const { via } = caller
      const old = via.kind === 'key' ? keys.find(({ id }) => id === via.keyId) : keys[0]
      if (via.kind === 'key' && !old) throw noKey()
      return make(caller, { name: old?.name ?? 'API key', scopes: old?.scopes ?? defaultScopes }, old)
    },
  }
}

async function recognize(token: string, { db, clock, log }: ApiKeysWorld): Promise<SignedIn | null> {
  if (!isKey(token)) return null
  const row = await findKeyByHash(db, hashOfKey(token))
  if (!row) return null
  const now = clock.now()
  if (!row.last_used_at || now - row.last_used_at.getTime() >= MINUTE) {
    noteKeyUse(db, row.id, new Date(now), new Date(now - MINUTE)).catch((error: unknown) =>
      log.warn({ error }, 'the use of an API key was not noted'),
    )
  }
  // A key of an administrator has their rights only when it was made for that.
  const isAdmin = row.is_admin && row.scopes.includes('admin')
  return {
    accountId: row.account_id,
    email: row.email,
    name: row.name,
    confirmed: row.confirmed_at !== null,
    locale: row.locale,
    timezone: row.timezone,
    scope: isAdmin ? ['user', 'admin'] : ['user'],
    via: { kind: 'key', keyId: row.id, scopes: row.scopes },
  }
}

async function mostOf(plans: Pick<Plans, 'entitled'>, caller: SignedIn): Promise<number> {
  const { limits, can } = await plans.entitled({ account: caller })
  return can.api ? (limits.api_keys ?? MOST) : 0
}

/** Else a key that may only read could make one that may do everything. */
function requireSession({ via }: SignedIn): void {
  if (via.kind === 'key') {
    throw new Refusal(403, 'forbidden', 'API keys are made and deleted by somebody who is signed in.')
  }
}

function requireScopes({ scope }: SignedIn, scopes: KeyScope[]): void {
  if (scopes.includes('admin') && !scope.includes('admin')) {
    const message = 'Only administrators can make keys with the scope admin.'
    throw new Refusal(403, 'forbidden', message, { scopes: [message] })
  }
}

const presentKey = (row: KeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  last4: row.last4,
  scopes: row.scopes,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
})
