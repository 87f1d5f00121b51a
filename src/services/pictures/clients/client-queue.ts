import { isOurs } from '@postproof/spam-test/rendering/pictures'
import { storable } from '@postproof/spam-test/storable'
import type { Session } from '@postproof/spam-test/types'
import type { Logger } from 'pino'
import type { Live } from '#platform/live/live.ts'
import type { Blobs } from '#storage/blobs.ts'
import {
  type ClientClaim,
  claimClients,
  readClientParts,
  releaseClients,
  storeClientPicture,
} from '#storage/client-pictures.ts'
import type { Database } from '#storage/db.ts'
import { findTest, readRaw } from '#storage/tests.ts'
import type { AnalysisPool } from '../../analysis/pool.ts'
import { readTest } from '../../analysis/reader.ts'
import type { Made } from '../drawing.ts'
import type { Studios } from '../studios.ts'
import { type ClientPart, drawnClients } from './client-picture.ts'
import { drawClients } from './draw-clients.ts'

/**
 * Draws a mail as mail clients show it once someone asks for that: one mail at a time in each process, the others wait
 * their turn in memory and are asked for again by whoever still waits. What is drawn is kept with the test.
 */
export type ClientPictures = {
  /** Has them drawn where they are not; ends at once. */
  want(id: string): void
  /** Takes up nothing more; what was begun is given up. */
  close(): Promise<void>
}

/** Mails that wait; beyond, they are asked for again. */
const MOST_WAITING = 50
/** How often one mail is tried. */
export const MOST_TRIES = 3
const DRAWING_MS = 240_000
/** Longer than a drawing: then its process is gone. */
const CLAIM_MS = DRAWING_MS + 60_000
const PAUSE_MS = 60_000

type World = {
  database: Database
  blobs: Blobs
  live: Live
  studios: Studios
  pool: AnalysisPool
  log: Logger
}

export function createClientPictures(world: World): ClientPictures {
  const waiting = new Set<string>()
  const closing = new AbortController()
  let running: Promise<void> | null = null
  const run = async () => {
    for (const id of waiting) {
      if (closing.signal.aborted) return
      await drawTest(world, id, closing.signal).catch((error: unknown) =>
        world.log.error({ id, error }, 'the mail was not drawn as clients show it'),
      )
      waiting.delete(id)
    }
  }
  const begin = () => {
    running ??= run().finally(() => {
      running = null
      // One that was added after the last was done, and before this.
      if (waiting.size && !closing.signal.aborted) begin()
    })
  }
  return {
    want(id) {
      if (closing.signal.aborted || waiting.has(id) || waiting.size >= MOST_WAITING) return
      waiting.add(id)
      begin()
    },
    async close() {
      closing.abort()
      await running
    },
  }
}

async function drawTest(world: World, id: string, closing: AbortSignal): Promise<void> {
  const { db } = world.database
  const claim = await claimClients(db, id, { ms: CLAIM_MS, most: MOST_TRIES })
  if (!claim) return
  try {
    const row = await findTest(db, id)
    const raw = row && (await readRaw(world.blobs, id))
    if (raw) await draw(world, claim, { raw, session: row.session, owner: row.owner }, closing)
  } finally {
    await releaseClients(db, claim, { pauseMs: closing.aborted ? 0 : PAUSE_MS, undone: closing.aborted })
  }
}

async function draw(
  { database, blobs, live, studios, pool }: World,
  claim: ClientClaim,
  { raw, session, owner }: { raw: Uint8Array; session: Session; owner: string | null },
  closing: AbortSignal,
): Promise<void> {
  const { id } = claim
  const { renderer } = session.source === 'sample' ? studios.sample : studios.real
  const read = readTest(pool, raw, { session, owner })
  const { parts } = await readClientParts(database.db, id)
  await drawClients(read, renderer, {
    signal: AbortSignal.any([closing, AbortSignal.timeout(DRAWING_MS)]),
    kept: new Set([...parts].filter(([, part]) => isFinal(part as ClientPart)).map(([name]) => name)),
    last: claim.try >= MOST_TRIES,
    async onMade({ name, png, part }: Made) {
      const made = { name, ...(png && { png }), ...(part && { part: storable(part) }) }
      if (await storeClientPicture(database.db, blobs, claim, made)) {
        const drawn = drawnClients.find(({ client }) => name === `client-${client}`)
        if (drawn) live.publish(id, { type: 'client-picture', client: drawn.client })
      }
    },
  })
}

const isFinal = ({ picture }: ClientPart): boolean => picture.ok || !isOurs(picture.failure)
