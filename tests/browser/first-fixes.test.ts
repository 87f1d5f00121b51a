import { languages } from '@postproof/messages/languages'
import { expect } from 'vitest'
import { createBrowser } from '../instance.ts'
import { violations } from './axe.ts'
import { openPage } from './browser.ts'
import { test } from './worker.ts'

/** The sample's report: ticking a fix scores again at once, with what the engine says of all that is ticked. */

test('ticks of the first fixes score again at once, without asking anyone', async ({ chromium, plain }) => {
  const { fix_first_scores: scores, fix_first } = await plain.browser.result('example')
  expect(scores).toHaveLength(2 ** fix_first.length)

  const { page, problems } = await openPage(chromium, plain.url, { viewport: { width: 375, height: 812 } })
  await page.goto(`${plain.url}/results/example`)
  const first = await page.locator('[data-fix]').first().boundingBox()
  expect(first!.y).toBeLessThan(700)
  const words = (await page.locator('main').allInnerTexts()).join(' ').split(/\s+/)
  expect(words.length).toBeLessThanOrEqual(600)

  const headline = page.getByRole('heading', { name: /^Fix these|^Fix this|^Tick/ })
  const boxes = page.getByRole('checkbox', { name: /^Count as fixed/ })
  expect(await boxes.count()).toBe(fix_first.length)
  expect(await headline.textContent()).toContain(`Fix these three: ${scores[0]} → ${scores[0b111]}`)

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await boxes.nth(1).press('Space')
  expect(await headline.textContent()).toContain(`Fix these two: ${scores[0]} → ${scores[0b101]}`)
  await boxes.nth(4).check()
  expect(await headline.textContent()).toContain(`${scores[0]} → ${scores[0b10101]}`)
  expect(await headline.getAttribute('aria-live')).toBe('polite')
  expect(asked).toEqual([])

  await page.locator('[data-fix] summary').first().press('Enter')
  await page.locator('[data-fix]').first().getByText('How to fix it').waitFor()
  expect(await violations(page)).toEqual([])
  expect(problems).toEqual([])
})

test('what does not come is told by its row alone, and asked for again', async ({ chromium, plain }) => {
  const { page } = await openPage(chromium, plain.url)
  await page.goto(`${plain.url}/results/example`)
  const answers = /\/results\/example\/(?:checks\/|plan)/
  await page.route(answers, (route) => route.abort())
  const rows = [
    { row: page.locator('[data-fix]').first(), shows: 'How to fix it' },
    { row: page.locator('#plan'), shows: 'Copy plan' },
  ]
  for (const { row } of rows) {
    await row.locator('summary').first().press('Enter')
    await row.getByRole('alert').getByText('This could not be loaded.').waitFor()
  }
  await page.getByRole('heading', { name: /^Fix these/ }).waitFor()
  await page.unroute(answers)
  for (const { row, shows } of rows) {
    await row.getByRole('button', { name: 'Try again' }).press('Enter')
    await row.getByText(shows).first().waitFor()
  }
})

test('the bar above a report is as wide as a phone, in each language', async ({ chromium, plain }) => {
  const me = createBrowser(plain.url)
  const password = 'correct horse battery'
  const given = { name: 'Ada Krume', email: 'bar@customers.example', terms: true }
  const registered = { ...given, password, password_confirmation: password }
  expect((await me.post('/api/register', registered)).status).toBe(201)
  const { page } = await openPage(chromium, plain.url, { viewport: { width: 320, height: 800 } })
  const cookies = [...me.cookies].map(([name, value]) => ({ name, value, url: plain.url }))
  await page.context().addCookies(cookies)
  for (const language of languages) {
    await page.goto(`${plain.url}/results/example?lang=${language}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBe(320)
    expect(await page.locator('header a[href="/tests/new"]').getAttribute('aria-label')).toMatch(/\S/)
  }
})
