import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, expect } from 'vitest'
import { type Instance, startInstance } from '../instance.ts'
import { recordingMailer, register } from '../scenarios/accounts-world.ts'
import { openPage } from './browser.ts'
import { test } from './worker.ts'

/** A person adds a webhook, tries it, reads its log, sends a failed event again, and deletes it. */

let instance: Instance
let receiver: Server
let status = 500
const verified: boolean[] = []
let secret = ''
test.beforeAll(async () => {
  instance = await startInstance({ ALLOW_PRIVATE_NETWORKS: 'on' }, { mailer: recordingMailer() })
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      new Webhook(secret).verify(body, request.headers as Record<string, string>)
      verified.push(true)
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await instance?.close()
  receiver?.close()
})

test('a webhook from its first test to its end', async ({ chromium }) => {
  const person = await register(instance, 'maker@example.org')
  const { page, problems } = await openPage(chromium, instance.url, { viewport: { width: 375, height: 800 } })
  const cookies = [...person.browser.cookies].map(([name, value]) => ({ name, value, url: instance.url }))
  await page.context().addCookies(cookies)
  await page.goto(`${instance.url}/user-account/webhooks`)

  await page.getByRole('textbox', { name: 'Name' }).fill('Build server')
  await page.getByRole('textbox', { name: 'Address' }).fill('build server')
  await page.getByRole('button', { name: 'Create webhook' }).press('Enter')
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Address' }).getAttribute('aria-invalid'))
    .toBe('true')
  const { port } = receiver.address() as AddressInfo
  await page.getByRole('textbox', { name: 'Address' }).fill(`http://127.0.0.1:${port}/hook`)
  await page.getByRole('button', { name: 'Create webhook' }).press('Enter')
  secret = (await page.getByTestId('webhook-secret').textContent()) ?? ''

  await page.getByRole('button', { name: 'Send a test event' }).press('Enter')
  const log = page.getByRole('table', { name: 'Delivery log' })
  await log.waitFor()
  await instance.running.application.events.sender!.idle()
  expect(verified).toEqual([true])
  await page.reload()
  expect(await log.textContent()).toContain('It answered with status 500.')
  status = 204
  await log.getByRole('button', { name: 'Send again' }).press('Enter')
  await expect.poll(() => verified.length).toBe(2)
  await instance.running.application.events.sender!.idle()
  await page.reload()
  expect(await log.textContent()).toContain('Delivered')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)

  await page.getByRole('button', { name: 'Delete: Build server' }).press('Enter')
  await page.getByRole('button', { name: 'Delete webhook' }).press('Enter')
  await page.getByText('No webhooks yet.').waitFor()
  // What was refused above.
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([])
})
