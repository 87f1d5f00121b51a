import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import {
  type AddressInfo,
  connect,
  createServer as createTcpServer,
  type Server as TcpServer,
} from 'node:net'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import type { DnsOutcome, HttpRequest, Resolver } from '@postproof/engine/world'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostileAnswers, hostileNames, hostileUrls } from './http/hostile-table.ts'
import { certificate, key } from './http/test-certificate.ts'
import { createHttp, type HttpOptions } from './http.ts'

type Names = Record<string, string[] | DnsOutcome>

/** Every look-up is noted; addresses with a colon are AAAA. */
function resolverOf(names: Names): Resolver & { asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    async lookup(name, type) {
      asked.push(`${name} ${type}`)
      const known = names[name] ?? 'nxdomain'
      const matching = (Array.isArray(known) ? known : []).filter(
        (a) => a.includes(':') === (type === 'AAAA'),
      )
      const outcome = Array.isArray(known) ? (matching.length ? 'answer' : 'nodata') : known
      const records = matching.map((address) => ({ type: type as 'A', name, ttl: 60, address }))
      return {
        name,
        type,
        outcome,
        records,
        cnames: [],
        ttl: 0,
        authenticated: false,
        server: 'emulator',
        ms: 0,
        at: 0,
      }
    },
  }
}

const PUBLIC = '93.184.216.34'
const PUBLIC6 = '2606:2800:220:1:248:1893:25c8:1946'

type Seen = {
  method: string
  url: string
  host: string | undefined
  headers: Record<string, unknown>
  body: string
}
const seen: Seen[] = []
let server: Server
let secure: Server
let raw: TcpServer
/** What it returns is said over and over, until the other side has enough. */
let rawScript: (write: (bytes: string | Uint8Array) => void, end: () => void) => unknown = () => {}
const dialed: string[] = []

const routes: Record<string, (response: ServerResponse, path: string) => void> = {
  '/ok': (r) => r.setHeader('set-cookie', 'a=b').setHeader('x-one', '1').end('hello'),
  '/big': (r) => r.end('x'.repeat(5000)),
  '/endless': (r) => {
    const timer = setInterval(() => r.write('y'.repeat(20_000)), 1)
    r.on('close', () => clearInterval(timer))
  },
  '/slow': (r) => {
    r.write('a')
    const timer = setInterval(() => r.write('a'), 10)
    r.on('close', () => clearInterval(timer))
  },
  '/silent': () => {},
  '/gzip': (r) => r.setHeader('content-encoding', 'gzip').end(gzipSync('packed')),
  '/br': (r) => r.setHeader('content-encoding', 'br').end(brotliCompressSync('packed')),
  '/deflate': (r) => r.setHeader('content-encoding', 'deflate').end(deflateSync('packed')),
  '/deflate-raw': (r) => r.setHeader('content-encoding', 'deflate').end(deflateRawSync('packed')),
  '/gzip-broken': (r) => r.setHeader('content-encoding', 'gzip').end('this is no gzip'),
  '/gzip-empty': (r) => r.setHeader('content-encoding', 'gzip').end(),
  '/odd-encoding': (r) => r.setHeader('content-encoding', 'rot13').end('cnpxrq'),
  '/bomb': (r) => r.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(50_000_000))),
  '/br-bomb': (r) => r.setHeader('content-encoding', 'br').end(brotliCompressSync(Buffer.alloc(20_000_000))),
  '/empty-members': (r) => {
    r.setHeader('content-encoding', 'gzip')
    const member = Buffer.concat(Array.from({ length: 500 }, () => gzipSync('')))
    const timer = setInterval(() => r.write(member), 1)
    r.on('close', () => clearInterval(timer))
  },
  '/huge-header': (r) => r.setHeader('x-big', 'h'.repeat(40_000)).end('no'),
  '/to': (r, path) =>
    r.writeHead(302, { location: decodeURIComponent(path.split('?')[1] ?? '') }).end('moved'),
  '/keep': (r, path) => r.writeHead(307, { location: decodeURIComponent(path.split('?')[1] ?? '') }).end(),
  '/circle': (r) => r.writeHead(301, { location: '/circle2' }).end(),
  '/circle2': (r) => r.writeHead(301, { location: '/circle' }).end(),
  '/chain': (r, path) =>
    r.writeHead(303, { location: `/chain?${Number(path.split('?')[1] ?? 0) + 1}` }).end(),
  '/no-location': (r) => r.writeHead(302).end('where'),
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = request.url ?? '/'
    seen.push({
      method: request.method ?? '',
      url,
      host: request.headers.host,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    })
    const route = routes[url.split('?')[0]!]
    if (route) route(response, url)
    else response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  secure = createSecureServer({ cert: certificate, key }, (request, response) => {
    response.end(
      `${(request.socket as unknown as { servername: string }).servername} ${request.headers.host}`,
    )
  }).listen(0, '127.0.0.1')
  raw = createTcpServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      const more = rawScript(
        (bytes) => socket.write(bytes),
        () => socket.end(),
      )
      if (typeof more !== 'string') return
      const timer = setInterval(() => socket.write(more), 2)
      socket.on('close', () => clearInterval(timer))
    })
  }).listen(0, '127.0.0.1')
  await Promise.all([once(server, 'listening'), once(secure, 'listening'), once(raw, 'listening')])
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
  secure.closeAllConnections()
  secure.close()
  raw.close()
})

const portOf = (s: TcpServer | Server) => (s.address() as AddressInfo).port

/** The public internet in small: port 80 of any public address is the plain server, 443 the one with TLS. */
function client(names: Names, options: Partial<HttpOptions> = {}) {
  const resolver = resolverOf(names)
  const http = createHttp({
    resolver,
    dial: (address, port) => {
      dialed.push(`${address}:${port}`)
      return connect({ host: '127.0.0.1', port: portOf(port === 443 ? secure : server) })
    },
    ...options,
  })
  return { http, resolver }
}

async function get(names: Names, request: HttpRequest | string, options: Partial<HttpOptions> = {}) {
  dialed.length = 0
  seen.length = 0
  const asked = typeof request === 'string' ? { url: request } : request
  // Tests of timeouts set their own; a busy machine needs longer for the others.
  const result = await client(names, options).http.fetch({ timeoutMs: 60_000, ...asked })
  return result
}

const failureOf = (result: Awaited<ReturnType<typeof get>>) =>
  result.ok ? `status ${result.status}` : result.failure
const textOf = (result: Awaited<ReturnType<typeof get>>) =>
  result.ok ? Buffer.from(result.body).toString() : result

describe('what is fetched', () => {
  test('a public name, at its checked address, with plain headers only', async () => {
    const result = await get({ 'shop.example': [PUBLIC] }, 'http://shop.example/ok#part')
    expect(result).toMatchObject({ ok: true, status: 200, truncated: false, redirects: [] })
    expect(result.finalUrl).toBe('http://shop.example/ok')
    expect(textOf(result)).toBe('hello')
    expect(result.ok && result.headers['x-one']).toBe('1')
    expect(result.ok && 'set-cookie' in result.headers).toBe(false)
    expect(dialed).toEqual([`${PUBLIC}:80`])
    expect(seen[0]?.host).toBe('shop.example')
    expect(Object.keys(seen[0]?.headers ?? {}).sort()).toEqual(
      ['accept', 'accept-encoding', 'connection', 'host', 'user-agent'].sort(),
    )
    expect(String(seen[0]?.headers['user-agent'])).toContain('Postproof')
  })

  test.each(['gzip', 'br', 'deflate', 'deflate-raw'])('a body packed with %s', async (name) => {
    expect(textOf(await get({ 'a.example': [PUBLIC] }, `http://a.example/${name}`))).toBe('packed')
  })

  test('an empty packed body is empty, an unknown packing stays as it came', async () => {
    expect(textOf(await get({ 'a.example': [PUBLIC] }, 'http://a.example/gzip-empty'))).toBe('')
    expect(textOf(await get({ 'a.example': [PUBLIC] }, 'http://a.example/odd-encoding'))).toBe('cnpxrq')
  })

  test('HEAD has no body; OPTIONS and POST are passed on', async () => {
    const head = await get({ 'a.example': [PUBLIC] }, { url: 'http://a.example/ok', method: 'HEAD' })
    expect([head.ok && head.body.length, seen[0]?.method]).toEqual([0, 'HEAD'])
    await get({ 'a.example': [PUBLIC] }, { url: 'http://a.example/ok', method: 'OPTIONS' })
    expect(seen[0]?.method).toBe('OPTIONS')
    await get({ 'a.example': [PUBLIC] }, { url: 'http://a.example/ok', method: 'POST', body: 'grüß' })
    expect(seen[0]).toMatchObject({ method: 'POST', body: 'grüß' })
  })

  test('cookies, Referer and Host of the caller are not sent', async () => {
    const headers = { Cookie: 'a=b', Referer: 'http://x.example/', Host: 'evil.example', 'X-Kept': 'yes' }
    await get({ 'a.example': [PUBLIC] }, { url: 'http://a.example/ok', headers })
    expect(seen[0]?.headers).toMatchObject({ host: 'a.example', 'x-kept': 'yes' })
    expect(seen[0]?.headers).not.toHaveProperty('cookie')
    expect(seen[0]?.headers).not.toHaveProperty('referer')
  })

  test('a second address is tried when the first does not connect', async () => {
    dialed.length = 0
    const closed = createTcpServer().listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const port = portOf(closed)
    closed.close()
    const { http } = client(
      { 'a.example': ['93.184.216.33', PUBLIC] },
      {
        dial: (address) => {
          dialed.push(address)
          return connect({ host: '127.0.0.1', port: address === PUBLIC ? portOf(server) : port })
        },
      },
    )
    expect(textOf(await http.fetch({ url: 'http://a.example/ok' }))).toBe('hello')
    expect(dialed).toEqual(['93.184.216.33', PUBLIC])
  })
})

describe('what is refused', () => {
  test.each(hostileUrls)('%s', async (_, url, failure) => {
    const result = await get(hostileNames, url)
    expect(failureOf(result)).toBe(failure)
    expect(dialed).toEqual([])
  })

  test('one look-up only: a name that changes its answer reaches the address that was checked', async () => {
    const answers = [[PUBLIC], ['127.0.0.1']]
    const resolver = resolverOf({})
    const changing: Resolver = {
      lookup: (name, type) =>
        type === 'A'
          ? resolverOf({ [name]: answers.shift() ?? [] }).lookup(name, type)
          : resolver.lookup(name, type),
    }
    const result = await get({}, 'http://rebind.example/ok', { resolver: changing })
    expect(failureOf(result)).toBe('status 200')
    expect(dialed).toEqual([`${PUBLIC}:80`])
    expect(answers).toEqual([['127.0.0.1']])
  })

  test('the same name is checked again at a redirect', async () => {
    const answers = [[PUBLIC], ['127.0.0.1']]
    const changing: Resolver = {
      lookup: (name, type) =>
        resolverOf({ [name]: type === 'A' ? (answers.shift() ?? []) : 'nodata' }).lookup(name, type),
    }
    const result = await get({}, 'http://rebind.example/to?/ok', { resolver: changing })
    expect(failureOf(result)).toBe('refused-address')
    expect(dialed).toEqual([`${PUBLIC}:80`])
  })

  test('public IPv6 is reached at its literal', async () => {
    const result = await get({ 'six.example': [PUBLIC6] }, 'http://six.example/ok')
    expect([failureOf(result), dialed]).toEqual(['status 200', [`${PUBLIC6}:80`]])
  })

  test('real loopback opens with the option alone, and only as far as it says', async () => {
    const port = portOf(server)
    const url = `http://127.0.0.1:${port}/ok`
    const direct = { dial: undefined }
    const names = { 'dev.example': ['127.0.0.1'] }
    expect(failureOf(await get(names, url, direct))).toBe('refused-url')
    expect(failureOf(await get(names, url, { ...direct, allowPrivateNetworks: true }))).toBe('status 200')
    const one = { ...direct, allowPrivateNetworks: [`127.0.0.1:${port}`] }
    expect(failureOf(await get(names, url, one))).toBe('status 200')
    expect(failureOf(await get(names, `http://dev.example:${port}/ok`, one))).toBe('status 200')
    expect(failureOf(await get(names, `http://localhost:${port}/ok`, one))).toBe('status 200')
    expect(failureOf(await get(names, 'http://127.0.0.1:1/ok', one))).toBe('refused-address')
    expect(failureOf(await get(names, `http://127.0.0.2:${port}/ok`, one))).toBe('refused-address')
    expect(failureOf(await get(names, `${url.replace('/ok', '/to')}?http://127.0.0.2:1/`, one))).toBe(
      'refused-address',
    )
    expect(failureOf(await get({ 'p.example': [PUBLIC] }, 'http://p.example:8080/', one))).toBe('refused-url')
  })
})

describe('redirects', () => {
  const names: Names = { 'a.example': [PUBLIC], 'b.example': ['93.184.216.35'], 'in.example': ['10.0.0.1'] }
  const to = (url: string) => `http://a.example/to?${encodeURIComponent(url)}`

  test('the chain is kept', async () => {
    const result = await get(names, to(to('http://b.example/ok')))
    expect(failureOf(result)).toBe('status 200')
    expect(result.finalUrl).toBe('http://b.example/ok')
    expect(result.redirects.map((hop) => hop.status)).toEqual([302, 302])
    expect(result.redirects[0]?.url).toBe(to(to('http://b.example/ok')))
    expect(dialed).toEqual([`${PUBLIC}:80`, `${PUBLIC}:80`, '93.184.216.35:80'])
  })

  test.each([
    ['a private literal', 'http://192.168.0.1/', 'refused-address'],
    ['the metadata service', 'http://169.254.169.254/', 'refused-address'],
    ['a name that leads inside', 'http://in.example/', 'refused-address'],
    ['an odd port', 'http://b.example:8443/', 'refused-url'],
    ['credentials', 'http://me:secret@b.example/', 'refused-url'],
    ['another scheme', 'myapp://open', 'refused-url'],
    ['no such name', 'http://gone.example/', 'dns'],
  ])('to %s', async (_, url, failure) => {
    const result = await get(names, to(url))
    expect(failureOf(result)).toBe(failure)
    expect(result.redirects).toEqual([{ url: to(url), status: 302 }])
    expect(dialed).toEqual([`${PUBLIC}:80`])
  })

  // What names no scheme is read from where it stands; a header field holds ASCII.
  const elsewhere = hostileUrls.filter(([, url]) => /^[a-z][\x20-\x7e]*$/.test(url))
  test.each(elsewhere)('to %s ends as if it were asked first', async (_, url, failure) => {
    const result = await get({ ...hostileNames, 'a.example': [PUBLIC] }, to(url))
    expect(failureOf(result)).toBe(failure)
    expect(dialed).toEqual([`${PUBLIC}:80`])
  })

  test('a circle and an endless chain end', async () => {
    expect(await get(names, 'http://a.example/circle')).toMatchObject({ failure: 'too-many-redirects' })
    expect(dialed).toHaveLength(2)
    expect(await get(names, 'http://a.example/chain?0')).toMatchObject({ failure: 'too-many-redirects' })
    expect(dialed).toHaveLength(6)
    const short = await get(names, { url: 'http://a.example/chain?0', maxRedirects: 2 })
    expect([failureOf(short), dialed.length]).toEqual(['too-many-redirects', 3])
  })

  test('with no redirects allowed the redirect itself is the answer', async () => {
    const result = await get(names, { url: to('http://b.example/ok'), maxRedirects: 0 })
    expect(result).toMatchObject({ ok: true, status: 302, redirects: [] })
    expect(result.ok && result.headers.location).toBe('http://b.example/ok')
    expect(failureOf(await get(names, 'http://a.example/no-location'))).toBe('status 302')
  })

  test('POST becomes GET at 302 and stays POST at 307; private headers stay at their origin', async () => {
    const post = {
      method: 'POST' as const,
      body: 'x=1',
      headers: { authorization: 'secret', 'content-type': 'a/b' },
    }
    await get(names, { ...post, url: to('http://a.example/ok') })
    expect(seen[1]).toMatchObject({ method: 'GET', body: '', headers: { authorization: 'secret' } })
    expect(seen[1]?.headers).not.toHaveProperty('content-type')
    await get(names, { ...post, url: 'http://a.example/keep?http://b.example/ok' })
    expect(seen[1]).toMatchObject({ method: 'POST', body: 'x=1', headers: { 'content-type': 'a/b' } })
    expect(seen[1]?.headers).not.toHaveProperty('authorization')
  })
})

describe('bounds', () => {
  const names: Names = { 'a.example': [PUBLIC] }

  test.each([
    ['a large body', '/big', 1000],
    ['an endless body', '/endless', 100_000],
    ['a gzip bomb', '/bomb', 100_000],
    ['a brotli bomb', '/br-bomb', 100_000],
  ])('%s is cut', async (_, path, maxBytes) => {
    const result = await get(names, { url: `http://a.example${path}`, maxBytes })
    expect(result).toMatchObject({ ok: true, status: 200, truncated: true })
    expect(result.ok && result.body.length).toBe(maxBytes)
  })

  test('an endless stream of empty packed pieces is cut', async () => {
    const result = await get(names, { url: 'http://a.example/empty-members', maxBytes: 1000 })
    expect(result).toMatchObject({ ok: true, truncated: true })
  })

  test.each([
    ['a slow body', '/slow'],
    ['silence', '/silent'],
  ])('%s ends with the time', async (_, path) => {
    const result = await get(names, { url: `http://a.example${path}`, timeoutMs: 150 })
    expect(failureOf(result)).toBe('timeout')
  })

  test('a resolver or a handshake that never ends, and a caller who gives up', async () => {
    const never: Resolver = { lookup: () => new Promise(() => {}) }
    expect(
      failureOf(await get(names, { url: 'http://a.example/', timeoutMs: 100 }, { resolver: never })),
    ).toBe('timeout')
    rawScript = () => {}
    const mute = { dial: () => connect({ host: '127.0.0.1', port: portOf(raw) }) }
    expect(failureOf(await get(names, { url: 'https://a.example/', timeoutMs: 100 }, mute))).toBe('timeout')
    const signal = AbortSignal.timeout(50)
    expect(failureOf(await get(names, { url: 'http://a.example/silent', signal }))).toBe('timeout')
    expect(failureOf(await get(names, { url: 'http://a.example/ok', signal: AbortSignal.abort() }))).toBe(
      'timeout',
    )
    expect(dialed).toEqual([])
  })

  test.each([
    ['huge headers', '/huge-header'],
    ['a broken gzip', '/gzip-broken'],
  ])('%s', async (_, path) => {
    expect(failureOf(await get(names, `http://a.example${path}`))).toBe('connection')
  })

  test.each(hostileAnswers)('a server that answers %s', async (_, answer, ends) => {
    rawScript = (write, end) => {
      write(answer.says)
      if (answer.hangsUp) end()
      return answer.more
    }
    const dial = () => connect({ host: '127.0.0.1', port: portOf(raw) })
    const request = {
      url: 'http://a.example/',
      timeoutMs: answer.more || !answer.hangsUp ? 400 : 5000,
      maxBytes: 50_000,
    }
    const result = await get(names, request, { dial })
    if (ends === 'cut') expect(result).toMatchObject({ ok: true, truncated: true, body: { length: 50_000 } })
    else expect(failureOf(result)).toBe(ends)
  })

  test('no answer makes it reject, whatever the bytes', async () => {
    const starts = [
      '',
      'HTTP/1.1 200 OK\r\n',
      'HTTP/1.1 302 Found\r\nLocation: ',
      'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n',
    ]
    const dial = () => connect({ host: '127.0.0.1', port: portOf(raw) })
    const { http } = client(names, { dial })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...starts), fc.string({ maxLength: 60 }), async (start, rest) => {
        rawScript = (write, end) => {
          write(start + rest)
          end()
        }
        const result = await http.fetch({ url: 'http://a.example/', timeoutMs: 500 })
        expect(result.ok || result.failure).toBeTruthy()
      }),
      { numRuns: 80 },
    )
  })

  test('no more at once than allowed, overall and with one host', async () => {
    let open = 0
    const peak = { all: 0, a: 0 }
    const perHost = new Map<string, number>()
    const counting = createServer((request, response) => {
      const host = request.headers.host ?? ''
      open += 1
      perHost.set(host, (perHost.get(host) ?? 0) + 1)
      peak.all = Math.max(peak.all, open)
      peak.a = Math.max(peak.a, perHost.get('a.example') ?? 0)
      setTimeout(() => {
        open -= 1
        perHost.set(host, (perHost.get(host) ?? 1) - 1)
        response.end('ok')
      }, 15)
    }).listen(0, '127.0.0.1')
    await once(counting, 'listening')
    const hosts = ['a.example', 'b.example', 'c.example']
    const { http } = client(Object.fromEntries(hosts.map((h) => [h, [PUBLIC]])), {
      maxConcurrent: 4,
      maxPerHost: 2,
      dial: () => connect({ host: '127.0.0.1', port: portOf(counting) }),
    })
    const results = await Promise.all(
      hosts.flatMap((h) => Array.from({ length: 6 }, () => http.fetch({ url: `http://${h}/` }))),
    )
    counting.close()
    expect(results.every((r) => r.ok)).toBe(true)
    expect(peak.all).toBe(4)
    expect(peak.a).toBe(2)
  })
})

describe('TLS', () => {
  const names: Names = { 'secure.example': [PUBLIC], 'other.example': [PUBLIC] }

  test('a trusted certificate for the name; SNI and Host are the name, not the address', async () => {
    const result = await get(names, 'https://secure.example/', { ca: certificate })
    expect(textOf(result)).toBe('secure.example secure.example')
    expect(dialed).toEqual([`${PUBLIC}:443`])
  })

  test.each([
    ['an untrusted certificate', 'https://secure.example/', {}],
    ['a certificate for another name', 'https://other.example/', { ca: certificate }],
    ['a certificate for no address', `https://${PUBLIC}/`, { ca: certificate }],
  ])('%s', async (_, url, options) => {
    expect(failureOf(await get(names, url, options))).toBe('tls')
  })

  test('a server without TLS, and one that hangs up', async () => {
    const dial = () => connect({ host: '127.0.0.1', port: portOf(server) })
    expect(failureOf(await get(names, 'https://secure.example/', { dial }))).toBe('tls')
    rawScript = (_, end) => end()
    const dialRaw = () => connect({ host: '127.0.0.1', port: portOf(raw) })
    expect(failureOf(await get(names, 'https://secure.example/', { dial: dialRaw }))).toBe('tls')
  })
})
