import type { DecodedImage, HttpRequest, HttpResult } from '@postproof/engine/world'
import type { Image, Link, Message, Part } from '@postproof/message/types'
import fc from 'fast-check'
import encodeQR from 'qr'
import { describe, expect, test } from 'vitest'
import { changesSomething } from './caution.ts'
import { readDataUrl } from './data-url.ts'
import { collectHealth, createProber, type HealthOptions, type HealthWorld, normalizeLink } from './health.ts'
import { isBlank } from './picture.ts'

const place = { in: 'html' as const, line: 1 }
const link = (href: string, text = 'Read more', source: Link['source'] = 'a'): Link => {
  return { href, text, source, imageOnly: false, hidden: false, place }
}
const image = (src: string): Image => {
  return { src, alt: '', width: null, height: null, source: 'img', hidden: false, place }
}
const part = (contentId: string, type: string, bytes: Uint8Array) =>
  ({ contentId, type, content: () => bytes }) as unknown as Part

type Mail = { links?: Link[]; images?: Image[]; parts?: Part[]; unsubscribe?: string }

function mail({ links = [], images = [], parts = [], unsubscribe }: Mail): Message {
  const headers = unsubscribe === undefined ? [] : [{ key: 'list-unsubscribe', raw: unsubscribe }]
  return { links, images, parts, headers } as unknown as Message
}

/** What the web says to `METHOD url`, or to `url` whatever the method. */
type Reply =
  | number
  | Partial<Extract<HttpResult, { ok: true }>>
  | Extract<HttpResult, { ok: false }>['failure']
type Web = Record<string, Reply | 'never'>

function world(web: Web = {}, pictures: Record<string, DecodedImage> = {}) {
  const asked: string[] = []
  const answer = ({ url, method = 'GET' }: HttpRequest): Promise<HttpResult> => {
    asked.push(`${method} ${url}`)
    const reply = web[`${method} ${url}`] ?? web[url] ?? 'dns-unavailable'
    if (reply === 'never') return new Promise(() => {})
    const base = { finalUrl: url, redirects: [], ms: 1 }
    if (typeof reply === 'string')
      return Promise.resolve({ ok: false, failure: reply, detail: 'so it is', ...base })
    const given = typeof reply === 'number' ? { status: reply } : reply
    const blank = { status: 200, headers: {}, body: new Uint8Array(), truncated: false }
    return Promise.resolve({ ok: true, ...base, ...blank, ...given })
  }
  const it: HealthWorld = {
    http: { fetch: answer },
    images: { decode: async (bytes) => pictures[Buffer.from(bytes).toString()] },
    signal: new AbortController().signal,
  }
  return { asked, world: it }
}

async function probe(message: Mail, web: Web, pictures = {}, options: HealthOptions = {}) {
  const { asked, world: it } = world(web, pictures)
  return { asked, health: await collectHealth(mail(message), it, options) }
}

const U = 'https://shop.example/page'
const hops = (count: number) => Array.from({ length: count }, (_, i) => ({ url: `${U}${i}`, status: 302 }))

describe('links', () => {
  test.each<[string, Web, string, string | null, string[]]>([
    ['answers HEAD', { [U]: 200 }, 'ok', null, ['HEAD']],
    ['204', { [U]: 204 }, 'ok', null, ['HEAD']],
    ['two redirects', { [U]: { redirects: hops(2) } }, 'ok', null, ['HEAD']],
    ['three redirects', { [U]: { redirects: hops(3) } }, 'redirects', null, ['HEAD']],
    ['HEAD not allowed, GET answers', { [`HEAD ${U}`]: 405, [U]: 200 }, 'ok', null, ['HEAD', 'GET']],
    ['HEAD unknown, GET answers', { [`HEAD ${U}`]: 501, [U]: 200 }, 'ok', null, ['HEAD', 'GET']],
    ['HEAD forbidden, GET answers', { [`HEAD ${U}`]: 403, [U]: 200 }, 'ok', null, ['HEAD', 'GET']],
    ['HEAD not found, GET answers', { [`HEAD ${U}`]: 404, [U]: 200 }, 'ok', null, ['HEAD', 'GET']],
    ['hangs up on HEAD', { [`HEAD ${U}`]: 'connection', [U]: 200 }, 'ok', null, ['HEAD', 'GET']],
    ['forbidden', { [U]: 403 }, 'cannot-verify', null, ['HEAD', 'GET']],
    ['405 to both', { [U]: 405 }, 'cannot-verify', null, ['HEAD', 'GET']],
    ['501 to both', { [U]: 501 }, 'cannot-verify', null, ['HEAD', 'GET']],
    ['too many requests', { [U]: 429 }, 'cannot-verify', null, ['HEAD']],
    ['needs a password', { [U]: 401 }, 'cannot-verify', null, ['HEAD']],
    ['LinkedIn says 999', { [U]: 999 }, 'cannot-verify', null, ['HEAD']],
    ['a redirect to nowhere', { [U]: 302 }, 'cannot-verify', null, ['HEAD']],
    ['403, then no time', { [`HEAD ${U}`]: 403, [U]: 'timeout' }, 'cannot-verify', null, ['HEAD', 'GET']],
    ['not found', { [U]: 404 }, 'broken', null, ['HEAD', 'GET']],
    ['gone', { [U]: 410 }, 'broken', null, ['HEAD']],
    ['server error', { [U]: 500 }, 'broken', null, ['HEAD']],
    ['unavailable', { [U]: 503 }, 'broken', null, ['HEAD', 'GET']],
    ['no such name', { [U]: 'dns' }, 'broken', 'dns', ['HEAD']],
    ['bad certificate', { [U]: 'tls' }, 'broken', 'tls', ['HEAD']],
    ['connection refused', { [U]: 'connection' }, 'broken', 'connection', ['HEAD', 'GET']],
    ['a circle', { [U]: 'too-many-redirects' }, 'broken', 'too-many-redirects', ['HEAD']],
    ['private address', { [U]: 'refused-address' }, 'refused', 'refused-address', ['HEAD']],
    ['odd port', { [U]: 'refused-url' }, 'refused', 'refused-url', ['HEAD']],
    ['no resolver', { [U]: 'dns-unavailable' }, 'no-data', 'dns-unavailable', ['HEAD']],
    ['no route', { [U]: 'unreachable' }, 'no-data', 'unreachable', ['HEAD']],
    ['slow', { [U]: 'timeout' }, 'no-data', 'timeout', ['HEAD']],
  ])('%s', async (_, web, status, failure, methods) => {
    const { asked, health } = await probe({ links: [link(U)] }, web)
    expect(health.links[0]).toMatchObject({ url: U, status, failure, headOnly: false })
    expect(asked).toEqual(methods.map((method) => `${method} ${U}`))
  })

  test('what the answer says is kept', async () => {
    const headers = { 'content-type': 'Text/HTML; charset=utf-8', 'content-length': '1234' }
    const reply = { headers, finalUrl: 'https://b.example/', redirects: hops(1) }
    const { health } = await probe({ links: [link(U)] }, { [U]: reply })
    expect(health.links[0]).toEqual({
      ...{
        url: U,
        headOnly: false,
        status: 'ok',
        httpStatus: 200,
        method: 'HEAD',
        failure: null,
        detail: '',
      },
      ...{
        finalUrl: 'https://b.example/',
        redirects: hops(1),
        contentType: 'text/html',
        contentLength: 1234,
      },
    })
  })

  test('equal addresses are asked once, what is no web address not at all', async () => {
    const hrefs = [
      U,
      `${U}#top`,
      'HTTPS://Shop.Example/page',
      'mailto:a@b.example',
      'tel:1',
      '#x',
      '/relative',
      'http://',
      '',
    ]
    const { asked, health } = await probe({ links: hrefs.map((href) => link(href)) }, { [U]: 200 })
    expect(asked).toEqual([`HEAD ${U}`])
    expect(health.links.map(({ url }) => url)).toEqual([U])
  })

  test('at most so many, the rest are no-data by name', async () => {
    const links = Array.from({ length: 105 }, (_, i) => link(`${U}${i}`))
    const { asked, health } = await probe({ links }, {})
    expect(asked).toHaveLength(100)
    expect(health.links).toHaveLength(105)
    expect(health.links[100]).toMatchObject({ status: 'no-data', failure: 'limit' })
  })

  test('what never answers is no-data at the deadline; the rest stands', async () => {
    const web: Web = { [U]: 'never', 'https://b.example/': 200 }
    const { health } = await probe(
      { links: [link(U), link('https://b.example/')] },
      web,
      {},
      { deadlineMs: 30 },
    )
    expect(health.links.map(({ status, failure }) => [status, failure])).toEqual([
      ['no-data', 'deadline'],
      ['ok', null],
    ])
  })

  test('the end of the test ends everything', async () => {
    const { world: it } = world({ [U]: 'never' })
    const message = mail({ links: [link(U)], images: [image(U)], unsubscribe: `<${U}>` })
    const health = await collectHealth(message, { ...it, signal: AbortSignal.abort() })
    expect(health.links[0]).toMatchObject({ status: 'no-data', failure: 'deadline' })
    expect(health.images[0]).toMatchObject({ status: 'no-data', failure: 'deadline' })
    expect(health.oneClick).toMatchObject({ status: 'no-data', failure: 'deadline' })
  })

  test('a client that breaks its word does not sink the test', async () => {
    const { world: it } = world()
    const http = { fetch: () => Promise.reject(new Error('no')) }
    const health = await collectHealth(mail({ links: [link(U)], images: [image(U)] }), { ...it, http })
    expect([health.links[0]?.status, health.images[0]?.status]).toEqual(['no-data', 'no-data'])
  })

  test('definite outcomes are remembered for a minute, no-data is not', async () => {
    let now = 0
    const prober = createProber({ now: () => now })
    const web: Web = { [U]: 404, 'https://late.example/': 'timeout', 'https://img.example/a.png': 404 }
    const { asked, world: it } = world(web)
    const message = mail({
      links: [link(U), link('https://late.example/')],
      images: [image('https://img.example/a.png')],
    })
    const first = await prober.collect(message, it)
    expect(asked).toHaveLength(4)
    now = 59_000
    expect(await prober.collect(message, it)).toEqual(first)
    expect(asked.slice(4)).toEqual(['HEAD https://late.example/'])
    now = 61_000
    await prober.collect(message, it)
    expect(asked).toHaveLength(9)
  })
})

describe('links that do something are asked with HEAD only', () => {
  test.each<[string, Mail]>([
    ['by its text', { links: [link(U, 'Unsubscribe here')] }],
    ['by its address', { links: [link(`${U}?action=unsubscribe`, 'here')] }],
    ['by the header', { links: [link(U, 'here')], unsubscribe: `<mailto:u@shop.example>, <${U}>` }],
    ['a form', { links: [link(U, '', 'form')] }],
    ['one of two with the same address', { links: [link(U), link(`${U}#x`, 'Abmelden')] }],
  ])('%s', async (_, message) => {
    const web: Web = { [U]: 403, [`${U}?action=unsubscribe`]: 403 }
    const { asked, health } = await probe(message, web)
    expect(asked.filter((line) => line.startsWith('GET'))).toEqual([])
    expect(health.links[0]).toMatchObject({ headOnly: true, status: 'cannot-verify', httpStatus: 403 })
  })

  test.each([
    'Unsubscribe',
    'Opt out',
    'Newsletter abbestellen',
    'Hier abmelden',
    'Se désabonner',
    'Me désinscrire',
    'Darse de baja',
    'Cancelar suscripción',
    'Annulla iscrizione',
    'Disiscriviti',
    'Afmelden',
    'Uitschrijven',
    'Avregistrera dig',
    'Afmeld nyhedsbrev',
    'Meld av – avmeld',
    'Peruuta tilaus',
    'Wypisz się',
    'Odhlásit odběr',
    'Leiratkozás',
    'Dezabonare',
    'ABONELİKTEN ÇIK',
    'Berhenti berlangganan',
    'Hủy đăng ký',
    'Отписаться',
    'Відписатися',
    'Διαγραφή',
    '退订',
    '取消訂閱',
    '配信停止はこちら',
    '수신거부',
    'إلغاء الاشتراك',
    'הסר אותי',
    'ยกเลิกการรับข่าวสาร',
    'Confirm your address',
    'E-Mail-Adresse bestätigen',
    'Confirmer',
    'Conferma',
    'Potwierdź',
    'Подтвердить',
    '確認する',
    'تأكيد',
    'Sign in',
    'Accept the invitation',
  ])('%s', (text) => {
    expect(changesSomething({ href: U, text, source: 'a' })).toBe(true)
  })

  test.each([
    'Read the story',
    'Zum Angebot',
    'Lire la suite',
    'Ver más',
    'Читать далее',
    '続きを読む',
    'Shop now',
  ])('%s opens plainly', (text) => {
    expect(changesSomething({ href: U, text, source: 'a' })).toBe(false)
  })

  test('words hide behind percent signs', () => {
    expect(changesSomething({ href: 'https://a.example/%75nsubscribe', text: '', source: 'a' })).toBe(true)
    expect(changesSomething({ href: 'https://a.example/%E0%A4%A', text: '', source: 'a' })).toBe(false)
  })

  test('no text crashes or delays it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), fc.webUrl(), (text, href) => {
        expect(typeof changesSomething({ href: href + text, text, source: 'a' })).toBe('boolean')
        const url = normalizeLink(text)
        expect(url === '' || normalizeLink(url) === url).toBe(true)
        readDataUrl(`data:${text}`)
      }),
    )
  })
})

function decoded(width: number, height: number, paint: (x: number, y: number) => number[]): DecodedImage {
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rgba.set(paint(x, y), (y * width + x) * 4)
  return { format: 'png', width, height, frames: 1, pixels: { width, height, rgba } }
}

const photo = decoded(60, 50, (x, y) => [x, y, 9, 255])
const white = { ...decoded(60, 50, () => [255, 255, 255, 255]), format: 'gif' as const, frames: 4 }
const vector: DecodedImage = {
  format: 'svg',
  width: 9,
  height: 7,
  frames: 1,
  pixels: { width: 0, height: 0, rgba: new Uint8Array() },
}

/** A QR code drawn with four pixels a module; `light` is what stands between the dark modules. */
function qrOf(text: string, light: number[]): DecodedImage {
  const modules = encodeQR(text, 'raw', { border: 4 })
  const side = modules.length * 4
  return decoded(side, side, (x, y) => (modules[y >> 2]?.[x >> 2] ? [0, 0, 0, 255] : light))
}

const bytes = (text: string) => new Uint8Array(Buffer.from(text))
const P = 'https://img.example/a.png'

describe('images', () => {
  test('a remote image is fetched once, decoded and measured', async () => {
    const reply = { body: bytes('photo'), headers: { 'content-type': 'image/png' } }
    const message = { images: [image(P), image('cid:none'), image(`${P}#1`)] }
    const { asked, health } = await probe(message, { [P]: reply }, { photo })
    expect(asked).toEqual([`GET ${P}`])
    expect(health.images[0]).toEqual({
      ...{ src: P, kind: 'remote', uses: [0, 2], status: 'ok', httpStatus: 200, finalUrl: P, redirects: [] },
      ...{ failure: null, detail: '', contentType: 'image/png', bytes: 5, truncated: false },
      ...{ format: 'png', width: 60, height: 50, frames: 1, blank: false, qr: [] },
    })
    expect(health.imageBytes).toBe(5)
  })

  test.each<[string, Reply, object]>([
    ['not found', 404, { status: 'broken', httpStatus: 404, format: null, bytes: null }],
    ['forbidden', 403, { status: 'cannot-verify', httpStatus: 403 }],
    ['no such name', 'dns', { status: 'broken', failure: 'dns' }],
    ['a private address', 'refused-address', { status: 'refused', failure: 'refused-address' }],
    ['no network', 'unreachable', { status: 'no-data', failure: 'unreachable' }],
    [
      'a page in place of an image',
      { body: bytes('<html>') },
      { status: 'ok', format: null, width: null, blank: null },
    ],
    ['an empty body', { body: bytes('') }, { status: 'ok', format: null, bytes: 0 }],
    ['a blank animation', { body: bytes('white') }, { status: 'ok', format: 'gif', frames: 4, blank: true }],
    ['an SVG', { body: bytes('vector') }, { status: 'ok', format: 'svg', width: 9, blank: null }],
    [
      'cut, size declared',
      { body: bytes('photo'), truncated: true, headers: { 'content-length': '9000000' } },
      { bytes: 9_000_000, truncated: true, format: null },
    ],
    [
      'cut, size unknown',
      { body: bytes('photo'), truncated: true },
      { bytes: 5, truncated: true, format: null },
    ],
  ])('%s', async (_, reply, expected) => {
    const { health } = await probe({ images: [image(P)] }, { [P]: reply }, { photo, white, vector })
    expect(health.images[0]).toMatchObject(expected)
  })

  test('inline parts and data: URLs are looked at without the network', async () => {
    const parts = [part('logo@x', 'image/png', bytes('photo'))]
    const base64 = `data:image/gif;base64,${Buffer.from('white').toString('base64')}`
    const images = [
      'cid:logo@x',
      'cid:logo%40x',
      'cid:other',
      base64,
      'data:image/png;base64',
      'blob:x',
      '',
    ].map(image)
    const { asked, health } = await probe({ images, parts }, {}, { photo, white })
    expect(asked).toEqual([])
    expect(health.images).toMatchObject([
      { kind: 'cid', status: 'ok', contentType: 'image/png', bytes: 5, format: 'png', uses: [0] },
      { kind: 'cid', status: 'ok', uses: [1] },
      { kind: 'cid', status: 'broken', failure: 'missing-part' },
      { kind: 'data', status: 'ok', contentType: 'image/gif', bytes: 5, format: 'gif', blank: true },
      { kind: 'data', status: 'broken', failure: 'unreadable' },
    ])
  })

  test.each<[string, number[]]>([
    ['on white', [255, 255, 255, 255]],
    ['on nothing', [0, 0, 0, 0]],
  ])('QR codes are read, %s, from every kind of image', async (_, light) => {
    const text = 'https://qr.example/?a=1'
    const parts = [part('qr', 'image/png', bytes('qr'))]
    const images = [image(P), image('cid:qr'), image('data:image/png,qr')]
    const { health } = await probe(
      { images, parts },
      { [P]: { body: bytes('qr') } },
      { qr: qrOf(text, light) },
    )
    expect(health.images.map(({ qr }) => qr)).toEqual([[text], [text], [text]])
  })

  test('at most so many', async () => {
    const images = Array.from({ length: 45 }, (_, i) => image(`${P}?${i}`))
    const { asked, health } = await probe({ images }, {})
    expect(asked).toHaveLength(40)
    expect(health.images[44]).toMatchObject({ status: 'no-data', failure: 'limit', uses: [44] })
  })

  test('blank means that all visible pixels are the same', () => {
    expect(isBlank(new Uint8Array([1, 2, 3, 255, 1, 2, 3, 255]))).toBe(true)
    expect(isBlank(new Uint8Array([1, 2, 3, 0, 9, 9, 9, 0]))).toBe(true)
    expect(isBlank(new Uint8Array([1, 2, 3, 255, 1, 2, 4, 255]))).toBe(false)
    expect(isBlank(new Uint8Array([1, 2, 3, 0, 1, 2, 3, 255]))).toBe(false)
  })

  test.each<[string, string | undefined, string]>([
    ['data:image/png;base64,aGk=', 'image/png', 'hi'],
    ['data:,a%20b', 'text/plain', 'a b'],
    ['DATA:image/SVG+xml;charset=utf-8,%3Csvg/%3E', 'image/svg+xml', '<svg/>'],
    ['data:image/png;base64,', undefined, ''],
    ['data:image/png', undefined, ''],
    ['data:,%E0%A4%A', undefined, ''],
  ])('%s', (src, type, text) => {
    const read = readDataUrl(src)
    expect([read?.type, Buffer.from(read?.bytes ?? []).toString()]).toEqual([type, text])
  })
})

describe('one-click', () => {
  const O = 'https://shop.example/u/1'
  const unsubscribe = `<mailto:u@shop.example>, <${O}>`
  const allow = (value: string, status = 200) => ({ status, headers: { allow: value } })

  test.each<[string, Web, string, string[]]>([
    ['OPTIONS answers', { [O]: 200 }, 'accepts', ['OPTIONS']],
    ['Allow names POST', { [O]: allow('GET, POST') }, 'accepts', ['OPTIONS']],
    ['405, but Allow names POST', { [O]: allow('post', 405) }, 'accepts', ['OPTIONS']],
    ['OPTIONS unknown, HEAD answers', { [`OPTIONS ${O}`]: 405, [O]: 200 }, 'accepts', ['OPTIONS', 'HEAD']],
    [
      'OPTIONS not found, HEAD names POST',
      { [`OPTIONS ${O}`]: 404, [O]: allow('POST', 405) },
      'accepts',
      ['OPTIONS', 'HEAD'],
    ],
    ['OPTIONS redirects', { [O]: { status: 302, headers: { location: '/x' } } }, 'redirects', ['OPTIONS']],
    [
      'only HEAD redirects',
      { [`OPTIONS ${O}`]: 405, [O]: { status: 302, headers: { location: '/x' } } },
      'cannot-verify',
      ['OPTIONS', 'HEAD'],
    ],
    [
      'Allow without POST',
      { [`OPTIONS ${O}`]: allow('GET'), [O]: 403 },
      'cannot-verify',
      ['OPTIONS', 'HEAD'],
    ],
    ['forbidden', { [O]: 403 }, 'cannot-verify', ['OPTIONS', 'HEAD']],
    ['not found', { [O]: 404 }, 'refuses', ['OPTIONS', 'HEAD']],
    ['server error', { [O]: 500 }, 'refuses', ['OPTIONS', 'HEAD']],
    ['no such name', { [O]: 'dns' }, 'refuses', ['OPTIONS']],
    ['bad certificate', { [O]: 'tls' }, 'refuses', ['OPTIONS']],
    ['private', { [O]: 'refused-address' }, 'refused', ['OPTIONS']],
    ['no network', { [O]: 'dns-unavailable' }, 'no-data', ['OPTIONS']],
    ['405, then no time', { [`OPTIONS ${O}`]: 405, [O]: 'timeout' }, 'cannot-verify', ['OPTIONS', 'HEAD']],
  ])('%s', async (_, web, status, methods) => {
    const { asked, health } = await probe({ unsubscribe }, web)
    expect(health.oneClick).toMatchObject({ url: O, status })
    expect(asked).toEqual(methods.map((method) => `${method} ${O}`))
  })

  test('no https address, no dry run; redirects are not followed', async () => {
    for (const value of ['<mailto:a@b.example>', '<http://b.example/u>', 'nothing', '']) {
      expect((await probe({ unsubscribe: value }, {})).health.oneClick).toBe(null)
    }
    expect((await probe({}, {})).health.oneClick).toBe(null)
    const limits: (number | undefined)[] = []
    const { world: it } = world()
    const http = {
      fetch(request: HttpRequest) {
        limits.push(request.maxRedirects)
        return it.http.fetch(request)
      },
    }
    await collectHealth(mail({ unsubscribe }), { ...it, http })
    expect(limits).toEqual([0])
  })
})
