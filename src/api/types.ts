import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import type { PageLanguage } from '#contract/language.ts'
import type { Overload } from '#platform/health/overload.ts'
import type { Readiness } from '#platform/health/readiness.ts'
import type { Idempotency } from '#platform/idempotency/idempotency.ts'
import type { InstanceKeys } from '#platform/keys/keys.ts'
import type { Tracer } from '#platform/logs/spans.ts'
import type { Metrics } from '#platform/metrics/types.ts'
import type { TokenBuckets } from '#platform/rate-limits/types.ts'
import type { SignedIn, Visitor } from '#services/accounts/visitor.ts'
import type { Services } from '#services/application/services.ts'
import type { Use } from './limited.ts'

/** What is known of a request by the time that a call reads it. */
export type Variables = {
  requestId: string
  /** Address of the caller, as far as it is known. */
  network: string
  /** Who is signed in. */
  account: SignedIn | null
  /** Set where the caller works in the account of another: whether they still may. */
  isSeated?: () => Promise<boolean>
  /** Sets the browser's cookie when it has none: ask only where it matters. */
  visitor: () => Visitor
  /** In which the caller is answered. */
  language: () => PageLanguage
  nonce: string
  /** Null where calls are never remembered. */
  idempotency: Idempotency | null
  /** The place of a request whose body is on its way. */
  arriving?: { leave(): void }
}

/** The API under /api, to which each area adds its calls. */
export type Api = OpenAPIHono<{ Variables: Variables }>

/** The pages: a function of the request. */
export type Pages = (
  request: Request,
  visit: {
    visitor: Visitor
    language: PageLanguage
    nonce: string
    isToolHost?: boolean
    describeApi(): unknown
    /** A page failed with this; the visitor sees a sentence. */
    failed(error: unknown): void
  },
) => Promise<Response>

export type ApiWorld = {
  config: Config
  services: Services
  keys: Pick<InstanceKeys, 'signing'>
  ready(): Promise<Readiness>
  /** Default: everything is taken. */
  overload?: Overload
  /** Counts requests. Default: in this process alone. */
  buckets?: TokenBuckets
  /** Default: a repeated call is made again. */
  idempotency?: Idempotency
  /** Default: nothing is counted. */
  metrics?: Metrics
  /** Default: nothing is traced. */
  tracer?: Tracer | null
  /** Default: nothing is counted, nobody is limited. */
  use?: Use
  log: Logger
}
