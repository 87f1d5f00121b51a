import { createMemory } from '@postproof/engine/memory'
import type { Clock, HttpFailure, HttpFetch } from '@postproof/engine/world'
import { rdapBootstrap } from '../data/rdap-bootstrap.ts'
import { MAX_RDAP_BYTES, type Registration, readRegistration } from './registration.ts'

/**
 * `no-registry`: no registry is known for the top-level domain. `not-found`: it knows no such domain, or not for us.
 * `unanswered`: with the reason.
 */
export type RegistrationAnswer = (
  | Registration
  | { outcome: 'no-registry' | 'not-found' }
  | { outcome: 'unanswered'; reason: HttpFailure | `status-${number}` }
) & {
  /** Host that was asked; null when none was. */
  server: string | null
}

export interface Registrations {
  /** Since when a domain is registered; `domain` is an organizational domain. Never rejects. */
  find(domain: string, signal: AbortSignal): Promise<RegistrationAnswer>
}

const TIME_MS = 4000
const DAY_MS = 24 * 60 * 60 * 1000

/** Asks the registries by the guarded client. What was answered is kept for a day, for the latest 5,000 domains. */
export function createRegistrations({
  http,
  clock,
  bootstrap = rdapBootstrap,
}: {
  http: HttpFetch
  clock: Clock
  bootstrap?: ReadonlyMap<string, string>
}): Registrations {
  const kept = createMemory<RegistrationAnswer>(clock, DAY_MS)
  return {
    async find(name, signal) {
      const domain = name.toLowerCase().replace(/\.$/, '')
      const base = bootstrap.get(domain.slice(domain.lastIndexOf('.') + 1))
      if (base === undefined) return { outcome: 'no-registry', server: null }
      const known = kept.get(domain)
      if (known) return known
      const answer = await ask(base, domain, http, signal)
      if (answer.outcome !== 'unanswered') kept.set(domain, answer)
      return answer
    },
  }
}

async function ask(
  base: string,
  domain: string,
  http: HttpFetch,
  signal: AbortSignal,
): Promise<RegistrationAnswer> {
  const server = new URL(base).hostname
  const result = await http.fetch({
    url: `${base}domain/${encodeURIComponent(domain)}`,
    headers: { accept: 'application/rdap+json, application/json' },
    maxBytes: MAX_RDAP_BYTES,
    maxRedirects: 3,
    timeoutMs: TIME_MS,
    signal,
  })
  if (!result.ok) return { outcome: 'unanswered', reason: result.failure, server }
  // RFC 7480, 5.3: 404 says that the registry has no answer, which need not mean that there is no such domain.
  if (result.status === 404) return { outcome: 'not-found', server }
  if (result.status !== 200) return { outcome: 'unanswered', reason: `status-${result.status}`, server }
  if (result.truncated) return { outcome: 'bad-answer', server }
  return { ...readRegistration(result.body, domain), server }
}
