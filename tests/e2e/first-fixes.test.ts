import { expect } from 'vitest'
import { violations } from './axe.ts'
import { openPage } from './browser.ts'
import { test } from './worker.ts'

/** The sample's report: ticking a fix scores again at once, with what the engine says of all that is ticked. */

test('ticks of the first fixes score again at once, without asking anybody', async ({ chromium, plain }) => {
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
