import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Application as Connected } from '#contract/oauth.ts'
import { type Instance, startInstance } from '../instance.ts'
import { type Person, password, recordingMailer, register } from './accounts-world.ts'
import {
  type Application,
  asPerson,
  challengeOf,
  createApplication,
  documentsOf,
  type HttpAnswer,
  newVerifier,
  type TokenAnswer,
} from './oauth-world.ts'

/** OAuth 2.1 over a whole instance: an application follows the specifications from the 401 on, and whatever leaves them is refused. */

const publicUrl = 'https://postproof.example'
const documentId = 'https://assistant.example/client.json'
const home = 'https://assistant.example/back'
const zone = `
inside.example:
  A: [10.0.0.7]
metadata.example:
  A: [169.254.169.254]
`
const pages = new Map<string, HttpAnswer>()
const document = (change: object = {}, id = documentId): string =>
  JSON.stringify({
    ...{ client_id: id, client_name: 'Assistant', redirect_uris: [home, 'http://localhost/callback'] },
    ...{ token_endpoint_auth_method: 'none', ...change },
  })

const mailer = recordingMailer()
const documents = documentsOf(pages, zone)
let now = Date.parse('2026-11-30T10:00:00Z')
let instance: Instance
let person: Person
let application: Application

beforeAll(async () => {
  pages.set(documentId, { body: document() })
  instance = await startInstance(
    { BILLING: 'off', PUBLIC_URL: publicUrl, REGISTRATIONS_PER_HOUR: '100', TRUST_PROXY: 'on' },
    { mailer, clientDocuments: documents, clock: { now: () => now } },
  )
  person = await register(instance, 'maker@example.org')
  application = createApplication({ url: instance.url, publicUrl })
})
afterAll(() => instance?.close())

type Query = Record<string, string>
const queryOf = (verifier: string, change: Query = {}): Query => ({
  ...{ response_type: 'code', client_id: documentId, redirect_uri: home, state: 'a state of /+&~* letters' },
  ...{ code_challenge: challengeOf(verifier), code_challenge_method: 'S256' },
  ...{ scope: 'read test verify', resource: `${publicUrl}/mcp`, ...change },
})
const without = (query: Query, name: string): Query =>
  Object.fromEntries(Object.entries(query).filter(([one]) => one !== name))

async function codeFor(verifier: string, change: Query = {}): Promise<string> {
  return (await asPerson(person.browser).allow(queryOf(verifier, change))).get('code')!
}

const tokenFields = (code: string, verifier: string, change: Query = {}): Query => ({
  ...{ grant_type: 'authorization_code', code, code_verifier: verifier, client_id: documentId },
  ...{ redirect_uri: home, resource: `${publicUrl}/mcp`, ...change },
})
const refreshFields = (token: string, change: Query = {}): Query => ({
  ...{ grant_type: 'refresh_token', refresh_token: token, client_id: documentId, ...change },
})
async function tokens(fields: Query): Promise<TokenAnswer & { status: number }> {
  const answer = await application.form(`${publicUrl}/oauth/token`, fields)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return { ...((await answer.json()) as TokenAnswer), status: answer.status }
}
async function connected(change: Query = {}): Promise<TokenAnswer> {
  // So that the newest is known.
  now += 1000
  const verifier = newVerifier()
  const given = await tokens(tokenFields(await codeFor(verifier, change), verifier))
  expect(given.status).toBe(200)
  return given
}
const works = async (token: string) => (await application.mcp(token)).status
const list = async () => (await person.browser.json<{ data: Connected[] }>('/api/profile/applications')).data
const actions = async () =>
  (await person.browser.json<{ data: { action: string }[] }>('/api/profile/audit?per_page=100')).data.map(
    ({ action }) => action,
  )

describe('an application follows the specification', () => {
  test.each<[string, (endpoint: string) => Promise<{ id: string; back: string }>]>([
    ['named by its metadata document', async () => ({ id: documentId, back: home })],
    [
      'registered by itself, on this computer at any port',
      async (endpoint) => {
        const { status, body } = await application.register(endpoint, {
          ...{ client_name: 'Editor', redirect_uris: ['http://127.0.0.1/callback'] },
          ...{ token_endpoint_auth_method: 'none', grant_types: ['authorization_code', 'refresh_token'] },
        })
        expect(status).toBe(201)
        return { id: body.client_id, back: 'http://127.0.0.1:53682/callback' }
      },
    ],
  ])('%s: 401, discovery, consent, tokens, tools, refresh, revocation', async (_name, identify) => {
    const { resource, scope, metadata } = await application.discover()
    expect([resource, scope]).toEqual([`${publicUrl}/mcp`, 'read test verify'])
    expect(metadata).toMatchObject({
      code_challenge_methods_supported: ['S256'],
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
    })
    const { id, back } = await identify(metadata.registration_endpoint)
    const verifier = newVerifier()
    const query = queryOf(verifier, { client_id: id, redirect_uri: back, scope, resource })
    const page = await asPerson(person.browser).ask(query)
    expect(page.status).toBe(200)
    const answer = await asPerson(person.browser).allow(query)
    expect(answer.get('state')).toBe(query.state)
    expect(answer.get('iss')).toBe(metadata.issuer)
    const own = { client_id: id, redirect_uri: back, resource }
    const first = await tokens(tokenFields(answer.get('code')!, verifier, own))
    expect(first).toMatchObject({ status: 200, token_type: 'Bearer', expires_in: 3600, scope })
    const listed = await application.mcp(first.access_token)
    expect(listed.status).toBe(200)
    expect(await listed.text()).toContain('lint_template')
    const linted = await application.mcp(first.access_token, 'tools/call', {
      name: 'lint_template',
      arguments: { source: '<a href="">Go on</a>' },
    })
    expect(await linted.text()).toContain('link_empty')

    const second = await tokens(refreshFields(first.refresh_token, { client_id: id }))
    expect(second.status).toBe(200)
    expect(await works(second.access_token)).toBe(200)
    const gone = await application.form(metadata.revocation_endpoint, {
      token: second.refresh_token,
      client_id: id,
    })
    expect(gone.status).toBe(200)
    expect(await works(second.access_token)).toBe(401)
    expect(await works(first.access_token)).toBe(401)
    expect(await tokens(refreshFields(second.refresh_token, { client_id: id }))).toMatchObject({
      status: 400,
      error: 'invalid_grant',
    })
  })

  test('both addresses of the resource say the same', async () => {
    const [one, other] = await Promise.all(
      ['', '/mcp'].map((path) =>
        application.json(`${publicUrl}/.well-known/oauth-protected-resource${path}`),
      ),
    )
    expect(one).toEqual(other)
  })

  test('a token is for the tools, and for nothing else', async () => {
    const { access_token } = await connected()
    const headers = { authorization: `Bearer ${access_token}` }
    for (const path of ['/api/profile', '/api/emails', '/api/domain-reports', '/ext/v2/spam-check/x'])
      expect([path, (await fetch(`${instance.url}${path}`, { headers })).status]).toEqual([path, 401])
    const cookie = { cookie: `postproof_session=${access_token}` }
    expect((await fetch(`${instance.url}/api/profile`, { headers: cookie })).status).toBe(401)
  })

  test('what is denied is told to the application, with state and issuer', async () => {
    const query = queryOf(newVerifier())
    const answer = await asPerson(person.browser).answer(query, 'deny')
    const to = new URL(answer.headers.get('location')!)
    expect([answer.status, to.origin + to.pathname]).toEqual([303, home])
    expect(Object.fromEntries(to.searchParams)).toEqual({
      ...{ error: 'access_denied', state: query.state, iss: publicUrl },
    })
  })

  test('who is not logged in logs in and comes back to the same request', async () => {
    const query = queryOf(newVerifier())
    const guest = await fetch(`${instance.url}/oauth/authorize?${new URLSearchParams(query)}`)
    expect(new URL(guest.url).pathname).toBe('/login')
    const form = new URLSearchParams({
      ...{ intent: 'login', email: person.email, password },
      redirect: new URL(guest.url).searchParams.get('redirect')!,
    })
    const entered = await fetch(`${instance.url}/login`, {
      ...{ method: 'POST', body: form, redirect: 'manual', headers: { origin: instance.url } },
    })
    const back = new URL(entered.headers.get('location')!, instance.url)
    expect(back.pathname).toBe('/oauth/authorize')
    expect(Object.fromEntries(back.searchParams)).toEqual(query)
  })

  test('an application asks for the scopes that a tool needs', async () => {
    const { access_token } = await connected({ scope: 'test' })
    const call = (name: string, given: object) =>
      application.mcp(access_token, 'tools/call', { name, arguments: given })
    const refused = await call('check_record', { kind: 'spf', domain: 'example.org' })
    expect(refused.status).toBe(403)
    expect(refused.headers.get('www-authenticate')).toBe(
      `Bearer error="insufficient_scope", scope="read test", resource_metadata="${publicUrl}/.well-known/oauth-protected-resource/mcp"`,
    )
    expect((await call('lint_template', { source: '<p>Hi</p>' })).status).toBe(200)
  })

  test('a refresh may narrow the scopes of one token, and not of the next', async () => {
    const first = await connected({ scope: 'read test' })
    const narrow = await tokens(refreshFields(first.refresh_token, { scope: 'read' }))
    expect(narrow.scope).toBe('read')
    expect((await tokens(refreshFields(narrow.refresh_token))).scope).toBe('read test')
  })
})

describe('a request that is not proved is a page, and leads nowhere', () => {
  const pageFor = async (query: Query) => {
    const answer = await asPerson(person.browser).ask(query)
    return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() }
  }

  test.each<[string, Query, RegExp]>([
    ['an address that is not registered', { redirect_uri: 'https://evil.example/back' }, /not registered/],
    ['a longer path', { redirect_uri: `${home}/more` }, /not registered/],
    ['another query', { redirect_uri: `${home}?next=https://evil.example` }, /not registered/],
    ['another case', { redirect_uri: home.toUpperCase() }, /not registered/],
    ['a password in it', { redirect_uri: home.replace('//', '//a@evil.example@') }, /not registered/],
    [
      'another port where it is not this computer',
      { redirect_uri: 'https://assistant.example:444/back' },
      /not registered/,
    ],
    ['another path on this computer', { redirect_uri: 'http://localhost:1234/other' }, /not registered/],
    ['a script', { redirect_uri: 'javascript:alert(1)' }, /not registered/],
    ['no address', { redirect_uri: '' }, /not registered/],
    ['an unknown client', { client_id: 'client_unknown' }, /is not registered here/],
    ['no client', { client_id: '' }, /is not registered here/],
  ])('%s', async (_name, change, said) => {
    const { status, to, html } = await pageFor(queryOf(newVerifier(), change))
    expect([status, to]).toEqual([400, null])
    expect(html).toMatch(said)
    expect(html).not.toMatch(/href="[^"]*evil/)
    const posted = await asPerson(person.browser).answer(queryOf(newVerifier(), change), 'allow')
    expect([posted.headers.get('location'), posted.headers.getSetCookie()]).toEqual([null, []])
  })

  test.each(['client_id', 'redirect_uri', 'state'])('%s twice', async (name) => {
    const query = `${new URLSearchParams(queryOf(newVerifier()))}&${name}=x`
    expect((await person.browser.call(`/oauth/authorize?${query}`)).status).not.toBe(200)
    const answer = await person.browser.call(`/oauth/authorize?${query}`, {
      ...{ method: 'POST', body: new URLSearchParams({ intent: 'allow' }) },
    })
    expect(answer.headers.get('location')).toBeNull()
  })

  test.each<[string, string, HttpAnswer | null, RegExp]>([
    ['at a private address', 'https://10.0.0.7/client.json', null, /could not be read/],
    ['of this machine', 'https://127.0.0.1/client.json', null, /could not be read/],
    ['at a name that leads to a private address', 'https://inside.example/c.json', null, /could not be read/],
    ['of a cloud’s metadata', 'https://metadata.example/latest/meta-data', null, /could not be read/],
    ['at another port', 'https://inside.example:8443/c.json', null, /could not be read/],
    ['that names another client', 'https://b.example/c.json', { body: document() }, /is not valid/],
    [
      'that is too large',
      'https://c.example/c.json',
      { body: document({ client_name: 'x'.repeat(6000) }, 'https://c.example/c.json') },
      /is not valid/,
    ],
    [
      'that redirects',
      'https://d.example/c.json',
      { status: 302, headers: { location: documentId }, body: '' },
      /could not be read/,
    ],
    ['that is no JSON', 'https://e.example/c.json', { body: '<html>' }, /is not valid/],
    [
      'of a client with a secret',
      'https://f.example/c.json',
      { body: document({ token_endpoint_auth_method: 'client_secret_basic' }, 'https://f.example/c.json') },
      /is not valid/,
    ],
    ['with a fragment', `${documentId}#x`, { body: document({}, `${documentId}#x`) }, /is not valid/],
    ['by http', 'http://assistant.example/client.json', { body: document() }, /is not registered here/],
    ['without a path', 'https://assistant.example/', { body: document() }, /is not registered here/],
  ])('a metadata document %s', async (_name, client_id, answer, said) => {
    if (answer) pages.set(client_id, answer)
    const { status, to, html } = await pageFor(queryOf(newVerifier(), { client_id }))
    expect([status, to]).toEqual([400, null])
    expect(html).toMatch(said)
  })

  test('a document is fetched once for many requests', async () => {
    const before = documents.asked.length
    for (let n = 0; n < 5; n++) await pageFor(queryOf(newVerifier()))
    expect(documents.asked.length).toBeLessThanOrEqual(before + 1)
  })
})

describe('a wrong request of a known application is a page with a link back', () => {
  test.each<[string, (query: Query) => Query, string]>([
    ['no PKCE', (query) => without(query, 'code_challenge'), 'invalid_request'],
    ['plain PKCE', (query) => ({ ...query, code_challenge_method: 'plain' }), 'invalid_request'],
    [
      'PKCE without its method, which means plain',
      (query) => without(query, 'code_challenge_method'),
      'invalid_request',
    ],
    ['a short challenge', (query) => ({ ...query, code_challenge: 'x' }), 'invalid_request'],
    ['an implicit grant', (query) => ({ ...query, response_type: 'token' }), 'unsupported_response_type'],
    ['another resource', (query) => ({ ...query, resource: 'https://other.example/mcp' }), 'invalid_target'],
    ['the API as resource', (query) => ({ ...query, resource: `${publicUrl}/api` }), 'invalid_target'],
    ['the scope admin', (query) => ({ ...query, scope: 'read admin' }), 'invalid_scope'],
    ['a scope that is not ours', (query) => ({ ...query, scope: 'openid' }), 'invalid_scope'],
  ])('%s: %s', async (_name, change, error) => {
    const query = change(queryOf(newVerifier()))
    const page = await asPerson(person.browser).ask(query)
    expect([page.status, page.headers.get('location')]).toEqual([400, null])
    const link = /<a href="(https:\/\/assistant\.example[^"]+)"/.exec(await page.text())![1]!
    const to = new URL(link.replaceAll('&amp;', '&'))
    expect(to.origin + to.pathname).toBe(home)
    expect(Object.fromEntries(to.searchParams)).toEqual({ error, state: query.state, iss: publicUrl })
    const posted = await asPerson(person.browser).answer(query, 'allow')
    expect(posted.headers.get('location')).toBeNull()
  })
})

describe('the page that asks', () => {
  test('says who asks by host, what for, and for whom; framed by nobody', async () => {
    const page = await asPerson(person.browser).ask(queryOf(newVerifier(), { scope: 'verify' }))
    const html = await page.text()
    expect(html).toMatch(/<h1[^>]*>Connect assistant\.example\?</)
    for (const said of ['Assistant', person.email, 'Verify email addresses']) expect(html).toContain(said)
    expect(html).not.toContain('Test emails and templates')
    const policy = page.headers.get('content-security-policy')!
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self' https://assistant.example;")
    expect(page.headers.get('cache-control')).toContain('no-store')
  })

  test('an address cannot add to the policy of the page', async () => {
    const redirect_uri = "https://evil.example;script-src*;/'unsafe-inline'"
    const page = await asPerson(person.browser).ask(queryOf(newVerifier(), { redirect_uri }))
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self';")
  })

  test('a name cannot pass for words of ours', async () => {
    const id = 'https://g.example/c.json'
    const name = `Good\u202E\n\u0000<b>bank</b> ${'x'.repeat(200)}`
    pages.set(id, { body: document({ client_name: name }, id) })
    const html = await (await asPerson(person.browser).ask(queryOf(newVerifier(), { client_id: id }))).text()
    expect(html).toContain('Connect g.example?')
    expect(html).not.toContain('<b>bank')
    expect(html).not.toContain('\u202E')
    expect(html).not.toContain('x'.repeat(60))
  })

  test.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another site, as browsers say it', { 'sec-fetch-site': 'cross-site' }],
    ['no page', { origin: 'null' }],
  ])('an answer that %s sends is none', async (_name, headers) => {
    const answer = await person.browser.call(
      `/oauth/authorize?${new URLSearchParams(queryOf(newVerifier()))}`,
      {
        ...{ method: 'POST', headers, body: new URLSearchParams({ intent: 'allow' }) },
      },
    )
    expect([answer.status, answer.headers.get('location')]).toEqual([403, null])
  })

  test('who did not confirm their address is not asked', async () => {
    const other = await register(instance, 'unconfirmed@example.org')
    const { db } = instance.running.application.database
    await db.updateTable('accounts').set({ confirmed_at: null }).where('id', '=', other.user.id).execute()
    const html = await (await asPerson(other.browser).ask(queryOf(newVerifier()))).text()
    expect(html).toContain('Confirm your address first')
    const posted = await asPerson(other.browser).answer(queryOf(newVerifier()), 'allow')
    expect([posted.status, posted.headers.get('location')]).toEqual([403, null])
  })

  test('to allow needs a proof of the last ten minutes', async () => {
    const other = await register(instance, 'later@example.org')
    now += 11 * 60_000
    const posted = await asPerson(other.browser).answer(queryOf(newVerifier()), 'allow')
    expect([posted.status, posted.headers.get('location')]).toEqual([403, null])
    await other.browser.post('/api/profile/prove', { password })
    const allowed = await asPerson(other.browser).answer(queryOf(newVerifier()), 'allow')
    expect(allowed.status).toBe(303)
    expect(mailer.sent).toContainEqual({ kind: 'application-connected', to: other.email, locale: 'en' })
    await person.browser.post('/api/profile/prove', { password })
  })
})

describe('a code', () => {
  test.each<[string, Query]>([
    ['stolen by another client', { client_id: 'https://evil.example/client.json' }],
    ['with another verifier', { code_verifier: newVerifier() }],
    ['without a verifier', { code_verifier: '' }],
    ['with the challenge as verifier', { code_verifier: 'challenge' }],
    ['with another address', { redirect_uri: 'http://localhost/callback' }],
    ['without an address', { redirect_uri: '' }],
    ['that was never given out', { code: `eml_code_${'0'.repeat(38)}` }],
  ])('%s is refused, and stays good for its owner', async (_name, change) => {
    const verifier = newVerifier()
    const code = await codeFor(verifier)
    const given = change.code_verifier === 'challenge' ? { code_verifier: challengeOf(verifier) } : change
    expect(await tokens(tokenFields(code, verifier, given))).toMatchObject({
      status: 400,
      error: 'invalid_grant',
    })
    expect((await tokens(tokenFields(code, verifier))).status).toBe(200)
  })

  test.each<[string, Query, string]>([
    ['for another resource', { resource: 'https://other.example/mcp' }, 'invalid_target'],
    ['by another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('%s is refused: %o %s', async (_name, change, error) => {
    const verifier = newVerifier()
    const fields = tokenFields(await codeFor(verifier), verifier, change)
    expect(await tokens(fields)).toMatchObject({ status: 400, error })
  })

  test('used twice ends the tokens that were made from it', async () => {
    const verifier = newVerifier()
    const code = await codeFor(verifier)
    const first = await tokens(tokenFields(code, verifier))
    expect(await works(first.access_token)).toBe(200)
    expect(await tokens(tokenFields(code, verifier))).toMatchObject({ status: 400, error: 'invalid_grant' })
    expect(await works(first.access_token)).toBe(401)
    expect(await tokens(refreshFields(first.refresh_token))).toMatchObject({ error: 'invalid_grant' })
    expect(await actions()).toContain('application-ended')
  })

  test('used twice at the same moment makes no tokens that work', async () => {
    const verifier = newVerifier()
    const code = await codeFor(verifier)
    const both = await Promise.all([1, 2].map(() => tokens(tokenFields(code, verifier))))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await works(both.find(({ status }) => status === 200)!.access_token)).toBe(401)
  })

  test('is good for a minute', async () => {
    const verifier = newVerifier()
    const code = await codeFor(verifier)
    now += 60_001
    expect(await tokens(tokenFields(code, verifier))).toMatchObject({ status: 400, error: 'invalid_grant' })
  })

  test('comes as a form, each parameter once', async () => {
    const verifier = newVerifier()
    const fields = tokenFields(await codeFor(verifier), verifier)
    const asJson = await fetch(`${instance.url}/oauth/token`, {
      ...{ method: 'POST', body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } },
    })
    expect(asJson.status).toBe(400)
    const twice = await fetch(`${instance.url}/oauth/token`, {
      ...{
        method: 'POST',
        body: new URLSearchParams([...Object.entries(fields), ['client_id', documentId]]),
      },
    })
    expect(await twice.json()).toMatchObject({ error: 'invalid_request' })
  })
})

describe('tokens', () => {
  test('an old refresh token ends the connection', async () => {
    const first = await connected()
    const second = await tokens(refreshFields(first.refresh_token))
    expect(await tokens(refreshFields(first.refresh_token))).toMatchObject({ error: 'invalid_grant' })
    expect(await works(second.access_token)).toBe(401)
    expect(await tokens(refreshFields(second.refresh_token))).toMatchObject({ error: 'invalid_grant' })
  })

  test.each<[string, Query, string]>([
    ['of another client', { client_id: 'https://evil.example/client.json' }, 'invalid_grant'],
    ['for more scopes', { scope: 'read test verify' }, 'invalid_scope'],
    ['for the scope admin', { scope: 'admin' }, 'invalid_scope'],
    ['for another resource', { resource: 'https://other.example' }, 'invalid_target'],
    ['that is an access token', { refresh_token: `eml_oauth_${'0'.repeat(38)}` }, 'invalid_grant'],
  ])('a refresh token %s is refused, and stays good for its owner', async (_name, change, error) => {
    const { refresh_token } = await connected({ scope: 'read' })
    expect(await tokens(refreshFields(refresh_token, change))).toMatchObject({ status: 400, error })
    expect((await tokens(refreshFields(refresh_token))).status).toBe(200)
  })

  test('the access token before a refresh serves running calls for two minutes more', async () => {
    const first = await connected()
    await tokens(refreshFields(first.refresh_token))
    expect(await works(first.access_token)).toBe(200)
    now += 2 * 60_000
    expect(await works(first.access_token)).toBe(401)
  })

  test('an access token is good for an hour, and a refresh token for thirty days after the last', async () => {
    await person.browser.post('/api/profile/prove', { password })
    const first = await connected()
    now += 3_600_000
    expect(await works(first.access_token)).toBe(401)
    now += 29 * 86_400_000
    const second = await tokens(refreshFields(first.refresh_token))
    expect(second.status).toBe(200)
    now += 29 * 86_400_000
    const third = await tokens(refreshFields(second.refresh_token))
    expect(third.status).toBe(200)
    now += 30 * 86_400_000
    expect(await tokens(refreshFields(third.refresh_token))).toMatchObject({ error: 'invalid_grant' })
    await enter()
  })

  test('are stored as hashes', async () => {
    const { access_token, refresh_token } = await connected()
    const { db } = instance.running.application.database
    const rows = JSON.stringify([
      await db.selectFrom('oauth_grants').selectAll().execute(),
      await db.selectFrom('oauth_access_tokens').selectAll().execute(),
    ])
    for (const secret of [access_token, refresh_token, refresh_token.slice(12, 36)])
      expect(rows).not.toContain(secret)
  })

  test('an unknown token is revoked with 200, and one of another client is not', async () => {
    const { access_token } = await connected()
    const revoke = (fields: Query) => application.form(`${publicUrl}/oauth/revoke`, fields)
    expect((await revoke({ token: 'unknown' })).status).toBe(200)
    expect((await revoke({ token: access_token, client_id: 'https://evil.example/c' })).status).toBe(200)
    expect(await works(access_token)).toBe(200)
    expect((await revoke({ token: access_token, client_id: documentId })).status).toBe(200)
    expect(await works(access_token)).toBe(401)
  })
})

/** Logs in again: sessions end, and a proof is asked for again. */
async function enter(): Promise<void> {
  const answer = await person.browser.post('/api/login', { email: person.email, password })
  expect(answer.status).toBe(200)
}

describe('in the account', () => {
  test('a connection is listed with its host and scopes, and ended at once', async () => {
    const { access_token, refresh_token } = await connected({ scope: 'read' })
    expect(await works(access_token)).toBe(200)
    await expect.poll(async () => (await list())[0]?.last_used_at).toBeTruthy()
    const [newest] = await list()
    expect(newest).toMatchObject({ host: 'assistant.example', name: 'Assistant', scopes: ['read'] })
    const gone = await person.browser.call('/user-account/keys', {
      ...{ method: 'POST', body: new URLSearchParams({ intent: 'disconnect', id: newest!.id }) },
    })
    expect(gone.status).toBe(302)
    expect(await works(access_token)).toBe(401)
    expect(await tokens(refreshFields(refresh_token))).toMatchObject({ error: 'invalid_grant' })
    expect(await actions()).toEqual(
      expect.arrayContaining(['application-connected', 'application-disconnected']),
    )
  })

  test('another account neither sees nor ends it', async () => {
    const { access_token } = await connected()
    const other = await register(instance, 'other@example.org')
    expect(await other.browser.json('/api/profile/applications')).toEqual({ data: [] })
    const [{ id }] = (await list()) as [Connected]
    const refused = await other.browser.post(`/api/profile/applications/${id}/disconnect`)
    expect(refused.status).toBe(404)
    expect(await works(access_token)).toBe(200)
    expect((await person.browser.post(`/api/profile/applications/${id}/disconnect`)).status).toBe(200)
    expect(await works(access_token)).toBe(401)
  })

  test('an account connects fifty at most', async () => {
    const other = await register(instance, 'many@example.org')
    const { db } = instance.running.application.database
    const allow = () => asPerson(other.browser).answer(queryOf(newVerifier()), 'allow')
    expect((await allow()).status).toBe(303)
    await sql`
      insert into oauth_grants (id, account_id, epoch, client_id, client_name, host, scopes, created_at, code_hash,
        code_ends_at, challenge, redirect_uri)
      select id || n, account_id, epoch, client_id, client_name, host, scopes, created_at, code_hash || n,
        code_ends_at, challenge, redirect_uri
      from oauth_grants, generate_series(1, 49) n where account_id = ${other.user.id}`.execute(db)
    const refused = await allow()
    expect([refused.status, refused.headers.get('location')]).toEqual([403, null])
    // Codes that were not exchanged in time do not count.
    now += 60_001
    expect((await allow()).status).toBe(303)
    const rows = await db
      .selectFrom('oauth_grants')
      .where('account_id', '=', other.user.id)
      .selectAll()
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('a new password ends all', async () => {
    const { access_token } = await connected()
    const changed = await person.browser.post('/api/profile/password', {
      ...{
        current_password: password,
        password: 'another horse battery',
        password_confirmation: 'another horse battery',
      },
    })
    expect(changed.status).toBe(200)
    expect(await works(access_token)).toBe(401)
    expect(await list()).toEqual([])
  })
})

describe('registration', () => {
  const endpoint = `${publicUrl}/oauth/register`
  test.each<[string, object, string]>([
    ['without an address', {}, 'invalid_redirect_uri'],
    ['with a script', { redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
    ['by http elsewhere', { redirect_uris: ['http://app.example/back'] }, 'invalid_redirect_uri'],
    ['with a fragment', { redirect_uris: ['https://app.example/#back'] }, 'invalid_redirect_uri'],
    ['with data', { redirect_uris: ['data:text/html,x'] }, 'invalid_redirect_uri'],
    ['with too many', { redirect_uris: Array(11).fill('https://app.example/') }, 'invalid_redirect_uri'],
    [
      'with a secret',
      { redirect_uris: ['https://app.example/'], token_endpoint_auth_method: 'client_secret_post' },
      'invalid_client_metadata',
    ],
    [
      'for another grant',
      { redirect_uris: ['https://app.example/'], grant_types: ['client_credentials'] },
      'invalid_client_metadata',
    ],
  ])('%s is refused', async (_name, metadata, error) => {
    expect(await application.register(endpoint, metadata)).toMatchObject({ status: 400, body: { error } })
  })

  test('of one network is limited, and of a program that is never allowed ends after a day', async () => {
    const register = (from: string) =>
      fetch(`${instance.url}/oauth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify({ redirect_uris: ['https://app.example/back'] }),
      })
    const answers = []
    for (let n = 0; n < 25; n++) answers.push((await register('192.0.2.77')).status)
    expect(answers).toContain(429)
    expect((await register('198.51.100.7')).status).toBe(201)
    const { db } = instance.running.application.database
    const count = async () => (await db.selectFrom('oauth_clients').select('id').execute()).length
    const before = await count()
    expect(before).toBeGreaterThan(0)
    now += 25 * 3_600_000
    await instance.running.application.purge()
    // One was allowed, in the first test.
    expect(await count()).toBeLessThan(before)
    expect(await count()).toBeLessThanOrEqual(1)
  })

  test('takes no large body', async () => {
    const answer = await fetch(`${instance.url}/oauth/register`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ redirect_uris: ['https://app.example/'], client_name: 'x'.repeat(20_000) }),
    })
    expect(answer.status).toBe(413)
  })
})
