import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Layout, pictureKinds, type RenderedBox } from '@postproof/engine/world'
import sharp from 'sharp'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  childProcesses,
  clock,
  literalWeb,
  mail,
  never,
  only,
  outcomes,
  pictureOf,
  rendererOver,
} from './browser/testing.ts'
import { createBrowser } from './browser.ts'

const red = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#f00' } })
  .png()
  .toBuffer()
const browser = rendererOver((url) => (url.endsWith('/red.png') ? red : undefined))
const draw = (html: string, ...names: Parameters<typeof only>) =>
  browser.render(mail(html), never(), undefined, names.length > 0 ? only(...names) : {})
afterAll(() => browser.close())

const RED = 'http://img.example/red.png'
const words = ({ kind, text }: RenderedBox) => `${kind}: ${text}`

describe('layout', { timeout: 60_000 }, () => {
  const pieces: [name: string, html: string, boxes: string[]][] = [
    [
      'a heading and its paragraph',
      '<h1>Hello</h1><p>Some <b>bold</b> words</p>',
      ['heading: Hello', 'text: Some bold words'],
    ],
    [
      'a link apart from its paragraph',
      '<p>Read <a href="http://x.example/">this</a> now</p>',
      ['text: Read now', 'link: this'],
    ],
    ['a heading that is a link', '<h2><a href="http://x.example/">News</a></h2>', ['heading: News']],
    [
      'a link that is filled',
      '<a href="http://x.example/" style="display:inline-block;padding:12px 20px;background:#06c;color:#fff">Buy</a>',
      ['button: Buy'],
    ],
    [
      'a link that is drawn around',
      '<a href="http://x.example/" style="display:inline-block;padding:12px 20px;border:2px solid #06c">Buy</a>',
      ['button: Buy'],
    ],
    [
      'a link with a pale line and round corners',
      '<a href="http://x.example/" style="display:inline-block;padding:12px 20px;border:1px solid #e8e9e9;border-radius:8px">Buy</a>',
      ['button: Buy'],
    ],
    [
      'a link in a cell with a pale line',
      '<table><tr><td style="padding:12px 20px;border:1px solid #e8e9e9"><a href="http://x.example/">Buy</a></td></tr></table>',
      ['link: Buy'],
    ],
    [
      'a line that nobody sees',
      '<a href="http://x.example/" style="display:inline-block;padding:12px 20px;border:1px solid #fafafa;border-radius:8px">Buy</a>',
      ['link: Buy'],
    ],
    [
      'a cell as a button',
      '<table><tr><td bgcolor="#cc0000" style="padding:14px 28px"><a href="http://x.example/" style="color:#fff">Buy</a></td></tr></table>',
      ['button: Buy'],
    ],
    [
      'a link around a block with a color',
      '<a href="http://x.example/"><table style="background:#c00;color:#fff"><tr><td style="padding:14px 28px">Buy</td></tr></table></a>',
      ['button: Buy'],
    ],
    [
      'a marked link is no button',
      '<p><a href="http://x.example/" style="background:#ff0">this</a> is</p>',
      ['link: this', 'text: is'],
    ],
    [
      'pictures',
      `<img src="${RED}" alt="A red field"><a href="http://x.example/"><img src="${RED}"></a>`,
      ['picture: A red field', 'picture: '],
    ],
    [
      'a background picture',
      `<div style="width:300px;height:90px;background:url(${RED})">Over it</div>`,
      ['picture: ', 'text: Over it'],
    ],
    [
      'what nobody sees',
      '<div style="display:none">a</div><div style="max-height:0;overflow:hidden">b</div><p style="visibility:hidden">c</p>' +
        '<p style="opacity:0">d</p><p style="font-size:1px">e</p><p style="color:#fff">f</p><p style="position:absolute;left:-9999px">g</p>' +
        `<div>&zwnj;&nbsp;&#8203;</div><img src="${RED}" width="1" height="1"><p>seen</p>`,
      ['text: seen'],
    ],
  ]
  it('tells what a reader can look at', async () => {
    const html = pieces.map(([, piece], at) => `<div id="piece${at}">\n${piece}\n</div>`).join('\n')
    const { boxes } = pictureOf(
      await draw(`<!DOCTYPE html><body>${html}`, 'desktop-plain'),
      'desktop',
      'plain',
    ).layout
    // Each piece stands on three lines of the source.
    const found = pieces.map(([name], at) => [
      name,
      boxes.filter(({ line }) => line !== null && Math.floor((line - 1) / 3) === at).map(words),
    ])
    expect(found).toEqual(pieces.map(([name, , expected]) => [name, expected]))
  })

  it('tells places, colors, sizes, targets and lines', async () => {
    const { layout } = pictureOf(
      await draw(
        `<!DOCTYPE html><body style="margin:0;background:#eee">
<table align="center" width="600" style="background:#fff"><tr><td style="font:700 24px Arial;color:#123456">Title of it</td></tr>
<tr><td height="500"><a href="http://x.example/buy" style="display:inline-block;width:200px;line-height:48px;text-align:center;background:#06c;color:#fff">Buy</a></td></tr></table>`,
        'desktop-plain',
      ),
      'desktop',
      'plain',
    )
    expect(layout.viewport).toEqual({ width: 1280, height: 800 })
    expect(layout.content).toMatchObject({ x: 340, width: 600 })
    expect(layout.boxes).toEqual([
      expect.objectContaining({
        kind: 'text',
        fontSize: 24,
        fontWeight: 700,
        color: { r: 0x12, g: 0x34, b: 0x56 },
        background: { r: 255, g: 255, b: 255 },
        line: 2,
      }),
      expect.objectContaining({
        kind: 'button',
        href: 'http://x.example/buy',
        box: expect.objectContaining({ width: 200, height: 48 }),
        background: { r: 0, g: 0x66, b: 0xcc },
        line: 3,
      }),
    ])
  })

  it('gives a link that runs over two lines the height of one', async () => {
    const html = `<p style="width:220px;font:16px/24px Arial">Read <a href="http://x.example/">about the spring offers of the shop</a> now</p>`
    const { boxes } = pictureOf(await draw(html, 'desktop-plain'), 'desktop', 'plain').layout
    const found = boxes.find(({ kind }) => kind === 'link')!
    expect(found.text).toBe('about the spring offers of the shop')
    expect(found.box.height).toBeLessThan(24)
    expect(found.box.width).toBeGreaterThan(100)
  })

  it('takes the direction from where most of the text runs', async () => {
    const html = '<div dir="rtl"><p>שלום עולם, זה המכתב השבועי שלנו</p></div><p>Unsubscribe</p>'
    expect(pictureOf(await draw(html, 'mobile-plain'), 'mobile', 'plain').layout.direction).toBe('rtl')
  })

  it('says where a phone must be scrolled sideways, and shows it', async () => {
    const picture = pictureOf(
      await draw('<table width="600"><tr><td>wide</td></tr></table>', 'mobile-plain'),
      'mobile',
      'plain',
    )
    expect(picture.layout.document.width).toBeGreaterThan(picture.layout.viewport.width)
    expect(picture.width).toBe(picture.layout.document.width)
    expect(await sharp(picture.png).metadata()).toMatchObject({ width: picture.width * picture.scale })
  })
})

describe('variants', { timeout: 60_000 }, () => {
  it('inverts colors where the mail has no dark styles, and uses its own where it has', async () => {
    const plain = pictureOf(await draw(`<p>Words</p><img src="${RED}">`, 'tablet-dark'), 'tablet', 'dark')
    expect(plain.dark).toBe('inverted')
    const [text] = plain.layout.boxes
    expect(text!.background!.r).toBeLessThan(60)
    expect(text!.color!.r).toBeGreaterThan(150)
    const at = plain.layout.boxes.find(({ kind }) => kind === 'picture')!.box
    const pixel = await sharp(plain.png)
      .extract({ left: at.x + 5, top: at.y + 5, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect([...pixel.subarray(0, 3)]).toEqual([255, 0, 0])

    const styles =
      '<style>@media (prefers-color-scheme: dark) { body { background: #010203; color: #fafbfc } }</style>'
    const own = pictureOf(await draw(`${styles}<p>Words</p>`, 'tablet-dark'), 'tablet', 'dark')
    expect(own.dark).toBe('own-styles')
    expect(own.layout.boxes[0]).toMatchObject({
      background: { r: 1, g: 2, b: 3 },
      color: { r: 0xfa, g: 0xfb, b: 0xfc },
    })
  })

  it('draws each picture as if it were drawn alone, though devices share a page', async () => {
    const narrow = 'http://img.example/narrow/red.png'
    const html = `<style>div{height:90px;background:url(${RED})}
@media (max-width:800px){div{height:60px;background:#fff url(${narrow}) repeat-x}h1{font-size:17px}}
@media (prefers-color-scheme: dark){body{background:#112;color:#eee}}</style>
<h1>Words</h1><div></div><picture><source media="(max-width:800px)" srcset="${narrow}"><img src="${RED}"></picture>`
    const all = await draw(html)
    for (const variant of ['plain', 'dark', 'images-off'] as const) {
      const alone = await draw(html, `tablet-${variant}`)
      const [one, other] = [all, alone].map((each) => pictureOf(each, 'tablet', variant))
      expect(unmeasured(one!.layout), variant).toEqual(unmeasured(other!.layout))
      expect(Buffer.from(one!.png).equals(Buffer.from(other!.png)), variant).toBe(true)
    }
  })

  /** Contrast is measured in one picture of a family: in that of the tablet only where the desktop has none. */
  const unmeasured = ({ boxes, ...layout }: Layout) => ({
    ...layout,
    boxes: boxes.map(({ contrasts: _, ...box }) => box),
  })

  it('does not take a declared scheme without styles for dark styles', async () => {
    const html =
      '<meta name="color-scheme" content="light dark"><body style="background:#fff;color:#111"><p>Words</p>'
    expect(pictureOf(await draw(html, 'desktop-dark'), 'desktop', 'dark').dark).toBe('inverted')
  })

  it('shows pictures of the mail itself, and none when they are off', async () => {
    const html = `<img src="cid:logo%40x"><img src="${RED}" alt="Red"><img src="data:image/png;base64,${red.toString('base64')}"><div style="background:url(cid:logo@x);width:200px;height:100px"></div>`
    const inline = new Map([['logo@x', { type: 'image/png', bytes: red }]])
    const pictures = only('desktop-plain', 'desktop-images-off')
    const rendering = await browser.render(mail(html, inline), never(), undefined, pictures)
    const missing = (variant: 'plain' | 'images-off') =>
      pictureOf(rendering, 'desktop', variant).layout.boxes.filter((box) => box.missing).length
    expect(missing('plain')).toBe(0)
    expect(missing('images-off')).toBeGreaterThanOrEqual(3)
    const off = await sharp(pictureOf(rendering, 'desktop', 'images-off').png).stats()
    expect(off.channels[1]!.mean).toBeGreaterThan(250)
    expect(rendering.resources).toMatchObject({ asked: 3, loaded: 3, refused: 0 })
  })

  it('names what axe-core finds, with its line and without our marks', async () => {
    const { accessibility } = await draw(
      `<html>\n<body>\n<p style="color:#ccc">faint</p>\n<img src="${RED}">`,
    )
    const found = accessibility!.map(({ rule, nodes }) => [rule, nodes[0]?.line])
    expect(found).toEqual(
      expect.arrayContaining([
        ['color-contrast', 3],
        ['image-alt', 4],
        ['html-has-lang', 1],
      ]),
    )
    expect(JSON.stringify(accessibility)).not.toContain('data-source-line')
  })
})

describe('what is missing in a picture', { timeout: 60_000 }, () => {
  const web = literalWeb((url) => {
    if (url.endsWith('/slow.png')) return new Promise<undefined>(() => {})
    return url.endsWith('/red.png') ? red : undefined
  })
  const images = ['red', 'slow', 'gone'].map((name) => `<img src="http://img.example/${name}.png">`).join('')

  it('is told apart: what a server does not deliver from what it does not have; each is asked for once', async () => {
    const hasty = createBrowser({ http: web, clock, resources: { ms: 300 } })
    const rendering = await hasty.render(mail(images), never())
    await hasty.close()
    for (const picture of rendering.pictures) {
      const undelivered = { hosts: ['img.example'], fonts: [] }
      const others = picture.variant === 'images-off' ? {} : { undelivered }
      expect(picture.ok && picture.lacking).toEqual({ late: 0, bound: 0, ...others })
    }
    expect(rendering.resources.broken).toEqual(['http://img.example/gone.png'])
    expect(web.asked.toSorted()).toEqual(
      ['gone', 'red', 'slow'].map((name) => `http://img.example/${name}.png`),
    )
  })

  it('names who owes nothing but fonts apart, for they are drawn with others', async () => {
    const html = `<style>@font-face { font-family: Own; src: url(http://fonts.example/slow.png) } p { font-family: Own }</style>`
    const hasty = createBrowser({ http: web, clock, resources: { ms: 300 } })
    const rendering = await hasty.render(mail(`${html}<p>words`), never())
    await hasty.close()
    const plain = pictureOf(rendering, 'desktop', 'plain')
    expect(plain.lacking).toEqual({ late: 0, bound: 0, undelivered: { hosts: [], fonts: ['fonts.example'] } })
  })

  it('is over a bound of ours where a mail asks for too much', async () => {
    const small = rendererOver(() => red, { resources: { count: 2 } })
    const rendering = await small.render(mail(images), never())
    await small.close()
    expect(rendering.pictures.map((picture) => picture.ok && picture.lacking.bound)).toContain(1)
    expect(rendering.resources.broken).toEqual([])
  })

  it('draws only the pictures that are wanted, and nothing beside them where it is alone', async () => {
    const [one, all] = await Promise.all([
      draw('<p>x', 'tablet-dark'),
      browser.render(mail('<p>y'), never(), undefined, { alone: true }),
    ])
    expect(outcomes(one)).toEqual({ 'tablet dark': 'ok' })
    expect(Object.values(outcomes(all))).toEqual(Array(pictureKinds.length).fill('ok'))
  })
})

describe('the life of the browser', { timeout: 60_000 }, () => {
  /** A background is asked for by a page; an image is before there is one. */
  const killing = '<p style="background: url(http://a.example/kill.png)">x'

  it('says unavailable when none can be started', async () => {
    const none = rendererOver(undefined, { executablePath: '/nowhere/chromium' })
    const rendering = await none.render(mail('<p>x'), never())
    expect(new Set(Object.values(outcomes(rendering)))).toEqual(new Set(['unavailable']))
    expect(rendering).toMatchObject({ browser: null, accessibility: null })
    await none.close()
  })

  it('refuses what does not fit the queue, and stops what is aborted', async () => {
    const small = rendererOver(undefined, { maxPages: 1, maxWaiting: 1 })
    const stop = new AbortController()
    const first = small.render(mail('<p>first'), stop.signal)
    const second = await small.render(mail('<p>second'), never())
    expect(new Set(Object.values(outcomes(second)))).toEqual(new Set(['refused']))
    stop.abort()
    expect(Object.keys(outcomes(await first))).toHaveLength(pictureKinds.length)
    await small.close()
  })

  it('draws all pictures of all mails although the browser dies meanwhile', async () => {
    let killed = false
    const mortal = rendererOver((url) => {
      if (url.endsWith('/kill.png') && !killed) {
        killed = true
        for (const pid of childProcesses('--headless')) if (ownBrowser(pid)) process.kill(pid, 'SIGKILL')
      }
      return red
    })
    const [one, other] = await Promise.all([
      mortal.render(mail(killing), never()),
      mortal.render(mail('<p>innocent'), never()),
    ])
    expect(killed).toBe(true)
    expect(new Set([...Object.values(outcomes(one)), ...Object.values(outcomes(other))])).toEqual(
      new Set(['ok']),
    )
    await mortal.close()
  })

  it('fails only the picture whose page dies, and draws the next mail', async () => {
    let killed = false
    // One page at a time: Chromium itself may die when a page is killed that is still being opened.
    const mortal = rendererOver(
      (url) => {
        if (url.endsWith('/kill.png') && !killed) {
          killed = true
          for (const pid of childProcesses('--type=renderer')) process.kill(pid, 'SIGKILL')
        }
        return red
      },
      { maxPages: 1 },
    )
    await browser.close()
    const rendering = await mortal.render(mail(killing), never())
    const failed = Object.entries(outcomes(rendering)).filter(([, outcome]) => outcome !== 'ok')
    expect(failed).toEqual([['desktop plain', 'crashed']])
    const next = await mortal.render(mail('<p>next'), never())
    expect(new Set(Object.values(outcomes(next)))).toEqual(new Set(['ok']))
    await mortal.close()
  })

  it('runs while there is something to draw, and not before nor long after', async () => {
    await browser.close()
    const resting = rendererOver(undefined, { idleMs: 50 })
    expect(childProcesses('--headless')).toEqual([])
    await resting.render(mail('<p>x'), never())
    await expect.poll(() => childProcesses('--headless')).toEqual([])
    await resting.close()
  })

  it('leaves no process and no file behind', async () => {
    await browser.close()
    // Other tests start browsers as well: this one looks at files in a folder of its own.
    const folder = await mkdtemp(join(tmpdir(), 'postproof-left-'))
    vi.stubEnv('TMPDIR', folder)
    onTestFinished(async () => {
      vi.unstubAllEnvs()
      await rm(folder, { recursive: true, force: true })
    })
    const left = () => readdirSync(tmpdir()).filter((name) => /^(postproof-fonts-|playwright)/.test(name))
    const brief = rendererOver()
    await brief.render(mail('<p>x'), never())
    expect(childProcesses('--headless').length).toBeGreaterThan(0)
    expect(left()).not.toEqual([])
    await brief.close()
    await expect.poll(() => childProcesses('--headless'), { timeout: 60_000 }).toEqual([])
    expect(left()).toEqual([])
  })
})

/** The browser's own process has no `--type`. */
const ownBrowser = (pid: number) => !childProcesses('--type=').includes(pid)

describe('print', { timeout: 60_000 }, () => {
  it('prints a page of ours with its style, and reaches nothing else', async () => {
    const asked: string[] = []
    const page =
      '<link rel=stylesheet href=/own.css><h1>Report</h1><script>fetch("/script")</script><img src="http://127.0.0.1:9/x.png">'
    const printer = rendererOver()
    const print = (status: number) =>
      printer.print({
        path: '/report?print=1',
        async answer(path) {
          asked.push(path)
          const css = path === '/own.css'
          const headers = { 'content-type': css ? 'text/css' : 'text/html' }
          return new Response(css ? 'body { color: green }' : page, { status, headers })
        },
      })
    const printed = await print(200)
    expect(printed.ok && Buffer.from(printed.pdf.subarray(0, 5)).toString()).toBe('%PDF-')
    expect(asked).toEqual(['/report?print=1', '/own.css'])
    expect(await print(500)).toMatchObject({ ok: false })
    await printer.close()
  })
})
