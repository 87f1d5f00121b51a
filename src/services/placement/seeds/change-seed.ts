import { message } from '@postproof/messages/message'
import { providerOf } from '@postproof/placement/provider'
import type { SeedInput } from '#contract/placement.ts'
import { refuseField } from '#platform/refusals/refusal.ts'
import { deleteSeed, insertSeed, listSeeds, type SeedRow, updateSeed } from '#storage/placement/seeds.ts'
import { requireAdmin } from '../../accounts/require-admin.ts'
import type { SignedIn } from '../../accounts/visitor.ts'
import { sealSecret } from './access.ts'
import { authOf, columnsOf, inputOf, secretOf, withoutUndefined } from './seed-input.ts'
import { noSeed, recordSeed, requireSeed, type SeedWorld } from './world.ts'

const MOST_SEEDS = 500
/** SQLSTATE of a unique constraint that was violated. */
const UNIQUE_VIOLATION = '23505'

export async function addSeed(world: SeedWorld, input: SeedInput, caller: SignedIn): Promise<SeedRow> {
  requireAdmin(caller)
  const { db, sealing, clock } = world
  if ((await listSeeds(db)).length >= MOST_SEEDS) {
    throw refuseField('address', message('seed.too_many', { most: MOST_SEEDS }))
  }
  const info = providerOf(input.provider)
  const secret = secretOf(input, info)
  if (!secret) throw refuseField('password', 'seed.secret_needed')
  const columns = columnsOf(input, info)
  await requirePublic(world, columns)
  const row = await insertSeed(
    db,
    { ...columns, auth: authOf(secret), created_at: new Date(clock.now()) },
    (id) => sealSecret(sealing, id, secret),
  ).catch(refuseDuplicate)
  await recordSeed(world, caller, 'seed-added', row)
  return row
}

/** What is not given stays as it is; the mailbox is untested afterwards and has no baseline. */
export async function editSeed(
  world: SeedWorld,
  id: number,
  input: Partial<SeedInput>,
  caller: SignedIn,
): Promise<SeedRow> {
  requireAdmin(caller)
  const before = await requireSeed(world, id)
  const whole = { ...inputOf(before), ...withoutUndefined(input) }
  const info = providerOf(whole.provider)
  const secret = secretOf(input, info)
  const columns = columnsOf(whole, info)
  // A mailbox that is being switched off is not connected to, wherever its host leads.
  if (columns.enabled) await requirePublic(world, columns)
  const row = await updateSeed(world.db, id, {
    ...columns,
    ...(secret ? { ...sealSecret(world.sealing, id, secret), auth: authOf(secret) } : {}),
    health: 'untested',
    trouble: null,
    baseline: null,
  }).catch(refuseDuplicate)
  if (!row) throw noSeed()
  world.oauth.forget(id)
  world.changed(id)
  await recordSeed(world, caller, 'seed-changed', row)
  return row
}

export async function removeSeed(world: SeedWorld, id: number, caller: SignedIn): Promise<void> {
  requireAdmin(caller)
  const row = await requireSeed(world, id)
  await deleteSeed(world.db, id)
  world.oauth.forget(id)
  world.changed(id)
  await recordSeed(world, caller, 'seed-removed', row)
}

async function requirePublic(world: SeedWorld, { host, port }: { host: string; port: number }) {
  if (await world.isPrivateHost(host, port)) throw refuseField('host', 'seed.private_host')
}

function refuseDuplicate(error: unknown): never {
  if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error
  throw refuseField('address', 'seed.address_taken')
}
