import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A token endpoint on loopback (RFC 6749, 6 and 4.4), for tests. */
export type OAuthServer = {
  url: string
  /** Forms received, newest last. */
  received: Record<string, string>[]
  /** The refresh token that is good now. */
  refreshToken: string
  /** The access token issued last. */
  accessToken: string
  revoke(): void
  /** What it answers from now on in place of a token. */
  fail(how: 'silence' | 'page' | '503' | 'invalid_client' | null): void
  close(): Promise<void>
}

export async function startOAuthServer(options: {
  clientId: string
  clientSecret: string
  /** Seconds. Default 3600. */
  expiresIn?: number
  /** Gives a new refresh token each time; the old one is then worthless. */
  rotates?: boolean
  /** Told before the answer, so that a mailbox can take the token. */
  onIssued?(accessToken: string): void
}): Promise<OAuthServer> {
  const received: Record<string, string>[] = []
  let issued = 0
  let failing: Parameters<OAuthServer['fail']>[0] = null
  let revoked = false
  const state = { refreshToken: 'refresh-token-0', accessToken: '' }

  const answer = (form: Record<string, string>): [number, object] => {
    if (form.client_id !== options.clientId || form.client_secret !== options.clientSecret) {
      return [401, { error: 'invalid_client', error_description: 'unknown client' }]
    }
    const known = form.grant_type === 'client_credentials' || form.refresh_token === state.refreshToken
    if (revoked || !known) {
      // Repeats what it was sent, as some do.
      return [400, { error: 'invalid_grant', error_description: `token ${form.refresh_token} was revoked` }]
    }
    issued++
    state.accessToken = `access-token-${issued}`
    options.onIssued?.(state.accessToken)
    if (options.rotates) state.refreshToken = `refresh-token-${issued}`
    return [
      200,
      {
        access_token: state.accessToken,
        token_type: 'Bearer',
        expires_in: options.expiresIn ?? 3600,
        ...(options.rotates ? { refresh_token: state.refreshToken } : {}),
      },
    ]
  }

  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()))
    received.push(form)
    if (failing === 'silence') return
    if (failing === 'page') return void response.writeHead(200).end('<h1>Sign in</h1>')
    if (failing === '503') return void response.writeHead(503).end()
    const [status, body] = failing ? [401, { error: failing }] : answer(form)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/token`,
    received,
    get refreshToken() {
      return state.refreshToken
    },
    get accessToken() {
      return state.accessToken
    },
    revoke() {
      revoked = true
    },
    fail(how) {
      failing = how
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
