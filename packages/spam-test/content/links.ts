import { domainToUnicode } from 'node:url'
import hosts from '@postproof/client-support/data/link-hosts.json' with { type: 'json' }
import type { Evidence } from '@postproof/engine/finding'
import { isWithin } from '@postproof/engine/organization'
import { plain } from '@postproof/engine/plain-message'
import type { Link, Message } from '@postproof/message/types'
import { getDomain, parse } from 'tldts'
import { espFingerprints } from '../data/esp-fingerprints.ts'
import { webUrl } from '../links/normalize.ts'

/** What the link checks ask of a link: is it a web address, whose is it, and how to quote it. */

export type WebLink = { link: Link; url: URL; host: string }

/** Links that a reader can open: those of the HTML part, or of the plain text when there is no HTML. */
export function readerLinks(message: Pick<Message, 'html' | 'links'>): Link[] {
  if (!message.html) return message.links
  return message.links.filter((link) => link.place.in !== 'text')
}

/** The http and https ones among them, parsed. */
export function webLinks(message: Pick<Message, 'html' | 'links'>): WebLink[] {
  return readerLinks(message).flatMap((link) => {
    const url = webAddress(link.href)
    return url ? [{ link, url, host: url.hostname.replace(/\.$/, '') }] : []
  })
}

/** The http(s) URL of a target; null for everything else. `//host/path` counts as https. */
export const webAddress = webUrl

/** Registrable domain by the public suffix list without its private part, as DMARC compares; null for an IP. */
export function registrable(host: string): string | null {
  return getDomain(host, { allowPrivateDomains: false })
}

/** Whether a name could be a host on the Internet: a public suffix that IANA delegates, and a label before it. */
export function isHostName(name: string): boolean {
  const parsed = parse(name, { allowPrivateDomains: false })
  return parsed.isIcann === true && parsed.domain !== null && !parsed.isIp
}

/** Letters that join others without being seen: a name with them and one without are read alike. */
const joiners = /[\u200c\u200d]/g

const siteOf = (host: string): string => {
  const name = host.toLowerCase().replace(/\.$/, '')
  const plain = name.includes('xn--') ? domainToUnicode(name).replace(joiners, '') : name
  return registrable(plain) ?? plain
}

/** Whether two hosts, in ASCII, are of one site: one registrable domain, or names that one site is known by. */
export function sameSite(one: string, other: string): boolean {
  const [first, second] = [siteOf(one), siteOf(other)]
  return first === second || hosts.sites.some((names) => names.includes(first) && names.includes(second))
}

/** A place where files and projects of programs are kept. */
export function isForge(host: string): boolean {
  return hosts.forges.some((known) => isWithin(host, known))
}

/** Whether the host is a link shortener of our list. */
export function isShortener(host: string): boolean {
  return hosts.shorteners.some((known) => host === known || host === `www.${known}`)
}

/** The sending service whose shared click domain this host is; null when it is none. */
export function trackerOf(host: string): string | null {
  const shared = hosts.tracking.find((service) => service.hosts.some((known) => isWithin(host, known)))
  if (shared) return shared.esp
  return espFingerprints.find(({ tracking }) => tracking.some((known) => isWithin(host, known)))?.id ?? null
}

/** Whether the host is a known image host. */
export function isImageHost(host: string): boolean {
  return hosts.imageHosts.some((known) => isWithin(host, known))
}

/** Whether the host is a known placeholder of templates and documentation. */
export function isPlaceholderHost(host: string): boolean {
  return hosts.placeholders.some((known) => isWithin(host, known))
}

/** A link as evidence: its text and address, cut, with its place in the source. */
export function quoteLink(link: Link, label: Evidence['label'] = plain('evidence.link')): Evidence {
  return { label, value: writtenIn(link), place: link.place }
}

function writtenIn(link: Link): Evidence['value'] {
  const [text, href] = [link.text.slice(0, 120), link.href.slice(0, 350)]
  if (href !== '') return text ? `${text} → ${href}` : href
  return text ? { code: 'evidence.without-target', facts: { text } } : plain('evidence.no-target')
}
