import type { SeedAccess, SeedAuth } from '@postproof/placement/mailbox-world'
import { providerOf } from '@postproof/placement/provider'
import type { FolderRole } from '@postproof/placement/types'
import { z } from 'zod'
import type { MailOAuth } from '#adapters/mail-oauth.ts'
import type { Sealing } from '#platform/keys/sealing.ts'
import type { Db } from '#storage/db.ts'
import { findSeed, replaceSecret, type SeedRow } from '#storage/placement/seeds.ts'

/** How to get into a seed mailbox: its row with the secret opened. Nothing of it is kept or logged. */

const secretSchema = z.union([
  z.object({ password: z.string() }),
  z.object({
    client_id: z.string(),
    client_secret: z.string().nullable(),
    refresh_token: z.string(),
    token_url: z.string(),
    scope: z.string().nullable(),
  }),
])
export type SeedSecret = z.infer<typeof secretSchema>

export const subjectOf = (seedId: number) => `seed/${seedId}`

export const sealSecret = (sealing: Sealing, id: number, secret: SeedSecret) =>
  sealing.seal(JSON.stringify(secret), subjectOf(id))

/** Null when no key of this instance opens it. */
export function openSecret(
  sealing: Sealing,
  row: Pick<SeedRow, 'id' | 'secret' | 'key_id'>,
): SeedSecret | null {
  const text = sealing.open(row, subjectOf(row.id))
  const parsed = text === null ? undefined : secretSchema.safeParse(JSON.parse(text))
  return parsed?.success ? parsed.data : null
}

type World = { db: Db; sealing: Sealing; oauth: MailOAuth }

/** Null when its secret cannot be opened. */
export function accessOf(row: SeedRow, world: World): SeedAccess | null {
  const secret = openSecret(world.sealing, row)
  if (!secret) return null
  return {
    id: row.id,
    provider: row.provider,
    address: row.address,
    host: row.host,
    port: row.port,
    security: row.security,
    username: row.username,
    auth:
      'password' in secret ? { kind: 'password', password: secret.password } : oauthOf(row, secret, world),
    folderMap: rolesByName(row.folder_map),
    tabs: providerOf(row.provider).tabs,
  }
}

function oauthOf(
  row: SeedRow,
  secret: Exclude<SeedSecret, { password: string }>,
  { db, sealing, oauth }: World,
): SeedAuth {
  let sealed = row.secret
  const account = {
    tokenUrl: secret.token_url,
    clientId: secret.client_id,
    clientSecret: secret.client_secret,
    scope: secret.scope,
    grant: { kind: 'refresh_token' as const, refreshToken: secret.refresh_token },
    async onRotated(refreshToken: string) {
      const fresh = sealSecret(sealing, row.id, { ...secret, refresh_token: refreshToken })
      account.grant.refreshToken = refreshToken
      if (await replaceSecret(db, row.id, sealed, fresh)) sealed = fresh.secret
    },
  }
  return {
    kind: 'oauth',
    async token(refused) {
      // A check, another process or another key may have renewed it since.
      const now = await findSeed(db, row.id)
      const opened = now && openSecret(sealing, now)
      if (opened && 'refresh_token' in opened) {
        account.grant.refreshToken = opened.refresh_token
        sealed = now.secret
      }
      return oauth.token(row.id, account, refused)
    },
  }
}

/** Stored by role; asked for by name. */
function rolesByName(map: Record<string, string>): Record<string, FolderRole> {
  return Object.fromEntries(Object.entries(map).map(([role, name]) => [name, role as FolderRole]))
}
