import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Resolver } from '@postproof/engine/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launch } from '#adapters/browser/launch.ts'
import { mail, never, outcomes, pictureOf, rendererOver } from '#adapters/browser/testing.ts'
import { createBrowser } from '#adapters/browser.ts'
import { hostileNames, hostileUrls } from '#adapters/http/hostile-table.ts'
import { createHttp } from '#adapters/http.ts'
import { boxed, entities, lyingPng, uses, words } from '../hostile/costly-mails.ts'
import { filled, hostileHtml } from '../hostile/xss-table.ts'

/** Mails that try to act, to reach somewhere, or to cost more than a picture may. */

const clock = { now: () => Date.now() }
const hits: string[] = []
const canary = createServer((request, response) => {
  hits.push(request.url ?? '')
  response.end('reached')
})
let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
  port = (canary.address() as AddressInfo).port
})
afterAll(() => canary.close())

/** A name that leads to this machine, and one that redirects there, as far as the guard lets it. */
const resolver: Resolver = {
  async lookup(name, type) {
    const inside = name === 'inside.example' && type === 'A'
    const records = inside ? [{ type: 'A' as const, name, ttl: 60, address: '127.0.0.1' }] : []
    const outcome = inside ? 'answer' : 'nxdomain'
    return {
      name,
      type,
      outcome,
      records,
      cnames: [],
      ttl: 60,
      authenticated: false,
      server: 'literal',
      ms: 0,
      at: 0,
    }
  },
}

/** A resolver that knows these names alone; addresses with a colon are AAAA. */
const namesOf = (names: typeof hostileNames): Resolver => ({
  async lookup(name, type) {
    const known = names[name] ?? 'nxdomain'
    const all = Array.isArray(known) ? known : []
    const records = all
      .filter((address) => address.includes(':') === (type === 'AAAA'))
      .map((address) => ({ type: type as 'A', name, ttl: 60, address }))
    const outcome = Array.isArray(known) ? (records.length > 0 ? 'answer' : 'nodata') : known
    const base = { cnames: [], ttl: 60, authenticated: false, server: 'literal', ms: 0, at: 0 }
    return { name, type, outcome, records, ...base }
  },
})

describe('what a mail tries to do', () => {
  it('runs nothing, goes nowhere, and asks only for pictures, styles and fonts', async () => {
    const asked: string[] = []
    const browser = createBrowser({
      clock,
      http: {
        async fetch({ url }) {
          asked.push(new URL(url).pathname)
          return { ok: false, failure: 'dns', detail: '', finalUrl: url, redirects: [], ms: 0 }
        },
      },
    })
    const at = (path: string) => `http://127.0.0.1:${port}/${path}`
    const rendering = await browser.render(
      mail(`<!DOCTYPE html><html><head><meta http-equiv="refresh" content="0;url=${at('refresh')}"><base href="${at('base/')}">
<script src="${at('script.js')}"></script><link rel="preconnect" href="${at('')}"><link rel="dns-prefetch" href="${at('')}">
<link rel="prefetch" href="${at('prefetch')}"><link rel="icon" href="${at('icon')}"><link rel="manifest" href="${at('manifest')}">
<link rel="stylesheet" href="${at('style.css')}"><style>@import "${at('import.css')}"; @font-face { font-family: f; src: url(${at('font.woff2')}) }
body { background: url(${at('background.png')}); font-family: f } a:visited { background: url(file:///etc/passwd) }</style></head>
<body onload="location='${at('onload')}'"><p id="words">Before</p>
<script>document.getElementById('words').textContent = 'After'; new WebSocket('ws://127.0.0.1:${port}/socket')</script>
<img src="${at('image.png')}" onerror="fetch('${at('onerror')}')"><img src="file:///etc/passwd"><img src="relative.png">
<svg width="10" height="10"><script>fetch('${at('svg-script')}')</script><image href="${at('svg-image.png')}"/><foreignObject><iframe src="${at('svg-frame')}"></iframe></foreignObject></svg>
<iframe src="${at('frame')}" srcdoc="<script>1</script>"></iframe><object data="${at('object')}"></object><embed src="${at('embed')}">
<video src="${at('video')}" autoplay></video><audio src="${at('audio')}" autoplay></audio>
<form action="${at('form')}"><input name="parentElement" autofocus><button>Go</button></form><a href="${at('link')}" ping="${at('ping')}">Link</a>
</body></html>`),
      never(),
    )
    await browser.close()
    expect(new Set(Object.values(outcomes(rendering)))).toEqual(new Set(['ok']))
    expect(pictureOf(rendering, 'desktop', 'plain').layout.boxes.map(({ text }) => text)).toContain('Before')
    const allowed = [
      '/style.css',
      '/import.css',
      '/font.woff2',
      '/background.png',
      '/image.png',
      '/svg-image.png',
    ]
    expect(asked.filter((path) => !allowed.includes(path))).toEqual([])
    expect(asked).toEqual(expect.arrayContaining(['/style.css', '/background.png', '/image.png']))
    expect(new Set(asked).size).toBe(asked.length)
    expect(hits).toEqual([])
  })

  it('reaches no private address, by name, by number or by redirect', async () => {
    const guarded = createHttp({ resolver })
    const redirecting = createServer((_request, response) => {
      response.writeHead(302, { location: `http://127.0.0.1:${port}/redirected.png` }).end()
    })
    await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve))
    const start = `127.0.0.1:${(redirecting.address() as AddressInfo).port}`
    // The first step alone is let through: what it leads to must be refused by itself.
    const letting = createHttp({ resolver, allowPrivateNetworks: [start] })
    const results: string[] = []
    const browser = createBrowser({
      clock,
      http: {
        async fetch(request) {
          const result = await (request.url.includes(start) ? letting : guarded).fetch(request)
          results.push(result.ok ? 'answered' : result.failure)
          return result
        },
      },
    })
    const addresses = [
      `http://127.0.0.1:${port}/number.png`,
      'http://127.0.0.1/number.png',
      'http://[::1]/six.png',
      'http://169.254.169.254/latest/meta-data',
      'http://inside.example/name.png',
      `http://${start}/redirect.png`,
    ]
    const html = `${addresses.map((address) => `<img src="${address}">`).join('')}<style>@import "http://10.0.0.1/x.css";@font-face{font-family:f;src:url(http://192.168.0.1/f.woff)}p{font-family:f}</style><p>x`
    const rendering = await browser.render(mail(html), never())
    await browser.close()
    redirecting.close()
    expect(rendering.resources).toMatchObject({ asked: addresses.length + 2, loaded: 0 })
    expect(results.every((result) => /^refused-(address|url)$/.test(result))).toBe(true)
    expect(hits).toEqual([])
  })

  it('asks nothing that the table of refused addresses holds', async () => {
    const results: string[] = []
    const guarded = createHttp({ resolver: namesOf({ ...hostileNames, 'a.example': 'nxdomain' }) })
    const browser = createBrowser({
      clock,
      http: {
        async fetch(request) {
          const result = await guarded.fetch(request)
          results.push(result.ok ? 'answered' : result.failure)
          return result
        },
      },
    })
    const pictures = hostileUrls.map(([, url]) => `<img src="${url.replaceAll('"', '&quot;')}">`)
    const rendering = await browser.render(mail(`${pictures.join('')}<p>x`), never())
    await browser.close()
    expect(rendering.resources.loaded).toBe(0)
    expect(results.length).toBeGreaterThan(20)
    expect(results.filter((result) => !/^(?:refused-|dns)/.test(result))).toEqual([])
    expect(hits).toEqual([])
  })

  it('runs and reaches nothing for any row of the table of hostile HTML', async () => {
    const browser = createBrowser({ clock, http: createHttp({ resolver }) })
    const at = `http://127.0.0.1:${port}`
    const js = `top.pwned=1;fetch(\`${at}/x\`)`
    // What leaves an element open would hide what comes after it.
    const closed = hostileHtml.filter(
      ([name]) => !/without an end|dangling|plain text|around the page/i.test(name),
    )
    const rows = closed.map(([, html]) => `<div>${filled(html, js, at)}</div>`)
    const rendering = await browser.render(mail(`<p>first words</p>${rows.join('\n')}`), never())
    await browser.close()
    expect(new Set(Object.values(outcomes(rendering)))).toEqual(new Set(['ok']))
    expect(hits).toEqual([])
  })

  it('could not reach anything even without the route: Chromium has no network', async () => {
    const { browser, end } = await launch(undefined)
    const page = await browser.newPage()
    for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
      await expect(page.goto(`http://${host}:${port}/direct`)).rejects.toThrow(/ERR_/)
    }
    await end()
    expect(hits).toEqual([])
  })
})

describe('what a mail costs', () => {
  const answers = (url: string) => {
    if (url.endsWith('/lying.png')) return lyingPng()
    if (url.endsWith('/uses.svg')) return uses(12)
    if (url.endsWith('/entities.svg')) return entities
    if (url.includes('endless')) return new Promise<undefined>(() => {})
    return undefined
  }
  const browser = rendererOver(answers, { resources: { ms: 3_000 } })
  afterAll(() => browser.close())
  const draw = (html: string) => browser.render(mail(html), never())

  it.each([
    ['a picture that claims 30,000 by 30,000 px', '<img src="http://a.example/lying.png" alt="Big">'],
    ['SVG that repeats itself', '<img src="http://a.example/uses.svg" alt="Uses">'],
    ['SVG whose entities expand', '<img src="http://a.example/entities.svg" alt="Entities">'],
    [
      'resources that never end',
      '<link rel="stylesheet" href="http://a.example/endless.css"><img src="http://a.example/endless.png">',
    ],
  ])('refuses %s and draws the rest', async (_name, html) => {
    const rendering = await draw(html + words)
    expect(new Set(Object.values(outcomes(rendering)))).toEqual(new Set(['ok']))
    expect(rendering.resources.loaded).toBe(0)
    const { boxes } = pictureOf(rendering, 'mobile', 'plain').layout
    expect(boxes.map(({ text }) => text)).toContain('fine words')
    expect(boxes.filter(({ kind }) => kind === 'picture').every(({ missing }) => missing)).toBe(true)
  })

  it.each([
    ['50,000 nested elements', boxed(words, '<div>', 50_000)],
    ['nested tables and formats', boxed(words, '<b><table><td>', 20_000)],
    [
      'an endless animation',
      `<style>@keyframes a { to { opacity: 0 } } p { animation: a .1s infinite }</style>${words}`,
    ],
    ['a page of 100,000 px', `${words}<div style="height:100000px"></div>`],
  ])('draws %s, within bounds', async (_name, html) => {
    const rendering = await draw(html)
    expect(new Set(Object.values(outcomes(rendering)))).toEqual(new Set(['ok']))
    for (const picture of rendering.pictures) expect(picture.ok && picture.height).toBeLessThanOrEqual(8000)
  })

  it('says that a long page was cut', async () => {
    const picture = pictureOf(await draw('<div style="height:100000px">'), 'tablet', 'plain')
    expect(picture).toMatchObject({ cut: true, height: 8000 })
    expect(picture.layout.document.height).toBeGreaterThanOrEqual(100_000)
  })

  it('brings an animation to the same rest each time', async () => {
    const html = `<style>@keyframes a { from { opacity: 0; margin: 90px } } p { animation: a 9s } h1 { animation: a .1s infinite }</style>${words}<h1>Title</h1>`
    const [one, two] = [await draw(html), await draw(html)].map((each) => pictureOf(each, 'desktop', 'plain'))
    expect(Buffer.from(one!.png).equals(Buffer.from(two!.png))).toBe(true)
    expect(one!.layout.boxes).toHaveLength(2)
  })
})
