import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@postproof/messages/languages'
import { message as reason } from '@postproof/messages/message'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '#api/app.ts'
import { readConfig } from '#config.ts'
import type { InstanceStatus } from '#contract/site.ts'
import type { ContactMail } from '#platform/mailer/types.ts'
import { createBrowser, examples, type Instance, startInstance } from '../instance.ts'
import { recordingMailer, register } from './accounts-world.ts'

/** The public site's calls: writing to the operator, sharing a report, pictures of links, status, sitemap. */

const mailer = recordingMailer()
let instance: Instance
let shared: string
let kept: string

beforeAll(async () => {
  instance = await startInstance({ PUBLIC_URL: 'http://localhost:3999' }, { mailer })
  const raw = await readFile(join(examples, 'plain-text.eml'))
  const test = async () => {
    const { id, email } = await instance.browser.address()
    await instance.send(email, raw)
    await instance.browser.result(id)
    return id
  }
  shared = await test()
  kept = await test()
})
afterAll(() => instance?.close())

const share = (id: string, on: boolean, browser = instance.browser) =>
  browser.post(`/api/emails/${id}/share`, { shared: on })
const bytes = async (response: Response) => new Uint8Array(await response.arrayBuffer())
const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await createBrowser(instance.url).call(path, { headers })
  return { response, html: await response.text() }
}

describe('a shared report', () => {
  test('only its owner shares it', async () => {
    expect((await share(shared, true, createBrowser(instance.url))).status).toBe(404)
    expect((await share('example', true)).status).toBe(404)
    expect((await instance.browser.post(`/api/emails/${shared}/share`, {})).status).toBe(422)
    expect(await (await share(shared, true)).json()).toEqual({ shared: true })
    expect((await instance.browser.result(shared)).shared).toBe(true)
    expect((await instance.browser.result(kept)).shared).toBe(false)
  })

  test('has a badge with its score, which others may show', async () => {
    const { score } = await instance.browser.result(shared)
    const response = await createBrowser(instance.url).call(`/badge/${shared}.svg`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
    expect(await response.text()).toContain(`aria-label="spam score ${Math.round(score!)} / 100"`)
  })

  test.each(['kept', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '../../etc/passwd', 'x'.repeat(200)])(
    'there is none of another: %s',
    async (which) => {
      const id = which === 'kept' ? kept : encodeURIComponent(which)
      const badge = await createBrowser(instance.url).call(`/badge/${id}.svg`)
      expect(badge.status).toBe(404)
      const said = await badge.text()
      if (id.length < 70) expect(said).toContain('not shared')
      expect((await createBrowser(instance.url).call(`/embed/${id}`)).status).toBe(404)
    },
  )

  test('may be framed as a summary that runs nothing; nothing else may be framed', async () => {
    const { response, html } = await page(`/embed/${shared}`)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain('frame-ancestors *')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/^sandbox allow-popups/)
    expect(html).not.toMatch(/<script|onload=/)
    expect(html).toContain(`href="http://localhost:3999/results/${shared}"`)
    for (const path of ['/', `/results/${shared}`, '/results/example', '/email-deliverability', '/nowhere']) {
      const other = await page(path)
      expect(other.response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    }
  })

  test('may be listed by search engines; others may not', async () => {
    const [listed, hidden, example] = await Promise.all(
      [shared, kept, 'example'].map((id) => page(`/results/${id}`)),
    )
    expect(listed?.html).not.toContain('noindex')
    expect(example?.html).not.toContain('noindex')
    expect(hidden?.html).toContain('<meta name="robots" content="noindex"')
    const { subject } = await instance.browser.result(kept)
    const title = (html = '') => /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1]
    expect(title(listed?.html)).toContain(subject)
    expect(title(hidden?.html)).not.toContain(subject)
  })

  test('its sharing is taken back', async () => {
    expect((await share(kept, true)).status).toBe(200)
    expect((await share(kept, false)).status).toBe(200)
    expect((await instance.browser.result(kept)).shared).toBe(false)
    expect((await page(`/results/${kept}`)).html).toContain('noindex')
  })
})

describe('pictures of links', () => {
  const png = [0x89, 0x50, 0x4e, 0x47]

  test.each(['results/example', 'page/home', 'page/spf-checker', 'page/inbox-placement?lang=de'])(
    '%s is a PNG of the size that is promised',
    async (name) => {
      const [path, query = ''] = name.split('?')
      const response = await instance.browser.call(`/og/${path}.png?${query}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/png')
      const file = await bytes(response)
      expect([...file.subarray(0, 4)]).toEqual(png)
      const size = new DataView(file.buffer, file.byteOffset + 16, 8)
      expect([size.getUint32(0), size.getUint32(4)]).toEqual([1200, 630])
    },
  )

  test('one that says more of the mail when the report is shared', async () => {
    const other = await bytes(await instance.browser.call(`/og/results/${kept}.png`))
    const same = await bytes(await instance.browser.call(`/og/results/${shared}.png`))
    expect(Buffer.compare(other, same)).not.toBe(0)
  })

  test.each([
    'results/unknown.png',
    'page/secret.png',
    'page/home.svg',
    'other/home.png',
    'page/..%2fhome.png',
  ])('there is no %s', async (name) => {
    expect((await instance.browser.call(`/og/${name}`)).status).toBe(404)
  })
})

describe('the contact form', () => {
  const message = {
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    domain: 'example.org',
    message: 'Our mail lands in spam since Monday.\n\nWhat can we do?',
  }
  const sent = () => mailer.sent.filter((mail): mail is ContactMail => mail.kind === 'contact')

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'Ada\r\nBcc: x@y.example' }, 'name'],
    [{ email: 'ada' }, 'email'],
    [{ email: 'a@b.example, c@d.example' }, 'email'],
    [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'email'],
    [{ domain: 'https://example.org/x' }, 'domain'],
    [{ message: 'hi' }, 'message'],
    [{ message: 'x'.repeat(5001) }, 'message'],
  ])('%j is answered at its field', async (change, field) => {
    const response = await instance.browser.post('/api/contact', { ...message, ...change })
    expect(response.status).toBe(422)
    const { errors } = (await response.json()) as { errors: Record<string, string[]> }
    expect(Object.keys(errors)).toEqual([field])
  })

  test('goes to the operator, to be answered to who wrote; a network is slowed down', async () => {
    const before = sent().length
    expect((await instance.browser.post('/api/contact', message)).status).toBe(200)
    expect(sent().at(-1)).toMatchObject({
      to: 'contact@localhost.test',
      name: 'Ada Lovelace',
      replyTo: 'ada@example.org',
      message: message.message,
    })
    const answers = []
    for (let tries = 0; tries < 6; tries++) answers.push(await instance.browser.post('/api/contact', message))
    expect(answers.map(({ status }) => status)).toContain(429)
    expect(answers.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(sent().length - before).toBeLessThan(7)
  })

  test('goes where the settings say', async () => {
    const other = await startInstance({}, { mailer })
    try {
      const { services, accountsPart } = other.running.application
      const admin = await register(other, 'admin@example.org')
      await accountsPart.firstAdmin.claim(
        admin.user.id,
        (await accountsPart.firstAdmin.link())!.split('/').at(-1)!,
      )
      const caller = (await services.accounts.recognize(admin.token, 'bearer'))!
      await services.siteSettings.write({ contactEmail: 'desk@example.net' }, caller)
      await expect(services.siteSettings.write({ contactEmail: 'desk' }, caller)).rejects.toMatchObject({
        errors: { contactEmail: [reason('field.email_as')] },
      })
      const consultant = {
        name: 'Ada',
        about: '',
        languages: [],
        country: '',
        link: 'javascript:x',
        email: '',
      }
      await expect(services.siteSettings.write({ consultants: [consultant] }, caller)).rejects.toMatchObject({
        errors: { 'consultants.0.link': [reason('field.link')] },
      })
      expect((await other.browser.post('/api/contact', message)).status).toBe(200)
      expect(sent().at(-1)?.to).toBe('desk@example.net')
    } finally {
      await other.close()
    }
  })
})

describe('what machines read', () => {
  test('the status names the parts and nothing of how they are set up', async () => {
    const status = await instance.browser.json<InstanceStatus>('/api/status')
    expect(status.parts.map(({ id }) => id).sort()).toEqual([
      'browser',
      'database',
      'dns',
      'jobs',
      'receiver',
    ])
    for (const part of status.parts) expect(Object.keys(part).sort()).toEqual(['id', 'status'])
    expect(status.parts.find(({ id }) => id === 'database')?.status).toBe('good')
    expect(status.parts.find(({ id }) => id === 'receiver')?.status).toBe('good')
    const { html } = await page('/status')
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(main).toContain('Receiving email')
    expect(main).not.toContain(String(instance.smtpPort))
  })

  test('robots and sitemap lead to pages that are there, with their languages', async () => {
    const robots = await page('/robots.txt')
    expect(robots.response.headers.get('content-type')).toContain('text/plain')
    expect(robots.html).toContain('Sitemap: http://localhost:3999/sitemap.xml')
    const sitemap = await page('/sitemap.xml')
    expect(sitemap.response.headers.get('content-type')).toContain('application/xml')
    const places = [...sitemap.html.matchAll(/<loc>http:\/\/localhost:3999([^<]*)<\/loc>/g)].map(
      ([, path]) => path!,
    )
    expect(places).toContain('/')
    expect(places).toContain('/email-deliverability')
    for (const language of languages)
      expect(sitemap.html).toContain(
        `hreflang="${language}" href="http://localhost:3999/inbox-test?lang=${language}"`,
      )
    for (const path of places) {
      const found = await page(path)
      if (path === '/inbox-placement') continue
      expect({ path, status: found.response.status }).toEqual({ path, status: 200 })
      expect(found.html).toContain(`<link rel="canonical" href="http://localhost:3999${path}"`)
    }
  })

  test('llms.txt leads to pages that are there', async () => {
    const { response, html } = await page('/llms.txt')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(html).toMatch(/^# Postproof\n\n> /)
    const links = [...html.matchAll(/^- \[.+\]\(http:\/\/localhost:3999(\/[^)]*)\): ./gm)].map(
      ([, path]) => path!,
    )
    expect(links.length).toBe(html.split('\n').filter((line) => line.startsWith('- ')).length)
    expect(links).toContain('/docs/develop/mcp')
    // Guides are visited one by one elsewhere (docs.test.ts).
    const { docs } = instance.running.application.services
    const guides = links.filter((path) => path.startsWith('/docs/') && path !== '/docs/api')
    for (const path of guides)
      expect([path, docs.page(path.slice(6), 'en')?.path]).toEqual([path, path.slice(6)])
    for (const path of links.filter((path) => path !== '/mcp' && !guides.includes(path)))
      expect({ path, status: (await page(path)).response.status }).toEqual({ path, status: 200 })
  })

  test('security.txt is there once the operator gave an address, with an end (RFC 9116)', async () => {
    const path = '/.well-known/security.txt'
    const { siteSettings } = instance.running.application.services
    const ada = await register(instance, 'operator@example.org')
    const caller = {
      ...(await instance.running.application.services.accounts.recognize(ada.token, 'bearer'))!,
    }
    caller.scope = ['user', 'admin']
    await siteSettings.write({ contactEmail: '' }, caller)
    expect((await page(path)).response.status).toBe(404)
    await siteSettings.write({ contactEmail: 'holes@example.org' }, caller)
    const { response, html } = await page(path)
    await siteSettings.write({ contactEmail: '' }, caller)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const fields = new Map(
      html
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/s) as [string, string]),
    )
    expect(Object.fromEntries(fields)).toEqual({
      Contact: 'mailto:holes@example.org',
      Canonical: `http://localhost:3999${path}`,
      Expires: expect.stringMatching(/T00:00:00\.000Z$/),
    })
    const days = (Date.parse(fields.get('Expires')!) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(100)
    expect(days).toBeLessThan(365)
  })

  test.each([
    ['https://example.org/report', 'https://example.org/report'],
    ['holes@example.org', 'mailto:holes@example.org'],
  ])('SECURITY_CONTACT=%s is the contact of security.txt', async (written, contact) => {
    const api = createApi({
      ...instance.running.application,
      ...{ config: { ...instance.config, SECURITY_CONTACT: written }, log: pino({ level: 'silent' }) },
    })
    expect(await (await api.request('http://localhost/.well-known/security.txt')).text()).toMatch(
      new RegExp(`^Contact: ${contact}\n`),
    )
  })

  test.each(['http://example.org', 'nobody', 'a@example.org\nContact: b@example.org'])(
    'SECURITY_CONTACT=%j is refused at the start',
    (written) => {
      expect(() => readConfig({ SECURITY_CONTACT: written })).toThrow(/SECURITY_CONTACT/)
    },
  )

  test.each(['__proto__', 'constructor', 'reset', 'nonsense'])(
    'a page that is told %s was done',
    async (done) => {
      const page = await instance.browser.call(`/login?done=${done}`)
      expect(page.status).toBe(200)
      expect((await page.text()).includes('Password changed.')).toBe(done === 'reset')
    },
  )

  test('a page is known by one address, in every language, with its picture', async () => {
    const { html } = await page('/spf-checker?domain=example.org')
    expect(html).toContain('<link rel="canonical" href="http://localhost:3999/spf-checker"')
    for (const language of languages)
      expect(html.toLowerCase()).toContain(
        `hreflang="${language}" href="http://localhost:3999/spf-checker?lang=${language}"`,
      )
    expect(html).toContain('content="http://localhost:3999/og/page/spf-checker.png"')
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect((await page('/nowhere')).html).not.toContain('rel="canonical"')
  })

  test('structured data is JSON that cannot end its element', async () => {
    const { html } = await page('/')
    const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    const types = blocks.map(([, json]) => (JSON.parse(json!) as { '@type': string })['@type'])
    expect(types.sort()).toEqual(['FAQPage', 'SoftwareApplication'])
    for (const [, json] of blocks) expect(json).not.toMatch(/[<>&]/)
  })
})
