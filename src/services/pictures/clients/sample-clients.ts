import type { Logger } from 'pino'
import type { Live } from '#platform/live/live.ts'
import type { MailReader } from '../../analysis/reader.ts'
import type { Studio } from '../drawing.ts'
import { drawnClients, nameOf } from './client-picture.ts'
import { drawClients } from './draw-clients.ts'

/** The bundled newsletter as mail clients show it: drawn when first asked for, and kept in memory. */
export type SampleClients = {
  begin(): void
  parts: ReadonlyMap<string, NonNullable<unknown>>
  png(name: string): Uint8Array | undefined
}

const DRAWING_MS = 300_000
/** Milliseconds until what was cut short by limits of ours is tried again. */
const REDRAW_MS = 5 * 60_000

export function createSampleClients(world: {
  read: MailReader
  /** Null where no pictures are made. */
  studio: Studio | null
  live: Pick<Live, 'publish'>
  log: Logger
}): SampleClients {
  const { read, studio, live, log } = world
  const parts = new Map<string, NonNullable<unknown>>()
  const pngs = new Map<string, Uint8Array>()
  let due = 0
  const draw = async ({ renderer }: Studio) => {
    due = Number.POSITIVE_INFINITY
    const outcome = await drawClients(read, renderer, {
      signal: AbortSignal.timeout(DRAWING_MS),
      kept: new Set(parts.keys()),
      last: false,
      async onMade({ name, png, part }) {
        if (png) pngs.set(name, png)
        if (part) parts.set(name, part)
        const made = drawnClients.find(({ client }) => nameOf(client) === name)
        if (made) live.publish('example', { type: 'client-picture', client: made.client })
      },
    }).catch((error: unknown) => log.warn({ error }, 'the sample was not drawn as clients show it'))
    if (outcome !== 'whole') due = performance.now() + REDRAW_MS
  }
  return {
    begin() {
      if (studio && performance.now() >= due) void draw(studio)
    },
    parts,
    png: (name) => pngs.get(name),
  }
}
