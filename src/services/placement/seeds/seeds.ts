import type { Clock } from '@postproof/engine/world'
import { message } from '@postproof/messages/message'
import type { ImapDialer } from '@postproof/placement/mailbox-world'
import { type ProviderInfo, providerOf } from '@postproof/placement/provider'
import type { FolderRole } from '@postproof/placement/types'
import type { MailOAuth } from '#adapters/mail-oauth.ts'
import type { AuditAction } from '#contract/audit.ts'
import type { AdminSeed, SeedInput } from '#contract/placement.ts'
import type { Sealing } from '#platform/keys/sealing.ts'
import { Refusal, refuseField } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/database.ts'
import {
  deleteSeed,
  findSeed,
  insertSeed,
  listSeeds,
  noteHealth,
  replaceSecret,
  type SeedRow,
  updateSeed,
} from '#storage/placement/seeds.ts'
import { requireAdmin } from '../../accounts/require-admin.ts'
import type { Audit } from '../../accounts/types.ts'
import type { Reader, SignedIn } from '../../accounts/visitor.ts'
import { healthText } from '../report/words.ts'
import type { Seeds } from '../types.ts'
import { accessOf, openSecret, type SeedSecret, sealSecret } from './access.ts'

/** Seed mailboxes of the operator. Secrets go in and never come out: neither in an answer nor in a log. */
export type SeedService = Seeds & {
  /** Signs in to every mailbox that is not switched off, some at once; answers how many failed. */
  checkAll(): Promise<number>
  /** Seals with the present key what older keys sealed; answers how many. */
  reseal(): Promise<number>
}

type World = {
  db: Db
  dialer: ImapDialer
  sealing: Sealing
  oauth: MailOAuth
  /** Whether a host leads to an address that may not be asked; false where it cannot be resolved now. */
  isPrivateHost(host: string, port: number): Promise<boolean>
  audit: Audit
  /** The reading of this mailbox begins anew. */
  changed(seedId: number): void
  clock: Clock
}

const MOST_SEEDS = 500
const CHECK_MS = 30_000
const CHECKS_AT_ONCE = 5
const DUPLICATE = '23505'
const roles = new Set<string>([
  'inbox',
  'junk',
  'promotions',
  'updates',
  'social',
  'forums',
  'all',
  'archive',
  'trash',
  'sent',
  'drafts',
  'other',
] satisfies FolderRole[])

const noSeed = () => new Refusal(404, 'not_found', 'seed.not_found')

export function createSeeds(world: World): SeedService {
  const { db, sealing, audit, clock } = world
  const record = (caller: SignedIn, action: AuditAction, row: SeedRow) =>
    audit.record({
      actor: caller.accountId,
      action,
      target: `seed/${row.id}`,
      detail: { address: row.address, provider: row.provider },
    })

  const check = async (row: SeedRow): Promise<boolean> => {
    const access = accessOf(row, world)
    const at = new Date(clock.now())
    if (!access) {
      const trouble = { code: 'no-key' as const, detail: '', final: true }
      await noteHealth(db, row.id, { ok: false, at, trouble })
      return false
    }
    const found = await world.dialer.check(access, AbortSignal.timeout(CHECK_MS))
    await noteHealth(
      db,
      row.id,
      found.ok ? { ok: true, at, folders: found.folders } : { ok: false, at, trouble: found.trouble },
    )
    return found.ok
  }
  const requirePublic = async ({ host, port }: { host: string; port: number }) => {
    if (await world.isPrivateHost(host, port)) throw refuseField('host', 'seed.private_host')
  }
  const rowOf = async (id: number) => (await findSeed(db, id)) ?? fail(noSeed())

  return {
    async list(caller, reader) {
      requireAdmin(caller)
      return (await listSeeds(db)).map((row) => presentSeed(row, reader))
    },
    async add(input, caller, reader) {
      requireAdmin(caller)
      if ((await listSeeds(db)).length >= MOST_SEEDS) {
        throw refuseField('address', message('seed.too_many', { most: MOST_SEEDS }))
      }
      const info = providerOf(input.provider)
      const secret = secretOf(input, info)
      if (!secret) throw refuseField('password', 'seed.secret_needed')
      const columns = columnsOf(input, info)
      await requirePublic(columns)
      const row = await insertSeed(
        db,
        { ...columns, auth: authOf(secret), created_at: new Date(clock.now()) },
        (id) => sealSecret(sealing, id, secret),
      ).catch(refuseDuplicate)
      await record(caller, 'seed-added', row)
      return presentSeed(row, reader)
    },
    async edit(id, input, caller, reader) {
      requireAdmin(caller)
      const before = await rowOf(id)
      const whole = { ...inputOf(before), ...withoutUndefined(input) }
      const info = providerOf(whole.provider)
      const secret = secretOf(input, info)
      const columns = columnsOf(whole, info)
      // One that is being switched off is asked for nothing.
      if (columns.enabled) await requirePublic(columns)
      const row = await updateSeed(db, id, {
        ...columns,
        ...(secret ? { ...sealSecret(sealing, id, secret), auth: authOf(secret) } : {}),
        health: 'untested',
        trouble: null,
        baseline: null,
      }).catch(refuseDuplicate)
      if (!row) throw noSeed()
      world.oauth.forget(id)
      world.changed(id)
      await record(caller, 'seed-changed', row)
      return presentSeed(row, reader)
    },
    async remove(id, caller) {
      requireAdmin(caller)
      const row = await rowOf(id)
      await deleteSeed(db, id)
      world.oauth.forget(id)
      world.changed(id)
      await record(caller, 'seed-removed', row)
    },
    async check(id, caller, reader) {
      requireAdmin(caller)
      const before = await rowOf(id)
      if ((await check(before)) && before.health === 'failing') world.changed(id)
      return presentSeed(await rowOf(id), reader)
    },
    async checkAll() {
      const rows = (await listSeeds(db)).filter(({ enabled }) => enabled)
      let failed = 0
      for (let at = 0; at < rows.length; at += CHECKS_AT_ONCE) {
        const done = await Promise.all(rows.slice(at, at + CHECKS_AT_ONCE).map(check))
        failed += done.filter((ok) => !ok).length
      }
      return failed
    },
    async reseal() {
      let count = 0
      for (const row of await listSeeds(db)) {
        if (row.key_id === sealing.keyId) continue
        const secret = openSecret(sealing, row)
        if (secret && (await replaceSecret(db, row.id, row.secret, sealSecret(sealing, row.id, secret))))
          count++
      }
      return count
    },
  }
}

function columnsOf(input: SeedInput, info: ProviderInfo) {
  if (!/^[a-z0-9][a-z0-9.-]{0,59}$/.test(input.provider)) {
    throw refuseField('provider', 'seed.provider_name')
  }
  if (input.provider.startsWith('sim-')) throw refuseField('provider', 'seed.provider_reserved')
  const host = input.host?.trim() || info.imap?.host
  if (!host) throw refuseField('host', 'seed.host_needed')
  if (!/^[a-z0-9.:[\]-]+$/i.test(host)) throw refuseField('host', 'seed.not_a_host')
  const wrong = Object.keys(input.folder_map).find((role) => !roles.has(role))
  if (wrong) throw refuseField('folder_map', message('seed.no_such_role', { role: wrong, roles: [...roles] }))
  const security = input.security ?? info.imap?.security ?? 'tls'
  return {
    provider: input.provider,
    address: input.address,
    type: input.type,
    region: input.region || info.region,
    host,
    port: input.port ?? (input.host ? portOf(security) : (info.imap?.port ?? portOf(security))),
    security,
    username: input.username?.trim() || input.address,
    folder_map: JSON.stringify(input.folder_map),
    tags: JSON.stringify(input.tags),
    enabled: input.enabled,
  }
}

const portOf = (security: SeedInput['security']) => (security === 'tls' ? 993 : 143)

/** Null when none is given. */
function secretOf({ password, oauth }: Partial<SeedInput>, info: ProviderInfo): SeedSecret | null {
  if (password && oauth) throw refuseField('password', 'seed.one_secret')
  if (password) return { password }
  if (!oauth) return null
  const token_url = oauth.token_url ?? info.oauth?.tokenUrl
  if (!token_url) throw refuseField('oauth', 'seed.token_address')
  return {
    client_id: oauth.client_id,
    client_secret: oauth.client_secret ?? null,
    refresh_token: oauth.refresh_token,
    token_url,
    scope: oauth.scope ?? info.oauth?.scope ?? null,
  }
}

const authOf = (secret: SeedSecret) => ('password' in secret ? ('password' as const) : ('oauth' as const))

const inputOf = (row: SeedRow): SeedInput => ({
  provider: row.provider,
  address: row.address,
  type: row.type,
  region: row.region,
  host: row.host,
  port: row.port,
  security: row.security,
  username: row.username,
  folder_map: row.folder_map,
  tags: row.tags,
  enabled: row.enabled,
})

export function presentSeed(row: SeedRow, reader?: Reader): AdminSeed {
  const state = row.enabled ? row.health : 'disabled'
  return {
    id: row.id,
    name: providerOf(row.provider).name,
    provider: row.provider,
    address: row.address,
    type: row.type,
    region: row.region,
    simulated: false,
    host: row.host,
    port: row.port,
    security: row.security,
    username: row.username,
    auth: row.auth,
    folder_map: row.folder_map,
    tags: row.tags,
    enabled: row.enabled,
    health: {
      state,
      text: healthText(state, row.trouble, reader?.language),
      checked_at: row.checked_at?.toISOString() ?? null,
      last_ok_at: row.last_ok_at?.toISOString() ?? null,
      folders: row.folders,
    },
    created_at: row.created_at.toISOString(),
  }
}

function refuseDuplicate(error: unknown): never {
  if ((error as { code?: string }).code !== DUPLICATE) throw error
  throw refuseField('address', 'seed.address_taken')
}

function fail(refusal: Refusal): never {
  throw refusal
}

const withoutUndefined = <T extends object>(given: T): Partial<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>
