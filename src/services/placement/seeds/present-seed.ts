import { roleOf } from '@postproof/placement/locate'
import { providerOf } from '@postproof/placement/provider'
import type { AdminSeed } from '#contract/placement.ts'
import type { SeedRow } from '#storage/placement/seeds.ts'
import type { Reader } from '../../accounts/visitor.ts'
import { healthText } from '../report/words.ts'

/** A seed mailbox in the shape of the API: without its secret. */
export function presentSeed(row: SeedRow, reader?: Reader): AdminSeed {
  const state = row.enabled ? row.health : 'disabled'
  const provider = providerOf(row.provider)
  return {
    id: row.id,
    name: provider.name,
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
      folders: row.folders.map((folder) => ({ path: folder.path, role: roleOf(folder, provider) })),
    },
    created_at: row.created_at.toISOString(),
  }
}
