import { randomBytes } from 'node:crypto'
import { networkList } from '@postproof/engine/networks/network-list'
import { networkOf } from '@postproof/engine/networks/networks'
import type { Clock } from '@postproof/engine/world'
import { message } from '@postproof/messages/message'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import type { ApiKey, KeyScope, NewKey } from '#contract/accounts.ts'
import type { AuditAction } from '#contract/audit.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { deleteKey, findKeyByHash, insertKey, type KeyRow, listKeys, noteKeyUse } from '#storage/api-keys.ts'
import type { Db } from '#storage/db.ts'
import { requireConfirmed } from '../accounts/confirmed.ts'
import type { Notify } from '../accounts/notify.ts'
import { rightsOf } from '../accounts/require-admin.ts'
import type { Proofs } from '../accounts/sign-in/proof.ts'
import type { Audit } from '../accounts/types.ts'
import type { SignedIn } from '../accounts/visitor.ts'
import type { Plans } from '../plans/types.ts'
import { hashOfKey, isKey, newKey, shownOf } from './token.ts'
import type { ApiKeys } from './types.ts'

export type ApiKeysWorld = {
  config: Pick<Config, 'ADMIN_SECOND_FACTOR'>
  db: Db
  proofs: Pick<Proofs, 'require'>
  notify: Notify
  plans: Pick<Plans, 'entitled'>
  audit: Audit
  clock: Clock
  log: Logger
}

const MINUTE = 60_000
const DAY = 86_400_000
/** Where the plan names no limit. */
const MOST = 100
/** What the calls of old make where there is none to renew. */
const first = {
  name: 'API key',
  scopes: ['read', 'test', 'verify'] satisfies KeyScope[] as KeyScope[],
  expires_at: null,
  networks: [],
}

const elsewhere = () => new Refusal(403, 'network', 'keys.wrong_network')
const noKey = () => new Refusal(404, 'not_found', 'keys.not_found')
const tooMany = (most: number) =>
  new Refusal(
    403,
    'quota_exceeded',
    most === 0 ? 'keys.none_in_plan' : message('keys.too_many', { count: most }),
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
    given: Pick<KeyRow, 'name' | 'scopes' | 'expires_at' | 'networks'>,
    replaced?: KeyRow,
  ): Promise<{ api_key: string; key: ApiKey }> => {
    requireSession(caller)
    requireConfirmed(caller)
    requireScopes(caller, given.scopes)
    const account = await world.proofs.require(caller)
    const { epoch, email: to, locale } = account
    const secret = newKey()
    const most = await mostOf(world.plans, caller)
    const row = {
      id: randomBytes(12).toString('base64url'),
      account_id: caller.accountId,
      name: given.name,
      scopes: given.scopes,
      expires_at: given.expires_at,
      networks: given.networks,
      ...shownOf(secret),
      epoch,
      created_at: new Date(clock.now()),
    }
    const kept = await db.transaction().execute(async (trx) => {
      const limit = { most, ...(replaced ? { replaces: replaced.id } : {}) }
      if (!(await insertKey(trx, { ...row, hash: hashOfKey(secret) }, limit))) return false
      await world.notify(trx, account, { kind: 'key-made', to, locale })
      return true
    })
    if (!kept) throw replaced ? noKey() : tooMany(most)
    const key = presentKey({ ...row, last_used_at: null, last_used_from: null })
    await record(caller, replaced ? 'api-key-renewed' : 'api-key-created', key)
    return { api_key: secret, key }
  }

  return {
    recognizeKey: (token, from) => recognize(token, from, world),
    list: async (accountId) => (await listKeys(db, accountId)).map(presentKey),
    create: (caller, { name, scopes, networks = [], expires_in_days: days = null }: NewKey) =>
      make(caller, {
        name,
        scopes: [...new Set(scopes)],
        networks: [...new Set(networks)],
        expires_at: days === null ? null : new Date(clock.now() + days * DAY),
      }),
    async revoke(caller, keyId) {
      requireSession(caller)
      const key = (await listKeys(db, caller.accountId)).find(({ id }) => id === keyId)
      if (!key || !(await deleteKey(db, caller.accountId, keyId))) throw noKey()
      await record(caller, 'api-key-revoked', key)
    },
    async renew(caller) {
      const [old] = await listKeys(db, caller.accountId)
      return make(caller, old ?? first, old)
    },
  }
}

async function recognize(
  token: string,
  from: string,
  { config, db, clock, log }: ApiKeysWorld,
): Promise<SignedIn | null> {
  if (!isKey(token)) return null
  const row = await findKeyByHash(db, hashOfKey(token))
  const now = clock.now()
  if (!row || (row.expires_at && row.expires_at.getTime() <= now)) return null
  if (row.networks.length > 0 && !networkList(row.networks)(from)) throw elsewhere()
  if (!row.last_used_at || now - row.last_used_at.getTime() >= MINUTE) {
    noteKeyUse(db, row.id, {
      now: new Date(now),
      before: new Date(now - MINUTE),
      from: networkOf(from),
    }).catch((error: unknown) => log.warn({ error }, 'the use of an API key was not noted'))
  }
  // A key of an administrator has their rights only when it was made for that.
  const rights = rightsOf({ ...row, is_admin: row.is_admin && row.scopes.includes('admin') }, config)
  return {
    accountId: row.account_id,
    email: row.email,
    name: row.name,
    confirmed: row.confirmed_at !== null,
    locale: row.locale,
    timezone: row.timezone,
    ...rights,
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
    throw new Refusal(403, 'forbidden', 'keys.only_signed_in')
  }
}

function requireScopes({ scope }: SignedIn, scopes: KeyScope[]): void {
  if (scopes.includes('admin') && !scope.includes('admin')) {
    throw new Refusal(403, 'forbidden', 'keys.admin_scope', { scopes: [message('keys.admin_scope')] })
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
  last_used_from: row.last_used_from,
  expires_at: row.expires_at?.toISOString() ?? null,
  networks: row.networks,
})
