import { listSeeds, noteHealth, type SeedRow } from '#storage/placement/seeds.ts'
import { accessOf } from './access.ts'
import type { SeedWorld } from './world.ts'

const CHECK_MS = 30_000
const CHECKS_AT_ONCE = 5

/** Signs in, lists the folders and stores how that went; answers whether it worked. */
export async function checkSeed(world: SeedWorld, row: SeedRow): Promise<boolean> {
  const { db, clock, dialer } = world
  const access = accessOf(row, world)
  const at = new Date(clock.now())
  if (!access) {
    const trouble = { code: 'no-key' as const, detail: '', final: true }
    await noteHealth(db, row.id, { ok: false, at, trouble })
    return false
  }
  const found = await dialer.check(access, AbortSignal.timeout(CHECK_MS))
  await noteHealth(
    db,
    row.id,
    found.ok ? { ok: true, at, folders: found.folders } : { ok: false, at, trouble: found.trouble },
  )
  return found.ok
}

/** Checks every mailbox that is not switched off; answers how many failed. */
export async function checkAllSeeds(world: SeedWorld): Promise<number> {
  const rows = (await listSeeds(world.db)).filter(({ enabled }) => enabled)
  let failed = 0
  for (let at = 0; at < rows.length; at += CHECKS_AT_ONCE) {
    const batch = rows.slice(at, at + CHECKS_AT_ONCE)
    const done = await Promise.all(batch.map((row) => checkSeed(world, row)))
    failed += done.filter((ok) => !ok).length
  }
  return failed
}
