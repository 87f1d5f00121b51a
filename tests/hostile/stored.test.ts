import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Instance, startInstance } from '../instance.ts'

/** Texts that PostgreSQL refuses must not cost a mail its report. */

let instance: Instance
beforeAll(async () => {
  instance = await startInstance()
})
afterAll(() => instance.close())

test.each([
  ['zero octets', 'Subject: =?utf-8?Q?a=00b?=', '\u0000 and =00'],
  ['half an emoji', 'Subject: =?utf-16le?B?PdgA?=', `${'x'.repeat(499)}\u{1f600}`],
  ['an emoji where texts are cut', `Subject: ${'x'.repeat(1999)}\u{1f600}`, `${'y'.repeat(199)}\u{1f600}`],
])('%s', async (_, subject, words) => {
  const { id, email } = await instance.browser.address()
  const link = `<a href="https://example.org/">${words}</a><img src="https://example.org/a.png" alt="${words}">`
  const mail = `From: News <news@example.org>\r\n${subject}\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${link}`
  await instance.send(email, Buffer.from(mail))
  expect((await instance.browser.result(id)).status).toBe('completed')
})
