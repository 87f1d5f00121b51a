import { createSocket } from 'node:dgram'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { examples, freePort, startInstance } from '../instance.ts'

/** Without any network the whole test still ends, and nothing turns bad for want of an answer. */

const dependent = [
  'spf',
  'dkim',
  'dmarc',
  'rdns',
  'mx',
  'ip_dnsbl',
  'domain_dnsbl',
  'link_blocklist',
  'link_health',
  'image_health',
]

async function silentServer() {
  const socket = createSocket('udp4')
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() }
}

test.each([
  ['nothing listens', async () => ({ address: `127.0.0.1:${await freePort()}`, close: () => {} })],
  ['nobody answers', silentServer],
])('DNS where %s: no-data with its reason, never bad', async (_name, server) => {
  const dns = await server()
  const instance = await startInstance({ DNS_SERVERS: dns.address })
  try {
    const { id, email } = await instance.browser.address()
    await instance.send(email, await readFile(join(examples, 'good-newsletter.eml')))
    const result = await instance.browser.result(id)
    expect(result.status).toBe('completed')
    for (const check of result.results.filter(({ id }) => dependent.includes(id))) {
      expect([check.id, check.status]).toEqual([check.id, 'no-data'])
      expect(check.summary.length).toBeGreaterThan(10)
    }
    expect(result.coverage).toBeLessThan(0.5)
    expect(result.grade).toBeNull()
  } finally {
    await instance.close()
    dns.close()
  }
})
