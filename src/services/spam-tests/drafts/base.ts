import type { KnownRun } from '@postproof/spam-test/draft/judge'
import type { SpamTestReport } from '@postproof/spam-test/report'
import type { Session } from '@postproof/spam-test/types'
import { Refusal } from '#platform/refusals/refusal.ts'
import { sessionOf } from '../choose-kind.ts'
import { findRow, rawOf } from '../find-test.ts'
import { uploadSession } from '../intake/uploads.ts'
import type { SpamTestsWorld } from '../world.ts'

/** The mail that a draft comes from, and what its run knows of it. */
export type Base = {
  /** Null for a draft that is written from scratch. */
  id: string | null
  raw: Uint8Array
  session: Session
  run: KnownRun | null
  /** Whose it is, and the address whose runs it belongs to; null without one. */
  owner: string | null
  addressId: string | null
}

/** So many are kept at hand between two keys, for so long. */
const MOST = 20
const KEPT_MS = 60_000
const LARGEST = 4 * 1024 * 1024

export type Bases = { of(id: string | null): Promise<Base> }

export function createBases(world: SpamTestsWorld): Bases {
  const kept = new Map<string, { at: number; base: Base }>()
  return {
    async of(id) {
      if (id === null) return written(world)
      const known = kept.get(id)
      if (known && world.clock.now() - known.at < KEPT_MS) return known.base
      kept.delete(id)
      const base = await read(world, id)
      if (base.raw.byteLength <= LARGEST) kept.set(id, { at: world.clock.now(), base })
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST) break
        kept.delete(oldest)
      }
      return base
    },
  }
}

const written = ({ config, clock }: SpamTestsWorld): Base => ({
  ...{ id: null, raw: new Uint8Array(), run: null, owner: null, addressId: null },
  session: uploadSession(config, clock),
})

async function read(world: SpamTestsWorld, id: string): Promise<Base> {
  if (id === 'example') {
    const { report, session } = await world.sample.report()
    return { id, raw: world.sample.raw(), session, run: known(report), owner: null, addressId: null }
  }
  const row = await findRow(world, id)
  if (row.status !== 'completed' || !row.report) throw new Refusal(409, 'not_ready', 'test.not_completed')
  const raw = await rawOf(world, id)
  const { owner, address_id: addressId } = row
  const session = sessionOf(row)
  return { id, raw, session, run: known(row.report), owner, addressId }
}

const known = ({ auth, findings, links, images }: SpamTestReport): KnownRun => ({
  auth,
  findings,
  links,
  images,
})
