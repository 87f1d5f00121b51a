import type { HttpRequest } from '@postproof/engine/world'
import { afterEach, describe, expect, test } from 'vitest'
import { startOAuthServer } from '../../packages/emulators/placement/oauth-server.ts'
import { createHttp } from './http.ts'
import { noResolver } from './imap/testing.ts'
import { createMailOAuth, type MailOAuthAccount } from './mail-oauth.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function world(options: { expiresIn?: number; rotates?: boolean } = {}) {
  const server = await startOAuthServer({ clientId: 'app', clientSecret: 'app-secret', ...options })
  closing.push(server.close)
  let now = 1_000_000
  const oauth = createMailOAuth({
    http: createHttp({ resolver: noResolver, allowPrivateNetworks: ['127.0.0.1'] }),
    clock: { now: () => now },
  })
  const stored: string[] = []
  const account: MailOAuthAccount = {
    tokenUrl: server.url,
    clientId: 'app',
    clientSecret: 'app-secret',
    scope: 'imap offline_access',
    grant: { kind: 'refresh_token', refreshToken: 'refresh-token-0' },
    onRotated: (token) => void stored.push(token),
  }
  const pass = (ms: number) => {
    now += ms
  }
  return { server, oauth, account, stored, pass, now: () => now }
}

describe('access tokens', () => {
  test('are asked for with the form of RFC 6749, 6', async () => {
    const { server, oauth, account, now } = await world()
    const answer = await oauth.token(1, account)
    expect(answer).toEqual({ ok: true, accessToken: 'access-token-1', expiresAt: now() + 3_600_000 })
    expect(server.received).toEqual([
      {
        grant_type: 'refresh_token',
        refresh_token: 'refresh-token-0',
        client_id: 'app',
        client_secret: 'app-secret',
        scope: 'imap offline_access',
      },
    ])
  })

  test('are kept until a minute before they expire, per seed', async () => {
    const { server, oauth, account, pass } = await world({ expiresIn: 600 })
    await oauth.token(1, account)
    pass(539_000)
    expect(await oauth.token(1, account)).toMatchObject({ accessToken: 'access-token-1' })
    pass(2000)
    expect(await oauth.token(1, account)).toMatchObject({ accessToken: 'access-token-2' })
    expect(await oauth.token(2, account)).toMatchObject({ accessToken: 'access-token-3' })
    expect(await oauth.token(1, account, 'access-token-2')).toMatchObject({ accessToken: 'access-token-4' })
    expect(server.received).toHaveLength(4)
  })

  test('are asked for once, however many ask', async () => {
    const { server, oauth, account } = await world({ rotates: true })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => oauth.token(1, account, at % 2 ? 'ended' : undefined)),
    )
    expect(new Set(answers.map((answer) => answer.ok && answer.accessToken))).toEqual(
      new Set(['access-token-1']),
    )
    expect(server.received).toHaveLength(1)
  })

  test('of two connections that were refused the same one, the second gets what the first asked for', async () => {
    const { server, oauth, account } = await world()
    await oauth.token(1, account)
    for (let connection = 0; connection < 2; connection++) {
      expect(await oauth.token(1, account, 'access-token-1')).toMatchObject({ accessToken: 'access-token-2' })
    }
    expect(server.received).toHaveLength(2)
  })

  test('with rotation: each refresh token is told, and the newest is used by whoever holds the first', async () => {
    const { server, oauth, account, stored, pass } = await world({ rotates: true })
    for (let round = 0; round < 3; round++) {
      expect(await oauth.token(1, account)).toMatchObject({ ok: true })
      pass(3_600_000)
    }
    expect(stored).toEqual(['refresh-token-1', 'refresh-token-2', 'refresh-token-3'])
    expect(server.received.map((form) => form.refresh_token)).toEqual([
      'refresh-token-0',
      'refresh-token-1',
      'refresh-token-2',
    ])
    // The service has stored the newest and comes with it.
    const later = { ...account, grant: { kind: 'refresh_token' as const, refreshToken: 'refresh-token-3' } }
    expect(await oauth.token(1, later)).toMatchObject({ ok: true })
    // A reader of the database may come with one that was replaced meanwhile.
    const slow = { ...account, grant: { kind: 'refresh_token' as const, refreshToken: 'refresh-token-2' } }
    expect(await oauth.token(1, slow)).toMatchObject({ ok: true })
  })

  test('by client credentials', async () => {
    const { server, oauth, account } = await world()
    expect(await oauth.token(1, { ...account, grant: { kind: 'client_credentials' } })).toMatchObject({
      ok: true,
    })
    expect(server.received[0]).not.toHaveProperty('refresh_token')
    expect(server.received[0]).toMatchObject({ grant_type: 'client_credentials' })
  })
})

describe('no access token', () => {
  test('a withdrawn consent is revoked, and the words hold no secret', async () => {
    const { server, oauth, account } = await world()
    server.revoke()
    expect(await oauth.token(1, account)).toEqual({
      ok: false,
      trouble: 'revoked',
      detail: 'invalid_grant token *** was revoked',
    })
  })

  test('a wrong secret is refused', async () => {
    const { oauth, account } = await world()
    expect(await oauth.token(1, { ...account, clientSecret: 'nope' })).toMatchObject({
      ok: false,
      trouble: 'refused',
      detail: 'invalid_client unknown client',
    })
  })

  test.each(['503', 'page'] as const)('%s is unreachable, and passes', async (how) => {
    const { server, oauth, account } = await world()
    server.fail(how)
    expect(await oauth.token(1, account)).toMatchObject({ ok: false, trouble: 'unreachable' })
    server.fail(null)
    expect(await oauth.token(1, account)).toMatchObject({ ok: true })
  })

  test.each([
    ['ftp://127.0.0.1/', 'refused'],
    ['http://login.example/token', 'refused'],
    ['not a url', 'refused'],
    ['https://127.0.0.1:1/token', 'unreachable'],
    ['https://10.1.2.3/token', 'refused'],
  ])('%s is %s', async (tokenUrl, trouble) => {
    const { oauth, account } = await world()
    expect(await oauth.token(1, { ...account, tokenUrl })).toMatchObject({ ok: false, trouble })
  })

  const said = (status: number, body: string, headers: Record<string, string> = {}) => {
    const requests: HttpRequest[] = []
    const http = {
      fetch: async (request: HttpRequest) => {
        requests.push(request)
        const answer = { ok: true as const, status, headers, body: Buffer.from(body), truncated: false }
        return { ...answer, finalUrl: request.url, redirects: [], ms: 1 }
      },
    }
    return { oauth: createMailOAuth({ http }), requests }
  }
  test.each<[number, string, string]>([
    [400, '{"error":"interaction_required"}', 'revoked'],
    [400, '{"error":"invalid_scope"}', 'refused'],
    [429, '{"error":"invalid_request"}', 'unreachable'],
    [200, '{"access_token":"line\\nbreak"}', 'unreachable'],
    [200, '{"access_token":7}', 'unreachable'],
    [200, '[]', 'unreachable'],
    [302, '', 'unreachable'],
  ])('status %i with %s is %s', async (status, body, trouble) => {
    const { oauth, requests } = said(status, body, { location: 'https://elsewhere.example/' })
    const { account } = await world()
    expect(await oauth.token(1, { ...account, tokenUrl: 'https://login.example/token' })).toMatchObject({
      ok: false,
      trouble,
    })
    expect(requests[0]!.maxRedirects).toBe(0)
  })
})
