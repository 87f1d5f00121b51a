import { cut } from '@postproof/engine/cut'
import { readListUnsubscribe } from '@postproof/message/list-unsubscribe'
import { header } from '@postproof/message/read'
import type { Message } from '@postproof/message/types'
import { webLinks } from '../content/links.ts'
import { normalizeLink } from '../links/normalize.ts'
import type { Health, ImageOutcome, LinkOutcome, OneClickOutcome } from '../links/types.ts'
import type { SpamTestReport } from '../report.ts'

/** How links and images of a draft fared when the run that it comes from asked for them; nothing is asked now. */
export function knownHealth(
  message: Message,
  run: Pick<SpamTestReport, 'links' | 'images' | 'findings'>,
): Health {
  const links = knownLinks(message, run)
  const images = knownImages(message, run)
  return {
    links,
    images,
    imageBytes: images.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0),
    oneClick: knownOneClick(message, run),
  }
}

/** Whether the run knew how each of them fares: then what a check makes of it holds for the draft. */
export const isWhole = ({ links, images }: Health): boolean =>
  [...links, ...images].every(({ failure }) => failure !== 'unreachable')

function knownLinks(message: Message, run: Pick<SpamTestReport, 'links'>): LinkOutcome[] {
  const known = new Map(
    run.links.flatMap(({ url, outcome }) => (outcome ? [[normalizeLink(url), outcome]] : [])),
  )
  const urls = new Set(webLinks(message).map(({ link }) => normalizeLink(link.href)))
  return [...urls].map(
    (url) => known.get(url) ?? { ...unasked, url, method: null, headOnly: false, contentLength: null },
  )
}

/** The report keeps the beginning of an address, which is enough to know it by. */
const KEPT = 200

function knownImages(message: Message, run: Pick<SpamTestReport, 'images'>): ImageOutcome[] {
  const known = new Map(run.images.flatMap(({ src, outcome }) => (outcome ? [[src, outcome]] : [])))
  const uses = new Map<string, number[]>()
  for (const [index, { src }] of message.images.entries()) {
    if (/^(?:https?:|cid:|data:|\/\/)/i.test(src))
      uses.set(src, [...(uses.get(src) ?? []), index].slice(0, 200))
  }
  return [...uses].map(([src, indexes]) => ({
    ...(known.get(cut(src, KEPT)) ?? unknownImage(src)),
    uses: indexes,
  }))
}

const unasked = {
  status: 'no-data' as const,
  httpStatus: null,
  finalUrl: '',
  redirects: [],
  failure: 'unreachable' as const,
  detail: '',
  contentType: null,
}

function unknownImage(src: string): Omit<ImageOutcome, 'uses'> {
  const kind = /^cid:/i.test(src) ? 'cid' : /^data:/i.test(src) ? 'data' : 'remote'
  return {
    ...{ ...unasked, src: src.slice(0, 64), kind, bytes: null, truncated: false, format: null },
    ...{ width: null, height: null, frames: null, blank: null, qr: [] },
  }
}

/** The dry run of the same address, as the finding of the run tells it. */
function knownOneClick(
  message: Message,
  { findings }: Pick<SpamTestReport, 'findings'>,
): OneClickOutcome | null {
  const facts = findings.find(({ id }) => id === 'one_click')?.facts
  const url = readListUnsubscribe(header(message, 'list-unsubscribe')?.raw ?? '').https[0]
  const { dry_run: status, http_status: httpStatus, location, detail } = facts ?? {}
  if (!url || facts?.url !== url || typeof status !== 'string') return null
  return {
    url,
    status: status as OneClickOutcome['status'],
    httpStatus: typeof httpStatus === 'number' ? httpStatus : null,
    ...{ method: null, allow: null, failure: null },
    location: typeof location === 'string' ? location : null,
    detail: typeof detail === 'string' ? detail : '',
  }
}
