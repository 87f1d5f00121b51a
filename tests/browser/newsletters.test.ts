import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { examples, type Instance, startInstance } from '../instance.ts'
import { recordingMailer, register } from '../scenarios/accounts-world.ts'
import { openPage } from './browser.ts'
import { type Look, wrongAt } from './looks.ts'
import { test } from './worker.ts'

/** A person adds a newsletter by keyboard, sees its issues and a drop on both pages in every look, pauses it and removes it. */

let instance: Instance
test.beforeAll(async () => {
  instance = await startInstance({}, { mailer: recordingMailer() })
})
afterAll(() => instance?.close())

const looks: Look[] = [375, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)

test('a newsletter from its address to its removal', async ({ chromium }) => {
  const person = await register(instance, 'editor@example.org')
  const { page, problems } = await openPage(chromium, instance.url, { viewport: { width: 375, height: 800 } })
  const cookies = [...person.browser.cookies].map(([name, value]) => ({ name, value, url: instance.url }))
  await page.context().addCookies(cookies)
  const faults: string[] = []
  const inspect = async (what: string) => {
    const wrong = await wrongAt(page, looks)
    faults.push(...wrong.map((each) => `${what}: ${each}`))
  }

  await page.goto(`${instance.url}/newsletters`)
  await inspect('no newsletter')
  await page.getByRole('textbox', { name: 'Name' }).press('Enter')
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid'))
    .toBe('true')
  await page.getByRole('textbox', { name: 'Name' }).fill('The Thursday letter')
  await page.getByRole('textbox', { name: 'Client' }).fill('Bäckerei Krume')
  await page.getByRole('button', { name: 'Get the address' }).press('Enter')
  await page.getByRole('heading', { name: 'The Thursday letter' }).waitFor()
  const address = /news-[a-z2-7]{24}@[a-z.]+/.exec((await page.locator('main').textContent()) ?? '')![0]
  await inspect('no issue')

  const good = await readFile(join(examples, 'good-newsletter.eml'), 'utf8')
  const worse = good
    .replace(
      /<\/body>/i,
      `${'<p><a href="http://198.51.100.7/login">https://www.paypal.com/verify</a></p>'.repeat(3)}</body>`,
    )
    .replace(/^Subject: .*$/m, 'Subject: RE: URGENT!!! verify your account')
  for (const raw of [good, good, good, worse]) {
    await instance.send(address, raw)
    await instance.running.application.intake.idle()
    await instance.running.application.newsletterWork.work()
  }
  await page.reload()
  const table = page.getByRole('table', { name: 'Issues' })
  expect(await table.getByRole('row').count()).toBe(5)
  const first = table.getByRole('row').nth(1)
  expect(await first.textContent()).toMatch(/URGENT.*under its usual score.*New: /s)
  // Each point of the chart leads to its row.
  const point = page
    .getByRole('list', { name: /letter/ })
    .getByRole('link')
    .last()
  await point.press('Enter')
  const issue = await first.locator('[id^=issue-]').getAttribute('id')
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${issue}`)
  await inspect('issues')
  await first.getByRole('link', { name: /^Compare/ }).press('Enter')
  await page.waitForURL(/\/compare\?/)

  await page.goto(`${instance.url}/newsletters`)
  const row = page.getByRole('table', { name: 'Newsletters' }).getByRole('row').nth(1)
  expect(await row.textContent()).toMatch(/The Thursday letter.*URGENT.*under its usual score/s)
  expect(await row.getByRole('button', { name: 'Copy Address' }).count()).toBe(1)
  await inspect('newsletters')
  await row.getByRole('link', { name: 'The Thursday letter' }).press('Enter')

  await page.getByText('Name, client, note and expected email').click()
  await page.getByRole('button', { name: 'Pause' }).press('Enter')
  await page.getByText('It is paused since').waitFor()
  await page.getByRole('button', { name: 'Remove: The Thursday letter' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await page.waitForURL(`${instance.url}/newsletters`)
  await page.getByRole('button', { name: 'Get the address' }).waitFor()
  expect(faults).toEqual([])
  // The name that was missing.
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([])
})
