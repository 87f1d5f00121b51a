import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseZone } from '@postproof/dns/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Recheck } from '#contract/spam-test.ts'
import { type DnsServer, startDnsServer } from '../../packages/emulators/dns-server.ts'
import { createBrowser, examples, type Instance, startInstance } from '../instance.ts'

/** Asking DNS again for a report: its owner changes it, others look for themselves. */

let dns: DnsServer
let instance: Instance
beforeAll(async () => {
  dns = await startDnsServer(parseZone(await readFile(join(examples, 'zone.yaml'), 'utf8')))
  instance = await startInstance({ DNS_SERVERS: dns.address })
})
afterAll(async () => {
  await instance?.close()
  await dns?.close()
})

const mail = 'From: a@ostrel.example\r\nTo: b@example.org\r\nSubject: Hello there\r\n\r\nHello.\r\n'

test('whoever has the link gets a copy of their own; the report is changed by its owner alone', async () => {
  const owner = instance.browser
  // Nobody answers while the report is made: much of it could not be asked.
  dns.knobs.silent = true
  const { id, email } = await owner.address()
  await instance.send(email, mail)
  const report = await owner.result(id)
  expect(report.status).toBe('completed')
  dns.knobs.silent = false
  // A server that was silent is left alone for some seconds.
  const asked = () => owner.json<{ status: string }>('/api/checkers/tls-rpt?input=ostrel.example')
  await expect.poll(async () => (await asked()).status, { timeout: 60_000 }).not.toBe('no-data')

  const reading = async () => {
    const { owner: _, ...rest } = await createBrowser(instance.url).json<Record<string, unknown>>(
      `/api/emails/${id}/results`,
    )
    return rest
  }
  const before = await reading()
  const recheck = (browser: typeof owner) =>
    browser.json<Recheck>(`/api/emails/${id}/recheck`, { method: 'POST' })
  for (const stranger of [createBrowser(instance.url), createBrowser(instance.url)]) {
    await stranger.address()
    const own = await recheck(stranger)
    expect(own.kept).toBe(false)
    expect(own.changes.length).toBeGreaterThan(0)
  }
  expect(await reading()).toEqual(before)

  const kept = await recheck(owner)
  expect([kept.kept, kept.changes.length > 0]).toEqual([true, true])
  expect(await reading()).not.toEqual(before)
})
