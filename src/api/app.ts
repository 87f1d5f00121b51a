import { randomBytes, randomUUID } from 'node:crypto'
import { OpenAPIHono } from '@hono/zod-openapi'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import type { SignedIn } from '#services/account-types.ts'
import { Refusal } from '#services/refusal.ts'
import type { Services, Visitor } from '#services/types.ts'
import { addAccounts } from './accounts.ts'
import { addAdmin } from './admin.ts'
import { addApiKeys } from './api-keys.ts'
import { addBilling } from './billing.ts'
import { addCheckers } from './checkers.ts'
import { addDevMailbox } from './dev-mailbox.ts'
import { addDocs } from './docs.ts'
import { answerError, invalid } from './errors.ts'
import { addPictures } from './pictures.ts'
import { addPlans } from './plans.ts'
import { rateLimit, twoStepRateLimit } from './rate-limit.ts'
import { recognize } from './recognize.ts'
import { changesSession, dropAdminLink } from './session-cookie.ts'
import { addSiteSettings } from './site-settings.ts'
import { addSpamTests } from './spam-tests.ts'
import { addVerifier } from './verifier.ts'
import { addVerifierLists } from './verifier-lists.ts'
import { forgetBrowser, visitorOf } from './visitor.ts'

type Variables = {
  requestId: string
  /** Address of the caller, as far as it is known. */
  network: string
  /** Who is signed in. */
  account: SignedIn | null
  /** Sets the browser's cookie when it has none: ask only where it matters. */
  visitor: () => Visitor
  nonce: string
}
export type Api = OpenAPIHono<{ Variables: Variables }>

/** The pages: a function of the request. */
export type Pages = (
  request: Request,
  visit: { visitor: Visitor; nonce: string; describeApi(): unknown },
) => Promise<Response>

export type ApiWorld = {
  config: Config
  services: Services
  secret: Uint8Array
  ready(): Promise<boolean>
  log: Logger
}

/** What makes the server ask others: calls that check, and the checkers' pages once they are asked for something. */
const costly = [
  '/api/checkers/*',
  '/api/emails/:id/recheck',
  '/api/emails/:id/report.pdf',
  '/api/emails/sample',
  '/api/internal/email-verification',
  '/api/internal/email-verification/opt-out',
  '/api/internal/email-verification-lists',
  '/api/profile/export',
]
const checkerPage = /^\/[a-z-]+-checker(?:\.data)?$/

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The API under /api, its description and its health; JSON for everything under /api. */
export function createApi(world: ApiWorld): Api {
  const { config, services, secret, log } = world
  const api: Api = new OpenAPIHono<{ Variables: Variables }>({
    strict: false,
    defaultHook: (result) => {
      if (!result.success) throw invalid(result.error.issues)
    },
  })
  const secure = config.PUBLIC_URL.startsWith('https:')
  api.use(async (c, next) => {
    c.set('requestId', randomUUID())
    c.set('nonce', randomBytes(16).toString('base64'))
    c.set('network', networkOf(c.req.raw, c.env, config.TRUST_PROXY))
    let visitor: Visitor | undefined
    c.set('visitor', () => {
      visitor ??= visitorOf(c, secret, secure, c.get('account') ?? null)
      return visitor
    })
    await next()
    // Whatever signs in or out, call or page: what this browser did before is not to mix with what follows.
    if (changesSession(c)) {
      forgetBrowser(c, secure)
      dropAdminLink(c, secure)
    }
    c.header('X-Request-Id', c.get('requestId'))
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
  })
  api.use('*', async (c, next) => {
    if (!safeMethods.has(c.req.method) && isForeign(c.req.raw, config)) {
      throw new Refusal(403, 'foreign_origin', 'This request comes from another site.')
    }
    await next()
  })
  const calls = twoStepRateLimit({ name: 'api', perMinute: config.REQUESTS_PER_MINUTE }, (account) =>
    callsPerMinute(account, services, config),
  )
  api.use('/api/*', calls.byNetwork)
  api.use(
    '*',
    recognize({
      accounts: services.accounts,
      recognizeKey: services.apiKeys.recognizeKey,
      secure,
      isOwnOrigin: (request) => isOwnOrigin(request, config),
    }),
  )
  const tooLarge = () => {
    const megabytes = Math.floor(config.SMTP_MAX_SIZE / 1024 / 1024)
    throw new Refusal(
      413,
      'too_large',
      `The file is larger than ${megabytes} MB, the most this server takes.`,
    )
  }
  api.use('/api/*', bodyLimit({ maxSize: config.SMTP_MAX_SIZE + 64 * 1024, onError: tooLarge }))
  api.use('/api/*', calls.byAccount)
  const checks = rateLimit({ name: 'checks', perMinute: config.CHECKS_PER_MINUTE })
  for (const path of costly) api.use(path, checks)
  api.use('*', (c, next) =>
    checkerPage.test(c.req.path) && c.req.url.includes('?') ? checks(c, next) : next(),
  )
  // First: its guard stands before whatever others add under /api/admin.
  addAdmin(api, services)
  addAccounts(api, { accounts: services.accounts, secure })
  addApiKeys(api, services.apiKeys)
  addPlans(api, services)
  addBilling(api, services)
  addSiteSettings(api, services.siteSettings)
  addDevMailbox(api, { mailer: services.mailer, publicUrl: config.PUBLIC_URL })
  addSpamTests(api, services)
  addPictures(api, services)
  addCheckers(api, services)
  addVerifier(api, services)
  addVerifierLists(api, services)
  addDocs(api, services)
  api.get('/healthz', (c) => c.json({ ok: true }))
  api.get('/readyz', async (c) => ((await world.ready()) ? c.json({ ok: true }) : c.json({ ok: false }, 503)))
  api.all('/api/*', () => {
    throw new Refusal(404, 'not_found', 'There is no such call. The calls are described at /docs.')
  })
  api.onError((error, c) => answerError(error, c, log))
  return api
}

/** Programs by their plan, people by the limit of the instance. Refusal `plan` (403) where the plan has no API. */
async function callsPerMinute(account: SignedIn, { plans }: Services, config: Config): Promise<number> {
  if (account.via.kind === 'session') return config.REQUESTS_PER_MINUTE
  const { can, limits } = await plans.entitled({ account })
  if (!can.api) throw new Refusal(403, 'plan', 'Your plan has no API. Its keys work again with one that has.')
  return limits.api_rpm ?? config.REQUESTS_PER_MINUTE
}

/** A browser names the origin of a form or script that writes; it must be this site's own. */
function isForeign(request: Request, config: Config): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'cross-site' || site === 'same-site'
  const origin = request.headers.get('origin')
  return origin !== null && !isOurs(origin, request, config)
}

/** A cookie is sent along by itself: what it is to prove needs a browser's word for the page behind it. */
function isOwnOrigin(request: Request, config: Config): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = request.headers.get('origin')
  return origin !== null && isOurs(origin, request, config)
}

const isOurs = (origin: string, request: Request, config: Config) =>
  origin === config.PUBLIC_URL || origin === new URL(request.url).origin

function networkOf(request: Request, env: unknown, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  const socket = (env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket
  return forwarded ?? socket?.remoteAddress ?? 'unknown'
}
