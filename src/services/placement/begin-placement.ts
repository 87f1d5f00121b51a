import { randomBytes } from 'node:crypto'
import { newMarker } from '@postproof/placement/marker'
import type { Placement } from '#contract/placement.ts'
import type { Db } from '#storage/db.ts'
import { shortResultsOf } from '#storage/placement/results.ts'
import type { SeedCopy } from '#storage/placement/tables.ts'
import { countOpen, deleteDraft, insertDraft, moveTest, startTest } from '#storage/placement/tests.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { findOwn, readPlacement } from './read-placement.ts'
import * as words from './report/words.ts'
import type { PlacementsWorld } from './world.ts'

/** From nothing to a test that waits for its mail. */

const DAY = 86_400_000
const DRAFT = 3_600_000
/** Tests of one owner that are not over. */
const MOST_OPEN = 20
const MOST_SEEDS = 500
/** How long a start waits until every mailbox is open; what is not by then is looked back for. */
const OPENING_MS = 5_000
const OPENING_STEP = 60

export async function draftPlacement(world: PlacementsWorld, visitor: Visitor) {
  const { db, clock } = world
  const owner = world.ownerOf(visitor)
  if (!owner) throw words.noBrowser()
  if ((await countOpen(db, owner, new Date(clock.now() - DRAFT))) >= MOST_OPEN) {
    throw words.tooManyOpen(MOST_OPEN)
  }
  const id = randomBytes(16).toString('hex')
  const marker = newMarker(randomBytes(32))
  const expiresAt = new Date(clock.now() + DAY)
  await insertDraft(db, { id, owner, marker, createdAt: new Date(clock.now()), expiresAt })
  await world.plans.introduce(owner, visitor)
  return { id, owner }
}

export async function startPlacement(
  world: PlacementsWorld,
  id: string,
  providers: string[],
  visitor: Visitor,
): Promise<Placement> {
  const test = await findOwn(world, id, visitor)
  if (test.status !== 'draft') throw words.started()
  const all = await world.offer.seeds()
  const unknown = [...new Set(providers)].filter((name) => !all.some(({ provider }) => provider === name))
  if (unknown.length) throw words.noSuchProvider(unknown)
  const seeds = all.filter(({ provider }) => providers.includes(provider)).slice(0, MOST_SEEDS)
  return begin(world, { id, owner: test.owner, seeds }, visitor)
}

/** Draft and start in one. */
export async function createPlacement(
  world: PlacementsWorld,
  mailboxes: number[] | undefined,
  visitor: Visitor,
): Promise<Placement> {
  const all = await world.offer.seeds()
  const wanted = new Set(mailboxes ?? [])
  if ([...wanted].some((id) => !all.some((seed) => seed.id === id))) throw words.noSuchMailbox()
  const seeds = (wanted.size ? all.filter(({ id }) => wanted.has(id)) : all).slice(0, MOST_SEEDS)
  if (!seeds.length) throw words.noMailboxes()
  const { id, owner } = await draftPlacement(world, visitor)
  try {
    return await begin(world, { id, owner, seeds }, visitor)
  } catch (error) {
    // Its id was never given out, and it would stay until it is swept.
    await deleteDraft(world.db, id)
    throw error
  }
}

type Draft = { id: string; owner: string; seeds: SeedCopy[] }

async function begin(world: PlacementsWorld, draft: Draft, visitor: Visitor): Promise<Placement> {
  const { id, seeds } = draft
  const isCounted = !seeds.every(({ simulated }) => simulated)
  const startedAt = new Date(world.clock.now())
  const days = await world.retentionDays(draft.owner)
  const start = (db: Db) => startDraft(db, world, draft, { startedAt, days })
  if (isCounted) await world.plans.reserve(visitor, { metric: 'inbox_placement', subject: id }, start)
  else await start(world.db)
  world.wake()
  await untilOpened(world, id)
  await moveTest(world.db, id, ['opening'], { status: 'waiting' })
  world.changes.publish(id)
  return readPlacement(world, id, visitor)
}

async function startDraft(
  db: Db,
  { waits }: PlacementsWorld,
  { id, owner, seeds }: Draft,
  { startedAt, days }: { startedAt: Date; days: number },
) {
  const began = await startTest(db, {
    id,
    owner,
    providers: [...new Set(seeds.map(({ provider }) => provider))],
    seeds,
    startedAt,
    closesAt: new Date(startedAt.getTime() + waits.waitMs),
    expiresAt: new Date(startedAt.getTime() + days * DAY),
  })
  // A second start of the same draft has counted nothing: the test is counted once, by its id.
  if (!began) throw words.started()
}

/** Until every mailbox is open or has said why not. */
async function untilOpened({ db }: PlacementsWorld, id: string) {
  const until = performance.now() + OPENING_MS
  for (;;) {
    const results = await shortResultsOf(db, [id])
    const waits = results.some(({ progress }) => progress.readableSince === null && progress.trouble === null)
    if (!waits || performance.now() > until) return
    await new Promise((resolve) => setTimeout(resolve, OPENING_STEP))
  }
}
