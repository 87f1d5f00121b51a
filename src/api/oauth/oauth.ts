import type { Context } from 'hono'
import { oauthScopeSchema } from '#contract/oauth.ts'
import type { Services } from '#services/application/services.ts'
import type { OAuthFailure } from '#services/oauth/types.ts'
import { resourceOf } from '#services/oauth/world.ts'
import type { Api } from '../types.ts'

/**
 * OAuth 2.1 for the tools: what an application reads first (RFC 9728, RFC 8414), and the calls that it makes. The page on which
 * an account allows it is `web/account/routes/authorize.tsx`. Answers are those of the specifications, not of our API.
 */

export const resourceMetadataPath = '/.well-known/oauth-protected-resource'
/** A request of a client to one of these has few parameters, each of which is short. */
const formType = /^application\/x-www-form-urlencoded\b/i

export function addOAuth(api: Api, { oauth, site }: Pick<Services, 'oauth' | 'site'>): void {
  addMetadata(api, site)
  api.post('/oauth/register', async (c) => {
    const answer = await oauth.register(await c.req.json().catch(() => undefined))
    if (!answer.ok) return fail(c, answer)
    const { id, name, redirectUris, createdAt } = answer
    return tell(
      c,
      {
        client_id: id,
        client_id_issued_at: Math.floor(createdAt.getTime() / 1000),
        client_name: name,
        redirect_uris: redirectUris,
        ...{ token_endpoint_auth_method: 'none', response_types: ['code'] },
        grant_types: ['authorization_code', 'refresh_token'],
        scope: oauthScopeSchema.options.join(' '),
      },
      201,
    )
  })
  api.post('/oauth/token', async (c) => {
    const answer = await oauth.exchange(await formOf(c))
    if (!answer.ok) return fail(c, answer)
    return tell(c, {
      access_token: answer.accessToken,
      token_type: 'Bearer',
      expires_in: answer.seconds,
      refresh_token: answer.refreshToken,
      scope: answer.scopes.join(' '),
    })
  })
  api.post('/oauth/revoke', async (c) => {
    await oauth.revokeToken(await formOf(c))
    return tell(c, {})
  })
}

function addMetadata(api: Api, { publicUrl, brand }: Services['site']): void {
  const documentation = `${publicUrl}/docs/develop/mcp`
  const resource = resourceOf(publicUrl)
  const scopes_supported = oauthScopeSchema.options
  // Clients ask for the one with the path of the resource first (RFC 9728, 3.1).
  for (const path of [`${resourceMetadataPath}${new URL(resource).pathname}`, resourceMetadataPath])
    api.get(path, (c) =>
      tellAll(c, {
        ...{ resource, resource_name: brand, resource_documentation: documentation },
        ...{ authorization_servers: [publicUrl], bearer_methods_supported: ['header'], scopes_supported },
      }),
    )
  api.get('/.well-known/oauth-authorization-server', (c) =>
    tellAll(c, {
      issuer: publicUrl,
      authorization_endpoint: `${publicUrl}/oauth/authorize`,
      token_endpoint: `${publicUrl}/oauth/token`,
      registration_endpoint: `${publicUrl}/oauth/register`,
      revocation_endpoint: `${publicUrl}/oauth/revoke`,
      ...{ response_types_supported: ['code'], response_modes_supported: ['query'] },
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      ...{ code_challenge_methods_supported: ['S256'], scopes_supported },
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
      service_documentation: documentation,
    }),
  )
}

/** Everyone may read it, pages of other sites too. */
function tellAll(c: Context, metadata: object) {
  c.header('Cache-Control', 'public, max-age=3600')
  c.header('Access-Control-Allow-Origin', '*')
  return c.json(metadata)
}

function tell(c: Context, answer: object, status: 200 | 201 | 400 | 503 = 200) {
  c.header('Cache-Control', 'no-store')
  return c.json(answer, status)
}

const fail = (c: Context, { status, error, why }: OAuthFailure) =>
  tell(c, { error, error_description: why }, status)

/** No parameters where the body is no form. */
const formOf = async (c: Context): Promise<URLSearchParams> =>
  new URLSearchParams(formType.test(c.req.header('content-type') ?? '') ? await c.req.text() : '')
