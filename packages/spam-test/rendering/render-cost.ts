import { good, warning } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import { devices, type Rendering } from '@postproof/engine/world'
import type { Image } from '@postproof/message/types'
import { quoteImage } from '../content/images.ts'
import { notApplicable } from '../content/no-data.ts'
import { soundBoxes } from './boxes.ts'
import { type Drawn, isLacking, lackingFiles, notDrawn } from './pictures.ts'
import type { RenderingInput } from './types.ts'
import { defineRenderingCheck } from './types.ts'

const id = 'render_cost'

const MOST_REQUESTS = 60
const MOST_BYTES = 3_000_000
const MOST_HOSTS = 5
const MOST_SHOWN = 5

/** What the mail asks of the network and of the machine that draws it. */
export const check = defineRenderingCheck({
  id,
  group: 'rendering',
  points: 0,
  topic: 'structure',
  decidedBy: 'html',
  refs: [{ label: 'web.dev: Image performance', url: 'https://web.dev/learn/performance/image-performance' }],
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
      const evidence = missing
        .slice(0, MOST_SHOWN)
        .map((image) => quoteImage(image, plain('evidence.not-loaded')))
      return warning(id, 'pictures-missing', { ...facts, missing: missing.length, hosts }, evidence)
    }
    if (facts.requests > MOST_REQUESTS) return warning(id, 'many-requests', facts)
    if (facts.bytes > MOST_BYTES) return warning(id, 'heavy', facts)
    const lacking = rendering.pictures.find((picture) => picture.ok && isLacking(picture))
    if (lacking?.ok) return lackingFiles(id, lacking, facts)
    return good(id, facts.requests === 0 ? 'none' : 'light', facts)
  },
})

/** Remote pictures that the drawn mail lacks by its own doing: matched by the line where they stand. */
function missingPictures({ message, rendering }: RenderingInput): Image[] {
  const plain = plainPicture(rendering)
  if (!plain) return []
  const pictures = soundBoxes(plain.layout).filter(({ kind }) => kind === 'picture')
  const linesOf = (missing: boolean) =>
    new Set(pictures.filter((box) => box.missing === missing).map(({ line }) => line))
  const [lines, loaded] = [linesOf(true), linesOf(false)]
  const broken = new Set(rendering.resources.broken.map(withoutHash))
  return message.images.filter(
    ({ src, place, hidden }) =>
      !hidden &&
      hostOf(src) !== null &&
      lines.has(place.line) &&
      !loaded.has(place.line) &&
      // Where some images were not delivered, or not waited for, only those count that are known to be broken.
      (!isLacking(plain) || broken.has(withoutHash(absolute(src)))),
  )
}

function plainPicture({ pictures }: Rendering): Drawn | undefined {
  return devices.flatMap((device) =>
    pictures.filter(
      (picture): picture is Drawn => picture.ok && picture.device === device && picture.variant === 'plain',
    ),
  )[0]
}

const absolute = (src: string): string => (src.startsWith('//') ? `https:${src}` : src)

/** As browsers ask for it. */
const withoutHash = (address: string): string => (URL.parse(address)?.href ?? address).replace(/#.*$/s, '')

function hostOf(src: string): string | null {
  const address = absolute(src)
  if (!/^https?:/i.test(address)) return null
  return URL.parse(address)?.hostname.slice(0, 253) ?? null
}

const slowest = (pictures: { ok: boolean; ms: number }[]): number =>
  pictures.reduce((most, { ok, ms }) => (ok && ms > most ? ms : most), 0)

const count = (value: number): number =>
  Number.isFinite(value) ? Math.round(Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, value))) : 0
