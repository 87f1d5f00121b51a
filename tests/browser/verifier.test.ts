import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { holdBack, openPage } from './browser.ts'
import { wrongAt } from './looks.ts'
import { startPreview } from './preview.ts'
import { test } from './worker.ts'

/** The email verifier's pages over fixtures: one address and lists, with and without scripts. */

const at = (email: string) => `/email-verifier/${encodeURIComponent(email)}`

describe('the built verifier', () => {
  let preview: Awaited<ReturnType<typeof startPreview>>
  let browser: Browser
  test.beforeAll(async ({ chromium }) => {
    browser = chromium
    preview = await startPreview({ port: 0, delay: 3_600_000, step: 150 })
  })
  afterAll(() => preview?.close())

  const open = (options: Parameters<typeof openPage>[2] = {}) =>
    openPage(browser, preview.url, { reducedMotion: 'reduce', ...options })

  const paths = [
    '/email-verifier',
    at('anna@krume.example'),
    at('fault..x@krume.example'),
    at('typo@gmial.com'),
    at('grey@krume.example'),
    at('gmail@googlemail.com'),
    at('info@broken.example'),
    at('long@krume.example'),
    at('unknown'),
    '/email-verifier/lists',
    '/email-verifier/lists/done',
    '/email-verifier/lists/done?correction=suggested&search=anna',
    '/email-verifier/lists/done?search=nobody&verdict=risky',
    '/email-verifier/lists/paused?verdict=open',
    '/email-verifier/lists/paused',
    '/email-verifier/lists/refused',
  ]
  const looks = [
    { width: 320, colorScheme: 'dark' },
    { width: 375, colorScheme: 'light' },
    { width: 768, colorScheme: 'dark' },
    { width: 1366, colorScheme: 'light' },
  ] as const

  test.each(paths)('%s: fits, readable, usable by all', async (path) => {
    const { page, problems, foreign } = await open()
    await page.goto(`${preview.url}${path}`)
    expect(await wrongAt(page, looks)).toEqual([])
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
    expect(foreign).toEqual([])
  })

  test('the answer takes the place of the steps without moving the page', async () => {
    const { page } = await open({ viewport: { width: 1366, height: 900 } })
    await page.goto(`${preview.url}/email-verifier`)
    const events = await holdBack(page, '**/events')
    await page.getByLabel('Email address').fill('carla@krume.example')
    await page.getByRole('button', { name: 'Verify' }).click()
    // The page before it shows the address on its way too, below what the verifier says of itself.
    await page.getByText('Where nobody can know, we say so.').waitFor({ state: 'detached' })
    await page.getByText('Verification in progress').waitFor()
    const place = () =>
      page.locator('.typeset-address').evaluate((element) => element.getBoundingClientRect().top)
    const before = await place()
    events.letGo()
    await page.getByRole('heading', { name: 'This address accepts email.' }).waitFor()
    expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1)
  })

  test('where events do not come through the page asks instead', async () => {
    const { page } = await open()
    await page.goto(`${preview.url}/email-verifier`)
    await page.getByLabel('Email address').fill('mute@krume.example')
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByRole('heading', { name: 'This address accepts email.' }).waitFor()
  })

  test.each([true, false])(
    'a refusal is said at the field, which keeps the text (scripts: %s)',
    async (scripts) => {
      const { page } = await open({ javaScriptEnabled: scripts })
      await page.goto(`${preview.url}/email-verifier?email=too-many`)
      await page.getByRole('button', { name: 'Verify' }).click()
      await page.getByRole('alert').getByText('You can check 5 addresses a day').waitFor()
      const field = page.getByLabel('Email address')
      expect([await field.inputValue(), await field.getAttribute('aria-invalid')]).toEqual([
        'too-many',
        'true',
      ])
    },
  )

  test('the place of a fault is marked in the address', async () => {
    const { page } = await open()
    await page.goto(`${preview.url}${at('fault..x@krume.example')}`)
    const typeset = page.locator('.typeset-parts')
    expect(await typeset.locator('[data-fault] .typeset-text').allTextContents()).toEqual(['.'])
    expect(await typeset.locator('.typeset-text').allTextContents()).toEqual([
      'fault.',
      '.',
      'x@krume.example',
    ])
  })

  test.each([true, false])(
    'the suggested address is verified by one press (scripts: %s)',
    async (scripts) => {
      const { page } = await open({ javaScriptEnabled: scripts })
      await page.goto(`${preview.url}${at('typo@gmial.com')}`)
      await page.getByRole('button', { name: 'Verify this one' }).click()
      await page.waitForURL(`**${at('typo@gmail.com')}`)
    },
  )

  test('what was not asked is explained, and when a greylisted address is asked again', async () => {
    const { page } = await open()
    await page.goto(`${preview.url}${at('gmail@googlemail.com')}`)
    const main = page.locator('main')
    expect(await main.textContent()).toContain('We did not ask about the mailbox')
    expect(await main.textContent()).toContain('annalindt@gmail.com')
    expect(await main.textContent()).toContain('dots in the name are ignored')
    await page.goto(`${preview.url}${at('grey@krume.example')}`)
    expect(await main.textContent()).toContain('We ask again at 20 Nov 2099, 10:05 UTC')
  })

  test.each([
    ['unknown', 404, 'No verification found here'],
    ['old', 410, 'This verification has expired'],
  ])('a link that leads nowhere (%s) keeps the field', async (id, status, title) => {
    const { page } = await open()
    const answer = await page.goto(`${preview.url}/email-verifier/${id}`)
    expect(answer?.status()).toBe(status)
    await page.getByRole('heading', { name: title }).waitFor()
    expect(await page.getByLabel('Email address').isVisible()).toBe(true)
  })

  test.each([true, false])('a list is pasted and gets its own page (scripts: %s)', async (scripts) => {
    const { page, problems } = await open({ javaScriptEnabled: scripts })
    await page.goto(`${preview.url}/email-verifier`)
    await page.getByRole('link', { name: 'A list' }).click()
    await page.getByLabel('Or paste addresses').fill('a@krume.example\nb@krume.example\n')
    await page.getByRole('button', { name: 'Verify list' }).click()
    await page.getByRole('heading', { name: 'Pasted addresses' }).waitFor()
    if (scripts) await page.locator('p[aria-live]', { hasText: /\d deliverable\b/ }).waitFor()
    expect(problems).toEqual([])
  })

  test('a file is chosen, its column asked for and chosen among its own', async () => {
    const { page } = await open()
    await page.goto(`${preview.url}/email-verifier/lists`)
    const csv = 'mail,contact,Name\na@krume.example,b@krume.example,Anna\n'
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'all.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await page.getByText('all.csv').waitFor()
    await page.getByRole('button', { name: 'Verify list' }).click()
    const column = page.getByLabel('Column with the addresses')
    await column.waitFor()
    expect(await column.evaluate((element) => element === document.activeElement)).toBe(true)
    await column.selectOption('contact')
    await page.getByRole('button', { name: 'Verify list' }).click()
    await page.getByRole('heading', { name: 'all.csv' }).waitFor()
    await page.getByText('Addresses from “contact”').waitFor()
  })

  test('a file is dropped', async () => {
    const { page } = await open()
    await page.goto(`${preview.url}/email-verifier/lists`)
    const carried = await page.evaluateHandle(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['a@krume.example\n'], 'dropped.csv', { type: 'text/csv' }))
      return transfer
    })
    // The page takes a file once its scripts run.
    await expect
      .poll(async () => {
        await page.locator('.drop-box').dispatchEvent('drop', { dataTransfer: carried })
        return page.getByText('dropped.csv').isVisible()
      })
      .toBe(true)
    await page.getByRole('button', { name: 'Verify list' }).click()
    await page.getByRole('heading', { name: 'dropped.csv' }).waitFor()
  })

  test('nothing given is said, and nothing is lost', async () => {
    const { page } = await open()
    await page.goto(`${preview.url}/email-verifier/lists`)
    await page.getByRole('button', { name: 'Verify list' }).click()
    await page.getByRole('alert').getByText('Choose a file or paste some addresses first.').waitFor()
    await page.getByLabel('Or paste addresses').fill('nobody here')
    await page.getByRole('button', { name: 'Verify list' }).click()
    await page.getByRole('alert').getByText('This list has no column with email addresses').waitFor()
    expect(await page.getByLabel('Or paste addresses').inputValue()).toBe('nobody here')
  })

  test.each([true, false])('a list goes on, is paused and deleted (scripts: %s)', async (scripts) => {
    const { page } = await open({ javaScriptEnabled: scripts })
    const id = scripts ? 'paused' : 'half'
    await page.goto(`${preview.url}/email-verifier/lists/${id}`)
    const turn = page.getByRole('button', { name: scripts ? 'Resume' : 'Pause' })
    if (await turn.isVisible()) await turn.click()
    if (scripts) await page.locator('p[aria-live]', { hasText: /\d deliverable\b/ }).waitFor()
    else await page.getByText('Paused after').waitFor()
    if (scripts) await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete list' }).click()
    await page.waitForURL('**/email-verifier/lists*')
    if (scripts) await page.getByText('List deleted').waitFor()
    expect((await page.request.get(`${preview.url}/email-verifier/lists/${id}`)).status()).toBe(404)
  })

  test('bad rows stand there with their numbers, and the result can be downloaded in parts', async () => {
    const { page } = await open()
    await page.goto(`${preview.url}/email-verifier/lists/done`)
    const row = page.getByRole('row', { name: /kein Kontakt/ })
    expect(await row.getByRole('cell').first().textContent()).toBe('17')
    for (const [name, part] of [
      ['Deliverable', 'clean'],
      ['Risky', 'risky'],
      ['To remove', 'remove'],
      ['Everything', 'all'],
    ]) {
      const link = page.getByRole('link', { name: `Download CSV: ${name}` })
      expect(await link.getAttribute('href')).toMatch(new RegExp(`download\\.csv\\?part=${part}$`))
    }
  })

  describe('with a captcha', () => {
    const script = 'https://www.google.com/recaptcha/api.js*'
    let guarded: Awaited<ReturnType<typeof startPreview>>
    beforeAll(async () => {
      const captcha = { provider: 'recaptcha-v2-invisible', site_key: 'site-key' }
      guarded = await startPreview({ port: 0, delay: 3_600_000, step: 50, info: { captcha } })
    })
    afterAll(() => guarded?.close())

    /** What stands in for the provider's script: answers with `token`, or with an error when that is empty. */
    const standIn = (token: string) => `
      window.grecaptcha = {
        render: (box, options) => { window.given = options; return 0 },
        reset: () => {},
        execute: () => setTimeout(() => ${token ? `given.callback('${token}')` : "given['error-callback']()"}, 10),
      }
      postproofCaptchaReady()`

    const verify = async (page: Page) => {
      await page.goto(`${guarded.url}/email-verifier`)
      await page.getByLabel('Email address').fill('anna@krume.example')
      await page.getByRole('button', { name: 'Verify' }).click()
    }

    test('its token comes along with the address', async () => {
      const { page } = await open()
      await page.route(script, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: standIn('a-token') }),
      )
      await verify(page)
      await page.getByRole('heading', { name: 'This address accepts email.' }).waitFor()
    })

    test.each([
      ['cannot be loaded', null, 'ReCaptcha error: Failed to load script'],
      ['cannot answer', '', 'Failed to execute'],
    ])('a provider that %s is told', async (_what, token, message) => {
      const { page } = await open()
      await page.route(script, (route) =>
        token === null
          ? route.abort()
          : route.fulfill({ contentType: 'text/javascript', body: standIn(token) }),
      )
      await verify(page)
      await page.getByRole('alert').getByText(message).waitFor()
    })

    test('without scripts it is said why it does not go on', async () => {
      const { page } = await open({ javaScriptEnabled: false })
      await page.goto(`${guarded.url}/email-verifier`)
      // Texts within noscript are left out of getByText.
      const said = page.locator('noscript p')
      expect(await said.isVisible()).toBe(true)
      expect(await said.textContent()).toContain('This form needs JavaScript')
    })
  })
})
