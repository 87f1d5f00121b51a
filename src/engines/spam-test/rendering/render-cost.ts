import { good, warning } from '#engines/finding.ts'
import type { Image } from '#engines/message/types.ts'
import { devices } from '#engines/world.ts'
import { quoteImage } from '../content/images.ts'
import { notApplicable } from '../content/no-data.ts'
import { soundBoxes } from './boxes.ts'
import { drawn, notDrawn } from './pictures.ts'
import type { RenderingCheck, RenderingInput } from './types.ts'

const id = 'render_cost'

const MOST_REQUESTS = 60
const MOST_BYTES = 3_000_000
const MOST_HOSTS = 5
const MOST_SHOWN = 5

/** What the mail asks of the network and of the machine that draws it. */
export const check: RenderingCheck = {
  id,
  run(input) {
    const { message, rendering } = input
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
    const missing = missingPictures(input)
    if (missing.length > 0) {
      const hosts = [...new Set(missing.flatMap(({ src }) => hostOf(src) ?? []))].slice(0, MOST_HOSTS)
      const evidence = missing.slice(0, MOST_SHOWN).map((image) => quoteImage(image, 'Not loaded'))
      return warning(id, 'pictures-missing', { ...facts, missing: missing.length, hosts }, evidence)
    }
    if (facts.requests > MOST_REQUESTS) return warning(id, 'many-requests', facts)
    if (facts.bytes > MOST_BYTES) return warning(id, 'heavy', facts)
    return good(id, facts.requests === 0 ? 'none' : 'light', facts)
  },
}

/** Remote pictures that the drawn mail lacks: matched by the line where they stand. */
function missingPictures({ message, rendering }: RenderingInput): Image[] {
  const plain = devices.map((device) => drawn(rendering, device, 'plain')).find((picture) => picture)
  const boxes = plain ? soundBoxes(plain.layout) : []
  const lines = new Set(
    boxes.filter(({ kind, missing }) => kind === 'picture' && missing).map(({ line }) => line),
  )
  const loaded = new Set(
    boxes.filter(({ kind, missing }) => kind === 'picture' && !missing).map(({ line }) => line),
  )
  return message.images.filter(
    ({ src, place, hidden }) =>
      !hidden && hostOf(src) !== null && lines.has(place.line) && !loaded.has(place.line),
  )
}

function hostOf(src: string): string | null {
  const address = src.startsWith('//') ? `https:${src}` : src
  if (!/^https?:/i.test(address)) return null
  return URL.parse(address)?.hostname.slice(0, 253) ?? null
}

const slowest = (pictures: { ok: boolean; ms: number }[]): number =>
  pictures.reduce((most, { ok, ms }) => (ok && ms > most ? ms : most), 0)

const count = (value: number): number =>
  Number.isFinite(value) ? Math.round(Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, value))) : 0
