import type { ZoneDefinition } from '@postproof/dns/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReportSummary } from '#contract/domain-reports.ts'
import { startDnsServer } from '../../packages/emulators/dns-server.ts'
import { type Instance, startInstance } from '../instance.ts'
import { type Person, recordingMailer, register } from './accounts-world.ts'

/** The reverse names of the addresses in DMARC reports: asked for by a job, bounded, and kept for all domains. */

const DAY_MS = 86_400_000
const zone: ZoneDefinition = {
  '185.1.2.3': { PTR: 'mx1.host.example' },
  'mx1.host.example': { A: '185.1.2.3' },
  // It says that it is Google, which Google does not say.
  '185.1.2.4': { PTR: 'mail-sor-f41.google.com' },
  'mail-sor-f41.google.com': { A: '142.250.0.1' },
  '185.1.2.9': 'SERVFAIL',
  '10.0.0.5': { PTR: 'secret.host.example' },
  'secret.host.example': { A: '10.0.0.5' },
}
let now = Date.parse('2026-10-01T12:00:00Z')
let site: Instance
let owner: Person
let dns: Awaited<ReturnType<typeof startDnsServer>>
beforeAll(async () => {
  dns = await startDnsServer(zone)
  site = await startInstance(
    { DNS_SERVERS: dns.address },
    { mailer: recordingMailer(), clock: { now: () => now } },
  )
  owner = await register(site, 'owner@example.org')
  await owner.browser.post('/api/domain-reports', { domain: 'shop.example' })
})
afterAll(async () => {
  await site?.close()
  await dns?.close()
})

const work = () => site.running.application.reverseNames.work()
const summary = () => owner.browser.json<ReportSummary>('/api/domain-reports/shop.example')
const sources = async () => (await summary()).sources.map(({ name, verdict }) => [name, verdict]).sort()

let id = 0
async function upload(addresses: string[]): Promise<void> {
  const begin = Math.floor(now / DAY_MS) * 86_400
  const rows = addresses.map(
    (ip) => `<record><row><source_ip>${ip}</source_ip><count>20</count><policy_evaluated>
      <disposition>none</disposition><dkim>fail</dkim><spf>fail</spf></policy_evaluated></row><identifiers>
      <header_from>shop.example</header_from></identifiers><auth_results/></record>`,
  )
  const xml = `<feedback><report_metadata><org_name>one.example</org_name><report_id>${++id}</report_id><date_range>
    <begin>${begin}</begin><end>${begin + 86_399}</end></date_range></report_metadata><policy_published>
    <domain>shop.example</domain><p>none</p></policy_published>${rows.join('')}</feedback>`
  const form = new FormData()
  form.append('file', new File([xml], 'one.xml'))
  const path = '/api/domain-reports/shop.example/files'
  expect((await owner.browser.call(path, { method: 'POST', body: form })).status).toBe(200)
}

test('an address gets the name that leads back to it; a private one is never asked about', async () => {
  await upload(['185.1.2.3', '185.1.2.4', '10.0.0.5'])
  expect(await sources()).toEqual([
    ['10.0.0.5', 'unclear'],
    ['185.1.2.3', 'unclear'],
    ['185.1.2.4', 'unclear'],
  ])
  expect(await work()).toBe(3)
  expect(await sources()).toEqual([
    ['10.0.0.5', 'unclear'],
    ['185.1.2.4', 'unclear'],
    ['host.example', 'unclear'],
  ])
  expect(dns.questions.filter(({ name }) => name.endsWith('.10.in-addr.arpa'))).toEqual([])
})

test('an address is asked about again when its time comes, and not sooner', async () => {
  await upload(['185.1.2.3'])
  expect(await work()).toBe(0)
  now += 4 * DAY_MS
  // The two that have no name.
  expect(await work()).toBe(2)
  now += 14 * DAY_MS
  // A session that is not used for a month ends.
  await summary()
  now += 14 * DAY_MS
  await upload(['185.1.2.3'])
  // The one that has a name. No report of the last month names the others.
  expect(await work()).toBe(1)
})

test('a name stays while the name servers do not answer', async () => {
  const { db } = site.running.application.database
  await upload(['185.1.2.9'])
  await work()
  await db
    .updateTable('reverse_names')
    .set({ name: 'mx.kept.example', due_at: new Date(now) })
    .where('address', '=', '185.1.2.9')
    .execute()
  expect(await work()).toBe(1)
  expect(await sources()).toContainEqual(['kept.example', 'unclear'])
})

test('a report with many addresses brings its busiest two hundred, in turns that are bounded', async () => {
  await upload(Array.from({ length: 300 }, (_, n) => `185.2.${n >> 8}.${n & 255}`))
  expect(await work()).toBe(200)
  expect(await work()).toBe(0)
})

test('a decision about an address stays with it', async () => {
  const decide = (sender: string) =>
    owner.browser.post('/api/domain-reports/shop.example/senders', { sender, ours: false })
  await decide('185.1.2.3')
  expect(await sources()).toContainEqual(['185.1.2.3', 'stranger'])
})

test('names go when no report has named the address for 90 days', async () => {
  now += 91 * DAY_MS
  await site.running.application.purge()
  expect(
    await site.running.application.database.db.selectFrom('reverse_names').select('address').execute(),
  ).toEqual([])
})
