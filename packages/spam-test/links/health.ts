/**
 * The health of what a message points to: do its links answer, do its images load and show something, does its
 * one-click address exist. Broken ones cost readers and look like neglect to filters. Everything runs at once and
 * ends at a deadline; nothing is opened that could unsubscribe or confirm.
 */

import { createMemory } from '@postproof/engine/memory'
import type { Clock, HttpFetch, ImageDecoder } from '@postproof/engine/world'
import type { Message } from '@postproof/message/types'
import { probeImages } from './images.ts'
import { tryOneClick } from './one-click.ts'
import { probeLinks } from './probe.ts'
import type { Health, ImageOutcome, LinkOutcome } from './types.ts'

export { normalizeLink } from './normalize.ts'

/** `signal`: what is still open when it aborts is no-data. */
export type HealthWorld = { http: HttpFetch; images: ImageDecoder; signal: AbortSignal }

export type HealthOptions = {
  /** For everything together. Default 4000. */
  deadlineMs?: number
  /** Distinct addresses asked of one message. Defaults 100 and 40. */
  maxLinks?: number
  maxImages?: number
}

export type Prober = { collect(message: Message, world: HealthWorld): Promise<Health> }

/** A prober that remembers definite outcomes for a minute (`keepMs`), across messages. */
export function createProber(clock: Clock, options: HealthOptions & { keepMs?: number } = {}): Prober {
  const keepMs = options.keepMs ?? 60_000
  const links = createMemory<LinkOutcome>(clock, keepMs)
  const pictures = createMemory<ImageOutcome>(clock, keepMs)
  return {
    async collect(message, { http, images, signal }) {
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(options.deadlineMs ?? 4000)])
      const [linkOutcomes, imageOutcomes, oneClick] = await Promise.all([
        probeLinks(message, { http, deadline, memory: links, maxLinks: options.maxLinks ?? 100 }),
        probeImages(message, {
          http,
          images,
          deadline,
          memory: pictures,
          maxImages: options.maxImages ?? 40,
        }),
        tryOneClick(message, http, deadline),
      ])
      const imageBytes = imageOutcomes.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)
      return { links: linkOutcomes, images: imageOutcomes, imageBytes, oneClick }
    },
  }
}

/** Asks for everything one message points to, once. Never rejects; settles by the deadline (4 s). */
export function collectHealth(
  message: Message,
  world: HealthWorld,
  options: HealthOptions = {},
): Promise<Health> {
  return createProber({ now: () => 0 }, options).collect(message, world)
}
