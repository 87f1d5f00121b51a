import type { Clock, HttpFetch } from '@postproof/engine/world'
import type { Logger } from 'pino'
import type { Db } from '#storage/db.ts'
import type { Notify } from '../accounts/notify.ts'
import type { Proofs } from '../accounts/sign-in/proof.ts'
import type { Audit } from '../accounts/types.ts'
import type { Plans } from '../plans/types.ts'
import type { ClientDocuments } from './client-documents.ts'

/** What OAuth works with. */
export type OAuthWorld = {
  db: Db
  clock: Clock
  log: Logger
  audit: Audit
  notify: Notify
  proofs: Pick<Proofs, 'require'>
  plans: Pick<Plans, 'entitled'>
  documents: ClientDocuments
  publicUrl: string
}
export type GivenWorld = Omit<OAuthWorld, 'documents'> & { http: HttpFetch }

/** The one resource that tokens are for (RFC 8707). */
export const resourceOf = (publicUrl: string): string => `${publicUrl}/mcp`

/** Whether all that a request names as its resource is ours. One that names none means the only one there is. */
export const isOurResource = (query: URLSearchParams, publicUrl: string): boolean =>
  query.getAll('resource').every((given) => {
    const named = URL.parse(given)?.href.replace(/\/$/, '')
    return named === new URL(resourceOf(publicUrl)).href
  })

export const minutes = (count: number) => count * 60_000
export const days = (count: number) => count * 86_400_000
