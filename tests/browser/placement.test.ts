import type { Browser, Page } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import type { Placement } from '#contract/placement.ts'
import type { Instance } from '../instance.ts'
import { mail, startPlacementInstance } from '../scenarios/placement-world.ts'
import { violations } from './axe.ts'
import { wrongAt } from './looks.ts'
import { placementPages } from './placement-pages.ts'
import { test } from './worker.ts'

/** The placement test in a real browser, with the simulated providers of a fresh instance. */

describe('the placement test', () => {
  let instance: Instance
  let browser: Browser
  test.beforeAll(async ({ chromium }) => {
    browser = chromium
    const settings = { REGISTRATIONS_PER_HOUR: '1000', ALLOW_PRIVATE_NETWORKS: 'on' }
    instance = await startPlacementInstance(settings)
  })
  afterAll(() => instance?.close())

  const { open, register, login, confirm, begin, sendSample, report, dots, openTable } = placementPages(
    () => ({
      browser,
      instance,
    }),
  )

  test('two reports are compared, shared and deleted', async () => {
    const { page, problems, foreign, goto } = await open()
    await register(page)
    const first = await begin(page, ['Gmail-like', 'Outlook-like'])
    await sendSample(page)
    await report(page)
    const second = await begin(page)
    await sendSample(page)
    await report(page)
    await page.getByText(/^Tests of /).click()
    await page.getByLabel('Compare with').waitFor()
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    await page.getByRole('heading', { name: 'Before and after' }).waitFor()
    expect(new URL(page.url()).searchParams.get('before')).toBe(first)
    expect(await page.getByText('Not in this test').count()).toBeGreaterThan(0)
    expect(await violations(page)).toEqual([])

    const stranger = await open()
    await stranger.goto(`/placement/${second}`)
    expect(new URL(stranger.page.url()).pathname).toBe('/login')
    await goto(`/placement/${second}`)
    await page.getByText('Share', { exact: true }).click()
    await page.getByRole('button', { name: 'Share report' }).click()
    await page.getByText('Shared', { exact: true }).waitFor()
    const link = await page.getByTestId('report-link').textContent()
    await stranger.page.goto(link!)
    await report(stranger.page)
    expect(await stranger.page.getByText('Delete', { exact: true }).count()).toBe(0)
    await page.getByRole('button', { name: 'Stop sharing' }).click()
    await page.getByText('Not shared', { exact: true }).waitFor()
    await stranger.page.reload()
    expect(new URL(stranger.page.url()).pathname).toBe('/login')

    await goto('/user-account/placement')
    await page.getByText('2 tests', { exact: true }).waitFor()
    for (const box of await page.getByRole('checkbox', { name: / to compare$/ }).all()) await box.check()
    await page.getByRole('button', { name: 'Compare two' }).click()
    await page.getByRole('heading', { name: 'Before and after' }).waitFor()

    await goto(`/placement/${second}`)
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete test' }).click()
    await page.getByText('1 test', { exact: true }).waitFor()
    expect((await goto(`/placement/${second}`))?.status()).toBe(404)
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
    expect(foreign).toEqual([])
  })

  test('where no events come through the page asks instead', async () => {
    const { page } = await open()
    await page.route('**/events', (route) => route.fulfill({ status: 503 }))
    await begin(page, ['Yahoo-like'])
    await page.getByText('Checking every 3 seconds').waitFor()
    await sendSample(page)
    await report(page)
  })

  test('without scripts a test is begun, read and reloaded', async () => {
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto(`${instance.url}/inbox-placement`)
    await page.getByRole('button', { name: 'Start test' }).click()
    await page.getByRole('link', { name: 'Semicolons' }).click()
    expect(await page.getByTestId('seed-list').textContent()).toContain('; ')
    await sendSample(page)
    await expect
      .poll(async () => {
        await page.reload()
        return page.getByText(/^Confirmed \d\d:\d\d UTC/).count()
      })
      .toBe(1)
    await openTable(page)
    expect(await page.getByText('What Microsoft decided').first().isVisible()).toBe(true)
  })

  test('a choice of nothing is refused with a sentence', async () => {
    const { page } = await open()
    await page.goto(`${instance.url}/inbox-placement`)
    await page.getByRole('button', { name: 'None' }).click()
    await page.getByRole('button', { name: 'Start test' }).click()
    await page.getByRole('alert').getByText('Choose at least one provider.').waitFor()
  })

  const looks = [
    { width: 320, colorScheme: 'dark' },
    { width: 375, colorScheme: 'light' },
    { width: 768, colorScheme: 'dark' },
    { width: 1366, colorScheme: 'light' },
  ] as const

  test.each([
    '/inbox-placement',
    '/placement/WAITING',
    '/placement/example',
    '/placement/example/print',
    '/placement/compare',
  ])('%s: fits, readable, usable by all', async (path) => {
    const { page, goto, foreign } = await open()
    const waiting = path.includes('WAITING') ? await begin(page) : ''
    await goto(path.replace('WAITING', waiting))
    if (path === '/placement/example') await openTable(page)
    for (const row of await page.getByRole('button', { name: 'Details of' }).all()) await row.click()
    expect(await wrongAt(page, looks)).toEqual([])
    expect(foreign).toEqual([])
  })

  test('on a phone the table scrolls by itself, 900 px wide, and the page does not', async () => {
    const { page, goto } = await open({ viewport: { width: 375, height: 800 } })
    await goto('/placement/example')
    await openTable(page)
    const box = page.getByRole('region', { name: 'Where the email landed in each mailbox' })
    const sizes = () =>
      box.evaluate((element) => ({
        table: element.querySelector('table')!.getBoundingClientRect().width,
        scrolls: element.scrollWidth > element.clientWidth,
        page: document.documentElement.scrollWidth,
      }))
    expect(await sizes()).toEqual({ table: 900, scrolls: true, page: 375 })
    await box.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  })

  test('the sample is labelled, and a page without an id leads to the beginning', async () => {
    const { page, goto } = await open()
    await goto('/placement/example')
    await page.getByText('This sample uses simulated providers').waitFor()
    await goto('/placement')
    await page.getByRole('heading', { name: 'Where does your email land?' }).waitFor()
  })

  test('an administrator adds a mailbox that cannot be read, sees why, and removes it', async () => {
    const { page, goto } = await open()
    const { firstAdmin } = instance.running.application.accountsPart
    await page.goto((await firstAdmin.link())!)
    await register(page)
    await goto('/admin/seeds')
    await page.getByText('No seed mailboxes yet').waitFor()
    await page.getByLabel('Address', { exact: true }).fill('seed@gmx.example')
    await page.getByLabel('Password or app password').fill('never shown again')
    await page.getByText('Server and folders').click()
    await page.getByLabel('IMAP host').fill('127.0.0.1')
    await page.getByLabel('IMAP port').fill('1')
    await page.getByRole('button', { name: 'Add and test' }).click()
    const seed = page.getByTestId(/^seed-/)
    await seed.getByText('We cannot read it').waitFor()
    expect(await page.content()).not.toContain('never shown again')
    await goto('/inbox-placement')
    const off = page.locator('.choice-card[data-off]')
    await off.getByText('Unavailable right now').waitFor()
    expect(await off.getByRole('checkbox').isDisabled()).toBe(true)
    expect(await page.locator('.choice-card:not([data-off])').count()).toBe(6)
    await goto('/admin/seeds')
    await seed.getByRole('button', { name: 'Turn off' }).click()
    await seed.getByText('new tests do not use it').waitFor()
    expect(await violations(page)).toEqual([])
    await seed.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Remove mailbox' }).click()
    await page.getByText('No seed mailboxes yet').waitFor()
  })

  test('a marker is watched, changed, tried and let go', async () => {
    const { page, goto } = await open()
    await register(page)
    await goto('/user-account/placement')
    await page.getByText('No monitors yet. Add one to watch every campaign you send.').waitFor()
    await page.getByRole('button', { name: 'Create monitor' }).click()
    await page.getByText('Enter a name.').waitFor()
    await page.getByLabel('Name').fill('Weekly letter')
    await page.getByRole('button', { name: 'Create monitor' }).click()
    await page.getByText('Confirm your address first').first().waitFor()
    await confirm(page)
    await goto('/user-account/placement')
    await page.getByLabel('Name').fill('Weekly letter')
    await page.getByLabel('Webhook').fill('https://hooks.example/placement')
    await page.getByRole('button', { name: 'Create monitor' }).click()
    await page.getByRole('heading', { name: 'Weekly letter' }).waitFor()
    const secret = await page.getByTestId('webhook-secret').textContent()
    expect(secret?.length).toBeGreaterThan(20)
    expect(await violations(page)).toEqual([])
    await page.reload()
    expect(await page.content()).not.toContain(secret)
    const list = page.getByRole('list', { name: 'Placement monitors' })
    await list.getByText('Edit Weekly letter').click()
    await list.getByLabel('Name').fill('Monthly letter')
    await list.getByLabel('Webhook').fill('')
    await list.getByRole('checkbox', { name: 'Monitor this marker' }).uncheck()
    await list.getByRole('button', { name: 'Save' }).click()
    await list.getByRole('heading', { name: 'Monthly letter' }).waitFor()
    await list.getByText('Paused').waitFor()
    const tryIt = () => list.getByRole('button', { name: 'Send a test alert' }).click()
    await tryIt()
    await list.getByText('Test alert', { exact: true }).waitFor()
    await list.getByRole('button', { name: 'Remove: Monthly letter' }).click()
    await page.getByRole('button', { name: 'Stop monitoring', exact: true }).click()
    await page.getByText('No monitors yet. Add one to watch every campaign you send.').waitFor()
  })

  test('who may open which page', async () => {
    const [guest, user] = [await open(), await open()]
    const address = await register(user.page)
    const id = await begin(user.page, ['iCloud-like'])
    const answer = async ({ page }: { page: Page }, path: string) => {
      const got = await page.request.get(`${instance.url}${path}`, { maxRedirects: 0 })
      return `${got.status()} ${got.headers().location ?? ''}`.trim()
    }
    const rows = [
      ['/inbox-placement', '200', '200'],
      ['/placement', '302 /inbox-placement', '302 /inbox-placement'],
      ['/placement/example', '200', '200'],
      ['/placement/example/print', '200', '200'],
      ['/placement/unknown', '404', '404'],
      [`/placement/${id}`, `302 /login?redirect=%2Fplacement%2F${id}`, '200'],
      [`/placement/${id}/print`, `302 /login?redirect=%2Fplacement%2F${id}%2Fprint`, `302 /placement/${id}`],
      [`/placement/${'0'.repeat(32)}`, `302 /login?redirect=%2Fplacement%2F${'0'.repeat(32)}`, '404'],
      [`/placement/compare?before=${id}&after=unknown`, '404', '409'],
      ['/user-account/placement', '302 /login?redirect=%2Fuser-account%2Fplacement', '200'],
      ['/admin/seeds', '302 /login?redirect=%2Fadmin%2Fseeds', '404'],
    ] as const
    for (const [path, forGuest, forUser] of rows) {
      const got = [path, await answer(guest, path), await answer(user, path)]
      expect(got).toEqual([path, forGuest, forUser])
    }
    for (const intent of ['remove', 'share', 'sample']) {
      const form = { intent, shared: 'on' }
      const headers = { origin: instance.url }
      const options = { form, headers, maxRedirects: 0 }
      const got = await guest.page.request.post(`${instance.url}/placement/${id}`, options)
      // Nothing is done; the page that would say so is behind the login.
      expect([intent, got.status(), got.headers().location]).toEqual([
        intent,
        302,
        `/login?redirect=%2Fplacement%2F${id}`,
      ])
    }
    expect(await answer(user, `/placement/${id}`)).toBe('200')
    // As with the link that the command line prints.
    await guest.goto(`/placement/${id}`)
    await guest.page.waitForURL(`**/login?redirect=%2Fplacement%2F${id}`)
    await login(guest.page, address)
    await guest.page.waitForURL(`**/placement/${id}`)
    await guest.page.getByRole('heading', { name: 'Send your email now' }).waitFor()
  })

  test('what the API tells is what the page shows', async () => {
    const { page, goto } = await open()
    await goto('/placement/example')
    const told = await page.evaluate(
      async () => (await (await fetch('/api/inbox-placement/example')).json()) as Placement,
    )
    expect(await page.locator('[data-chip]').count()).toBe(told.results.length)
    for (const chip of ['normal', 'warning', 'error', 'empty'] as const) {
      const count = told.results.filter((row) => row.chip === chip).length
      expect([chip, await page.locator(`[data-chip=${chip}]`).count()]).toEqual([chip, count])
    }
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(told.verdict?.title)
    const inLane = (lane: string) => page.locator(`.placement-lanes [data-lane=${lane}] .mailbox-dot`).count()
    const { inbox, tabs, spam } = told.summary
    expect([await inLane('inbox'), await inLane('tabs'), await inLane('spam')]).toEqual([inbox, tabs, spam])
  })

  test.each(['en', 'de', 'fr'])(
    'in %s twelve mailboxes stand on one screen of 1440 x 900',
    async (locale) => {
      const { page, goto } = await open({ viewport: { width: 1440, height: 900 }, locale })
      await goto('/placement/example')
      expect(await page.locator('.mailbox-dot').count()).toBe(12)
      const { header, main, lowest } = await page.evaluate(() => ({
        header: document.querySelector('header')!.getBoundingClientRect().height,
        main: document.querySelector('main')!.getBoundingClientRect().height,
        lowest: Math.max(
          ...[...document.querySelectorAll('.mailbox-dot')].map((dot) => dot.getBoundingClientRect().bottom),
        ),
      }))
      expect(main).toBeLessThanOrEqual(900 - header)
      expect(lowest).toBeLessThanOrEqual(900)
    },
  )

  test('on paper twelve mailboxes take one sheet', async () => {
    const { page, goto } = await open()
    await goto('/placement/example/print')
    const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })

  test('from the first answer to the confirmation the page stays where it is', async () => {
    const { page, problems } = await open({ reducedMotion: 'no-preference' })
    const id = await begin(page, ['Company'])
    const { results } = await page.evaluate(
      async (path) => (await (await fetch(path)).json()) as Placement,
      `/api/inbox-placement/${id}`,
    )
    const marker = (await page.getByTestId('marker').textContent())!
    let navigations = 0
    page.on('framenavigated', () => navigations++)

    const [first, second] = results.map(({ address }) => address)
    await instance.send(first!, mail({ Subject: marker }))
    await dots(page, 'Inbox').waitFor()
    await page.getByRole('heading', { name: 'Your email is arriving', level: 1 }).waitFor()
    await page.getByText('1 of 2 mailboxes have answered').waitFor()
    await page.getByRole('img', { name: '1 in, 0 in tabs, 0 spam, 1 waiting, n = 1' }).waitFor()
    const waiting = dots(page, 'Waiting')
    await waiting.focus()

    await instance.send(second!, mail({ Subject: `${marker} [junk]` }))
    await dots(page, 'Spam').waitFor()
    // The dot took the focus along into its lane.
    expect(await dots(page, 'Spam').evaluate((dot) => dot === document.activeElement)).toBe(true)
    await page.getByRole('img', { name: '1 in, 0 in tabs, 1 spam, n = 2' }).waitFor()
    await page.getByRole('heading', { name: '1 of 2 at Company mail server in spam', level: 1 }).waitFor()
    await report(page)
    expect(navigations).toBe(0)
    expect(problems).toEqual([])
  })

  test('what is missing or was refused lies in no lane, with its reason', async () => {
    const { page } = await open()
    const id = await begin(page, ['Company', 'Yahoo-like'])
    const { results, marker } = await page.evaluate(
      async (path) => (await (await fetch(path)).json()) as Placement,
      `/api/inbox-placement/${id}`,
    )
    const marks = ['[lost]', '[reject]', '', '']
    for (const [at, { address }] of results.entries())
      await instance.send(address, mail({ Subject: `${marker} ${marks[at]}` }), 'bounce@sender.example')
    await report(page)
    for (const reason of ['Missing', 'Refused']) {
      expect(await dots(page, reason).count()).toBe(1)
      expect(await page.locator('.placement-lanes').getByRole('button', { name: reason }).count()).toBe(0)
    }
    await page.getByRole('img', { name: '2 in, 0 in tabs, 0 spam, 2 missing, n = 4' }).waitFor()
    await dots(page, 'Missing').click()
    await page.getByText('In no folder of this mailbox').first().waitFor()
    expect(await violations(page)).toEqual([])
  })
})
