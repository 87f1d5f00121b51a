import { good, warning } from '#engines/finding.ts'
import { notApplicable } from '../content/no-data.ts'
import { notDrawn } from './pictures.ts'
import type { RenderingCheck } from './types.ts'

const id = 'render_cost'

const MOST_REQUESTS = 60
const MOST_BYTES = 3_000_000

/** What the mail asks of the network and of the machine that draws it. */
export const check: RenderingCheck = {
  id,
  run({ message, rendering }) {
    if (!message.html) return notApplicable(id, 'no-html')
    if (!rendering.pictures.some(({ ok }) => ok)) return notDrawn(id, rendering, 'desktop', 'plain')
    const { asked, loaded, refused, bytes } = rendering.resources
    const facts = {
      requests: count(asked),
      loaded: count(loaded),
      refused: count(refused),
      bytes: count(bytes),
      ms: count(slowest(rendering.pictures)),
    }
    if (facts.requests > MOST_REQUESTS) return warning(id, 'many-requests', facts)
    if (facts.bytes > MOST_BYTES) return warning(id, 'heavy', facts)
    return good(id, facts.requests === 0 ? 'none' : 'light', facts)
  },
}

const slowest = (pictures: { ok: boolean; ms: number }[]): number =>
  pictures.reduce((most, { ok, ms }) => (ok && ms > most ? ms : most), 0)

const count = (value: number): number =>
  Number.isFinite(value) ? Math.round(Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, value))) : 0
