import type { Header } from '@postproof/message/types'
import { fieldsOf, plainValue } from './headers/fields.ts'
import { findMarkers, MARKER_HEADER } from './marker-code.ts'
import type { MatchedBy } from './types.ts'

export type HeaderMatch = { marker: string; by: MatchedBy }

const ORDER: MatchedBy[] = ['header', 'subject', 'message-id', 'plus-address', 'body']
const RECIPIENTS = new Set([
  'to',
  'cc',
  'bcc',
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-apparently-to',
])
const MAX_MATCHES = 50

/** Markers in the part of an address after the plus sign (subaddress, RFC 5233). */
function inPlusAddress(text: string): string[] {
  return findMarkers(text).filter((marker) => {
    const at = text.toLowerCase().indexOf(`+${marker}`)
    return at >= 0 && /^[^\s@<>,;]{0,200}@/.test(text.slice(at + 1 + marker.length, at + 300))
  })
}

/** RFC 5321, 4.4: the recipient of a hop. */
function receivedFor(text: string): string {
  return /\sfor\s{1,50}(<?[^\s;]{1,320})/i.exec(text.slice(0, 4000))?.[1] ?? ''
}

function matchField(field: Header): HeaderMatch[] {
  const as = (by: MatchedBy, markers: string[]): HeaderMatch[] => markers.map((marker) => ({ marker, by }))
  if (field.key === MARKER_HEADER.toLowerCase()) return as('header', findMarkers(field.value))
  if (field.key === 'subject') return as('subject', findMarkers(field.value))
  if (field.key === 'message-id') return as('message-id', findMarkers(plainValue(field)))
  if (field.key === 'received') return as('plus-address', inPlusAddress(receivedFor(plainValue(field))))
  if (RECIPIENTS.has(field.key)) return as('plus-address', inPlusAddress(plainValue(field)))
  return []
}

/**
 * The markers in a header block (latin1), each once with the way that is preferred: own header, Subject, Message-ID,
 * plus-address. At most 50. Never throws.
 */
export function matchHeaders(headers: string): HeaderMatch[] {
  const best = new Map<string, MatchedBy>()
  for (const field of fieldsOf(headers)) {
    for (const { marker, by } of matchField(field)) {
      const known = best.get(marker)
      if (known === undefined && best.size >= MAX_MATCHES) continue
      if (known === undefined || ORDER.indexOf(by) < ORDER.indexOf(known)) best.set(marker, by)
    }
  }
  return [...best]
    .map(([marker, by]) => ({ marker, by }))
    .sort((a, b) => ORDER.indexOf(a.by) - ORDER.indexOf(b.by))
}
