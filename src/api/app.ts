import { randomBytes, randomUUID } from 'node:crypto'
import { OpenAPIHono, z } from '@hono/zod-openapi'
import { addressOfHop } from '@postproof/engine/networks/networks'
import { message } from '@postproof/messages/message'
import type { Context, MiddlewareHandler } from 'hono'
import type { Config } from '#config.ts'
import { codeOfIssue, fieldErrors } from '#contract/issues.ts'
import { type PageLanguage, serviceLanguage } from '#contract/language.ts'
import { pagePath } from '#contract/page-path.ts'
import { withContext } from '#platform/logs/request-context.ts'
import { type Metrics, silentMetrics } from '#platform/metrics/types.ts'
import { createOwnBuckets } from '#platform/rate-limits/own.ts'
import { invalid, Refusal } from '#platform/refusals/refusal.ts'
import type { SignedIn, Visitor } from '#services/accounts/visitor.ts'
import type { Services } from '#services/application/services.ts'
import { addAccounts } from './accounts.ts'
import { addAdmin } from './admin.ts'
import { addApiKeys } from './api-keys.ts'
import { addBilling } from './billing.ts'
import { bodyLimitOf, mailBodyLimit } from './body-limits.ts'
import { addCaptcha } from './captcha.ts'
import { addCheckers } from './checkers.ts'
import { addClientLinks } from './client-links.ts'
import { addClientReports } from './client-reports.ts'
import { addContact } from './contact.ts'
import { deliverJson } from './delivery.ts'
import { addDevMailbox } from './dev-mailbox.ts'
import { addDocs } from './docs.ts'
import { addDomainPapers } from './domain-papers.ts'
import { addDomainReports } from './domain-reports.ts'
import { addDomains } from './domains.ts'
import { addDrafts } from './drafts.ts'
import { answerError } from './errors.ts'
import { addExtV2 } from './ext-v2.ts'
import { addHealth } from './health.ts'
import { servedHosts } from './hosts.ts'
import { languageOf } from './language.ts'
import { limited } from './limited.ts'
import { addLint } from './lint.ts'
import { addMachineFiles } from './machine-files.ts'
import { addMcp, challenge } from './mcp/mcp.ts'
import { addMembers } from './members.ts'
import { addMetrics, countRequests } from './metrics.ts'
import { addNewsletters } from './newsletters.ts'
import { addApplications } from './oauth/applications.ts'
import { addOAuth } from './oauth/oauth.ts'
import { addOperations } from './operations.ts'
import { addOrders } from './orders.ts'
import { addPictures } from './pictures.ts'
import { addPlacement } from './placement.ts'
import { addPlacementMonitors } from './placement-monitors.ts'
import { addPlans } from './plans.ts'
import { rateLimit, twoStepRateLimit } from './rate-limit.ts'
import { recognize } from './recognize.ts'
import { securityHeaders } from './security-headers.ts'
import { addSeeds } from './seeds.ts'
import { answerUnserved, openToOtherSites } from './served-calls.ts'
import { changesSession, dropAdminLink } from './session-cookie.ts'
import { addShared } from './shared.ts'
import { type BodyBounds, createShedding, type Shedding } from './shed.ts'
import { addSiteSettings } from './site-settings.ts'
import { addSpamTests } from './spam-tests.ts'
import { traceRequests } from './tracing.ts'
import type { Api, ApiWorld, Variables } from './types.ts'
import { addVerifier } from './verifier.ts'
import { addVerifierLists } from './verifier-lists.ts'
import { forgetBrowser, visitorOf } from './visitor.ts'
import { addWatchedDomains } from './watched-domains.ts'
import { addWebhooks } from './webhooks.ts'

/** What makes the server ask others: calls that check, and the checkers' pages once they are asked for something. */
const costly = [
  '/api/checkers/*',
  '/badge/:checker/:file',
  '/domain/:name/report.html',
  '/domain/:name/report.pdf',
  '/api/emails/:id/kind',
  '/api/emails/:id/recheck',
  '/api/emails/:id/report.pdf',
  '/api/emails/sample',
  '/api/lint',
  '/api/domain-reports/:domain/files',
  '/api/domain-reports/:domain/prove',
  '/api/tls-reports/:tag',
  '/api/watched-domains/:domain/check',
  '/api/internal/email-verification',
  '/api/internal/email-verification/opt-out',
  '/api/internal/email-verification-lists',
  '/api/inbox-placement/:id/sample',
  '/api/inbox-placement/:id/report.pdf',
  '/api/inbox-placement/monitors/:id/try',
  '/api/internal/inbox-placement',
  '/api/profile/export',
  '/api/profile/invoices/:number/pdf',
  '/api/admin/accounts/:id/export',
  '/og/*',
  '/embed/*',
]
const takesMail = ['/api/emails', '/api/emails/sample', '/api/drafts']
/** Checks and pictures of drafts by one network in a minute: someone who types without a pause needs some 200. */
const DRAFTS_PER_MINUTE = 300
const checkerPage = /^\/[a-z-]+-checker$/
const domainPage = /^\/domain\/[^/]+(?:\/setup)?$/
/** Fetches what an application says of itself. */
const authorizePage = '/oauth/authorize'
/** Registrations by one network in a minute. */
const REGISTRATIONS_PER_MINUTE = 20

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The API under /api, its description and its health; JSON for everything under /api. */
export function createApi(world: ApiWorld): Api {
  // For the requests that Hono checks; a schema's own code comes first.
  z.config({ customError: codeOfIssue })
  const { config, log } = world
  const api: Api = new OpenAPIHono<{ Variables: Variables }>({
    strict: false,
    defaultHook: (result) => {
      if (!result.success) throw invalid(fieldErrors(result.error.issues))
    },
  })
  const secure = isSecure(config)
  const metrics = world.metrics ?? silentMetrics
  api.use(countRequests(metrics))
  if (world.tracer) api.use(traceRequests(world.tracer))
  for (const path of ['/api/*', '/ext/*', '/openapi.json']) {
    api.use(path, deliverJson())
    api.use(path, openToOtherSites(api))
  }
  api.use(securityHeaders({ secure }))
  api.use(requestContext(world))
  api.use(servedHosts(config))
  const shedding = createShedding(world.overload ?? null, metrics, bodyBounds(config))
  api.use('*', shedding.any)
  for (const path of takesMail) api.use(path, shedding.mail)
  api.use('*', async (c, next) => {
    if (!safeMethods.has(c.req.method) && isForeign(c.req.raw, config)) {
      throw new Refusal(403, 'foreign_origin', 'request.from_another_site')
    }
    await next()
  })
  api.use('/mcp', challenge(config.PUBLIC_URL))
  addLimits(api, world, shedding)
  addCalls(api, world, metrics)
  api.all('/api/*', (c) => answerUnserved(api, c))
  api.onError((error, c) => answerError(error, c, log))
  return api
}

const isSecure = (config: Config) => config.PUBLIC_URL.startsWith('https:')

/** Gives each request its id, nonce, network and, when first asked for, its language and visitor. */
function requestContext({
  config,
  keys,
  idempotency,
}: ApiWorld): MiddlewareHandler<{ Variables: Variables }> {
  const secure = isSecure(config)
  return async (c, next) => {
    const requestId = requestIdOf(c.req.header('x-request-id'))
    c.set('requestId', requestId)
    c.set('idempotency', idempotency ?? null)
    c.set('nonce', randomBytes(16).toString('base64'))
    c.set('network', networkOf(c.req.raw, c.env, config.TRUST_PROXY))
    let language: PageLanguage | undefined
    c.set('language', () => {
      language ??= languageOf(c, { account: c.get('account') ?? null, pseudo: config.PSEUDO_LOCALE })
      return language
    })
    let visitor: Visitor | undefined
    c.set('visitor', () => {
      visitor ??= visitorOf(
        c,
        keys.signing,
        secure,
        c.get('account') ?? null,
        serviceLanguage(c.get('language')()),
      )
      return visitor
    })
    await withContext({ requestId }, next)
    // After a sign-in or sign-out, what this browser did before must not mix with what follows.
    if (changesSession(c)) {
      forgetBrowser(c, secure)
      dropAdminLink(c, secure)
    }
    c.header('X-Request-Id', c.get('requestId'))
  }
}

/** Who calls, and how many calls that may be. The order of the handlers matters: shed first, then count, then recognize. */
function addLimits(
  api: Api,
  { config, services, buckets = createOwnBuckets(), use }: ApiWorld,
  shedding: Shedding,
): void {
  const calls = twoStepRateLimit(
    { name: 'api', perMinute: config.REQUESTS_PER_MINUTE },
    (account) => callsPerMinute(account, services, config),
    buckets,
  )
  api.use('/api/*', calls.byNetwork)
  api.use('/ext/*', calls.byNetwork)
  api.use('/mcp', calls.byNetwork)
  api.use(
    '*',
    recognize({
      accounts: services.accounts,
      recognizeKey: services.apiKeys.recognizeKey,
      recognizeApplication: services.oauth.recognizeToken,
      secure: isSecure(config),
      isOwnOrigin: (request) => isOwnOrigin(request, config),
    }),
  )
  api.use('/api/*', calls.byAccount)
  api.use('/ext/*', calls.byAccount)
  api.use('/mcp', calls.byAccount)
  if (use) api.use('*', limited(use))
  api.use('*', shedding.whole)
  // Asked while someone types: often, and of this server alone.
  api.use('/api/drafts/*', rateLimit({ name: 'drafts', perMinute: DRAFTS_PER_MINUTE }, buckets))
  api.use('/api/drafts/*', shedding.heavy)
  const perMinute = config.REQUESTS_PER_MINUTE
  api.use('/oauth/*', rateLimit({ name: 'oauth', perMinute }, buckets))
  const registrations = { name: 'oauth-register', perMinute: REGISTRATIONS_PER_MINUTE }
  api.use('/oauth/register', rateLimit(registrations, buckets))
  const checks = rateLimit({ name: 'checks', perMinute: config.CHECKS_PER_MINUTE }, buckets)
  const isCostlyPage = (c: Context) => {
    const path = pagePath(c.req.path)
    if (path === authorizePage) return true
    return domainPage.test(path) || (checkerPage.test(path) && c.req.url.includes('?'))
  }
  for (const limit of [checks, shedding.heavy]) {
    for (const path of costly) api.use(path, limit)
    api.use('*', (c, next) => (isCostlyPage(c) ? limit(c, next) : next()))
  }
}

function addCalls(api: Api, { config, services, ready, log }: ApiWorld, metrics: Metrics): void {
  // First, so that its guard runs before the handlers that others add under /api/admin.
  addAdmin(api, services)
  addOperations(api, services)
  addAccounts(api, { accounts: services.accounts, secure: isSecure(config) })
  addApiKeys(api, services.apiKeys)
  addApplications(api, services.oauth)
  addPlans(api, services)
  addBilling(api, services)
  addOrders(api, services)
  addCaptcha(api, services)
  addSiteSettings(api, services.siteSettings)
  addContact(api, services)
  addShared(api, services)
  addDomainPapers(api, services)
  addDevMailbox(api, { mailer: services.mailer, publicUrl: config.PUBLIC_URL })
  addSpamTests(api, services)
  addDomains(api, services)
  addDomainReports(api, services)
  addWatchedDomains(api, services)
  addClientLinks(api, services)
  addClientReports(api, services)
  addNewsletters(api, services)
  addMembers(api, services)
  addDrafts(api, services)
  addLint(api, services)
  addPictures(api, services)
  addCheckers(api, services)
  addVerifier(api, services)
  addVerifierLists(api, services)
  addPlacementMonitors(api, services)
  addPlacement(api, services)
  addSeeds(api, services)
  addWebhooks(api, services)
  addExtV2(api, services)
  addMcp(api, { services, log })
  addOAuth(api, services)
  addDocs(api, services)
  addMachineFiles(api, { services, config })
  addHealth(api, { ready: ready, version: services.site.version })
  addMetrics(api, { metrics, token: config.METRICS_TOKEN })
}

/** The caller's own where it can stand in a line of a log, so that a proxy in front has the same; else a new one. */
const requestIdOf = (given: string | undefined) =>
  given && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()

const bodyBounds = (config: Config): BodyBounds => ({
  most: (c) => bodyLimitOf(c.req.path, config),
  tooLarge(most) {
    const megabytes = Math.floor(config.SMTP_MAX_SIZE / 1024 / 1024)
    const isFile = most === mailBodyLimit(config) && megabytes > 0
    throw new Refusal(
      413,
      'too_large',
      isFile
        ? message('request.file_too_large', { megabytes })
        : message('request.too_large', { kilobytes: Math.floor(most / 1024) }),
    )
  },
})

/** Programs by their plan, people by the limit of the instance. Refusal `plan` (403) where the plan has no API. */
async function callsPerMinute(account: SignedIn, { plans }: Services, config: Config): Promise<number> {
  if (account.via.kind === 'session') return config.REQUESTS_PER_MINUTE
  const { can, limits } = await plans.entitled({ account })
  if (!can.api) throw new Refusal(403, 'plan', 'account.plan_without_api')
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

/** The last hop of X-Forwarded-For, which the proxy in front wrote; the socket's address if that is not an address. */
function networkOf(request: Request, env: unknown, trustProxy: boolean): string {
  const written = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1) : undefined
  const socket = (env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket
  return addressOfHop(written ?? '') ?? socket?.remoteAddress ?? 'unknown'
}
