import type { DnsAnswer } from '@postproof/engine/world'
import type { ActiveList } from './lists.ts'

const LONGEST = 300

/**
 * The operator's own words from a TXT answer, made harmless: they are third-party text. Control characters and
 * markup go, the key goes, links stay only when they are https and on the operator's domain, 300 characters stay.
 */
export function readReason(list: ActiveList, answer: DnsAnswer): string | null {
  const texts = answer.records.flatMap((record) => (record.type === 'TXT' ? [record.strings.join('')] : []))
  const written = texts.join(' ').slice(0, 2000)
  const plain = written
    .replace(/<[^<>]{0,500}>?/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\s<>]+/gu, ' ')
    .replace(/(?:[a-z][a-z0-9+.-]{1,10}:\/\/|\b(?:mailto|javascript|data):|\bwww\.)[^\s"']+/gi, (link) =>
      isOwn(link, list.definition.domains) ? link : '(link left out)',
    )
    .trim()
  const safe = list.secret === null ? plain : withoutKey(plain, list.secret)
  if (safe === '') return null
  return safe.length > LONGEST ? `${safe.slice(0, LONGEST - 1)}…` : safe
}

function isOwn(link: string, domains: readonly string[]): boolean {
  const url = URL.parse(link)
  if (!url) return false
  const { protocol, hostname } = url
  return (
    protocol === 'https:' && domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
  )
}

function withoutKey(text: string, secret: string): string {
  return text.toLowerCase().includes(secret) ? text.replace(new RegExp(secret, 'gi'), '(key)') : text
}
