import { join } from 'node:path'
import type { createClient, PostproofError } from '@postproof/client'
import { rolldown } from 'rolldown'
import { expect } from 'vitest'
import { openPage } from './browser.ts'
import { test } from './worker.ts'

/** packages/client in a browser: nothing of Node is there, and the tests belong to its cookie. */

declare const Postproof: { createClient: typeof createClient }

test('the client runs in a page', async ({ chromium, plain }) => {
  const bundle = await rolldown({ input: join(import.meta.dirname, '../../packages/client/index.ts') })
  const { output } = await bundle.generate({ format: 'iife', name: 'Postproof' })
  const { page, problems } = await openPage(chromium, plain.url)
  await page.goto(`${plain.url}/status`)
  await page.evaluate(`${output[0].code}; globalThis.Postproof = Postproof`)
  const seen = await page.evaluate(async () => {
    const client = Postproof.createClient({ baseUrl: location.origin })
    const form = new FormData()
    form.set('file', new File(['From: ada@example.org\r\nSubject: Hello\r\n\r\nHello.\r\n'], 'hello.eml'))
    const { id } = await client.call('testEmail', { body: form })
    const { status, subject } = await client.waitForReport(id, { pictures: false })
    const own = await client.call('listTests')
    const sections: string[] = []
    for await (const { event } of client.events('streamDomain', { query: { input: 'good.example' } }))
      sections.push(event)
    const end = new AbortController()
    const { email } = await client.call('createTestAddress')
    const waiting = client.waitForReport(email, { signal: end.signal }).catch((error: Error) => error.name)
    end.abort()
    const refused = await client
      .call('getReport', { path: { id: 'nonsense' } })
      .catch((error: PostproofError) => error.code)
    return {
      status,
      subject,
      own: own.data.map((each) => each.id === id),
      sections,
      ended: await waiting,
      refused,
    }
  })
  expect(seen).toEqual({
    ...{ status: 'completed', subject: 'Hello', own: [true] },
    ...{ sections: expect.arrayContaining(['result']), ended: 'AbortError', refused: 'not_found' },
  })
  // The browser itself reports the refusal.
  expect(problems.filter((problem) => !/404/.test(problem))).toEqual([])
})
