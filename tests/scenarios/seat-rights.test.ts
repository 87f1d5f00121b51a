import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '#api/app.ts'
import type { Api } from '#api/types.ts'
import { mayBySeat, type SeatRight, seatRight } from '#contract/seat-rights.ts'
import { type SeatRole, seatRoles } from '#contract/seat-roles.ts'
import { allPatterns } from '../browser/routes-to-visit.ts'
import { type Instance, startInstance } from '../instance.ts'
import { type Person, recordingMailer, register } from './accounts-world.ts'

/** What each role of a seat may do: every call of the API and every page has a right here, and a seat that is over has none. */

/** Calls that change something and are not for owners alone, and calls that read and are not for readers. */
const exceptions: Record<Exclude<SeatRight, never>, RegExp[]> = {
  anyone: [
    /^(?:GET|POST) \/api\/(?:login|logout|passkeys|password-strength|contact|captcha|tls-reports|seats|admin)\b/,
    /^(?:GET \/api\/profile|POST \/api\/profile\/prove|POST \/api\/internal\/email-verification\/opt-out)$/,
    /^POST \/(?:webhooks\/stripe|oauth\/(?:register|token|revoke))$/,
  ],
  own: [
    /^POST \/api\/(?:register|wishes\/:token|profile)$/,
    /^GET \/api\/wishes\/:token$/,
    /^(?:GET|POST) \/api\/profile\/(?:passkeys|sessions|two-factor)\b/,
    /^POST \/api\/profile\/(?:forgot|reset|confirm|verify\/:token|stop-wishes|resume-mail|password|delete|cancel-deletion)$/,
    /^GET \/become-admin\/:token$/,
  ],
  owner: [
    /^(?:GET|POST) \/api\/(?:members|webhooks)\b/,
    /^(?:GET|POST) \/api\/profile\/(?:api-keys|applications|audit|export|orders|invoices?|customer|subscriptions|taxes)\b/,
    /^POST \/api\/profile\/(?:change-plan|keep-plan|cancel-plan|set-default-payment-method)\b/,
    /^GET \/api\/(?:update\/)?:x\/api-key$/,
  ],
  editor: [
    /^GET \/api\/get-email$/,
    /^POST \/(?:api\/(?:emails|drafts|lint|newsletters|domain-reports|watched-domains|client-links|client-reports)|ext\/v2)\b/,
    /^POST \/api\/(?:internal\/)?(?:inbox-placement|email-verification|email-verification-lists)\b/,
    /^DELETE \/api\/inbox-placement\/:id$/,
  ],
  reader: [/^POST \/api\/checkers\//, /^POST \/mcp$/, /^GET \//],
}
const order: SeatRight[] = ['anyone', 'own', 'owner', 'editor', 'reader']
const expected = (route: string): SeatRight | undefined =>
  order.find((right) => exceptions[right].some((pattern) => pattern.test(route)))

const filled = (path: string) =>
  path
    .replace('/:x/', '/profile/')
    .replace(/:name\{[^/]*/, 'desktop-plain.png')
    .replace(/:\w+\??/g, 'unknown')

let site: Instance
let api: Api
let host: Person
const seats = {} as Record<SeatRole | 'removed' | 'ended', Person>

beforeAll(async () => {
  site = await startInstance({ REGISTRATIONS_PER_HOUR: '1000' }, { mailer: recordingMailer() })
  const { services, keys, ready } = site.running.application
  api = createApi({ config: site.config, services, keys, ready, log: pino({ level: 'silent' }) })
  host = await register(site, 'host@example.org')
  for (const name of [...seatRoles, 'removed', 'ended'] as const) {
    const member = await register(site, `${name}@example.org`)
    const role = name === 'removed' || name === 'ended' ? 'owner' : name
    await host.browser.post('/api/members/invitations', { email: member.email, role })
    const { invitations } = await member.browser.json<{ invitations: { id: string }[] }>('/api/seats')
    await member.browser.post(`/api/seats/invitations/${invitations[0]!.id}/accept`)
    await member.browser.post('/api/seats/work-in', { account_id: host.user.id })
    seats[name] = member
  }
  await host.browser.post(`/api/members/${seats.removed.user.id}/remove`)
  await site.running.application.database.db
    .updateTable('account_members')
    .set({ ends_at: new Date(0) })
    .where('member_id', '=', seats.ended.user.id)
    .execute()
})
afterAll(() => site?.close())

const routes = () =>
  [
    ...new Set(
      api.routes
        .filter(({ method }) => method !== 'ALL')
        .map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    ),
  ].sort()

/** The code of a refusal that the seat is the reason of; `ok` for all other answers. */
async function outcome(route: string, by: Person): Promise<string> {
  const [method = '', path = ''] = route.split(' ')
  const headers = { authorization: `Bearer ${by.token}`, 'content-type': 'application/json' }
  const body = method === 'GET' ? {} : { body: '{}' }
  const response = await api.request(filled(path), { method, headers, ...body })
  if (response.status !== 403) {
    await response.body?.cancel()
    return 'ok'
  }
  const { code } = (await response.json()) as { code: string }
  return ['seat', 'own_account', 'seat_over'].includes(code) ? code : 'ok'
}

/** These end the session that calls them. */
const ends = /^POST \/api\/(?:logout|seats\/work-in|seats\/:id\/leave)$/

describe('calls of the API', () => {
  test('every call has a right, and it is the one that is written here', () => {
    const wrong = routes().flatMap((route) => {
      const [method = '', path = ''] = route.split(' ')
      const right = seatRight(method, filled(path))
      const wanted = expected(route)
      return right === wanted ? [] : [`${route}: ${right}, not ${wanted}`]
    })
    expect(wrong).toEqual([])
  })

  test('a call that nobody named is for owners when it changes something', () => {
    expect(seatRight('POST', '/api/something-new')).toBe('owner')
    expect(seatRight('DELETE', '/api/profile/something-new')).toBe('own')
  })

  test.for(seatRoles)('every call that a seat as %s may not make is refused', async (role) => {
    const wrong: string[] = []
    for (const route of routes().filter((one) => /^\w+ \/(?:api|ext|mcp)/.test(one) && !ends.test(one))) {
      const right = expected(route)!
      if (mayBySeat(role, right)) continue
      const got = await outcome(route, seats[role])
      const want = right === 'own' ? 'own_account' : 'seat'
      if (got !== want) wrong.push(`${route}: ${got}, not ${want}`)
    }
    expect(wrong).toEqual([])
  })

  test.for(['removed', 'ended'] as const)(
    'no call that changes something by a seat that is %s',
    async (how) => {
      const wrong: string[] = []
      for (const route of routes().filter((one) => /^(?:POST|DELETE) \/(?:api|ext)/.test(one))) {
        const right = expected(route)!
        if (right === 'anyone' || right === 'own') continue
        const got = await outcome(route, seats[how])
        if (got !== 'seat_over') wrong.push(`${route}: ${got}`)
      }
      expect(wrong).toEqual([])
    },
  )
})

describe('pages', () => {
  const path = (pattern: string) => pattern.replace(/:\w+\??/g, 'unknown').replace('*', 'unknown')

  test('those about the login and those of owners are named, in any spelling', () => {
    const by = (right: SeatRight) =>
      allPatterns.filter((pattern) => seatRight('GET', path(pattern)) === right).sort()
    expect(by('own')).toEqual([
      ...['/confirm', '/forgot', '/register', '/reset', '/user-account', '/user-account/security', '/wish'],
    ])
    expect(by('owner')).toEqual([
      ...['/buy', '/checkout', '/oauth/authorize', '/subscription', '/subscription/change'],
      ...['/user-account/data', '/user-account/keys', '/user-account/members', '/user-account/orders'],
      ...['/user-account/plans', '/user-account/webhooks', '/welcome'],
    ])
    for (const spelled of ['/User-Account/Keys', '/user-account/keys/', '/user-account/keys.data'])
      expect(seatRight('GET', spelled)).toBe('owner')
  })

  test('a form that nobody named is for owners', () => {
    expect(seatRight('POST', '/something-new')).toBe('owner')
    expect(seatRight('POST', '/user-account/something-new')).toBe('owner')
  })

  test.for([
    ['reader', 'GET', '/user-account/keys', 403],
    ['reader', 'GET', '/user-account/%6Beys', 403],
    ['reader', 'GET', '/user-account/keys.data', 403],
    ['reader', 'GET', '/dashboard', 200],
    ['reader', 'POST', '/newsletters', 403],
    ['editor', 'GET', '/user-account/members', 403],
    ['owner', 'GET', '/user-account/members', 200],
    ['owner', 'GET', '/user-account', 403],
    ['owner', 'GET', '/user-account/security', 403],
    ['owner', 'POST', '/user-account/security', 403],
    ['owner', 'GET', '/become-admin/unknown', 403],
  ] as const)('%s: %s %s answers %i', async ([role, method, at, status]) => {
    const body = method === 'POST' ? { method, body: new URLSearchParams({ intent: 'x' }) } : {}
    expect((await seats[role].browser.call(at, body)).status).toBe(status)
  })

  test('a refused page says why and leads back', async () => {
    const page = await (await seats.reader.browser.call('/user-account/keys')).text()
    expect(page).toContain('Only owners of the account can do it.')
    expect(page).toContain('action="/working-in"')
  })
})
