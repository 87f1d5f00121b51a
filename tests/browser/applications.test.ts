import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import type { Instance } from '../instance.ts'
import { challengeOf, newVerifier } from '../scenarios/oauth-world.ts'
import { openPage } from './browser.ts'
import { wrongAt } from './looks.ts'
import { test } from './worker.ts'

/** A person connects an application in a browser, with and without scripts, and disconnects it. */

const password = 'correct horse battery'
let people = 0

/** An application on this computer: it registers, and notes what the browser brings back. */
async function startApplication({ url }: Instance) {
  const brought: URLSearchParams[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://127.0.0.1')
    if (pathname === '/callback') brought.push(searchParams)
    response.setHeader('content-type', 'text/html').end('<title>Editor</title><p>You can close this page.')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const answer = await fetch(`${url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Editor', redirect_uris: ['http://127.0.0.1/callback'] }),
  })
  const { client_id } = (await answer.json()) as { client_id: string }
  const back = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`
  const asks = new URLSearchParams({
    ...{ response_type: 'code', client_id, redirect_uri: back, state: 'a b', scope: 'read test verify' },
    ...{ code_challenge: challengeOf(newVerifier()), code_challenge_method: 'S256' },
  })
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { path: `/oauth/authorize?${asks}`, back, brought, [Symbol.asyncDispose]: close }
}

async function newPerson({ url, running }: Instance): Promise<string> {
  const email = `connects-${++people}@example.org`
  await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email, password, password_confirmation: password, terms: true }),
  })
  const { db } = running.application.database
  await db.updateTable('accounts').set({ confirmed_at: new Date() }).where('email', '=', email).execute()
  return email
}

for (const scripts of [true, false])
  for (const answer of ['Allow', 'Deny'] as const)
    test(`a guest logs in, answers ${answer}, and is back at the application (scripts: ${scripts})`, async ({
      chromium,
      plain,
    }) => {
      await using application = await startApplication(plain)
      const email = await newPerson(plain)
      const { page } = await openPage(chromium, plain.url, { javaScriptEnabled: scripts })
      await page.goto(`${plain.url}${application.path}`)
      await page.getByLabel('Email address').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await page.getByRole('heading', { name: 'Connect an application on your computer?' }).waitFor()
      await page.getByText(email).waitFor()
      await page.getByRole('button', { name: answer }).click()
      await page.waitForURL(`${application.back}?*`)
      const [brought] = application.brought
      expect(brought!.get('state')).toBe('a b')
      expect(brought!.get('iss')).toBe(plain.config.PUBLIC_URL)
      if (answer === 'Allow') expect(brought!.get('code')).toMatch(/^eml_code_/)
      else expect(brought!.get('error')).toBe('access_denied')
    })

test.for([
  ['en', 'Connect an application on your computer?', 'Allow'],
  ['de', 'Eine Anwendung auf Ihrem Computer verbinden?', 'Erlauben'],
  ['fr', 'Connecter une application de votre ordinateur\u202f?', 'Autoriser'],
] as const)(
  'the page that asks in %s can be read and used by all',
  async ([lang, title, allow], { chromium, plain }) => {
    await using application = await startApplication(plain)
    const email = await newPerson(plain)
    const { page, problems, foreign } = await openPage(chromium, plain.url, { reducedMotion: 'reduce' })
    await page.request.post(`${plain.url}/api/login`, { data: { email, password } })
    await page.goto(`${plain.url}${application.path}&lang=${lang}`)
    await page.getByRole('heading', { name: title }).waitFor()
    await page.getByRole('button', { name: allow }).waitFor()
    expect(
      await wrongAt(page, [
        { width: 320, colorScheme: 'dark' },
        { width: 1366, colorScheme: 'light' },
      ]),
    ).toEqual([])
    expect([problems, foreign]).toEqual([[], []])
  },
)
