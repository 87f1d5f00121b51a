import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DnsServer, startDnsServer } from '../../packages/emulators/dns-server.ts'
import { type Instance, startInstance } from '../instance.ts'

/** The resolver answers after ten seconds, or never: the report comes in time and says what could not be asked. */

let dns: DnsServer
let instance: Instance
beforeAll(async () => {
  dns = await startDnsServer({ 'sender.example': { TXT: ['v=spf1 -all'] } })
  instance = await startInstance({ DNS_SERVERS: dns.address })
}, 240_000)
afterAll(async () => {
  await instance?.close()
  await dns?.close()
})

const mail =
  'From: News <news@sender.example>\r\nTo: a@example.org\r\nSubject: Slow\r\nMessage-ID: <a@sender.example>\r\n\r\nHello. https://link.example/\r\n'

test.each([
  ['answers after 10 s', { delayMs: 10_000 }],
  ['never answers', { silent: true }],
])(
  'a resolver that %s',
  async (_, knobs) => {
    Object.assign(dns.knobs, { delayMs: 0, silent: false }, knobs)
    const { id, email } = await instance.browser.address()
    expect(await instance.send(email, mail, `a${id.slice(0, 8)}@sender.example`)).toMatch(/^250/)
    const result = await instance.browser.result(id)
    expect(result.status).toBe('completed')
    const unasked = result.results.filter(({ status }) => status === 'no-data')
    expect(unasked.map(({ id: check }) => check)).toEqual(expect.arrayContaining(['spf', 'dmarc']))
    expect(
      result.results.filter(({ id: check }) => ['spf', 'dmarc'].includes(check)).map(({ status }) => status),
    ).toEqual(['no-data', 'no-data'])
    // Nobody can work on that process's own disk and database for it.
    expect((await fetch(`${instance.url}/readyz`)).status).toBe(200)
  },
  120_000,
)
