import { isWithin } from '@postproof/engine/organization'
import { readListUnsubscribe } from '@postproof/message/list-unsubscribe'
import type { Header, Message as Mail } from '@postproof/message/types'
import type { Message } from '@postproof/messages/message'
import { type EspFingerprint, espFingerprints } from '../data/esp-fingerprints.ts'
import type { Authentication, Esp, Session } from '../types.ts'
import { fieldNamed, fieldsNamed } from './fields.ts'
import { senderSide } from './sender-headers.ts'

type Traces = {
  headers: Map<string, Header>
  /** Host names and where each stands. */
  senders: [string, Message][]
  tracking: [string, Message][]
}

/** The domain behind the last `@`, in lower case, without brackets. */
function domainOf(text: string): string {
  const tail = text.slice(text.lastIndexOf('@') + 1, text.length)
  return text.includes('@') ? tail.replace(/[\s<>].*$/s, '').toLowerCase() : ''
}

function hostOf(url: string): string {
  try {
    return new URL(url).hostname.toLowerCase()
  } catch {
    return ''
  }
}

/**
 * Hosts that carry most of the links, or the unsubscribe address: a single link to a service's site is no sign
 * of having been sent through it.
 */
function trackingHosts(message: Mail): [string, Message][] {
  const counts = new Map<string, number>()
  let total = 0
  for (const link of message.links.slice(0, 500)) {
    const host = hostOf(link.href)
    if (!host) continue
    total += 1
    counts.set(host, (counts.get(host) ?? 0) + 1)
  }
  const hosts: [string, Message][] = [...counts]
    .filter(([, count]) => total >= 2 && count * 2 >= total)
    .map(([host]) => [host, { code: 'evidence.links-through', facts: { host } }])
  const field = fieldNamed(message, 'list-unsubscribe')
  for (const uri of field ? readListUnsubscribe(field.raw).uris : []) {
    const host = uri.startsWith('mailto:') ? '' : hostOf(uri)
    if (host) hosts.push([host, { code: 'evidence.unsubscribe-at', facts: { host } }])
  }
  return hosts
}

const dkimOf = (domain: string): Message => ({ code: 'evidence.dkim-of', facts: { domain } })

function tracesOf(message: Mail, auth: Authentication | undefined, source: Session['source']): Traces {
  const side = senderSide(message, auth, source)
  const written = message.headers.filter((header) => side.wrote(header))
  const headers = new Map(written.map((header) => [header.key, header]))
  const senders: [string, Message][] = []
  for (const signature of (auth?.dkim.signatures ?? []).filter(side.signed))
    senders.push([signature.domain.toLowerCase(), dkimOf(signature.domain)])
  if (!auth)
    for (const field of fieldsNamed(message, 'dkim-signature').filter(side.signed).slice(0, 10)) {
      const domain = /(?:^|;)\s{0,20}d=\s{0,20}([^;\s]{1,253})/.exec(field.raw)?.[1]?.toLowerCase()
      if (domain) senders.push([domain, dkimOf(domain)])
    }
  const returnPath = fieldNamed(message, 'return-path')
  const bounce = auth?.spf.domain ?? domainOf(returnPath?.raw ?? '')
  if (bounce)
    senders.push([bounce.toLowerCase(), { code: 'evidence.return-path-at', facts: { domain: bounce } }])
  const id = domainOf(headers.get('message-id')?.raw ?? '')
  if (id) senders.push([id, { code: 'evidence.message-id-at', facts: { domain: id } }])
  return { headers, senders, tracking: trackingHosts(message) }
}

function evidenceFor(esp: EspFingerprint, traces: Traces): Esp['evidence'] | null {
  for (const name of esp.headers) {
    const field = traces.headers.get(name)
    if (field) return { code: 'list-mail.header', facts: { name: field.name } }
  }
  for (const [name, start] of esp.values) {
    const field = traces.headers.get(name)
    if (field?.value.trim().toLowerCase().startsWith(start))
      return `${field.name}: ${field.value.trim().slice(0, 80)}`
  }
  const sender = traces.senders.find(([host]) => esp.domains.some((domain) => isWithin(host, domain)))
  if (sender) return sender[1]
  return traces.tracking.find(([host]) => esp.tracking.some((domain) => isWithin(host, domain)))?.[1] ?? null
}

/**
 * Which service sent the mail, by headers only it sets and the sender's side wrote (sender-headers.ts), the domains of Message-ID, Return-Path and DKIM, and the
 * hosts its links lead through. Services that send campaigns win over the relays they hand their mail to.
 * Null when nothing is recognized.
 */
export function recognizeEsp(
  message: Mail,
  auth?: Authentication,
  source: Session['source'] = 'upload',
): Esp | null {
  const traces = tracesOf(message, auth, source)
  for (const esp of espFingerprints) {
    const evidence = evidenceFor(esp, traces)
    if (evidence !== null) return { id: esp.id, name: esp.name, evidence }
  }
  return null
}
