import { message } from '@postproof/messages/message'
import type { ProviderInfo } from '@postproof/placement/provider-info'
import type { FolderRole } from '@postproof/placement/types'
import type { SeedInput } from '#contract/placement.ts'
import { refuseField } from '#platform/refusals/refusal.ts'
import type { SeedRow } from '#storage/placement/seeds.ts'
import type { SeedSecret } from './access.ts'

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

/** What is stored of an input, with what its provider is known to use. Refuses the field that is wrong (422). */
export function columnsOf(input: SeedInput, info: ProviderInfo) {
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

/** Null when none is given. Refusal (422) for a password beside OAuth, or OAuth without the address of its tokens. */
export function secretOf({ password, oauth }: Partial<SeedInput>, info: ProviderInfo): SeedSecret | null {
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

export const authOf = (secret: SeedSecret) =>
  'password' in secret ? ('password' as const) : ('oauth' as const)

/** A stored row as the input that would make it, without its secret. */
export const inputOf = (row: SeedRow): SeedInput => ({
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

export const withoutUndefined = <T extends object>(given: T): Partial<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>
