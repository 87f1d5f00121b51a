import { afterAll, beforeAll, expect, test } from 'vitest'
import { postproof } from '#tests/command-line.ts'
import { type DnsServer, startDnsServer } from '../../packages/emulators/dns-server.ts'

/** `postproof verify` as someone types it, over a DNS zone on loopback. */

let dns: DnsServer
beforeAll(async () => {
  dns = await startDnsServer({
    'acme-works.net': { MX: [[10, 'mx.acme-works.net']] },
    'mx.acme-works.net': { A: '11.0.0.1' },
    'null-mx.net': { MX: [[0, '.']] },
    'evil.net': { MX: [[10, 'mx\u001b[31m.evil.net']] },
  })
})
afterAll(() => dns.close())

const run = (...words: string[]) =>
  postproof(['verify', ...words], { DNS_SERVERS: dns.address, VERIFIER_SMTP: '' })

test('a mistyped address explains itself', async () => {
  const { code, out } = await run('ada@gmai.con')
  expect(code).toBe(1)
  expect(out).toContain('undeliverable')
  expect(out).toContain('The domain does not exist.')
  expect(out).toMatch(/Did you mean {2}ada@gmail\.com/)
})

test('an address in order is unknown, with the reason, and exits with 3', async () => {
  const { code, out } = await run('ada@acme-works.net')
  expect(code).toBe(3)
  expect(out).toContain('mx.acme-works.net')
  expect(out).toContain('did not ask')
})

test('as JSON in the shape of the API', async () => {
  const { code, out } = await run('ada@null-mx.net', '--json')
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({
    status: 'undeliverable',
    reason: 'null_mx',
    dns: { null_mx: true },
  })
})

test('what others wrote cannot draw on the terminal', async () => {
  const { out } = await run('"\u001b[31m"@evil.net')
  expect(out).not.toContain('\u001b')
})

test('asking mail servers needs to know who we are; an address is needed', async () => {
  const unnamed = await run('ada@acme-works.net', '--smtp')
  expect(unnamed).toMatchObject({ code: 2, errors: expect.stringContaining('VERIFIER_HELO') })
  expect(await run()).toMatchObject({ code: 2, errors: expect.stringContaining('Give an address') })
})
