import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toolPages } from '../../src/contract/tool-pages.ts'
import { type Instance, startInstance } from '../instance.ts'
import { registration } from './accounts-world.ts'

/** Under which names the site answers: a name of someone else that leads here is none of them. */

let instance: Instance
beforeAll(async () => {
  instance = await startInstance({
    CHECKER_HOSTS: Object.keys(toolPages)
      .map((tool) => `${tool}.checks.example=${tool}`)
      .join(','),
    SERVED_HOSTS: 'inside.example,[2001:db8::5],192.0.2.9',
    TRUST_PROXY: 'on',
  })
})
afterAll(() => instance?.close())

/** fetch sets its own Host. */
function ask(host: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; text: string; location: string }>((resolve, reject) => {
    const { port } = new URL(instance.url)
    const asked = request({ host: '127.0.0.1', port, path, headers: { host, ...headers } }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, location: response.headers.location ?? '' }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

describe('hosts', () => {
  test.each(Object.entries(toolPages))(
    'the host of %s begins with %s, which is there',
    async (tool, page) => {
      const host = `${tool}.checks.example`
      expect(await ask(host, '/?a=b')).toMatchObject({ status: 302, location: `${page}?a=b` })
      expect((await ask(host, page)).status).toBe(200)
      expect((await ask(host, '/api/get-email')).status).toBe(200)
    },
  )

  test.each([
    ['/login?redirect=%2Fdashboard', '/login?redirect=%2Fdashboard'],
    ['/register', '/register'],
    ['/dashboard', '/dashboard'],
    ['/buy?plan=pro&pay=month', '/buy?plan=pro&pay=month'],
    ['/user-account/keys', '/user-account/keys'],
  ])('the host of a tool sends %s to the site, where sessions live', async (path, there) => {
    const { status, location } = await ask('verifier.checks.example', path)
    expect([status, location]).toEqual([302, `${instance.url}${there}`])
    // A link within a page asks for its data; the browser is then sent on.
    const data = await ask('verifier.checks.example', path.replace(/(?=\?|$)/, '.data'))
    expect([data.status, data.text]).toEqual([202, expect.stringContaining(`${instance.url}${there}`)])
  })

  test('home is the site, from a link on the page of a tool', async () => {
    const { status, text } = await ask('spf.checks.example', '/_.data')
    expect([status, text]).toEqual([202, expect.stringContaining(`"${instance.url}/"`)])
  })

  test.each([
    'localhost',
    'LOCALHOST:3000',
    '127.0.0.1',
    '127.8.9.1:80',
    '[::1]:3000',
    'spf.checks.example',
    'inside.example.',
    'Inside.Example:8080',
    '[2001:db8::5]',
    '192.0.2.9',
  ])('%s is served', async (host) => {
    expect([200, 302]).toContain((await ask(host, '/')).status)
    expect((await ask(host, '/api/get-email')).status).toBe(200)
  })

  test.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil-localhost',
    '192.0.2.10',
    '0.0.0.0',
    '[2001:db8::6]',
    'inside.example.evil.example',
  ])('%s is not', async (host) => {
    for (const path of ['/', '/api/get-email', '/api/dev/mailbox', '/favicon.svg', '/openapi.json']) {
      expect([path, (await ask(host, path)).status]).toEqual([path, 421])
    }
    // Whoever watches the process asks by any name.
    for (const path of ['/healthz', '/readyz']) expect((await ask(host, path)).status).toBe(200)
  })

  test('the answer is a plain sentence, in the language of the reader', async () => {
    const { text } = await ask('evil.example', '/')
    expect(text).toBe(
      'There is no site with this name here. The operator of this server can add it with the setting SERVED_HOSTS.',
    )
    const german = await ask('evil.example', '/api/get-email', { 'accept-language': 'de' })
    expect(JSON.parse(german.text)).toMatchObject({
      code: 'misdirected',
      message: expect.stringMatching(/^Unter/),
    })
  })
})

test('the development mailbox: to this machine by its own name alone', async () => {
  await instance.browser.post('/api/register', registration('rebind@reader.example'))
  await instance.running.application.accountsPart.idle()
  expect((await ask('localhost', '/api/dev/mailbox')).status).toBe(200)
  expect((await ask('127.0.0.1', '/api/dev/mailbox')).status).toBe(200)
  // Served, and still a name that may lead elsewhere: this is how a page of another site would come in.
  for (const host of ['inside.example', 'spf.checks.example', '192.0.2.9']) {
    const { status, text } = await ask(host, '/api/dev/mailbox')
    expect([host, status]).toEqual([host, 404])
    expect(text).not.toContain('rebind')
    for (const path of ['/dev/mailbox', '/dev/mailbox.data', '/dev/mailbox/x', '/dev//mailbox']) {
      expect([path, (await ask(host, path)).status]).toEqual([path, 404])
    }
  }
  const elsewhere = { 'x-forwarded-for': '198.51.100.7' }
  expect((await ask('localhost', '/api/dev/mailbox', elsewhere)).status).toBe(404)
})

test('links of a page lead to this site, whatever its path looks like', async () => {
  for (const path of ['//evil.example/', '//evil.example/results/x', '///evil.example']) {
    const { text, status, location } = await ask('localhost', path)
    const links = [...text.matchAll(/(?:href|action)="([^"]*)"/g)].map(([, link]) =>
      link!.replaceAll('&amp;', '&'),
    )
    expect([path, status, location, links.length > 5]).toEqual([path, 404, '', true])
    const foreign = links.filter((link) => new URL(link, instance.url).hostname.endsWith('evil.example'))
    expect([path, foreign]).toEqual([path, []])
  }
})
