import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { say } from '@postproof/messages/say'
import type { Pages } from '#api/types.ts'
import type { BlacklistChecker } from '#contract/checker-names.ts'
import type { PageLanguage } from '#contract/language.ts'
import type { VerifierInfo } from '#contract/verifier.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Services } from '#services/application/services.ts'
import type { FixtureMode } from '../fixtures/accounts.ts'
import { createFixtureServices } from '../fixtures/services.ts'

/** The built pages over fixture services: by hand `node tests/browser/preview.ts [port] [delay ms] [step ms] [billing]`. */

type Bundle = { createPages: (services: Services) => Pages }

const build = new URL('../../build/', import.meta.url)

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const policy = (nonce: string) =>
  `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

function eventStream(source: AsyncIterable<{ type: string }>): Response {
  const events = source[Symbol.asyncIterator]()
  const body = new ReadableStream({
    async pull(controller) {
      const { value, done } = await events.next()
      if (done) return controller.close()
      controller.enqueue(new TextEncoder().encode(`event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`))
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } })
}

async function file(pathname: string): Promise<Response> {
  const content = await readFile(new URL(`client${pathname}`, build))
  return new Response(content, {
    headers: { 'content-type': types[extname(pathname)] ?? 'application/octet-stream' },
  })
}

async function* liveEvents(services: Services, id: string, signal: AbortSignal) {
  for await (const { event } of services.spamTests.events(id, signal)) yield event
}

async function call(services: Services, id: string, what: string, signal: AbortSignal): Promise<Response> {
  if (what === 'events') {
    // Ids that begin so have no events: the page must ask instead.
    return id.startsWith('mute')
      ? new Response(null, { status: 503 })
      : eventStream(liveEvents(services, id, signal))
  }
  if (what === 'results')
    return Response.json(await services.spamTests.result(id, { browser: null, network: '' }))
  return new Response('<h1>Krume</h1><p>Hello, your rolls are ready.', {
    headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'; sandbox" },
  })
}

/** The checkers' calls from pages, as the API answers them: a refusal is JSON with its status. */
async function callCheckers(services: Services, url: URL, signal: AbortSignal): Promise<Response | null> {
  const [, name, events] = /^\/api\/checkers\/([a-z-]+)(\/events)?$/.exec(url.pathname) ?? []
  if (!name) return null
  const checker = name as BlacklistChecker
  const query = { input: url.searchParams.get('input') ?? '' }
  try {
    if (name === 'domain') {
      services.checkers.readDomain(query)
      return eventStream(services.checkers.domainEvents(query, signal))
    }
    const result = await services.checkers.blacklist(checker, query)
    return events
      ? eventStream(services.checkers.blacklistEvents(checker, query, signal))
      : Response.json(result)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return Response.json({ message: say('en', error.reason) }, { status: error.status })
  }
}

/** The calls of the verifier: one address, lists, and their events. */
async function callVerifier(services: Services, url: URL, signal: AbortSignal): Promise<Response | null> {
  const [, what, id, events] =
    /^\/api\/internal\/(email-verification(?:-lists)?)\/([^/]+)(\/events)?$/.exec(url.pathname) ?? []
  if (!what || !id) return null
  // As with tests: ids that begin so have no events.
  if (events && id.startsWith('mute')) return new Response(null, { status: 503 })
  const { verifier, verifierLists } = services
  const visitor = { browser: null, network: '' }
  if (what === 'email-verification')
    return events
      ? eventStream(verifier.events(decodeURIComponent(id), signal))
      : Response.json(await verifier.result(decodeURIComponent(id)))
  return events
    ? eventStream(verifierLists.events(id, visitor, signal))
    : Response.json(await verifierLists.get(id, visitor))
}

/** Port 0 takes any free one. `delay`: ms until mail comes to a waiting address; `step`: ms each step takes. */
export async function startPreview(options: {
  port: number
  delay: number
  step: number
  info?: Partial<VerifierInfo>
  mode?: FixtureMode
  language?: PageLanguage
}) {
  // The address is asked for before the services are made: what they answer names it.
  let answer: (request: Request) => Promise<Response> = async () => new Response(null, { status: 503 })
  const server = createServer(getRequestListener((request) => answer(request)))
  await new Promise<void>((resolve) => server.listen(options.port, '127.0.0.1', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const services = createFixtureServices({ ...options, publicUrl: url })
  const bundle: Bundle = await import(new URL('server/index.js', build).href)
  const pages = bundle.createPages(services)
  answer = async (request) => {
    const { pathname } = new URL(request.url)
    const [, id, what] = /^\/api\/emails\/([^/]+)\/(events|results|preview)$/.exec(pathname) ?? []
    if (id && what) return call(services, id, what, request.signal)
    const [, pictured, name] = /^\/api\/emails\/([^/]+)\/pictures\/([a-z-]+)\.png$/.exec(pathname) ?? []
    if (pictured && name) {
      const picture = await services.spamTests.picture(pictured, name)
      return new Response(Buffer.from(picture), { headers: { 'content-type': 'image/png' } })
    }
    if (pathname === '/api/password-strength') {
      const { password } = (await request.json()) as { password: string }
      return Response.json({ score: await services.accounts.strength(password) })
    }
    if (pathname.startsWith('/badge/'))
      return new Response('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="22"/>', {
        headers: { 'content-type': 'image/svg+xml' },
      })
    const lists = await callCheckers(services, new URL(request.url), request.signal)
    if (lists) return lists
    const verifier = await callVerifier(services, new URL(request.url), request.signal)
    if (verifier) return verifier
    if (pathname.startsWith('/assets/') || pathname === '/favicon.svg') return file(pathname)
    const nonce = randomBytes(16).toString('base64')
    const token = /(?:^|;\s*)postproof_session=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1]
    const account = token ? await services.accounts.recognize(token, 'cookie') : null
    const page = await pages(request, {
      visitor: { browser: 'preview', network: '127.0.0.1', account },
      language: options.language ?? 'en',
      nonce,
      describeApi: () => ({}),
      // The visitor's page says it; here the bugs are on purpose.
      failed: () => {},
    })
    page.headers.set('content-security-policy', policy(nonce))
    return page
  }
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  return { url, close }
}

if (import.meta.main) {
  const [port = 3100, delay = 4000, step = 500] = process.argv.slice(2, 5).map(Number)
  const mode = (process.argv[5] ?? 'off') as FixtureMode
  console.log((await startPreview({ port, delay, step, mode })).url)
}
