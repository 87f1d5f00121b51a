import { createHash, randomBytes } from 'node:crypto'
import { createZone, parseZone } from '@postproof/dns/zone'
import type { HttpFetch, HttpResult, Resolver } from '@postproof/engine/world'
import { createHttp } from '#adapters/http.ts'
import { type Browser, createBrowser } from '../instance.ts'

/** An application that connects to an instance step by step, as the specifications say. */

/** Documents by address; whatever else is asked goes to the guarded client, over a zone. */
export function documentsOf(pages: Map<string, HttpAnswer>, zone: string): HttpFetch & { asked: string[] } {
  const resolver: Resolver = createZone(parseZone(zone))
  const guarded = createHttp({ resolver })
  const asked: string[] = []
  return {
    asked,
    async fetch(request) {
      asked.push(request.url)
      const page = pages.get(request.url)
      if (!page) return guarded.fetch(request)
      const body = new TextEncoder().encode(page.body)
      const most = request.maxBytes ?? body.length
      return {
        ...{ ok: true, status: page.status ?? 200, headers: page.headers ?? {}, ms: 1 },
        ...{ body: body.slice(0, most), truncated: body.length > most },
        ...{ finalUrl: request.url, redirects: [] },
      } as HttpResult
    },
  }
}
export type HttpAnswer = { status?: number; headers?: Record<string, string>; body: string }

export type Metadata = {
  issuer: string
  authorization_endpoint: string
  token_endpoint: string
  registration_endpoint: string
  revocation_endpoint: string
  code_challenge_methods_supported: string[]
}
export type TokenAnswer = {
  access_token: string
  refresh_token: string
  token_type: string
  expires_in: number
  scope: string
  error?: string
}

export const newVerifier = () => randomBytes(32).toString('base64url')
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

/** `url`: where the instance listens; its metadata names its public address. */
export function createApplication({ url, publicUrl }: { url: string; publicUrl: string }) {
  const at = (address: string) => address.replace(publicUrl, url)
  const json = async <T>(address: string) => (await (await fetch(at(address))).json()) as T
  const form = (address: string, fields: Record<string, string>) =>
    fetch(at(address), { method: 'POST', body: new URLSearchParams(fields) })
  const mcp = (token: string | null, method = 'tools/list', params: object = {}) =>
    fetch(`${url}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2025-11-25',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
  return {
    json,
    form,
    mcp,
    /** From the 401 of the resource to the endpoints: RFC 9728, then RFC 8414. */
    async discover(): Promise<{ resource: string; scope: string; metadata: Metadata }> {
      const refused = (await mcp(null)).headers.get('www-authenticate') ?? ''
      const [, scope = '', address = ''] = /^Bearer scope="(.+?)", resource_metadata="(.+?)"$/.exec(refused)!
      const resource = await json<{ resource: string; authorization_servers: string[] }>(address)
      const [issuer = ''] = resource.authorization_servers
      const metadata = await json<Metadata>(`${issuer}/.well-known/oauth-authorization-server`)
      if (metadata.issuer !== issuer) throw new Error(`${metadata.issuer} is not ${issuer}`)
      return { resource: resource.resource, scope, metadata }
    },
    async register(address: string, metadata: object) {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(at(address), { method: 'POST', headers, body: JSON.stringify(metadata) })
      return { status: answer.status, body: (await answer.json()) as { client_id: string; error?: string } }
    },
  }
}
export type Application = ReturnType<typeof createApplication>

/** The page on which a person is asked; what they answer; and where their browser goes then. */
export function asPerson(browser: Browser) {
  const path = (query: Record<string, string>) => `/oauth/authorize?${new URLSearchParams(query)}`
  return {
    ask: (query: Record<string, string>) => browser.call(path(query)),
    answer: (query: Record<string, string>, intent: 'allow' | 'deny') =>
      browser.call(path(query), { method: 'POST', body: new URLSearchParams({ intent }) }),
    /** The parameters that the application is given by the redirect. */
    async allow(query: Record<string, string>): Promise<URLSearchParams> {
      const answer = await this.answer(query, 'allow')
      const to = answer.headers.get('location')
      if (answer.status !== 303 || to === null) throw new Error(`${answer.status} ${await answer.text()}`)
      return new URL(to).searchParams
    },
  }
}
export const stranger = (url: string) => asPerson(createBrowser(url))
