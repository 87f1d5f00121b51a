import { cut } from '@postproof/engine/cut'
import type { Finding } from '@postproof/engine/finding'
import type { Message } from '@postproof/message/types'
import { getDomain } from 'tldts'
import { normalizeLink } from './links/normalize.ts'
import type { Health, ImageOutcome, LinkOutcome } from './links/types.ts'
import type { Counts, FilterScan, ImageRow, LinkRow, SpamTestReport } from './report.ts'

/** The rows of the report about what the message holds and points to, and what filters beside us said. */

const most = 200
/** Characters kept of an address, of a redirect on the way, and of a text. */
const longest = { address: 1000, hop: 300, text: 200 }
/** Characters of all header values together: 300 long ones would make a report of their own. */
const headerRoom = 250_000

export function describeLinks(
  message: Message,
  health: Health,
  reports: SpamTestReport['blacklists'],
): LinkRow[] {
  const outcomes = new Map(health.links.map((outcome) => [outcome.url, outcome]))
  const listed = listings(reports)
  return message.links.slice(0, most).map(({ href, text, place }) => {
    const url = normalizeLink(href)
    const outcome = outcomes.get(url)
    const domains = new Set([url, outcome?.finalUrl].map((target) => (target ? getDomain(target) : null)))
    const listedOn = [...domains].flatMap((domain) => (domain ? (listed.get(domain) ?? []) : []))
    return {
      url: cut(href, longest.address),
      text: cut(text, longest.text),
      place,
      outcome: outcome ? shorten(outcome) : null,
      listedOn,
    }
  })
}

/** A hostile link leads through addresses that are long and many. */
function shorten<T extends LinkOutcome | ImageOutcome>(outcome: T): T {
  const { finalUrl, redirects } = outcome
  return {
    ...outcome,
    ...('url' in outcome ? { url: cut(outcome.url, longest.address) } : {}),
    ...('src' in outcome ? { src: cut(outcome.src, longest.text), uses: outcome.uses.slice(0, 20) } : {}),
    ...('qr' in outcome ? { qr: outcome.qr.map((text) => cut(text, longest.address)) } : {}),
    finalUrl: cut(finalUrl, longest.address),
    redirects: redirects.slice(0, 10).map(({ url, status }) => ({ url: cut(url, longest.hop), status })),
  }
}

/** Registrable domain -> names of the block lists that list it. */
function listings(reports: SpamTestReport['blacklists']): Map<string, string[]> {
  const lists = new Map<string, string[]>()
  for (const { report } of reports) {
    const names = report.answers
      .filter(({ kind, state, severity }) => kind === 'block' && state === 'listed' && severity !== 'info')
      .map(({ name }) => name)
    const domain = getDomain(report.subject)
    if (domain && names.length) lists.set(domain, [...new Set([...(lists.get(domain) ?? []), ...names])])
  }
  return lists
}

/** The images of a mail as the report lists them, with what is known of their health. */
export function describeImages(message: Message, health: Health): ImageRow[] {
  const byUse = new Map(
    health.images.flatMap((outcome) => outcome.uses.map((use) => [use, outcome] as const)),
  )
  return message.images.slice(0, most).map(({ src, alt, place }, index) => {
    const outcome = byUse.get(index)
    return {
      src: cut(src, longest.text),
      alt: alt === null ? null : cut(alt, longest.text),
      place,
      outcome: outcome ? shorten(outcome) : null,
    }
  })
}

/** The header fields of a mail as the report lists them. */
export function describeHeaders({ headers }: Message): SpamTestReport['headers'] {
  let room = headerRoom
  return headers.slice(0, 300).map(({ name, value, line }) => {
    const kept = cut(value, Math.min(2000, room))
    room -= kept.length
    return { name: cut(name, longest.text), value: kept, line }
  })
}

/** The attachments of a mail as the report lists them. */
export function describeAttachments({ attachments }: Message): SpamTestReport['attachments'] {
  return attachments.slice(0, most).map(({ filename, type, size }) => ({
    filename: cut(filename, longest.text),
    type: cut(type, longest.text),
    bytes: size,
  }))
}

/** How many there are, of which the rows show the first. */
export const countsOf = ({ links, images, headers, attachments }: Message): Counts => ({
  links: links.length,
  images: images.length,
  headers: headers.length,
  attachments: attachments.length,
})

/** The scans that the check `spam_engine` had made. */
export function describeFilters(findings: Finding[]): FilterScan[] {
  const filters = findings.find(({ id }) => id === 'spam_engine')?.facts.filters
  return Array.isArray(filters) ? (filters as FilterScan[]) : []
}
