import type { Json } from '@postproof/engine/finding'
import type { Fact } from '@postproof/engine/finding-words'

const FAILURES = [
  'refused-url',
  'refused-address',
  'dns',
  'dns-unavailable',
  'tls',
  'connection',
  'unreachable',
  'timeout',
  'too-many-redirects',
  'not-asked',
  'unanswered',
  'too-large',
  'unreadable',
  'not-signed-by-issuer',
  'outdated',
] as const

/** Why something could not be fetched or read, by the code that stands in the facts; an unknown one as it stands. */
export function sayableFailure(code: Json | undefined): Fact {
  const text = String(code ?? '')
  const [, status] = /^status-(\d+)$/.exec(text) ?? []
  if (status) return { code: 'failure.status', facts: { status } }
  if (text === 'no-network') return { code: 'failure.not-asked', facts: {} }
  const known = FAILURES.find((failure) => failure === text)
  return known ? { code: `failure.${known}`, facts: {} } : text
}
