import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '#api/app.ts'
import type { Api } from '#api/types.ts'
import type { KeyScope, LoginSession } from '#contract/accounts.ts'
import { describedApi, operationsOf } from '../described-api.ts'
import { examples, type Instance, startInstance } from '../instance.ts'
import { type Person, recordingMailer, register } from './accounts-world.ts'
import { challengeOf, newVerifier } from './oauth-world.ts'

/** Who may do what: every route of the API by everyone who may come along. */

/**
 * `anyone`, whoever has an `account` (`bearer`: not by cookie), an `admin`; and the scope that an API key needs, `any` if each may, `none` if
 * no key may; and another scope that will do.
 */
type Rule = ['anyone' | 'account' | 'bearer' | 'admin', KeyScope | 'any' | 'none', KeyScope?]

const rules: Record<string, Rule> = {
  'GET /healthz': ['anyone', 'read'],
  'GET /readyz': ['anyone', 'read'],
  'GET /metrics': ['anyone', 'read'],
  'GET /openapi.json': ['anyone', 'read'],
  'GET /llms.txt': ['anyone', 'read'],
  'GET /.well-known/security.txt': ['anyone', 'read'],
  'GET /.well-known/oauth-protected-resource': ['anyone', 'read'],
  'GET /.well-known/oauth-authorization-server': ['anyone', 'read'],
  'POST /oauth/register': ['anyone', 'none'],
  'POST /oauth/token': ['anyone', 'none'],
  'POST /oauth/revoke': ['anyone', 'none'],
  'GET /problems/:code': ['anyone', 'read'],
  'GET /become-admin/:token': ['anyone', 'none'],

  'GET /api/captcha/challenge': ['anyone', 'read'],
  'POST /api/register': ['anyone', 'none'],
  'POST /api/password-strength': ['anyone', 'none'],
  'POST /api/login': ['anyone', 'none'],
  'POST /api/login/two-factor': ['anyone', 'none'],
  'POST /api/login/lost-factor': ['anyone', 'none'],
  'POST /api/login/passkey': ['anyone', 'none'],
  'POST /api/passkeys/ask': ['anyone', 'none'],
  'GET /api/profile/passkeys': ['account', 'none'],
  'POST /api/profile/passkeys': ['account', 'none'],
  'POST /api/profile/passkeys/begin': ['account', 'none'],
  'POST /api/profile/passkeys/:id': ['account', 'none'],
  'POST /api/profile/passkeys/:id/delete': ['account', 'none'],
  'GET /api/wishes/:token': ['anyone', 'read'],
  'POST /api/wishes/:token': ['anyone', 'none'],
  'POST /api/logout': ['anyone', 'none'],
  'POST /api/profile/forgot': ['anyone', 'none'],
  'POST /api/profile/reset': ['anyone', 'none'],
  'POST /api/profile/confirm': ['anyone', 'none'],
  'POST /api/profile/verify/:token': ['anyone', 'none'],
  'GET /api/profile': ['account', 'read'],
  'POST /api/profile/prove': ['account', 'none'],
  'POST /api/profile/stop-wishes': ['account', 'none'],
  'POST /api/profile/resume-mail': ['account', 'none'],
  'POST /api/profile': ['account', 'none'],
  'POST /api/profile/password': ['account', 'none'],
  'GET /api/profile/sessions': ['account', 'none'],
  'POST /api/profile/sessions/:id/revoke': ['account', 'none'],
  'POST /api/profile/two-factor': ['account', 'none'],
  'POST /api/profile/two-factor/enable': ['account', 'none'],
  'POST /api/profile/two-factor/disable': ['account', 'none'],
  'GET /api/profile/audit': ['account', 'read'],
  'POST /api/profile/delete': ['account', 'none'],
  'POST /api/profile/cancel-deletion': ['account', 'none'],
  'GET /api/profile/export': ['account', 'none'],

  'GET /api/profile/api-keys': ['account', 'none'],
  'POST /api/profile/api-keys': ['account', 'none'],
  'POST /api/profile/api-keys/renew': ['account', 'none'],
  'POST /api/profile/api-keys/:id/delete': ['account', 'none'],
  'GET /api/profile/applications': ['account', 'none'],
  'POST /api/profile/applications/:id/disconnect': ['account', 'none'],
  'GET /api/webhooks': ['account', 'read'],
  'POST /api/webhooks': ['account', 'none'],
  'POST /api/webhooks/:id': ['account', 'none'],
  'POST /api/webhooks/:id/secret': ['account', 'none'],
  'POST /api/webhooks/:id/delete': ['account', 'none'],
  'POST /api/webhooks/:id/try': ['account', 'none'],
  'GET /api/webhooks/:id/deliveries': ['account', 'read'],
  'POST /api/webhooks/:id/replay': ['account', 'none'],
  'GET /api/:x/api-key': ['bearer', 'read'],
  'GET /api/update/:x/api-key': ['bearer', 'none'],

  'GET /api/members': ['account', 'none'],
  'POST /api/members/:id': ['account', 'none'],
  'POST /api/members/:id/remove': ['account', 'none'],
  'POST /api/members/invitations': ['account', 'none'],
  'POST /api/members/invitations/:id/resend': ['account', 'none'],
  'POST /api/members/invitations/:id/withdraw': ['account', 'none'],
  'GET /api/seats': ['account', 'none'],
  'POST /api/seats/work-in': ['account', 'none'],
  'POST /api/seats/:id/leave': ['account', 'none'],
  'GET /api/seats/invitations/:token': ['anyone', 'read'],
  'POST /api/seats/invitations/:id/accept': ['account', 'none'],
  'POST /api/seats/invitations/:id/decline': ['account', 'none'],

  'GET /api/get-email': ['anyone', 'test'],
  'GET /api/domains': ['anyone', 'read'],
  'GET /api/domains/:domain': ['anyone', 'read'],
  'GET /api/domain-reports': ['account', 'read'],
  'POST /api/domain-reports': ['account', 'test'],
  'GET /api/domain-reports/:domain': ['account', 'read'],
  'GET /api/domain-reports/:domain/export': ['account', 'read'],
  'POST /api/domain-reports/:domain/delete': ['account', 'test'],
  'POST /api/domain-reports/:domain/prove': ['account', 'test'],
  'POST /api/domain-reports/:domain/senders': ['account', 'test'],
  'POST /api/domain-reports/:domain/files': ['account', 'test'],
  'POST /api/tls-reports/:tag': ['anyone', 'none'],
  'GET /api/newsletters': ['account', 'read'],
  'POST /api/newsletters': ['account', 'test'],
  'GET /api/newsletters/:id': ['account', 'read'],
  'POST /api/newsletters/:id': ['account', 'test'],
  'POST /api/newsletters/:id/delete': ['account', 'test'],
  'GET /api/watched-domains': ['account', 'read'],
  'POST /api/watched-domains': ['account', 'test'],
  'GET /api/watched-domains/alerts': ['account', 'read'],
  'POST /api/watched-domains/alerts/acknowledge': ['account', 'test'],
  'GET /api/watched-domains/quiet-hours': ['account', 'read'],
  'POST /api/watched-domains/quiet-hours': ['account', 'test'],
  'POST /api/watched-domains/quiet-hours/delete': ['account', 'test'],
  'POST /api/watched-domains/:domain/silence': ['account', 'test'],
  'POST /api/watched-domains/:domain/silence/end': ['account', 'test'],
  'GET /api/watched-domains/:domain': ['account', 'read'],
  'POST /api/watched-domains/:domain': ['account', 'test'],
  'POST /api/watched-domains/:domain/delete': ['account', 'test'],
  'POST /api/watched-domains/:domain/check': ['account', 'test'],
  'GET /api/client-links': ['account', 'read'],
  'POST /api/client-links': ['account', 'test'],
  'POST /api/client-links/:id/revoke': ['account', 'test'],
  'GET /api/client-reports': ['account', 'read'],
  'POST /api/client-reports': ['account', 'test'],
  'POST /api/client-reports/brand': ['account', 'test'],
  'GET /api/client-reports/document': ['account', 'read'],
  'GET /api/client-reports/pdf': ['account', 'read'],
  'GET /api/emails': ['anyone', 'read'],
  'POST /api/emails': ['anyone', 'test'],
  'POST /api/emails/sample': ['anyone', 'test'],
  'POST /api/drafts': ['anyone', 'test'],
  'POST /api/drafts/check': ['anyone', 'test'],
  'POST /api/drafts/picture': ['anyone', 'test'],
  'POST /api/lint': ['anyone', 'test'],
  'POST /api/emails/:id/kind': ['anyone', 'test'],
  'POST /api/emails/:id/recheck': ['anyone', 'test'],
  'POST /api/emails/:id/pictures': ['anyone', 'test'],
  'POST /api/emails/:id/delete': ['anyone', 'test'],
  'POST /api/emails/:id/share': ['anyone', 'test'],
  'GET /api/emails/:id/results': ['anyone', 'read', 'test'],
  'GET /api/emails/:id/compare/:after': ['anyone', 'read', 'test'],
  'GET /api/emails/:id/source': ['anyone', 'read', 'test'],
  'GET /api/emails/:id/raw': ['anyone', 'read', 'test'],
  'GET /api/emails/:id/preview': ['anyone', 'read', 'test'],
  'GET /api/emails/:id/events': ['anyone', 'read', 'test'],
  'GET /api/emails/:id/screenshots': ['anyone', 'read', 'test'],
  'GET /api/emails/:id/clients': ['anyone', 'read', 'test'],
  'GET /api/emails/:id/heatmap': ['anyone', 'read', 'test'],
  'GET /api/emails/:id/client-support': ['anyone', 'read', 'test'],
  'GET /api/emails/:id/pictures/:name{[a-z-]+\\.png}': ['anyone', 'read', 'test'],
  'GET /api/emails/:id/report.pdf': ['anyone', 'read', 'test'],
  'GET /api/internal/spam-check/:id/ai-assistant-result': ['anyone', 'read', 'test'],

  'GET /api/internal/email-verification': ['anyone', 'read'],
  'POST /api/internal/email-verification': ['anyone', 'verify'],
  'POST /api/internal/email-verification/opt-out': ['anyone', 'verify'],
  'POST /api/internal/email-verification/bounces': ['account', 'verify'],
  'GET /api/internal/email-verification/:id': ['anyone', 'read', 'verify'],
  'GET /api/internal/email-verification/:id/events': ['anyone', 'read', 'verify'],
  'GET /api/internal/email-verification-lists': ['anyone', 'read'],
  'POST /api/internal/email-verification-lists': ['anyone', 'verify'],
  'GET /api/internal/email-verification-lists/:id': ['anyone', 'read'],
  'GET /api/internal/email-verification-lists/:id/events': ['anyone', 'read'],
  'GET /api/internal/email-verification-lists/:id/download': ['anyone', 'read'],
  'GET /api/internal/email-verification-lists/:id/addresses': ['anyone', 'read'],
  'GET /api/internal/email-verification-lists/:id/summary': ['anyone', 'read'],
  'POST /api/internal/email-verification-lists/:id/accept-suggestions': ['anyone', 'verify'],
  'POST /api/internal/email-verification-lists/:id/undo-corrections': ['anyone', 'verify'],
  'POST /api/internal/email-verification-lists/:id/pause': ['anyone', 'verify'],
  'POST /api/internal/email-verification-lists/:id/ask-again': ['anyone', 'verify'],
  'POST /api/internal/email-verification-lists/:id/resume': ['anyone', 'verify'],
  'POST /api/internal/email-verification-lists/:id/delete': ['anyone', 'verify'],

  'GET /api/internal/inbox-placement/providers': ['anyone', 'read'],
  'POST /api/internal/inbox-placement': ['anyone', 'test'],
  'POST /api/internal/inbox-placement/:id/start': ['anyone', 'test'],
  'GET /api/inbox-placement': ['anyone', 'read'],
  'POST /api/inbox-placement': ['anyone', 'test'],
  'GET /api/inbox-placement/seed-list': ['anyone', 'read'],
  'GET /api/inbox-placement/compare': ['anyone', 'read'],
  'GET /api/inbox-placement/domains': ['anyone', 'read'],
  'GET /api/inbox-placement/trend': ['anyone', 'read'],
  'GET /api/inbox-placement/monitors': ['account', 'read'],
  'POST /api/inbox-placement/monitors': ['account', 'test'],
  'POST /api/inbox-placement/monitors/:id': ['account', 'test'],
  'POST /api/inbox-placement/monitors/:id/try': ['account', 'test'],
  'POST /api/inbox-placement/monitors/:id/delete': ['account', 'test'],
  'GET /api/inbox-placement/:id': ['anyone', 'read'],
  'DELETE /api/inbox-placement/:id': ['anyone', 'test'],
  'POST /api/inbox-placement/:id/share': ['anyone', 'test'],
  'POST /api/inbox-placement/:id/sample': ['anyone', 'test'],
  'GET /api/inbox-placement/:id/report.csv': ['anyone', 'read'],
  'GET /api/inbox-placement/:id/report.pdf': ['anyone', 'read'],
  'GET /api/inbox-placement/:id/events': ['anyone', 'read'],
  'GET /api/inboxes/:id/results': ['anyone', 'read'],

  'POST /mcp': ['bearer', 'any'],
  'GET /.well-known/oauth-protected-resource/mcp': ['anyone', 'read'],

  'GET /ext/v2/status': ['bearer', 'read'],
  'POST /ext/v2/spam-check': ['bearer', 'test'],
  'GET /ext/v2/spam-check/:id': ['bearer', 'read', 'test'],
  'GET /ext/v2/spam-check/:id/screenshots': ['bearer', 'read', 'test'],
  'GET /ext/v2/spam-check/:id/heatmap': ['bearer', 'read', 'test'],
  'GET /ext/v2/inbox-placement/mailboxes': ['bearer', 'read'],
  'POST /ext/v2/inbox-placement': ['bearer', 'test'],
  'GET /ext/v2/inbox-placement': ['bearer', 'read'],
  'GET /ext/v2/inbox-placement/:id': ['bearer', 'read'],

  'GET /api/config': ['anyone', 'read'],
  'GET /api/settings/1': ['anyone', 'read'],
  'GET /api/status': ['anyone', 'read'],
  'GET /api/blacklists/self-tests': ['anyone', 'read'],
  'POST /api/contact': ['anyone', 'none'],
  'GET /domain/:name/report.html': ['anyone', 'read'],
  'GET /domain/:name/report.pdf': ['anyone', 'read'],
  'GET /badge/:file': ['anyone', 'read'],
  'GET /badge/:checker/:file': ['anyone', 'read'],
  'GET /embed/:id': ['anyone', 'read'],
  'GET /og/:kind/:file': ['anyone', 'read'],
  'GET /api/plans': ['anyone', 'read'],
  'GET /api/plans/:id/quote': ['anyone', 'read'],
  'GET /api/taxes': ['anyone', 'read'],
  'GET /api/dev/mailbox': ['anyone', 'read'],
  'GET /api/profile/plan': ['account', 'read'],

  'POST /api/profile/change-plan': ['account', 'none'],
  'POST /api/profile/change-plan/preview': ['account', 'none'],
  'POST /api/profile/keep-plan': ['account', 'none'],
  'POST /api/profile/invoice/:id': ['account', 'none'],
  'POST /api/profile/cancel-plan': ['account', 'none'],
  'GET /api/profile/customer': ['account', 'none'],
  'POST /api/profile/set-default-payment-method': ['account', 'none'],
  'GET /api/profile/invoices': ['account', 'read'],
  'GET /api/profile/subscriptions': ['account', 'read'],
  'POST /api/profile/orders': ['account', 'none'],
  'GET /api/profile/orders': ['account', 'read'],
  'POST /api/profile/orders/:id/withdraw': ['account', 'none'],
  'POST /api/profile/orders/:id/answer': ['account', 'none'],
  'GET /api/profile/invoices/:number/document': ['account', 'read'],
  'GET /api/profile/invoices/:number/pdf': ['account', 'read'],
  'POST /api/profile/taxes': ['account', 'none'],
  'POST /api/profile/taxes/:id/delete': ['account', 'none'],
  'POST /webhooks/stripe': ['anyone', 'none'],

  'GET /api/admin/seeds': ['admin', 'admin'],
  'POST /api/admin/seeds': ['admin', 'admin'],
  'POST /api/admin/seeds/:id': ['admin', 'admin'],
  'POST /api/admin/seeds/:id/check': ['admin', 'admin'],
  'POST /api/admin/seeds/:id/delete': ['admin', 'admin'],
  'POST /api/admin/offer-codes': ['admin', 'admin'],
  'GET /api/admin/offer-codes': ['admin', 'admin'],
  'POST /api/admin/offer-codes/:id/end': ['admin', 'admin'],
  'GET /api/admin/orders': ['admin', 'admin'],
  'GET /api/admin/invoices': ['admin', 'admin'],
  'POST /api/admin/invoices/:number/payment': ['admin', 'admin'],
  'POST /api/admin/orders/:id/grant': ['admin', 'admin'],
  'POST /api/admin/orders/:id/refuse': ['admin', 'admin'],
  'POST /api/admin/orders/:id/ask': ['admin', 'admin'],
  'GET /api/admin/health': ['admin', 'admin'],
  'GET /api/admin/settings/1': ['admin', 'admin'],
  'POST /api/admin/settings/1': ['admin', 'admin'],
  'GET /api/admin/plans': ['admin', 'admin'],
  'POST /api/admin/plans/:id': ['admin', 'admin'],
  'POST /api/admin/taxes': ['admin', 'admin'],
  'POST /api/admin/erasures': ['admin', 'admin'],
  'POST /api/admin/erasures/find': ['admin', 'admin'],
  'GET /api/admin/use': ['admin', 'admin'],
  'GET /api/admin/limits': ['admin', 'admin'],
  'POST /api/admin/limits': ['admin', 'admin'],
  'POST /api/admin/limits/lift': ['admin', 'admin'],
  'GET /api/admin/announcements': ['admin', 'admin'],
  'POST /api/admin/announcements': ['admin', 'admin'],
  'POST /api/admin/announcements/:id': ['admin', 'admin'],
  'POST /api/admin/announcements/:id/withdraw': ['admin', 'admin'],
  'GET /api/admin/returned-mail': ['admin', 'admin'],
  'GET /api/admin/dead-letters': ['admin', 'admin'],
  'POST /api/admin/dead-letters/:id/retry': ['admin', 'admin'],
  'POST /api/admin/dead-letters/:id/discard': ['admin', 'admin'],
  'GET /api/admin/accounts': ['admin', 'admin'],
  'POST /api/admin/accounts/:id/plan': ['admin', 'admin'],
  'GET /api/admin/accounts/:id': ['admin', 'admin'],
  'GET /api/admin/accounts/:id/plan': ['admin', 'admin'],
  'GET /api/admin/accounts/:id/audit': ['admin', 'admin'],
  'GET /api/admin/accounts/:id/export': ['admin', 'admin'],
  'POST /api/admin/accounts/:id/suspend': ['admin', 'admin'],
  'POST /api/admin/accounts/:id/confirm': ['admin', 'admin'],
  'POST /api/admin/accounts/:id/restore': ['admin', 'admin'],
  'POST /api/admin/accounts/:id/promote': ['admin', 'admin'],
  'POST /api/admin/accounts/:id/demote': ['admin', 'admin'],
  'POST /api/admin/accounts/:id/reset-second-factor': ['admin', 'admin'],
  'POST /api/admin/accounts/:id/delete': ['admin', 'admin'],
  'POST /api/admin/accounts/:id/cancel-deletion': ['admin', 'admin'],
  'POST /api/admin/accounts/:id/resume-mail': ['admin', 'admin'],
}
for (const checker of [
  'spf',
  'dkim',
  'dmarc',
  'bimi',
  'mta-sts',
  'tls-rpt',
  'domain-blacklist',
  'email-blacklist',
  'ip-blacklist',
  'domain',
]) {
  for (const method of ['GET', 'POST']) rules[`${method} /api/checkers/${checker}`] = ['anyone', 'read']
  if (checker === 'domain' || checker.endsWith('-blacklist'))
    rules[`GET /api/checkers/${checker}/events`] = ['anyone', 'read']
}

type Role = {
  name: string
  account: Person | null
  key?: KeyScope
  secret?: string
  /** By a token of OAuth, which is for the tools alone. */
  application?: true
  admin?: boolean
  cookie?: boolean
}

const origin = 'http://localhost:3999'
const mailer = recordingMailer()
let instance: Instance
let api: Api
let owner: Person
let stranger: Person
let admin: Person

beforeAll(async () => {
  instance = await startInstance({ REGISTRATIONS_PER_HOUR: '1000', PUBLIC_URL: origin }, { mailer })
  const { services, keys, ready } = instance.running.application
  const log = pino({ level: 'silent' })
  api = createApi({ config: instance.config, services, keys, ready, log })
  owner = await register(instance, 'owner@example.org')
  stranger = await register(instance, 'stranger@example.org')
  admin = await register(instance, 'admin@example.org')
  const { firstAdmin } = instance.running.application.accountsPart
  await firstAdmin.claim(admin.user.id, (await firstAdmin.link())!.split('/').at(-1)!)
})
afterAll(() => instance?.close())

/** Keys first: what a session does to keys comes after them. */
async function makeRoles(): Promise<Role[]> {
  return [
    { name: 'anonymous', account: null },
    ...(await keysOf(owner, ['read', 'test', 'verify'])),
    ...(await applicationsOf(admin)),
    ...(await keysOf(admin, ['read', 'admin'])).map((role) => ({ ...role, admin: true })),
    { name: 'a user', account: owner },
    { name: 'a user by cookie', account: owner, cookie: true },
    { name: 'an administrator', account: admin, admin: true },
  ]
}

/** One key for each scope. */
async function keysOf(person: Person, scopes: KeyScope[]): Promise<(Role & { key: KeyScope })[]> {
  const { accounts, apiKeys } = instance.running.application.services
  const caller = (await accounts.recognize(await sessionOf(person), 'bearer'))!
  return Promise.all(
    scopes.map(async (key) => {
      const { api_key } = await apiKeys.create(caller, { name: key, scopes: [key] })
      return { name: `${person.email} by a key with ${key}`, account: person, key, secret: api_key }
    }),
  )
}

/** One with every scope that there is for applications. */
async function applicationsOf(person: Person): Promise<Role[]> {
  const { accounts, oauth } = instance.running.application.services
  const caller = (await accounts.recognize(await sessionOf(person), 'bearer'))!
  const back = 'https://assistant.example/back'
  const client = await oauth.register({ redirect_uris: [back] })
  if (!client.ok) throw new Error(client.error)
  const verifier = newVerifier()
  const asked = { response_type: 'code', client_id: client.id, redirect_uri: back }
  const proof = { code_challenge: challengeOf(verifier), code_challenge_method: 'S256' }
  const answered = await oauth.answer(new URLSearchParams({ ...asked, ...proof }), true, caller)
  if (answered.kind !== 'redirect') throw new Error(answered.kind)
  const tokens = await oauth.exchange(
    new URLSearchParams({
      ...{ grant_type: 'authorization_code', code: new URL(answered.to).searchParams.get('code')! },
      ...{ client_id: client.id, redirect_uri: back, code_verifier: verifier },
    }),
  )
  if (!tokens.ok) throw new Error(tokens.error)
  const name = `${person.email} by an application`
  return [{ name, account: person, secret: tokens.accessToken, application: true }]
}

const sessions = new Map<Person, string>()

/** A session that lives: a new one after calls that ended the last. */
async function sessionOf(person: Person): Promise<string> {
  const last = sessions.get(person)
  const { accounts } = instance.running.application.services
  if (last && (await accounts.recognize(last, 'bearer'))) return last
  const answer = await accounts.login(
    { email: person.email, password: 'correct horse battery' },
    { browser: null, network: '192.0.2.1' },
  )
  if (!('api_token' in answer)) throw new Error('not signed in')
  sessions.set(person, answer.api_token)
  return answer.api_token
}

async function call(method: string, path: string, role: Role): Promise<Response> {
  const headers: Record<string, string> = {}
  if (role.account) {
    const token = role.secret ?? (await sessionOf(role.account))
    if (role.cookie) headers.cookie = `postproof_session=${token}`
    else headers.authorization = `Bearer ${token}`
  }
  if (method !== 'GET') Object.assign(headers, { origin, 'content-type': 'application/json' })
  return api.request(path, { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) })
}

const refusals = new Set(['unauthorized', 'scope', 'forbidden', 'foreign_origin'])
/** `ok`: the call was not refused for who makes it, whatever else was wrong with it. One too many says nothing of that. */
async function outcome(response: Response): Promise<string> {
  if (response.status === 429) return '429'
  if (response.status !== 401 && response.status !== 403) {
    await response.body?.cancel()
    return 'ok'
  }
  const { code } = (await response.json()) as { code: string }
  return refusals.has(code) ? String(response.status) : 'ok'
}

/** Who comes with a token that is none here is a guest to these, and refused by all others. */
const forEndedTokens =
  /^\/api\/(?:login|logout|register|wishes|passkeys|profile\/(?:forgot|reset|confirm|verify))(?:\/|$)/

function expected([who, scope, other]: Rule, path: string, role: Role): string {
  if (!path.startsWith('/api/') && !path.startsWith('/ext/') && path !== '/mcp') return 'ok'
  if (role.application && path !== '/mcp') return who === 'anyone' && forEndedTokens.test(path) ? 'ok' : '401'
  if (!role.account) return who === 'anyone' ? 'ok' : '401'
  if (who === 'bearer' && role.cookie) return '401'
  if (role.key && scope !== 'any' && ![scope, other].includes(role.key)) return '403'
  return who === 'admin' && !role.admin ? '403' : 'ok'
}

/** These make a new key in the place of the newest. */
const renews = /\/(?:update|renew)\b/

const filled = (path: string) =>
  path
    .replace('/:x/', '/profile/')
    .replace(/:name\{[^/]*/, 'desktop-plain.png')
    .replace(/:\w+/g, 'unknown')
    .replace(/emails\/sample$/, 'emails/sample?id=unknown')

/** Where the route of the server takes a whole file name. */
const filesRule = (path: string): Rule =>
  rules[
    path.startsWith('/badge/')
      ? 'GET /badge/:file'
      : path.startsWith('/og/')
        ? 'GET /og/:kind/:file'
        : namedPicture
  ]!
const namedPicture = 'GET /api/emails/:id/pictures/:name{[a-z-]+\\.png}'

const routes = () =>
  new Set(
    api.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )

describe('permissions', () => {
  test('every route has a rule', () => {
    expect([...routes()].filter((route) => !rules[route])).toEqual([])
  })

  test('the description says of each call who may make it', () => {
    const described = operationsOf(describedApi())
    const wrong = described.flatMap(({ call, security = [] }) => {
      const [method, path = ''] = call.split(' ')
      const [who, scope, other] = rules[`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`] ?? filesRule(path)
      const taken = path.startsWith('/api/') || path.startsWith('/ext/')
      const expected = [
        ...(who === 'anyone' ? [{}] : []),
        ...(scope === 'none' ? [] : [{ apiKey: [scope] }]),
        ...(other ? [{ apiKey: [other] }] : []),
        { sessionToken: [] },
        ...(who === 'bearer' ? [] : [{ sessionCookie: [] }]),
      ]
      const right = JSON.stringify(taken ? expected : [])
      return JSON.stringify(security) === right ? [] : [`${call}: ${JSON.stringify(security)}, not ${right}`]
    })
    expect(wrong).toEqual([])
  })

  test('every route by everyone', async () => {
    const wrong: string[] = []
    let roles = await makeRoles()
    for (const route of routes()) {
      const rule = rules[route]
      if (!rule) continue
      const [method = '', path = ''] = route.split(' ')
      for (const role of roles) {
        const got = await outcome(await call(method, filled(path), role))
        const want = expected(rule, path, role)
        if (got !== want) wrong.push(`${route} by ${role.name}: ${got}, not ${want}`)
      }
      if (renews.test(path)) roles = await makeRoles()
    }
    expect(wrong).toEqual([])
  }, 240_000)

  test('what belongs to someone else is not there', async () => {
    const { id, email } = await owner.browser.address()
    await instance.send(email, await readFile(join(examples, 'plain-text.eml')))
    await owner.browser.result(id)
    const [session] = await owner.browser.json<LoginSession[]>('/api/profile/sessions')
    const form = new FormData()
    form.set('file', new File(['email\na@example.org\n'], 'list.csv', { type: 'text/csv' }))
    const lists = '/api/internal/email-verification-lists'
    const list = await owner.browser.json<{ id: string }>(lists, { method: 'POST', body: form })
    expect(list.id).toMatch(/^[0-9a-f]{32}$/)
    const calls = [
      `POST /api/emails/${id}/delete`,
      `POST /api/profile/sessions/${session!.id}/revoke`,
      `GET ${lists}/${list.id}`,
      `GET ${lists}/${list.id}/download`,
      `POST ${lists}/${list.id}/pause`,
      `POST ${lists}/${list.id}/resume`,
      `POST ${lists}/${list.id}/delete`,
    ]
    const others: Role[] = [
      { name: 'anonymous', account: null },
      { name: 'another user', account: stranger },
      { name: 'an administrator', account: admin, admin: true },
      ...(await keysOf(stranger, ['read', 'test', 'verify'])),
    ]
    const wrong: string[] = []
    for (const line of calls) {
      const [method = '', path = ''] = line.split(' ')
      for (const role of others) {
        const { status } = await call(method, path, role)
        const allowed = role.key || !role.account ? [404, 403, 401] : [404]
        if (!allowed.includes(status)) wrong.push(`${line} by ${role.name}: ${status}`)
      }
    }
    expect(wrong).toEqual([])
    expect((await owner.browser.post(`/api/emails/${id}/delete`)).status).toBe(200)
    expect((await owner.browser.post(`${lists}/${list.id}/delete`)).status).toBe(200)
  })
})

describe('a key that may only start', () => {
  const listed = [
    '/api/emails',
    '/api/domains',
    '/api/inbox-placement',
    '/ext/v2/inbox-placement',
    '/api/profile',
  ]
  const lists = '/api/internal/email-verification-lists'

  test('tests reads the report of its test by the id, and no list', async () => {
    const [role] = await keysOf(owner, ['test'])
    const mail = await readFile(join(examples, 'plain-text.eml'))
    const made = await api.request('/api/emails', {
      method: 'POST',
      headers: { authorization: `Bearer ${role!.secret}`, 'content-type': 'message/rfc822' },
      body: new Uint8Array(mail),
    })
    const { id } = (await made.json()) as { id: string }
    const parts = ['results', 'events', 'source', 'raw', 'preview', 'screenshots']
    await expect
      .poll(async () => (await (await call('GET', `/api/emails/${id}/results`, role!)).json()) as object)
      .toMatchObject({ id, status: 'completed', owner: true })
    for (const path of [...parts.map((part) => `/api/emails/${id}/${part}`), `/ext/v2/spam-check/${id}`]) {
      const answer = await call('GET', path, role!)
      expect([path, answer.status]).toEqual([path, 200])
      await answer.body?.cancel()
    }
    for (const path of [...listed, lists, '/api/domain-reports', '/api/emails/'])
      expect([path, (await call('GET', path, role!)).status]).toEqual([path, 403])
  })

  test('verifications reads the result of its own by the id, and no list', async () => {
    const [role] = await keysOf(owner, ['verify'])
    const path = '/api/internal/email-verification'
    const made = await api.request(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${role!.secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@@example' }),
    })
    const { id } = (await made.json()) as { id: string }
    const answer = await call('GET', `${path}/${id}`, role!)
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ id })])
    for (const other of [...listed, lists, `${lists}/${'0'.repeat(32)}`])
      expect([other, (await call('GET', other, role!)).status]).toEqual([other, 403])
  })
})

describe('a write that a cookie proves', () => {
  test.each([
    [{}, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin }, 403],
    [{ origin: `${origin}.evil.example` }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin }, 200],
  ])('with %j: %d', async (given, status) => {
    const headers = new Headers({ cookie: `postproof_session=${await sessionOf(owner)}`, ...given })
    const response = await api.request('/api/profile/cancel-deletion', { method: 'POST', headers })
    expect(response.status).toBe(status)
  })

  test('a page of this site may be written to by no other site either', async () => {
    const cookie = `postproof_session=${await sessionOf(owner)}`
    const response = await api.request('/user-account', {
      method: 'POST',
      headers: { cookie, origin: 'https://evil.example' },
    })
    expect(response.status).toBe(403)
  })

  test('a bearer token needs no origin', async () => {
    const headers = { authorization: `Bearer ${await sessionOf(owner)}` }
    const response = await api.request('/api/profile/cancel-deletion', { method: 'POST', headers })
    expect(response.status).toBe(200)
  })
})

describe('tokens', () => {
  test.each([
    ['an unknown bearer token', { authorization: 'Bearer unknown' }, 401],
    ['a token that has ended', { authorization: `Bearer ${'a'.repeat(43)}` }, 401],
    ['an unknown cookie is nobody', { cookie: 'postproof_session=unknown' }, 200],
    ['another scheme is not ours', { authorization: 'Basic dTpw' }, 200],
  ])('%s', async (_name, headers: Record<string, string>, status) => {
    expect((await api.request('/api/emails', { headers })).status).toBe(status)
    const profile = await api.request('/api/profile', { headers })
    expect(profile.status).toBe(401)
  })

  test('an API key in the cookie is nobody', async () => {
    const [{ secret }] = (await keysOf(owner, ['read'])) as [Role]
    const [byCookie, byBearer] = await Promise.all(
      [{ cookie: `postproof_session=${secret}` }, { authorization: `Bearer ${secret}` }].map((headers) =>
        api.request('/api/profile', { headers: new Headers(Object.entries(headers)) }),
      ),
    )
    expect([byCookie!.status, byBearer!.status]).toEqual([401, 200])
  })

  test('the cookie is out of reach for scripts and other sites, and Secure on https', async () => {
    const { services, keys, ready } = instance.running.application
    const log = pino({ level: 'silent' })
    const body = JSON.stringify({ email: owner.email, password: 'correct horse battery' })
    for (const [url, secure] of [
      ['http://site.example', false],
      ['https://site.example', true],
    ] as const) {
      const config = { ...instance.config, PUBLIC_URL: url }
      const site = createApi({ config, services, keys, ready, log })
      const headers = { 'content-type': 'application/json', origin: url }
      const response = await site.request('/api/login', { method: 'POST', headers, body })
      const cookie = response.headers.getSetCookie().find((line) => line.startsWith('postproof_session='))!
      const { api_token } = (await response.json()) as { api_token: string }
      expect(cookie.split(/[=;]/)[1]).toBe(api_token)
      expect(cookie).toMatch(/; Path=\/; Expires=.*; HttpOnly; (?:Secure; )?SameSite=Lax$/)
      expect(/; Secure/.test(cookie)).toBe(secure)
    }
  })
})
