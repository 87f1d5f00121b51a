import { listSeeds, replaceSecret } from '#storage/placement/seeds.ts'
import { requireAdmin } from '../../accounts/require-admin.ts'
import type { Seeds } from '../types.ts'
import { openSecret, sealSecret } from './access.ts'
import { addSeed, editSeed, removeSeed } from './change-seed.ts'
import { checkAllSeeds, checkSeed } from './check-seed.ts'
import { presentSeed } from './present-seed.ts'
import { requireSeed, type SeedWorld } from './world.ts'

/** Seed mailboxes of the operator. Secrets go in and never come out: neither in an answer nor in a log. */
export type SeedService = Seeds & {
  /** Signs in to every mailbox that is not switched off, some at once; answers how many failed. */
  checkAll(): Promise<number>
  /** Seals with the present key what older keys sealed; answers how many. */
  reseal(): Promise<number>
}

export function createSeeds(world: SeedWorld): SeedService {
  return {
    async list(caller, reader) {
      requireAdmin(caller)
      return (await listSeeds(world.db)).map((row) => presentSeed(row, reader))
    },
    add: async (input, caller, reader) => presentSeed(await addSeed(world, input, caller), reader),
    edit: async (id, input, caller, reader) => presentSeed(await editSeed(world, id, input, caller), reader),
    remove: (id, caller) => removeSeed(world, id, caller),
    async check(id, caller, reader) {
      requireAdmin(caller)
      const before = await requireSeed(world, id)
      if ((await checkSeed(world, before)) && before.health === 'failing') world.changed(id)
      return presentSeed(await requireSeed(world, id), reader)
    },
    checkAll: () => checkAllSeeds(world),
    reseal: () => resealSeeds(world),
  }
}

async function resealSeeds({ db, sealing }: SeedWorld): Promise<number> {
  let count = 0
  for (const row of await listSeeds(db)) {
    if (row.key_id === sealing.keyId) continue
    const secret = openSecret(sealing, row)
    if (secret && (await replaceSecret(db, row.id, row.secret, sealSecret(sealing, row.id, secret)))) count++
  }
  return count
}
