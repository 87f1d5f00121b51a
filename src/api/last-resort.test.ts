import pino from 'pino'
import { expect, test } from 'vitest'
import { drawn } from './last-resort.ts'
import type { Pages } from './types.ts'

const log = pino({ level: 'silent' })
const visit = (language: 'en' | 'de') =>
  ({
    visitor: { browser: null, network: '' },
    language,
    nonce: 'n',
    describeApi: () => null,
    failed: () => {},
  }) as const
const plain = () =>
  new Response('Unexpected Server Error', { status: 500, headers: { 'content-type': 'text/plain' } })

const throwing: Pages = async () => {
  throw new Error('a bug')
}

test.each([
  ['the pages throw', throwing, 'en', 'An error occurred while showing the error page', 'Go back to home'],
  ['the framework gives up', async () => plain(), 'en', 'An error occurred while showing', 'Go back to home'],
  ['in German', throwing, 'de', 'Beim Anzeigen der Fehlerseite', 'Zurück zur Startseite'],
] as [string, Pages, 'en' | 'de', string, string][])('%s', async (_name, pages, language, title, home) => {
  const page = await drawn({ pages, log }, new Request('http://localhost/x'), visit(language))
  expect(page.status).toBe(500)
  const html = await page.text()
  expect(html).toContain(title)
  expect(html).toContain(`<a href="/">${home}</a>`)
  expect(html).not.toContain('a bug')
})

test('what was drawn, and the answers to scripts, stay as they are', async () => {
  const page = new Response('<h1>An error occurred</h1>', {
    status: 500,
    headers: { 'content-type': 'text/html' },
  })
  expect(await drawn({ pages: async () => page, log }, new Request('http://localhost/x'), visit('en'))).toBe(
    page,
  )
  const data = plain()
  const asked = new Request('http://localhost/x.data')
  expect(await drawn({ pages: async () => data, log }, asked, visit('en'))).toBe(data)
})
