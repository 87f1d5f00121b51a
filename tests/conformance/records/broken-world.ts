import type {
  DnsAnswer,
  DnsOutcome,
  HttpFetch,
  HttpResult,
  RecordType,
  Resolver,
} from '@postproof/engine/world'

/** A world of which one question is broken. */

/**
 * The ways in which a question breaks, and what the client makes of them: an answer that is truncated and cannot be had
 * over TCP either ends as no answer, and of one whose signature is bogus a validating resolver says SERVFAIL.
 */
export const BREAKS: Record<string, DnsOutcome> = {
  SERVFAIL: 'servfail',
  refused: 'refused',
  timeout: 'timeout',
  truncated: 'unreachable',
  bogus: 'servfail',
}

/** One question of a check: a DNS name and type, at a server of its own or not, or a file. */
export type Question = { key: string; kind: 'dns' | 'http' }

const keyOf = (name: string, type: RecordType, server?: string) =>
  `${type} ${name.toLowerCase()}${server === undefined ? '' : ` at ${server}`}`

/** A resolver that fails for one question, and notes all that it was asked. */
export function breakResolver(
  inner: Resolver,
  broken: string | null,
  outcome: DnsOutcome,
  asked: Set<string> = new Set(),
): Resolver {
  return {
    async lookup(name, type, options) {
      const key = keyOf(name, type, options?.server)
      asked.add(key)
      const answer = await inner.lookup(name, type, options)
      if (key !== broken) return answer
      const failed: DnsAnswer = { ...answer, outcome, records: [], cnames: [], ttl: 0, authenticated: false }
      return failed
    },
  }
}

/** The same for files: a host that does not answer. */
export function breakHttp(
  inner: HttpFetch,
  broken: string | null,
  failure: 'timeout' | 'dns-unavailable' | 'unreachable',
  asked: Set<string> = new Set(),
): HttpFetch {
  return {
    async fetch(request) {
      asked.add(request.url)
      if (request.url !== broken) return inner.fetch(request)
      const failed: HttpResult = {
        ok: false,
        failure,
        detail: '',
        finalUrl: request.url,
        redirects: [],
        ms: 0,
      }
      return failed
    },
  }
}
