import { expect, test } from 'vitest'
import { developmentMails } from './development-mailbox.ts'

const asked = (publicUrl: string, network: string, kept: [] | null = []) =>
  developmentMails(
    { site: { publicUrl }, mailer: { kept: () => kept } } as unknown as Parameters<
      typeof developmentMails
    >[0],
    { browser: null, network },
  ) !== null

test.each([
  ['http://localhost:3000', '127.0.0.1', true],
  ['http://127.0.0.1:3000', '::ffff:127.0.0.1', true],
  ['http://[::1]:3000', '::1', true],
  ['https://mail.example', '127.0.0.1', false],
  ['http://localhost.example', '127.0.0.1', false],
  ['http://localhost:3000', '192.0.2.7', false],
  ['http://localhost:3000', '127.0.0.1.example', false],
  ['', '127.0.0.1', false],
])('%s from %s: %s', (publicUrl, network, shown) => {
  expect(asked(publicUrl, network)).toBe(shown)
})

test('nothing is kept where mail is sent', () => {
  expect(asked('http://localhost:3000', '127.0.0.1', null)).toBe(false)
})
