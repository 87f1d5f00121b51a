import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { fixturePassword } from '../fixtures/accounts.ts'
import { openPage } from './browser.ts'
import { wrongAt } from './looks.ts'
import { startPreview } from './preview.ts'
import { test } from './worker.ts'

/** The pages of accounts, plans and administration over fixtures, with and without scripts. */

describe('the pages of accounts', () => {
  let preview: Awaited<ReturnType<typeof startPreview>>
  let free: Awaited<ReturnType<typeof startPreview>>
  let browser: Browser
  test.beforeAll(async ({ chromium }) => {
    browser = chromium
    const quiet = { port: 0, delay: 3_600_000, step: 20 }
    preview = await startPreview({ ...quiet, mode: 'stripe' })
    free = await startPreview({ ...quiet, mode: 'off' })
  })
  afterAll(async () => {
    await preview?.close()
    await free?.close()
  })

  type Options = Parameters<typeof openPage>[2] & { as?: string; site?: { url: string } }

  /** A page of someone who is signed in, or of a guest. */
  async function open({ as, site = preview, ...options }: Options = {}) {
    const opened = await openPage(browser, site.url, { reducedMotion: 'reduce', ...options })
    if (as) {
      await opened.page.context().addCookies([{ name: 'postproof_session', value: as, url: site.url }])
    }
    const goto = (path: string) => opened.page.goto(`${site.url}${path}`)
    return { ...opened, goto }
  }

  const guestPaths = [
    '/login',
    '/login?redirect=/dashboard',
    '/register',
    '/forgot',
    '/reset',
    '/reset?token=good&email=anna@krume.example',
    '/confirm',
    '/confirm?token=new',
    '/wish?token=address',
    '/wish?token=factor',
    '/pricing?pay=year',
    '/ltd',
    '/terms',
    '/dev/mailbox',
    '/dev/mailbox/m1',
  ]
  const ownPaths = [
    '/dashboard',
    '/domains',
    '/domains/mail.krume.example',
    '/tests',
    '/tests/new',
    '/placements/new',
    '/subscription',
    '/user-account',
    '/user-account/plans',
    '/user-account/subscription',
    '/user-account/orders',
    '/user-account/placement',
    '/user-account/keys',
    '/oauth/authorize?client_id=here',
    '/user-account/security',
    '/user-account/data',
    '/compare?test=good',
    '/admin',
    '/admin/users',
    '/admin/users/carla',
    '/admin/use',
    '/admin/erasure',
    '/admin/failures',
    '/admin/announcements',
    '/admin/announcements/mending',
    '/admin/orders',
    '/admin/plans',
    '/admin/settings',
  ]
  const looks = [
    { width: 320, colorScheme: 'dark' },
    { width: 375, colorScheme: 'light' },
    { width: 768, colorScheme: 'dark' },
    { width: 1366, colorScheme: 'light' },
  ] as const

  const visits = [
    ...guestPaths.map((path) => ({ who: 'guest', path })),
    ...ownPaths.map((path) => ({ who: 'anna', path })),
    { who: 'wish', path: '/user-account' },
    { who: 'wish', path: '/user-account/proof' },
    ...['/dashboard', '/user-account/subscription', '/user-account/keys'].map((path) => ({
      who: 'new',
      path,
    })),
  ]
  test.each(visits)('$path as $who: fits, readable, usable by all', async ({ who, path }) => {
    const { page, goto, problems, foreign } = await open(who === 'guest' ? {} : { as: who })
    await goto(path)
    expect(await wrongAt(page, looks)).toEqual([])
    expect([problems, foreign]).toEqual([[], []])
  })

  async function login(page: Page, email: string, password = fixturePassword) {
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
  }

  test.each([true, false])(
    'a guest is led back to where they wanted to go (scripts: %s)',
    async (scripts) => {
      const { page, goto, problems } = await open({ javaScriptEnabled: scripts })
      await goto('/user-account/subscription?search=oven')
      await page.waitForURL('**/login?redirect=*')
      await login(page, 'anna@krume.example')
      await page.waitForURL('**/user-account/subscription?search=oven')
      await page
        .getByRole('row', { name: /The oven is back/ })
        .first()
        .waitFor()
      const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'postproof_session')
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
      expect(problems).toEqual([])
    },
  )

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'after the login nobody is led to %s',
    async (wanted) => {
      const { page, goto } = await open()
      await goto(`/login?redirect=${encodeURIComponent(wanted)}`)
      await login(page, 'anna@krume.example')
      await page.waitForURL(`${preview.url}/dashboard`)
    },
  )

  test.each([true, false])('a wrong password is said at the field (scripts: %s)', async (scripts) => {
    const { page, goto } = await open({ javaScriptEnabled: scripts })
    await goto('/login')
    await login(page, 'anna@krume.example', 'something else')
    await page.getByText('The email address or password is not correct.').waitFor()
    const email = page.getByLabel('Email address')
    expect([await email.inputValue(), await email.getAttribute('aria-invalid')]).toEqual([
      'anna@krume.example',
      'true',
    ])
    if (scripts) expect(await email.evaluate((field) => field === document.activeElement)).toBe(true)
  })

  test.each([true, false])(
    'the second factor is asked for, again after a slip (scripts: %s)',
    async (scripts) => {
      const { page, goto } = await open({ javaScriptEnabled: scripts })
      await goto('/login?redirect=/user-account/keys')
      await login(page, 'carla@krume.example')
      await page.getByRole('heading', { name: 'One more step' }).waitFor()
      await page.getByLabel('Code').fill('000000')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByText('This code is not correct or was already used.').waitFor()
      await page.getByLabel('Code').fill('123456')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.waitForURL('**/user-account/keys')
    },
  )

  test.each([true, false])(
    'each field of the registration has its first message (scripts: %s)',
    async (scripts) => {
      const { page, goto } = await open({ javaScriptEnabled: scripts })
      await goto('/register')
      await page.getByLabel('Email address').fill('not an address')
      await page.getByLabel('Password', { exact: true }).fill('short')
      await page.getByRole('button', { name: 'Create account' }).click()
      for (const said of [
        'Enter your name.',
        'This does not look like an email address.',
        'Use at least 10 characters.',
        'Please accept the terms.',
      ]) {
        await page.getByText(said, { exact: true }).waitFor()
      }
      if (scripts) await saidOnlyOf(page)
      await page.getByLabel('Name').fill('Emil')
      await page.getByLabel('Email address').fill(`emil-${scripts}@krume.example`)
      await page.getByLabel('Password', { exact: true }).fill('four words make one')
      await page.getByLabel('Repeat password', { exact: true }).fill('four words make one')
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.waitForURL('**/dashboard**')
      await page.getByText('with the link we sent there').waitFor()
    },
  )

  test('whoever opens the link of the first administrator is told and led on', async () => {
    const { page, goto } = await open({ as: 'carla' })
    await goto('/dashboard?done=admin')
    await page.getByText('You are now an administrator of this site.').first().waitFor()
    await page.getByRole('button', { name: 'Open administration' }).click()
    await page.waitForURL('**/admin')
  })

  test('how hard a password is to guess is said while it is typed', async () => {
    const { page, goto } = await open()
    await goto('/register')
    const field = page.getByLabel('Password', { exact: true })
    await field.fill('short')
    await page.getByText('Add 5 more characters.').waitFor()
    await field.fill('vT7#qLw9!zRk2@pX5&mN')
    await page.getByText('Very hard to guess.').waitFor()
    await page.getByRole('button', { name: 'Show: Password', exact: true }).click()
    await expect.poll(() => field.getAttribute('type')).toBe('text')
  })

  test('the slides move by hand alone', async () => {
    const { page, goto } = await open()
    await goto('/login')
    const track = page.getByRole('list', { name: 'From the report on our sample newsletter' })
    expect(await track.evaluate((element) => element.clientHeight)).toBe(330)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText('2 of 2', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText('1 of 2', { exact: true }).waitFor()
  })

  test.each([true, false])('a confirmation is pressed, not opened (scripts: %s)', async (scripts) => {
    const { page, goto } = await open({ as: 'new', javaScriptEnabled: scripts })
    await goto('/confirm?token=nobody')
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await page.getByText('This link has expired or was already used.').waitFor()
    await goto('/dev/mailbox')
    await page.getByRole('link', { name: 'Confirm your address' }).click()
    await page.locator('main', { hasText: '/confirm?token=new' }).waitFor()
    await goto('/confirm?token=new')
    await page.getByRole('button', { name: 'Confirm my address' }).click()
    await page.waitForURL('**/dashboard**')
  })

  test('logging out leads to the login, and the account is closed', async () => {
    const { page, goto } = await open({ as: 'anna', viewport: { width: 1366, height: 800 } })
    await goto('/dashboard')
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/login**')
    await page.getByText('You are logged out.').waitFor()
    await goto('/dashboard')
    await page.waitForURL('**/login?redirect=%2Fdashboard')
  })

  test('the header shows guests the ways in, and others the way to what is theirs', async () => {
    const wide = { viewport: { width: 1366, height: 800 } }
    const guest = await open(wide)
    await guest.goto('/')
    await guest.page.getByRole('link', { name: 'Get Started' }).first().waitFor()
    expect(await guest.page.getByRole('link', { name: 'Login' }).isVisible()).toBe(true)
    const own = await open({ as: 'anna', ...wide })
    await own.goto('/')
    expect(await own.page.getByRole('link', { name: 'My Account' }).first().getAttribute('href')).toBe(
      '/dashboard',
    )
    await own.goto('/login')
    await own.page.waitForURL(`${preview.url}/`)
    await own.goto('/pricing')
    const footer = own.page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' })
    expect(await footer.getAttribute('href')).toBe('/subscription')
  })

  test.each(['/admin/announcements', '/admin/settings', '/user-account/data'])(
    'the open tab is in sight on a phone: %s',
    async (path) => {
      const { page, goto } = await open({ as: 'anna', viewport: { width: 375, height: 700 } })
      await goto(path)
      const isInSight = () =>
        page.locator('nav.tabs').evaluate((bar) => {
          const all = bar.getBoundingClientRect()
          const one = bar.querySelector('[aria-current]')!.getBoundingClientRect()
          return one.left >= all.left && one.right <= all.right
        })
      await expect.poll(isInSight).toBe(true)
    },
  )

  test('on phones the menu of the account stands in for the side', async () => {
    const { page, goto } = await open({ as: 'anna', viewport: { width: 375, height: 700 } })
    await goto('/dashboard')
    expect(await page.getByRole('link', { name: 'Inbox Placement' }).isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const menu = page.getByRole('dialog')
    await menu.getByRole('link', { name: 'Subscription' }).click()
    await page.waitForURL('**/subscription')
    await menu.waitFor({ state: 'hidden' })
  })

  test.each([true, false])(
    'results are sorted, searched, compared and deleted (scripts: %s)',
    async (scripts) => {
      const { page, goto } = await open({
        as: 'anna',
        javaScriptEnabled: scripts,
        viewport: { width: 1366, height: 900 },
      })
      await goto('/user-account/subscription')
      await page.getByText(scripts ? '21 tests' : '20 tests').waitFor()
      await page.getByRole('link', { name: 'Next page' }).click()
      await page.getByText('Page 2 of 2').waitFor()
      await page.getByRole('link', { name: 'Sort by Score' }).click()
      await page.waitForURL('**orders=score**')
      await page
        .getByRole('columnheader', { name: 'Score' })
        .and(page.locator('[aria-sort=descending]'))
        .waitFor()
      await page.getByRole('searchbox').fill('no such thing')
      await page.getByRole('searchbox').press('Enter')
      await page.getByText('No subject or sender contains “no such thing”.').waitFor()
      await page.getByRole('link', { name: 'Show all' }).click()
      const boxes = page.getByRole('checkbox')
      await boxes.nth(0).check()
      await page.getByRole('button', { name: 'Compare two' }).click()
      await page.getByRole('heading', { name: 'Compare with' }).waitFor()
      expect(await page.getByText('Your other tests').isVisible()).toBe(true)
      await page.goBack()
      await goto('/user-account/subscription')
      await boxes.nth(0).check()
      await boxes.nth(1).check()
      await page.getByRole('button', { name: 'Compare two' }).click()
      await page.getByRole('heading', { name: 'Newly found' }).waitFor()
      await page.getByText('56 points lower').waitFor()
      await goto('/user-account/subscription?page=2')
      const before = await page.getByRole('row').count()
      if (scripts)
        await page
          .getByRole('button', { name: /^Delete: / })
          .first()
          .click()
      await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
      await page.getByText(scripts ? '20 tests' : '19 tests').waitFor()
      expect(before).toBe(scripts ? 7 : 6)
    },
  )

  test.each([true, false])('a key is shown once and revoked (scripts: %s)', async (scripts) => {
    const { page, goto } = await open({ as: 'anna', javaScriptEnabled: scripts })
    await goto('/user-account/keys')
    await page.getByLabel('What is it for?').fill('one too many')
    await page.getByRole('button', { name: 'Create API key' }).click()
    await page.getByText('Your plan includes 5 API keys.').waitFor()
    await page.getByLabel('What is it for?').fill(`Key ${scripts}`)
    await page.getByRole('button', { name: 'Create API key' }).click()
    const secret = (await page.getByTestId('api-key').textContent()) ?? ''
    expect(secret).toMatch(/^eml_live_\w{20,}$/)
    await goto('/user-account/keys')
    expect(await page.content()).not.toContain(secret)
    const row = page.getByRole('row', { name: new RegExp(`Key ${scripts}`) })
    if (scripts) await row.getByRole('button', { name: /^Revoke/ }).click()
    const revoke = scripts ? page.getByRole('alertdialog') : row
    await revoke.getByRole('button', { name: 'Revoke', exact: true }).click()
    await page.waitForURL('**/user-account/keys**')
    await row.waitFor({ state: 'detached' })
  })

  test.each([true, false])(
    'the second factor is set up, with its codes, and turned off (scripts: %s)',
    async (scripts) => {
      const { page, goto } = await open({ as: 'new', javaScriptEnabled: scripts })
      await goto('/user-account/security')
      await page.getByRole('button', { name: 'Set up' }).click()
      const picture = page.getByRole('img', { name: 'Scan this with an authenticator app' })
      expect(
        await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      ).toBe(true)
      await page.getByLabel('Enter the code from the app').fill('111111')
      await page.getByRole('button', { name: 'Turn on' }).click()
      await page.getByText('This code is not correct or was already used. Wait for the next one.').waitFor()
      expect(await picture.isVisible()).toBe(true)
      await page.getByLabel('Enter the code from the app').fill('123456')
      await page.getByRole('button', { name: 'Turn on' }).click()
      await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
      await page.getByRole('link', { name: 'I have stored them' }).click()
      await page.getByText('Turn off two-factor authentication').click()
      await page.getByRole('button', { name: 'Turn off' }).click()
      await prove(page, scripts, async () => {
        await page.getByText('Turn off two-factor authentication').click()
        await page.getByRole('button', { name: 'Turn off' }).click()
      })
      await page.getByRole('button', { name: 'Set up' }).waitFor()
    },
  )

  /** What matters asks who is there: by a dialog, after which it goes on, or by a page, after which it is done again. */
  async function prove(page: Page, scripts: boolean, again: () => Promise<unknown>) {
    if (!scripts) await page.getByRole('link', { name: 'Confirm now' }).click()
    await page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor()
    const field = page.getByLabel('Password', { exact: true }).last()
    await field.fill('wrong')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('This password is not correct.').waitFor()
    await field.fill(fixturePassword)
    await page.getByRole('button', { name: 'Continue' }).click()
    if (!scripts) await page.waitForURL('**?done=proved')
    if (!scripts) await again()
  }

  test.each([true, false])(
    'the account is deleted with grace, and kept after all (scripts: %s)',
    async (scripts) => {
      const { page, goto } = await open({ as: 'carla', javaScriptEnabled: scripts })
      await goto('/user-account/data')
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await prove(page, scripts, () => page.getByRole('button', { name: 'Delete my account' }).click())
      await page.getByText('will be erased on 29 Nov 2026').waitFor()
      await page.getByRole('button', { name: 'Keep account' }).first().click()
      await page.getByRole('button', { name: 'Delete my account' }).waitFor()
    },
  )

  test('an offer is kept through the login and leads to the payment', async () => {
    const { page, goto } = await open()
    await goto('/?payment_hash=pro/year')
    await page.waitForURL('**/login')
    await page.getByText('Log in to continue with your offer.').waitFor()
    await login(page, 'anna@krume.example')
    await page.waitForURL('**/pricing?paying=pro/year')
    await goto('/')
    await page.getByTestId('address').waitFor()
    expect(page.url()).toBe(`${preview.url}/`)
  })

  test('an offer without anything to pay changes the plan, once', async () => {
    const { page, goto } = await open({ as: 'new' })
    await goto('/?payment_hash=free-offer')
    await page.getByText('Plan has been changed!').waitFor()
    expect((await page.context().cookies()).some(({ name }) => name === 'postproof_offer')).toBe(false)
    await goto('/subscription')
    await page.getByRole('main').getByText('Lifetime').first().waitFor()
  })

  test('a refused offer is said in the words of the answer', async () => {
    const { page, goto } = await open({ as: 'anna' })
    await goto('/?payment_hash=bad')
    await page.getByText('This code is not valid or was already used.').waitFor()
  })

  test('a code that is refused stays where it was typed, with the reason', async () => {
    const { page, goto } = await open({ as: 'anna' })
    await goto('/subscription')
    const code = page.getByRole('textbox', { name: 'Code' })
    await code.fill('bad')
    await page.getByRole('button', { name: 'Redeem code' }).click()
    await page.getByRole('alert').getByText('This code is not valid or was already used.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/subscription')
    expect(await code.inputValue()).toBe('bad')
    expect(await code.getAttribute('aria-invalid')).toBe('true')
  })

  test.each([
    ['success', 'Plan has been changed!'],
    ['cancel', 'Sorry, something went wrong'],
  ])(
    'coming back from the payment with %s is said for five seconds, at the bottom left',
    async (order, said) => {
      const { page, goto } = await open({ as: 'anna', viewport: { width: 1366, height: 800 } })
      await goto(`/?order=${order}`)
      const toast = page.locator('.toast', { hasText: said })
      await toast.waitFor()
      const box = (await toast.boundingBox())!
      expect(box.x).toBeLessThan(100)
      expect(box.y).toBeGreaterThan(600)
      expect(await toast.getByRole('button').count()).toBe(1)
      await expect.poll(() => new URL(page.url()).search).toBe('')
    },
  )

  test('without scripts an offer goes on by buttons', async () => {
    const { page, goto } = await open({ as: 'anna', javaScriptEnabled: false })
    await goto('/?payment_hash=pro/month')
    await page.getByRole('button', { name: 'Use this offer' }).click()
    const go = page.getByRole('link', { name: 'Continue to payment' })
    expect(await go.getAttribute('href')).toContain('/pricing?paying=pro/month')
  })

  test.each([true, false])('prices are switched between month and year (scripts: %s)', async (scripts) => {
    const { page, goto } = await open({
      javaScriptEnabled: scripts,
      viewport: { width: 1366, height: 900 },
    })
    await goto('/pricing')
    const pro = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Pro' }) })
    expect(await pro.textContent()).toContain('$39')
    await page.getByRole('link', { name: 'Yearly' }).click()
    await page.getByText('$390').waitFor()
    await page.getByText('2 months free').waitFor()
    // Without scripts this is another document, whose style sheet may still be on its way.
    await page.waitForLoadState()
    const tops = await page
      .locator('main ul > li:has(h2)')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(3)
  })

  test('where nothing is billed there are no prices, no plans and no prompts', async () => {
    const { page, goto } = await open({
      as: 'anna',
      site: free,
      viewport: { width: 1366, height: 900 },
    })
    for (const path of ['/', '/pricing', '/ltd', '/dashboard', '/user-account', '/user-account/keys']) {
      await goto(path)
      const text = (await page.locator('body').textContent()) ?? ''
      expect({ path, prices: text.match(/\$\d|Choose Pro|See plans/g) }).toEqual({ path, prices: null })
    }
    await goto('/user-account')
    const tabs = await page
      .getByRole('navigation', { name: 'Account sections' })
      .getByRole('link')
      .allTextContents()
    expect(tabs).toEqual([
      'Details',
      'Previous results',
      'Placement',
      'API keys',
      'Webhooks',
      'Security',
      'Members',
      'Your data',
    ])
    for (const path of ['/subscription', '/user-account/plans', '/user-account/orders']) {
      await goto(path)
      expect(new URL(page.url()).pathname).not.toBe(path)
    }
  })

  test('the administration is not there for others', async () => {
    const { page, goto } = await open({ as: 'carla' })
    for (const path of ['/admin', '/admin/users', '/admin/users/anna', '/admin/plans', '/admin/settings']) {
      expect((await goto(path))?.status()).toBe(404)
    }
    await goto('/dashboard')
    expect(await page.getByRole('link', { name: 'Administration' }).count()).toBe(0)
  })

  test.each([true, false])(
    'an administrator changes settings, plans and what users have (scripts: %s)',
    async (scripts) => {
      const { page, goto } = await open({ as: 'anna', javaScriptEnabled: scripts })
      await goto('/admin/settings')
      await page.getByLabel('Social links').fill('https://x.com/krume Krume on X\njavascript:alert(1) Bad')
      await page.getByLabel('Title: login').fill(`Come in ${scripts}`)
      // Only the answer says that it is written: the address may be the same before and after.
      const sent = async (button: Locator) => {
        const answer = page.waitForResponse((response) => response.request().method() === 'POST')
        await button.click()
        await answer
      }
      await sent(page.getByRole('button', { name: 'Save settings' }))
      await goto('/admin/plans')
      await page.getByText('Starter').first().click()
      const form = page.locator('form', { has: page.locator('input[value=starter]') })
      await form.getByLabel('Per month').fill('1650')
      await sent(form.getByRole('button', { name: 'Save plan' }))
      await page.getByText('$16.50').waitFor()
      await page.getByRole('button', { name: 'Create codes' }).click()
      await page.getByText('aaaa-bbbb-cccc-dddd').waitFor()
      // Without scripts the form stands there itself.
      if (scripts) await page.getByRole('button', { name: 'End: mmmm-bbbb-cccc-dddd' }).click()
      await sent(page.getByRole('button', { name: 'End code' }))
      await goto('/admin/users?search=carla')
      await page.getByRole('link', { name: 'Carla' }).click()
      await page.getByRole('heading', { name: 'What you can do' }).waitFor()
      if (scripts) await page.getByRole('button', { name: 'Move' }).click()
      // Of the form: the button that asks has the same name, and is hidden only once the style sheet is there.
      const move = page.locator('form', { has: page.getByLabel('Plan', { exact: true }) })
      await move.getByLabel('Plan', { exact: true }).selectOption('agency')
      await sent(move.getByRole('button', { name: 'Move' }))
      await goto('/admin/users?search=carla')
      await page.getByRole('cell', { name: 'Agency' }).waitFor()
      const guest = await open()
      await guest.goto('/login')
      expect(await guest.page.title()).toBe(`Come in ${scripts}`)
      await guest.goto('/pricing')
      const links = guest.page.getByRole('contentinfo')
      expect(await links.getByRole('link', { name: 'Krume on X' }).count()).toBe(1)
      expect(await links.getByRole('link', { name: 'Bad' }).count()).toBe(0)
    },
  )
})

/** What was said of a field goes when it is changed; what was said of the others stays. */
async function saidOnlyOf(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill('four words make one')
  await page.getByText('Use at least 10 characters.', { exact: true }).waitFor({ state: 'hidden' })
  await page.getByRole('checkbox').check()
  await page.getByText('Please accept the terms.', { exact: true }).waitFor({ state: 'hidden' })
  expect(await page.getByText('Enter your name.', { exact: true }).count()).toBe(1)
}
