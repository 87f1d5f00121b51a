import type { Clock, HttpFetch } from '@postproof/engine/world'
import { z } from 'zod'
import { isRedirectAddress } from './redirect-address.ts'
import type { Client } from './types.ts'

/**
 * Applications that are named by the address of their metadata (draft-ietf-oauth-client-id-metadata-document). The document
 * is fetched by the guarded client: public addresses only, no redirects, little and soon.
 */

const LONGEST_ID = 500
/** The draft recommends 5 kB at most. */
const DOCUMENT_BYTES = 5 * 1024
const DOCUMENT_MS = 5000
const KEPT_MS = 10 * 60_000
const FAILURE_KEPT_MS = 60_000
const MOST_KEPT = 500

export const MOST_REDIRECTS = 10
export const redirectsSchema = z.array(z.string().refine(isRedirectAddress)).min(1).max(MOST_REDIRECTS)
/** Clients here have no secret: whatever else one calls its method, it could not use it. */
export const publicMethod = z.literal('none').optional()
const documentSchema = z.object({
  client_id: z.string(),
  client_name: z.string().optional(),
  redirect_uris: redirectsSchema,
  token_endpoint_auth_method: publicMethod,
})

export type Found = Client | 'document_unreachable' | 'document_invalid' | 'unknown_client'
export type ClientDocuments = { find(id: string): Promise<Found> }

/** Whether a client id is an address of metadata: https, with a path, and nothing that makes two texts of one address. */
export function isDocumentAddress(id: string): boolean {
  const url = URL.parse(id)
  return url?.protocol === 'https:' && id.length <= LONGEST_ID && !/^https:\/\/[^/?#]*\/?$/i.test(id)
}

export function createClientDocuments({ http, clock }: { http: HttpFetch; clock: Clock }): ClientDocuments {
  const kept = new Map<string, { until: number; found: Promise<Found> }>()
  return {
    find(id) {
      const now = clock.now()
      const known = kept.get(id)
      if (known && known.until > now) return known.found
      kept.delete(id)
      for (const oldest of kept.keys()) {
        if (kept.size < MOST_KEPT) break
        kept.delete(oldest)
      }
      const entry = { until: now + KEPT_MS, found: fetchClient(id, http) }
      kept.set(id, entry)
      // Its maker may be about to mend it.
      void entry.found.then((found) => {
        if (typeof found === 'string') entry.until = now + FAILURE_KEPT_MS
      })
      return entry.found
    },
  }
}

async function fetchClient(id: string, http: HttpFetch): Promise<Found> {
  const url = new URL(id)
  // One address has one text; with a fragment or a password it would have others.
  if (url.href !== id || url.hash || url.username || url.password) return 'document_invalid'
  const answer = await http.fetch({
    ...{ url: id, maxBytes: DOCUMENT_BYTES, maxRedirects: 0, timeoutMs: DOCUMENT_MS },
    headers: { accept: 'application/json' },
  })
  if (!answer.ok || answer.status !== 200) return 'document_unreachable'
  if (answer.truncated) return 'document_invalid'
  const read = documentSchema.safeParse(jsonOf(answer.body))
  if (!read.success || read.data.client_id !== id) return 'document_invalid'
  const { client_name, redirect_uris } = read.data
  return { id, name: nameOf(client_name), redirectUris: redirect_uris, host: url.host }
}

function jsonOf(octets: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(octets))
  } catch {
    return undefined
  }
}

const LONGEST_NAME = 60

/** What an application calls itself, on one line, without characters that turn or hide text. */
export const nameOf = (given: string | undefined): string =>
  (given ?? '')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
