import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStatus } from '#api/status.ts'
import { silentMetrics } from '#platform/metrics/types.ts'
import { createBrowser, examples, type Instance, startInstance } from '../instance.ts'
import { registration } from './accounts-world.ts'

/** What answers of every kind say to the browser: policies, no sniffing, no framing, no names and versions of programs. */

const origin = 'https://check.example.org'
const own = { origin }
let instance: Instance
let id: string
let script: string

beforeAll(async () => {
  instance = await startInstance({ PUBLIC_URL: origin, METRICS: 'on' })
  const address = await instance.browser.address()
  id = address.id
  await instance.send(address.email, await readFile(join(examples, 'careless-newsletter.eml')))
  await instance.browser.result(id)
  await call(`/api/emails/${id}/share`, {
    method: 'POST',
    headers: { ...own, 'content-type': 'application/json' },
    body: '{"shared":true}',
  })
  script = /\/assets\/[\w.-]+\.js/.exec(await (await call('/')).text())![0]
})
afterAll(() => instance?.close())

const call = (path: string, init?: RequestInit) => instance.browser.call(path, init)
const post = (body: string): RequestInit => ({
  method: 'POST',
  headers: { ...own, 'content-type': 'application/json' },
  body,
})

type Kind = 'page' | 'paper' | 'inert' | 'file' | 'preview' | 'embed'
/** `SELF` and `SCRIPT` stand for the tested mail and for a file of the pages. */
const asked: [string, Kind, number, string, RequestInit?][] = [
  ['the first page', 'page', 200, '/'],
  ['a checker', 'page', 200, '/spf-checker'],
  ['a report', 'page', 200, '/results/SELF'],
  ['the printed report', 'page', 200, '/results/SELF/print'],
  ['the page to sign in', 'page', 200, '/login'],
  ['a page for who is signed in', 'page', 302, '/user-account'],
  ['a page that is none', 'page', 404, '/nowhere'],
  ['data of a page', 'page', 200, '/spf-checker.data'],
  ['the documentation', 'page', 200, '/docs'],
  ['the calls', 'page', 200, '/docs/api'],
  ['the description of the calls', 'inert', 200, '/openapi.json'],
  ['a call', 'inert', 200, '/api/plans'],
  ['a report by a call', 'inert', 200, '/api/emails/SELF/results'],
  ['the mail as it came', 'inert', 200, '/api/emails/SELF/raw'],
  ['the mail as text', 'inert', 200, '/api/emails/SELF/source'],
  ['the mail as it looks', 'preview', 200, '/api/emails/SELF/preview'],
  ['a call that is none', 'inert', 404, '/api/nothing'],
  ['a call without a key', 'inert', 401, '/ext/v2/status'],
  ['a call of an administrator', 'inert', 401, '/api/admin/health'],
  ['wrong values', 'inert', 422, '/api/contact', post('{}')],
  ['what is no JSON', 'inert', 400, '/api/contact', post('{')],
  [
    'a form of another site',
    'inert',
    403,
    '/api/logout',
    { method: 'POST', headers: { origin: 'https://evil.example' } },
  ],
  ['an address that cannot be read', 'page', 404, '/%E0%A4%A'],
  ['health', 'inert', 200, '/healthz'],
  ['readiness', 'inert', 200, '/readyz'],
  ['figures', 'inert', 200, '/metrics'],
  ['a script', 'file', 200, 'SCRIPT'],
  ['the icon', 'inert', 200, '/favicon.svg'],
  ['a redirection', 'inert', 301, '/favicon.ico'],
  ['rules for robots', 'page', 200, '/robots.txt'],
  ['a picture of a link', 'inert', 200, '/og/results/example.png'],
  ['a domain report to print', 'paper', 200, '/domain/example.com/report.html'],
  ['a badge', 'inert', 200, '/badge/SELF.svg'],
  ['a summary for frames', 'embed', 200, '/embed/SELF'],
]

const directivesOf = (policy: string) =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  )

const framedBy: Record<Kind, string> = {
  page: "'none'",
  paper: "'none'",
  inert: "'none'",
  file: "'none'",
  preview: "'self'",
  embed: '*',
}
const shownByOthers = /^\/(?:badge|embed|og|favicon)|^SCRIPT/

describe.each(asked)('%s', (_name, kind, status, path, init) => {
  let response: Response
  beforeAll(async () => {
    response = await call(path.replace('SELF', id).replace('SCRIPT', script), init)
    await response.arrayBuffer()
  })
  const header = (name: string) => response.headers.get(name)

  test('has a content security policy without unsafe scripts, plugins and foreign bases', () => {
    expect(response.status).toBe(status)
    const policy = directivesOf(header('content-security-policy') ?? '')
    expect(policy.get('default-src')).toEqual(["'none'"])
    const scripts = policy.get('script-src') ?? []
    if (kind === 'page') {
      expect(scripts).toEqual([expect.stringMatching(/^'nonce-[\w+/]{22}=='$/), "'strict-dynamic'"])
    } else expect(scripts).toEqual(kind === 'file' ? ["'self'"] : [])
    expect(policy.get('object-src') ?? policy.get('default-src')).toEqual(["'none'"])
    if (path.startsWith('/badge')) return expect(policy.has('sandbox')).toBe(true)
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect(policy.get('frame-ancestors')).toEqual([framedBy[kind]])
    expect(policy.has('sandbox')).toBe(kind === 'preview' || kind === 'embed' || kind === 'paper')
  })

  test('is taken for what it says, tells little to others and is reached by https alone', () => {
    expect(header('x-content-type-options')).toBe('nosniff')
    expect(header('strict-transport-security')).toBe('max-age=31536000')
    // Scripts, styles and fonts are no documents: what these three say is not for them.
    const document = kind !== 'file'
    expect(header('referrer-policy')).toBe(
      document ? (kind === 'preview' ? 'no-referrer' : 'strict-origin-when-cross-origin') : null,
    )
    expect(header('permissions-policy') ?? '').toMatch(
      document ? /camera=\(\).*geolocation=\(\).*microphone=\(\)/ : /^$/,
    )
    expect(header('cross-origin-opener-policy')).toBe(document ? 'same-origin' : null)
    expect(header('cross-origin-resource-policy')).toBe(
      shownByOthers.test(path) ? 'cross-origin' : 'same-origin',
    )
    expect(header('access-control-allow-origin')).toBe(null)
  })

  test('names no program and no version', () => {
    for (const name of ['server', 'x-powered-by', 'x-postproof-route', 'via']) expect(header(name)).toBe(null)
  })

  test('says what it is, and in which characters', () => {
    if (response.status === 301 || response.status === 302) return
    expect(header('content-type')).toMatch(
      /^(?:text\/|application\/json|message\/rfc822|image\/|application\/octet-stream)/,
    )
    if (/^text\/(?:html|plain)/.test(header('content-type')!))
      expect(header('content-type')).toMatch(/charset=utf-8/i)
  })
})

test('each answer has a nonce of its own, and every script of a page carries it', async () => {
  const nonceOf = (response: Response) =>
    /nonce-([^']+)/.exec(response.headers.get('content-security-policy')!)![1]!
  const [one, two] = [await call('/'), await call('/')]
  expect(nonceOf(one)).not.toBe(nonceOf(two))
  for (const path of ['/', '/docs', `/results/${id}`, '/login', '/nowhere']) {
    const response = await call(path)
    const html = await response.text()
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes!)
    const run = scripts.filter((attributes) => !/type="application\/ld\+json"/.test(attributes))
    expect(run.length).toBeGreaterThan(0)
    for (const attributes of run) expect(attributes).toContain(`nonce="${nonceOf(response)}"`)
    expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+\s*=|href="javascript:/i)
  }
})

test('cookies are kept from scripts, from other sites and from plain http', async () => {
  const fresh = createBrowser(instance.url)
  const made = await fresh.call('/api/register', post(JSON.stringify(registration('cookies@example.org'))))
  expect(made.status).toBe(201)
  const lines = [
    ...made.headers.getSetCookie(),
    ...(await createBrowser(instance.url).call('/api/get-email')).headers.getSetCookie(),
    ...(await createBrowser(instance.url).call('/?lang=de')).headers.getSetCookie(),
    ...(await fresh.call('/api/logout', { method: 'POST', headers: own })).headers.getSetCookie(),
  ]
  const names = new Set(lines.map((line) => line.split('=')[0]!))
  expect([...names].sort()).toEqual(['postproof_browser', 'postproof_language', 'postproof_session'])
  for (const line of lines) {
    expect(line).toMatch(/; HttpOnly/)
    expect(line).toMatch(/; Secure/)
    expect(line).toMatch(/; SameSite=Lax/)
    expect(line).toMatch(/; Path=\//)
    expect(line).not.toMatch(/; Domain=/i)
  }
})

test('what belongs to someone is kept by no cache', async () => {
  for (const path of [
    '/',
    `/results/${id}`,
    `/api/emails/${id}/results`,
    '/api/emails',
    `/api/emails/${id}/preview`,
  ]) {
    expect((await call(path)).headers.get('cache-control')).toMatch(/no-store/)
  }
})

test('an error tells a number to ask with, and nothing of the inside', async () => {
  const response = await call('/api/emails/%00/results')
  const text = await response.text()
  expect(JSON.parse(text)).toMatchObject({ request_id: expect.any(String), message: expect.any(String) })
  expect(text).not.toMatch(/node_modules|\.ts:|at \w+ \(|select |SQLSTATE/i)
})

test('a process without pages says the same', async () => {
  const status = createStatus({
    ready: async () => ({ ok: true, parts: [] }),
    version: '1',
    metrics: silentMetrics,
    token: '',
  })
  for (const path of ['/healthz', '/metrics', '/nothing']) {
    const { headers } = await status.request(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  }
})
