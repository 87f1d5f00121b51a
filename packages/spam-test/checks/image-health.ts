import { bad, type Evidence, type Finding, good, type Json, noData, warning } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import type { Image } from '@postproof/message/types'
import type { Message } from '@postproof/messages/message'
import { answerOf, outcomeName } from '../content/answers.ts'
import { isSpacer, isTiny } from '../content/images.ts'
import { isImageHost, isShortener, webAddress } from '../content/links.ts'
import { notApplicable } from '../content/no-data.ts'
import { defineCheck } from '../define-check.ts'
import { sayDetail } from '../links/failure-words.ts'
import type { Health, ImageOutcome } from '../links/types.ts'

const id = 'image_health'

const KILOBYTE = 1024
const LARGE = 200 * KILOBYTE
const HUGE = 1024 * KILOBYTE
const ALL_LARGE = 2 * 1024 * KILOBYTE

/** From worst to mildest. */
const badCodes = ['not-loading', 'shortener-host', 'huge'] as const
const mildCodes = [
  'not-public',
  'large',
  'total-large',
  'odd-format',
  'blank-first-frame',
  'insecure',
  'free-host',
  'cannot-verify',
  'no-size',
] as const
type Code = (typeof badCodes)[number] | (typeof mildCodes)[number]

/** Each image: does it load, over https, small enough, in a format that mail clients show, with its size given. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 3,
  topic: 'images',
  decidedBy: 'html',
  refs: [
    { label: 'Can I email: WebP', url: 'https://www.caniemail.com/features/image-webp/' },
    { label: 'Can I email: SVG', url: 'https://www.caniemail.com/features/image-svg/' },
    { label: 'Can I email: GIF', url: 'https://www.caniemail.com/features/image-gif/' },
  ],
  async run({ message, health }) {
    const { images, imageBytes }: Health = await health
    if (images.length === 0) return notApplicable(id, 'no-images')
    const found = new Map<Code, Evidence[]>()
    for (const outcome of images) {
      const uses = outcome.uses.flatMap((use) => message.images[use] ?? [])
      for (const code of codesOf(outcome, uses)) add(found, code, quote(outcome, uses[0]))
    }
    if (imageBytes > ALL_LARGE)
      add(found, 'total-large', { label: plain('evidence.all-images'), value: inKilobytes(imageBytes) })
    const unasked = images.filter((outcome) => outcome.status === 'no-data').length
    return judge(found, { images: images.length, bytes: imageBytes, not_asked: unasked })
  },
})

function add(found: Map<Code, Evidence[]>, code: Code, evidence: Evidence): void {
  const quotes = found.get(code)
  if (quotes) quotes.push(evidence)
  else found.set(code, [evidence])
}

function judge(
  found: Map<Code, Evidence[]>,
  counts: { images: number; bytes: number; not_asked: number },
): Finding {
  const problems: Json = Object.fromEntries([...found].map(([code, quotes]) => [code, quotes.length]))
  const facts = { ...counts, problems }
  const finding = (make: typeof bad, code: Code) => make(id, code, facts, found.get(code)?.slice(0, 20))
  for (const code of badCodes) if (found.has(code)) return finding(bad, code)
  // Without the answers of the servers, what the markup alone shows is not the whole of it.
  const blind = counts.not_asked * 2 >= counts.images
  for (const code of mildCodes)
    if (found.has(code) && !(blind && code === 'no-size')) return finding(warning, code)
  return blind ? noData(id, 'not-asked', facts) : good(id, 'fine', facts)
}

function codesOf(outcome: ImageOutcome, uses: Image[]): Code[] {
  const codes: Code[] = []
  const host = webAddress(outcome.src)?.hostname ?? ''
  const bytes = outcome.bytes ?? 0
  const pixel = uses.length > 0 && uses.every((use) => isTiny(use) || isSpacer(use) || use.hidden)
  if (outcome.status === 'broken') codes.push('not-loading')
  else if (isLoaded(outcome) && isNoImage(outcome)) codes.push('not-loading')
  if (isShortener(host)) codes.push('shortener-host')
  if (bytes > HUGE) codes.push('huge')
  else if (bytes > LARGE) codes.push('large')
  if (isLoaded(outcome) && isOdd(outcome)) codes.push('odd-format')
  if ((outcome.frames ?? 1) > 1 && outcome.blank === true) codes.push('blank-first-frame')
  if (/^http:/i.test(outcome.src)) codes.push('insecure')
  if (isImageHost(host)) codes.push('free-host')
  if (outcome.status === 'refused') codes.push('not-public')
  if (outcome.status === 'cannot-verify') codes.push('cannot-verify')
  if (!pixel && uses.some((use) => use.source === 'img' && !use.hidden && !isSized(use)))
    codes.push('no-size')
  return codes
}

const isLoaded = ({ status }: ImageOutcome) => status === 'ok' || status === 'redirects'

/** A page or a text in the image's place, such as a log-in form. */
function isNoImage({ format, contentType, truncated }: ImageOutcome): boolean {
  return (
    format === null &&
    !truncated &&
    contentType !== null &&
    /^(?:text|application\/(?:json|xml|xhtml))/.test(contentType)
  )
}

/** caniemail.com: SVG, WebP and AVIF are not shown everywhere; TIFF and others hardly anywhere. */
function isOdd({ format }: ImageOutcome): boolean {
  return format !== null && format !== 'png' && format !== 'jpeg' && format !== 'gif'
}

/** Percent widths are set on purpose, so a width of any kind and no more is enough with them. */
function isSized({ width, height, element }: Image): boolean {
  if (width !== null && height !== null) return true
  const style = element?.attrs.map(({ name, value }) => `${name}:${value}`).join(';') ?? ''
  return (
    /(?:^|[:;\s"-])width\s{0,3}:\s{0,3}(?:100|\d{1,2})(?:\.\d{1,3})?%/i.test(style) ||
    (width !== null && /height\s{0,3}:\s{0,3}auto/i.test(style))
  )
}

const inKilobytes = (bytes: number): Message => ({
  code: 'evidence.kilobytes',
  facts: { kilobytes: Math.round(bytes / KILOBYTE) },
})

function quote(outcome: ImageOutcome, use: Image | undefined): Evidence {
  const parts = [
    answerOf(outcome) ?? outcomeName(outcome.status),
    outcome.bytes === null ? '' : inKilobytes(outcome.bytes),
    outcome.format ?? outcome.contentType ?? '',
  ].filter((part) => part !== '')
  const detail = sayDetail(outcome.detail)
  return {
    label: { code: 'any.list', facts: { parts } },
    value: `${outcome.src.slice(0, 350)}${detail ? ` (${detail})` : ''}`,
    ...(use && { place: use.place }),
  }
}
