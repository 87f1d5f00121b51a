import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApiError } from '#contract/common.ts'
import { type DnsServer, startDnsServer } from '../../packages/emulators/dns-server.ts'
import { type Instance, startInstance } from '../instance.ts'

/** The report of a domain as PDF and as a page to print, over HTTP, without an account. */

const html = { accept: 'text/html' }
let dns: DnsServer
let instance: Instance
let limited: Instance

beforeAll(async () => {
  dns = await startDnsServer({
    'shop.example': { MX: [[10, 'mail.shop.example']], TXT: ['v=spf1 mx -all'], NS: ['ns1.host.example'] },
    'mail.shop.example': { A: '11.0.0.1' },
    'ns1.host.example': { A: '11.0.0.2' },
    '_dmarc.shop.example': { TXT: 'v=DMARC1; p=none; x=<script>alert(1)</script>' },
  })
  const settings = { DNS_SERVERS: dns.address }
  instance = await startInstance(settings)
  limited = await startInstance({ ...settings, CHECKS_PER_MINUTE: '3' })
})
afterAll(async () => {
  await instance?.close()
  await limited?.close()
  await dns?.close()
})

const get = (path: string, headers: Record<string, string> = {}, { browser } = instance) =>
  browser.call(path, { headers, redirect: 'manual' })

describe('the page to print', () => {
  test('is a document of its own that runs nothing, with the words of strangers as text', async () => {
    const response = await get('/domain/shop.example/report.html')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(response.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const page = await response.text()
    expect(page).toContain('Email report on shop.example')
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).not.toMatch(/<script|role="status"/)
  })

  test('speaks the language of its reader', async () => {
    const response = await get('/domain/shop.example/report.html?lang=de')
    expect(await response.text()).toMatch(/<html lang="de">.*Geprüft am/s)
  })

  test('costs no questions where the page was just read', async () => {
    await get('/domain/shop.example/report.html')
    const asked = dns.questions.length
    await get('/domain/shop.example/report.html')
    expect(dns.questions.length).toBe(asked)
  })
})

describe('where no browser prints', () => {
  test('a person is led to the page, which says so', async () => {
    const response = await get('/domain/shop.example/report.pdf', html)
    expect(response.status).toBe(303)
    const path = response.headers.get('location')!
    expect(path).toBe('/domain/shop.example/report.html?pdf=unavailable')
    expect(await (await get(path)).text()).toContain('Print this page to keep it as PDF or on paper.')
  })

  test('a program is refused with a sentence', async () => {
    const response = await get('/domain/shop.example/report.pdf')
    expect(response.status).toBe(503)
    expect(((await response.json()) as ApiError).message).toContain('no browser to print with')
  })
})

describe('what is no domain', () => {
  test.each(['report.pdf', 'report.html'])('%s: a person is led to the page of the checker', async (file) => {
    const response = await get(`/domain/localhost/${file}`, html)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/domain/localhost'])
  })

  test('a program is refused with a sentence', async () => {
    const response = await get('/domain/localhost/report.html')
    expect(response.status).toBe(422)
    expect(((await response.json()) as ApiError).message).toContain('has no dot')
  })
})

test('both count as checks, as the page does', async () => {
  const statuses: number[] = []
  for (const file of ['report.html', 'report.pdf', 'report.html', 'report.pdf', 'report.html'])
    statuses.push((await get(`/domain/shop.example/${file}`, {}, limited)).status)
  expect(statuses.slice(0, 3)).toEqual([200, 503, 200])
  expect(statuses.slice(3)).toEqual([429, 429])
})
