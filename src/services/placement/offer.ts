import { providerOf } from '@postproof/placement/provider'
import type { PlacementProvider } from '#contract/placement.ts'
import type { Db } from '#storage/db.ts'
import { listSeeds, type SeedRow } from '#storage/placement/seeds.ts'
import type { SeedCopy } from '#storage/placement/tables.ts'
import type { SimulatedPool } from './simulated/simulated.ts'

/** Which mailboxes a test can be made with now. */
export type Offer = {
  seeds(): Promise<SeedCopy[]>
  providers(): Promise<PlacementProvider[]>
}

export function createOffer({ db, pool }: { db: Db; pool: SimulatedPool }): Offer {
  return {
    async seeds() {
      const rows = await listSeeds(db)
      const real = rows.filter(canBeRead).map(copyOf)
      return pool.offered(countRead(rows)) ? [...real, ...(await pool.seeds())] : real
    },
    async providers() {
      const rows = await listSeeds(db)
      const real = realProviders(rows)
      return pool.offered(countRead(rows)) ? [...real, ...simulatedProviders(pool)] : real
    },
  }
}

/** One that was never read yet may be mistyped: it takes the place of nothing. */
const countRead = (rows: SeedRow[]) =>
  rows.filter(({ enabled, health, last_ok_at }) => enabled && (health === 'ok' || last_ok_at !== null)).length

/** One that failed is left out until a check finds it well again. */
const canBeRead = ({ enabled, health }: SeedRow) => enabled && health !== 'failing'

export function copyOf({ id, provider, address, type, region }: SeedRow): SeedCopy {
  return { id, provider, name: providerOf(provider).name, address, type, region, simulated: false }
}

function realProviders(rows: SeedRow[]): PlacementProvider[] {
  const groups = new Map<string, SeedRow[]>()
  for (const row of rows.filter(({ enabled }) => enabled)) {
    groups.set(row.provider, [...(groups.get(row.provider) ?? []), row])
  }
  return [...groups].map(([id, group]) => {
    const info = providerOf(id)
    const readable = group.filter(canBeRead)
    const okAt = group.map(({ last_ok_at }) => last_ok_at?.getTime() ?? 0)
    const last = Math.max(...okAt)
    return {
      id,
      name: info.name,
      icon: info.icon,
      region: group[0]!.region || info.region,
      type: group[0]!.type,
      mailboxes: readable.length,
      enabled: readable.length > 0,
      simulated: false,
      last_ok_at: last ? new Date(last).toISOString() : null,
    }
  })
}

const simulatedProviders = (pool: SimulatedPool): PlacementProvider[] =>
  pool.providers().map(({ id, name, region, type, addresses }) => ({
    id,
    name,
    icon: pool.infoOf(id)?.icon ?? 'simulated',
    region,
    type,
    mailboxes: addresses.length,
    enabled: true,
    simulated: true,
    last_ok_at: null,
  }))
