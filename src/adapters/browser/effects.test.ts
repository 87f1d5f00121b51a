import { type Picture, pictureKinds } from '@postproof/engine/world'
import { describe, expect, onTestFinished, test } from 'vitest'
import { screens } from './devices.ts'
import { measureEffects } from './effects.ts'
import { stillSource } from './inside/source.ts'
import { launch } from './launch.ts'
import { openPage } from './page.ts'
import { prepare } from './prepare.ts'
import { createResources } from './resources.ts'
import { literalWeb, mail, never, rendererOver } from './testing.ts'

const limits = {
  ...{ count: 10, bytesEach: 100_000, bytesInAll: 100_000, pixelsEach: 100_000 },
  ...{ pixelsInAll: 100_000, ms: 2000, clockMs: 6000 },
}

/** What was measured, by feature and by whom it is lacked. */
async function measured(html: string): Promise<Record<string, string>> {
  const running = await launch(process.env.CHROMIUM_PATH)
  onTestFinished(() => running.end())
  const prepared = prepare(mail(html))
  const resources = createResources({ http: literalWeb(), clock: performance }, prepared, limits)
  const page = await openPage(running.browser, screens.desktop, prepared, resources)
  await page.load({ pictures: true }, 30_000)
  await page.evaluate(stillSource, 10_000)
  const found: Record<string, string> = {}
  await measureEffects(page, resources.failed(), ({ slug, scopes, harm }) => {
    found[`${slug} ${scopes}`] = harm
    return true
  })
  resources.end()
  return found
}

const words = 'Autumn is here, and with it the new walking routes through the hills and along the river. '

describe('what is lost without a feature, as drawn', () => {
  test('columns, hidden text, a pale text, round corners, and what does nothing', async () => {
    const found = await measured(`<style>
      .column { float: left; width: 300px; opacity: .99 }
      .nobody { object-fit: cover }
      .hidden { display: none }
      .button { border-radius: 8px; background: #036 }
    </style>
    <div class="column">${words}</div><div class="column">${words}</div>
    <p class="hidden" style="clear:both">${words.repeat(4)}</p>
    <p class="button" style="clear:both;float:none;visibility:visible;color:white">${words}</p>
    <p style="position:relative">${words}</p>`)
    expect(found).toMatchObject({
      'css-float word': 'layout',
      'css-border-radius others,word': 'decoration',
      'css-object-fit others,word': 'none',
      'css-position others,word': 'none',
    })
    expect(Object.keys(found).filter((key) => key.startsWith('css-visibility'))).toEqual([])
  })

  // Each sets what the element has anyway, which the declaration alone does not tell.
  test('initial values that hang on the element or on what it inherits cost nothing', async () => {
    const found = await measured(`<style>td { vertical-align: middle; text-align: start }</style>
    <table><tr><td>${words}</td></tr></table>
    <p style="text-align:start;font-size:1rem;white-space:normal;font-weight:normal">${words}</p>
    <div style="display:block;box-sizing:content-box;text-decoration:none">${words}</div>`)
    const slugs = ['css-box-sizing', 'css-font-size', 'css-text-align', 'css-unit-rem', 'css-white-space']
    expect(found).toEqual(Object.fromEntries(slugs.map((slug) => [`${slug} others,word`, 'none'])))
  })

  test('fonts and imports of a style sheet stay while its rules are changed', async () => {
    const found = await measured(`<style>
      @import url(https://fonts.example.org/a.css);
      @font-face { font-family: A; src: url(https://fonts.example.org/a.woff) }
      p { font-family: A, serif; border-radius: 4px }
    </style><p>${words}</p>`)
    expect(found).toEqual({ 'css-border-radius others,word': 'decoration' })
  })

  test('a mail without anything to see is measured too', async () => {
    expect(await measured('')).toEqual({})
  })
})

describe('beside the pictures of a mail', () => {
  const html = `<style>.column { float: left; width: 300px }</style>
    <div class="column">${words}</div><div class="column">${words}</div>`
  const alone = new Set(
    pictureKinds
      .map(({ device, variant }) => `${device}-${variant}`)
      .filter((name) => name !== 'desktop-plain'),
  )

  test('it is measured where it is asked for, and no picture with its pictures waits for it', async () => {
    const browser = rendererOver()
    onTestFinished(() => browser.close())
    const seen: string[] = []
    const told = (picture: Picture) => seen.push(`${picture.ok} ${picture.device}`)
    const { effects } = await browser.render(mail(html), never(), told, { without: alone, effects: true })
    expect(seen).toEqual(['true desktop'])
    expect(effects).toContainEqual({ slug: 'css-float', scopes: ['word'], harm: 'layout' })
    expect((await browser.render(mail(html), never(), undefined, { without: alone })).effects).toBeUndefined()
  })

  test('when enough was spent, what was measured stays, the worst by the table first', async () => {
    const browser = rendererOver(undefined, { effectsCpuMs: 0 })
    onTestFinished(() => browser.close())
    const many = mail(`${html}<p style="border-radius:4px;opacity:.9;object-fit:cover">${words}</p>`)
    const { effects } = await browser.render(many, never(), undefined, { without: alone, effects: true })
    expect(effects?.map(({ slug }) => slug)).toEqual(['css-float'])
  })

  test('a mail that took its time for its pictures is not measured', async () => {
    const browser = rendererOver(undefined, { mailCpuMs: 7_000, effectsCpuMs: 4_000 })
    onTestFinished(() => browser.close())
    const { effects, pictures } = await browser.render(mail(html), never(), undefined, {
      without: alone,
      effects: true,
    })
    expect(pictures.every(({ ok }) => ok)).toBe(true)
    expect(effects).toBeUndefined()
  })
})
