import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleDomain, sampleFiles } from '#emulators/sample-reports.ts'
import { startDnsServer } from '../../packages/emulators/dns-server.ts'
import { type Instance, startInstance } from '../instance.ts'

/** The page of a made-up domain: for everyone, without a database, without DNS, and with nothing to change. */

const NOW = Date.parse('2026-11-30T10:00:00Z')
let site: Instance
let dns: Awaited<ReturnType<typeof startDnsServer>>
beforeAll(async () => {
  dns = await startDnsServer({})
  site = await startInstance({ DNS_SERVERS: dns.address }, { clock: { now: () => NOW } })
})
afterAll(async () => {
  await site?.close()
  await dns?.close()
})

const sample = (language: 'en' | 'de' | 'fr' = 'en') =>
  site.running.application.services.domainReports.sample(language)

test('shows each verdict, the next step, what would be lost, TLS and notices, by the reader of all reports', async () => {
  const { domain, summary, setup } = await sample()
  expect(new Set(summary.sources.map(({ verdict }) => verdict))).toEqual(
    new Set(['in-order', 'broken', 'never-aligned', 'forwarded', 'unclear', 'stranger']),
  )
  expect(summary).toMatchObject({ domain: sampleDomain, days: 30, first: '2026-10-31', last: '2026-11-29' })
  expect(summary.next).toMatchObject({ step: 'fix', now: 'none', to: 'quarantine' })
  expect(summary.notices.map(({ kind, current, recent }) => [kind, current, recent])).toEqual([
    ['failing', true, true],
    ['source', true, true],
    ['silent', true, true],
    ['silent', false, false],
  ])
  expect(summary.tls.failures).toMatchObject([{ result: 'certificate-expired', host: `mx2.${sampleDomain}` }])
  expect([setup.dmarc.state, setup.tls.state, domain.proved_by]).toEqual(['listed', 'add', 'dmarc'])
})

test('its figures are those of its files', async () => {
  const { summary } = await sample()
  const xml = sampleFiles(Date.parse('2026-11-30T00:00:00Z') / 1_000).filter(({ name }) =>
    name.endsWith('.xml'),
  )
  const shown = xml.filter(({ name }) => Number(name.split('!')[2]) * 1_000 >= Date.parse('2026-10-31'))
  const counts = shown.flatMap(({ content }) =>
    [...content.matchAll(/<record>.*?<\/record>/gs)].map(([row]) => ({
      count: Number(/<count>(\d+)/.exec(row)![1]),
      passes: /<dkim>pass|<spf>pass/.test(row),
    })),
  )
  const sum = (rows: typeof counts) => rows.reduce((total, { count }) => total + count, 0)
  expect(summary).toMatchObject({ messages: sum(counts), passed: sum(counts.filter(({ passes }) => passes)) })
})

test('is in each language, says that it is made up, has no form, and asks and writes nothing', async () => {
  const marks = {
    en: /every number are made up/,
    de: /alle Zahlen sind erfunden/,
    fr: /tous les chiffres sont inventés/,
  }
  for (const [language, mark] of Object.entries(marks)) {
    const answer = await fetch(`${site.url}/domain-reports/example?lang=${language}`)
    expect(answer.status).toBe(200)
    const html = await answer.text()
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(main).toMatch(mark)
    expect(main).not.toMatch(/<form|<input|method="post"/)
    const names = main.match(/\b[a-z0-9-]+\.(?:com|net|org|io|de)\b/g)
    expect(names).toBeNull()
  }
  const { db } = site.running.application.database
  expect(await db.selectFrom('report_domains').select('id').execute()).toEqual([])
  expect(await db.selectFrom('domain_reports').select('id').execute()).toEqual([])
  expect(dns.questions).toEqual([])
})
