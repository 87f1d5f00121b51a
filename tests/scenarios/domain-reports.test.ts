import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { ZoneDefinition } from '@postproof/dns/zone'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ReportDomain, ReportSummary, UploadedFile } from '#contract/domain-reports.ts'
import { releaseReportMails } from '#storage/domain-reports/mails.ts'
import { startDnsServer } from '../../packages/emulators/dns-server.ts'
import { dataSet } from '../data-set.ts'
import { type Instance, startInstance } from '../instance.ts'
import { type Person, recordingMailer, register } from './accounts-world.ts'

/** DMARC and TLS reports of an account: by call, by mail, read, exported, kept and removed. */

const mailer = recordingMailer()
let site: Instance
let owner: Person
let stranger: Person
let dns: Awaited<ReturnType<typeof startDnsServer>>
const zone: ZoneDefinition = {
  'receiver.example': { TXT: ['v=spf1 ip4:185.1.2.3 -all'] },
  '_dmarc.receiver.example': { TXT: ['v=DMARC1; p=reject'] },
  'forger.example': { TXT: ['v=spf1 -all'] },
  '_dmarc.forger.example': { TXT: ['v=DMARC1; p=none'] },
  'silent.example': { TXT: ['v=spf1 ip4:185.1.2.3 -all'] },
  '_dmarc.silent.example': 'SERVFAIL',
  '_dmarc.proved.example': { TXT: ['v=DMARC1; p=reject; rua=mailto:a@b.example!10m ; x-own=1'] },
}
beforeAll(async () => {
  dns = await startDnsServer(zone)
  site = await startInstance(
    { REGISTRATIONS_PER_HOUR: '1000', DNS_SERVERS: dns.address, SMTP_TRUSTED_RELAYS: '127.0.0.1' },
    { mailer },
  )
  owner = await register(site, 'owner@example.org')
  stranger = await register(site, 'stranger@example.org')
})
/** After each test the counts of the trigger equal a sum over all reports. */
afterEach(async () => {
  const { rows } = await sql`
    select d.domain, d.reports, d.messages, d.kept_rows, r.*
    from report_domains d cross join lateral (
      select count(*) as n, coalesce(sum(messages) filter (where kind = 'aggregate'), 0) as m, coalesce(sum(row_count), 0) as k
      from domain_reports where domain_id = d.id and counted
    ) r where (d.reports, d.messages, d.kept_rows) <> (r.n, r.m, r.k)`.execute(db())
  expect(rows).toEqual([])
})
afterAll(async () => {
  await site?.close()
  await dns?.close()
})

const application = () => site.running.application
const db = () => application().database.db
const path = '/api/domain-reports'

const add = async (domain: string, who = owner) =>
  (await (await who.browser.post(path, { domain })).json()) as ReportDomain

async function upload(domain: string, files: Record<string, string | Uint8Array>, who = owner) {
  const form = new FormData()
  for (const [name, content] of Object.entries(files))
    form.append('file', new File([content as BlobPart], name))
  const answer = await who.browser.call(`${path}/${domain}/files`, { method: 'POST', body: form })
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { data: UploadedFile[] }).data
}

const read = (domain: string, query = '', who = owner) =>
  who.browser.json<ReportSummary>(`${path}/${domain}${query}`)

type Row = { ip?: string; count?: number; pass?: boolean; from?: string }

function report(
  domain: string,
  { id = '1', org = 'receiver.example', begin = 1_790_000_000, rows = [{}] as Row[], p = 'none' } = {},
) {
  const records = rows.map(
    ({ ip = '192.0.2.1', count = 3, pass = true, from = domain }) =>
      `<record><row><source_ip>${ip}</source_ip><count>${count}</count><policy_evaluated><disposition>none</disposition>
      <dkim>${pass ? 'pass' : 'fail'}</dkim><spf>fail</spf></policy_evaluated></row>
      <identifiers><header_from>${from}</header_from></identifiers><auth_results><dkim><domain>${from}</domain>
      <selector>s1</selector><result>${pass ? 'pass' : 'fail'}</result></dkim></auth_results></record>`,
  )
  return `<feedback><report_metadata><org_name>${org}</org_name><report_id>${id}</report_id><date_range>
    <begin>${begin}</begin><end>${begin + 86_399}</end></date_range></report_metadata><policy_published>
    <domain>${domain}</domain><p>${p}</p></policy_published>${records.join('')}</feedback>`
}

const figures = ({ reports, messages, passed }: ReportSummary) => ({ reports, messages, passed })

const tlsReport = (domain: string, { id = 't1', failed = 2, ok = 5 } = {}) => ({
  'organization-name': 'Receiver',
  'date-range': { 'start-datetime': '2026-11-20T00:00:00Z', 'end-datetime': '2026-11-20T23:59:59Z' },
  'contact-info': 'tls@receiver.example',
  'report-id': id,
  policies: [
    {
      policy: { 'policy-type': 'sts', 'policy-string': ['version: STSv1'], 'policy-domain': domain },
      summary: { 'total-successful-session-count': ok, 'total-failure-session-count': failed },
      'failure-details': [{ 'result-type': 'certificate-expired', 'failed-session-count': failed }],
    },
  ],
})

describe('a TLS report by HTTPS', () => {
  const tagOf = async (domain: string) => (await add(domain)).address.split(/[+@]/)[1]!
  const post = (tag: string, body: string | Uint8Array, type = 'application/tlsrpt+json') =>
    fetch(`${site.url}/api/tls-reports/${tag}`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: body as BodyInit,
    })

  test('is taken from anyone at the address of the domain, plain or packed, and counts once', async () => {
    const tag = await tagOf('posted.example')
    const json = JSON.stringify(tlsReport('posted.example'))
    const answers = await Promise.all([
      post(tag, json),
      post(tag, gzipSync(json), 'application/tlsrpt+gzip'),
      post(tag, json),
    ])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const { tls } = await read('posted.example')
    expect(tls).toMatchObject({ reports: 1, sessions: 7, failed: 2 })
    expect(tls.says).toContain('Fix these failures before you enforce MTA-STS.')
    expect(tls.failures).toMatchObject([
      {
        ...{ result: 'certificate-expired', host: null, sessions: 2, says: 'The certificate has expired.' },
        ...{ fix: expect.stringContaining('Renew it'), reporters: ['Receiver'], details: [] },
      },
    ])
  })

  test.each<[string, (domain: string) => string | Uint8Array, RegExp]>([
    ['of another domain', () => JSON.stringify(tlsReport('other.example')), /is about other\.example/],
    ['that is a DMARC report', (domain) => report(domain), /Only TLS reports are taken by HTTPS/],
    ['that is none', () => 'no report', /./],
  ])('one %s is refused and kept with its reason', async (name, body, reason) => {
    const domain = `${name.replaceAll(' ', '-')}.example`
    const answer = await post(await tagOf(domain), body(domain))
    expect(answer.status).toBe(422)
    expect(((await answer.json()) as { message: string }).message).toMatch(reason)
    const { refused, reports } = await read(domain)
    expect(refused).toMatchObject([{ way: 'https', reason: expect.stringMatching(reason) }])
    expect(reports).toBe(0)
  })

  test('has no address without a domain, and no empty or endless body', async () => {
    const tag = await tagOf('bounds.example')
    expect((await post('a'.repeat(24), '{}')).status).toBe(404)
    expect((await post(tag, '')).status).toBe(422)
    expect((await post(tag, Buffer.alloc(2 * 1024 * 1024 + 1))).status).toBe(413)
  })
})

describe('a file', () => {
  test('about mail of a subdomain counts, with no word on the policy of the domain', async () => {
    await add('owner.example')
    await upload('owner.example', { 'own.xml': report('owner.example', { p: 'none' }) })
    // OpenDMARC names the domain of From.
    const of = (domain: string) => report(domain, { begin: 1_790_086_400, p: 'reject' })
    const files = { 'a.xml': of('news.owner.example'), 'b.xml': of('news-owner.example') }
    const [own, other] = await upload('owner.example', files)
    expect(own).toMatchObject({ reports: [{ outcome: 'new', messages: 3 }], refused: [] })
    expect(other!.reports).toEqual([])
    expect(other!.refused).toMatchObject([{ reason: expect.stringMatching(/is about news-owner\.example/) }])
    const summary = await read('owner.example')
    expect([figures(summary), summary.policy.p]).toEqual([{ reports: 2, messages: 6, passed: 6 }, 'none'])
  })

  test('counts once, however often it comes', async () => {
    await add('once.example')
    const xml = report('once.example', { rows: [{ count: 3 }, { ip: '192.0.2.2', count: 2, pass: false }] })
    const [first] = await upload('once.example', { 'a.xml': xml })
    expect(first).toMatchObject({ reports: [{ outcome: 'new', rows: 2, messages: 5 }], refused: [] })
    const [again, other] = await upload('once.example', { 'a.xml': xml, 'b.xml': xml })
    expect([again, other].map((each) => each!.reports[0]!.outcome)).toEqual(['known', 'known'])
    expect(figures(await read('once.example'))).toEqual({ reports: 1, messages: 5, passed: 3 })
  })

  test('with other rows under the same name makes a union, and says so', async () => {
    await add('union.example')
    await upload('union.example', {
      'a.xml': report('union.example', { rows: [{ count: 3 }, { ip: '192.0.2.2' }] }),
    })
    const other = report('union.example', { rows: [{ count: 7 }, { ip: '192.0.2.3', count: 1 }] })
    const [joined] = await upload('union.example', { 'b.xml': other })
    expect(joined!.reports[0]).toMatchObject({ outcome: 'joined', rows: 2 })
    const summary = await read('union.example')
    expect(figures(summary)).toEqual({ reports: 1, messages: 11, passed: 11 })
    expect(summary.notes.map(({ says }) => says)).toContainEqual(expect.stringContaining('2 rows were added'))
    expect((await upload('union.example', { 'b.xml': other }))[0]!.reports[0]!.outcome).toBe('known')
  })

  test('of two equal rows keeps both', async () => {
    await add('twins.example')
    const rows = [{ count: 3 }, { count: 3 }, { count: 1 }]
    await upload('twins.example', { 'a.xml': report('twins.example', { rows }) })
    await upload('twins.example', { 'b.xml': report('twins.example', { rows: rows.toReversed() }) })
    expect(figures(await read('twins.example'))).toMatchObject({ messages: 7 })
  })

  test('without a report is refused with its reason, and refuses no other', async () => {
    await add('refused.example')
    const files = await upload('refused.example', {
      'page.html': '<html><body>no</body></html>',
      'bomb.xml': '<!DOCTYPE a [<!ENTITY b "c">]><feedback>&b;</feedback>',
      'good.xml': report('refused.example'),
      'other.xml': report('elsewhere.example'),
    })
    expect(files.map(({ reports, refused }) => [reports.length, refused.length])).toEqual([
      [0, 1],
      [0, 1],
      [1, 0],
      [0, 1],
    ])
    const { refused, messages } = await read('refused.example')
    expect(messages).toBe(3)
    expect(refused.map(({ name, way }) => [name, way])).toEqual([
      ['other.xml', 'upload'],
      ['bomb.xml', 'upload'],
      ['page.html', 'upload'],
    ])
    expect(refused[0]!.reason).toContain('elsewhere.example')
  })

  test('over a long period is divided into days', async () => {
    await add('long.example')
    const begin = Date.parse('2026-09-01T00:00:00Z') / 1_000
    const xml = report('long.example', { begin, rows: [{ count: 10 }] }).replace(
      `${begin + 86_399}`,
      `${begin + 10 * 86_400}`,
    )
    await upload('long.example', { 'a.xml': xml })
    const { by_day: days, messages } = await read('long.example', '?from=2026-09-01&to=2026-09-05')
    expect([days.length, messages]).toEqual([5, 5])
  })
})

const mailed = (xml: string, from = 'reports@receiver.example') =>
  [
    'Received: from mx.receiver.example (mx.receiver.example [185.1.2.3]) by relay.example; Sun, 29 Nov 2026 10:00:00 +0000',
    `From: Receiver <${from}>`,
    'Subject: Report Domain',
    'MIME-Version: 1.0',
    'Content-Type: text/xml',
    '',
    xml.replace(/\n/g, '\r\n'),
    '',
  ].join('\r\n')

async function sendReport(to: string, xml: string, from = 'reports@receiver.example') {
  const answer = await site.send(to, mailed(xml, from), from)
  await application().reportMails.idle()
  return answer
}

const refusal = (sent: Promise<unknown>) =>
  sent.then(
    () => 'taken',
    ({ response }) => response as string,
  )

describe('a mail', () => {
  test('that passes DMARC becomes rows', async () => {
    const { address } = await add('mailed.example')
    await sendReport(address, report('mailed.example'))
    const summary = await read('mailed.example')
    expect(figures(summary)).toEqual({ reports: 1, messages: 3, passed: 3 })
    expect(summary.reporters).toMatchObject([{ mail_from: 'receiver.example', counted: true }])
    await sendReport(address.toUpperCase(), report('mailed.example'))
    expect(figures(await read('mailed.example'))).toEqual({ reports: 1, messages: 3, passed: 3 })
  })

  test('that does not pass is shown and counts for nothing, and keeps no true report out', async () => {
    const { address } = await add('forged.example')
    await sendReport(address, report('forged.example', { rows: [{ count: 9_000 }] }), 'x@forger.example')
    const before = await read('forged.example')
    expect(figures(before)).toEqual({ reports: 0, messages: 0, passed: 0 })
    expect(before.reporters).toMatchObject([{ mail_from: 'forger.example', counted: false, messages: 9_000 }])
    await sendReport(address, report('forged.example'))
    expect(figures(await read('forged.example'))).toEqual({ reports: 1, messages: 3, passed: 3 })
  })

  test('is refused for an address that is nobody’s', async () => {
    const { address } = await add('address.example')
    const other = address.replace(/\+./, (sign) => (sign === '+a' ? '+b' : '+a'))
    expect(await refusal(site.send(other, mailed(report('address.example'))))).toContain('550')
    await owner.browser.post(`${path}/address.example/delete`)
    expect(await refusal(site.send(address, mailed(report('address.example'))))).toContain('550')
  })

  test('that was acknowledged is read by the next process', async () => {
    await add('killed.example')
    const { id } = await db()
      .selectFrom('report_domains')
      .select('id')
      .where('domain', '=', 'killed.example')
      .executeTakeFirstOrThrow()
    await sql`insert into report_mails (id, domain_id, raw, size_bytes, session, received_at, tries, due_at)
      select 'left', ${id}, ${Buffer.from(mailed(report('killed.example')))}, 1, ${JSON.stringify(session)}::jsonb,
        now(), 1, now() + interval '10 minutes'`.execute(db())
    expect(await application().reportMails.work()).toBe(0)
    await releaseReportMails(db())
    expect(await application().reportMails.work()).toBe(1)
    expect(figures(await read('killed.example'))).toEqual({ reports: 1, messages: 3, passed: 3 })
    expect(await db().selectFrom('report_mails').select('id').execute()).toEqual([])
  })

  test('waits where its DMARC could not be checked, and is refused where too many wait', async () => {
    const { address } = await add('waits.example')
    await sendReport(address, report('waits.example'), 'x@silent.example')
    const [waiting] = await db().selectFrom('report_mails').select(['domain_id', 'tries']).execute()
    expect(waiting).toMatchObject({ tries: 1 })
    await sql`insert into report_mails (id, domain_id, raw, size_bytes, session, received_at, due_at)
      select 'w' || n, ${waiting!.domain_id}, '', 0, '{}', now(), now() + interval '1 day'
      from generate_series(1, 500) n`.execute(db())
    expect(await refusal(site.send(address, mailed(report('waits.example'))))).toContain('452')
    await owner.browser.post(`${path}/waits.example/delete`)
    expect(await db().selectFrom('report_mails').select('id').execute()).toEqual([])
  })
})

const session = {
  ...{ source: 'smtp', clientAddress: '185.1.2.3', addressUnusable: null, addressFrom: 'trusted-relay' },
  ...{ helo: 'mx.receiver.example', mailFrom: 'reports@receiver.example', recipients: [], tls: null },
  ...{
    tlsOffered: true,
    smtputf8: false,
    transcript: [],
    receivedAt: Date.now(),
    hostname: 'localhost.test',
  },
}

describe('who sends', () => {
  /** Fifteen days, three receivers: 100 messages of the owner, some of a service in its own name. */
  async function filled(domain: string, p = 'none', [from, to]: [number, number] = [0, 15]) {
    await add(domain)
    const files: Record<string, string> = {}
    for (let day = from; day < to; day++)
      for (const org of ['one.example', 'two.example', 'three.example']) {
        const begin = Date.parse('2026-10-01T00:00:00Z') / 1_000 + day * 86_400
        const own = { ip: '192.0.2.1', count: 100 }
        const other = { ip: '192.0.2.9', count: 5, pass: false }
        files[`${org}-${day}.xml`] = report(domain, {
          id: `${day}`,
          org,
          begin,
          p,
          rows: [own, other],
        }).replace(
          /(<count>5<.*?<auth_results>)/s,
          '$1<spf><domain>news.partner.example</domain><result>pass</result></spf>',
        )
      }
    await upload(domain, files)
  }

  test('each policy has its own 14 days', async () => {
    await filled('two-steps.example', 'none', [0, 15])
    await filled('two-steps.example', 'quarantine', [15, 17])
    await owner.browser.post(`${path}/two-steps.example/senders`, { sender: 'partner.example', ours: false })
    const { days, policy, next } = await read('two-steps.example')
    expect({ days, p: policy.p, ...next }).toMatchObject({
      ...{ days: 17, p: 'quarantine', step: 'wait', to: 'reject' },
      ...{ missing_days: 12, missing_reporters: 0 },
    })
  })

  test('is named, and the next step is advised on enough reports only', async () => {
    await add('young.example')
    await upload('young.example', { 'a.xml': report('young.example') })
    expect((await read('young.example')).next).toMatchObject({
      step: 'wait',
      missing_days: 13,
      missing_reporters: 2,
    })
    await filled('step.example')
    const before = await read('step.example')
    expect(before).toMatchObject({ days: 15, reports: 45, messages: 4_725, passed: 4_500 })
    expect(before.next).toMatchObject({ step: 'ask', now: 'none', to: 'quarantine' })
    expect(before.by_day).toHaveLength(15)
    const partner = before.sources.find(({ verdict }) => verdict === 'unclear')!
    expect(partner).toMatchObject({ sender: 'partner.example', messages: 225, may_say: true, said: null })
    await owner.browser.post(`${path}/step.example/senders`, { sender: partner.sender, ours: false })
    const denied = await read('step.example')
    expect(denied.next).toMatchObject({ step: 'ready', to: 'quarantine' })
    expect(denied.sources.find(({ sender }) => sender === partner.sender)).toMatchObject({
      ...{ verdict: 'stranger', said: 'not_ours' },
    })
    await owner.browser.post(`${path}/step.example/senders`, { sender: partner.sender, ours: true })
    expect((await read('step.example')).next).toMatchObject({ step: 'fix' })
    await owner.browser.post(`${path}/step.example/senders`, { sender: partner.sender, ours: null })
    expect((await read('step.example')).next).toMatchObject({ step: 'ask' })
  })

  test('comes out as CSV and JSON', async () => {
    await add('export.example')
    const xml = report('export.example', { org: '=cmd()', rows: [{ count: 4 }] })
    await upload('export.example', { 'a.xml': xml })
    const csv = await (await owner.browser.call(`${path}/export.example/export`)).text()
    expect(csv.split('\r\n')).toHaveLength(3)
    expect(csv).toContain("'=cmd()")
    const rows = await owner.browser.json<object[]>(`${path}/export.example/export?format=json`)
    expect(rows).toMatchObject([{ reporter: '=cmd()', messages: 4, source_ip: '192.0.2.1' }])
  })

  test('is nobody else’s to read', async () => {
    const calls = ['GET ', 'GET /export', 'POST /delete', 'POST /prove', 'POST /senders', 'POST /files']
    for (const line of calls) {
      const [method = '', rest = ''] = line.split(' ')
      const body = rest === '/senders' ? JSON.stringify({ sender: 'a', ours: true }) : 'x'
      const headers = {
        'content-type': rest === '/senders' ? 'application/json' : 'application/octet-stream',
      }
      const init = method === 'GET' ? {} : { method, body, headers }
      expect((await stranger.browser.call(`${path}/step.example${rest}`, init)).status, line).toBe(404)
    }
    expect(await stranger.browser.json(path)).toEqual({ data: [] })
    await add('step.example', stranger)
    expect(figures(await read('step.example', '', stranger))).toEqual({ reports: 0, messages: 0, passed: 0 })
  })
})

test('the records to publish keep what is there', async () => {
  const { address } = await add('proved.example')
  const prove = async () => await (await owner.browser.post(`${path}/proved.example/prove`)).json()
  const current = 'v=DMARC1; p=reject; rua=mailto:a@b.example!10m ; x-own=1'
  const value = `v=DMARC1; p=reject; rua=mailto:a@b.example!10m,mailto:${address} ; x-own=1`
  expect(await prove()).toMatchObject({
    proved_by: null,
    dmarc: { state: 'add', record: { host: '_dmarc.proved.example', value, current } },
    tls: { state: 'add', record: { value: `v=TLSRPTv1; rua=mailto:${address}`, current: null } },
    permission: { state: 'missing', host: '*._report._dmarc.localhost.test' },
  })
  expect((await owner.browser.json<{ data: ReportDomain[] }>(path)).data).toContainEqual(
    expect.objectContaining({ domain: 'proved.example', proved_by: null, checked_at: expect.any(String) }),
  )
})

describe('a file that an older version refused', () => {
  const again = () => application().refusedRetries.work()
  /** Has an unreadable file refused, then replaces its stored octets with `octets`, as if an older version had refused those. */
  async function refused(domain: string, way: 'upload' | 'mail' | 'https', octets: string, from?: string) {
    const { address } = await add(domain)
    if (way === 'mail') await sendReport(address, 'nothing', from)
    else await upload(domain, { 'a.xml': 'nothing' })
    await sql`update report_refusals set tried_with = '0.1.0', way = ${way}, octets = ${Buffer.from(octets)}
      where domain_id = (select id from report_domains where domain = ${domain})`.execute(db())
  }

  test.for([
    ['uploaded counts', 'upload', report, { reports: 1, messages: 3, refused: 0 }],
    ['that nobody can read stays', 'upload', () => 'nothing', { reports: 0, messages: 0, refused: 1 }],
    [
      'about another domain stays',
      'upload',
      () => report('b.example'),
      { reports: 0, messages: 0, refused: 1 },
    ],
    ['of a mail that passes DMARC counts', 'mail', report, { reports: 1, messages: 3, refused: 0 }],
    [
      'of a forged mail counts for nothing',
      'mail',
      report,
      { reports: 0, messages: 0, refused: 0 },
      'x@forger.example',
    ],
    ['that was posted is taken for TLS alone', 'https', report, { reports: 0, messages: 0, refused: 1 }],
  ] as const)('%s', async ([, way, text, { refused: left, ...sums }, from], { task }) => {
    const domain = `again${task.id.split('_').at(-1)}.example`
    const xml = text(domain)
    await refused(domain, way, way === 'mail' ? mailed(xml, from).toString() : xml, from)
    expect(await again()).toBe(1)
    const now = await read(domain)
    expect(now).toMatchObject(sums)
    expect(now.refused).toHaveLength(left)
    expect(await again()).toBe(0)
  })

  test('of a mail that was kept without how it came is left alone', async () => {
    await refused('sessionless.example', 'mail', mailed(report('sessionless.example')).toString())
    await sql`update report_refusals set session = null`.execute(db())
    expect(await again()).toBe(0)
    expect((await read('sessionless.example')).refused).toHaveLength(1)
  })
})

test('reports go after their time, and with their account', async () => {
  const { address } = await add('retained.example')
  await upload('retained.example', { 'a.xml': report('retained.example'), 'b.txt': 'nothing' })
  await sql`update domain_reports set received_at = now() - interval '395 days'`.execute(db())
  await application().purge()
  expect(await read('retained.example')).toMatchObject({ messages: 3 })
  await sql`update domain_reports set received_at = now() - interval '397 days'
    where domain_id = (select id from report_domains where domain = 'retained.example')`.execute(db())
  await sql`update report_refusals set at = now() - interval '397 days'`.execute(db())
  await application().purge()
  expect(await read('retained.example')).toMatchObject({ messages: 0, refused: [] })
  expect((await owner.browser.json<{ data: ReportDomain[] }>(path)).data).toContainEqual(
    expect.objectContaining({ domain: 'retained.example', address, reports: 0, messages: 0 }),
  )
})

const samples = dataSet('report-samples')

describe.skipIf(!samples.isHere)('the samples', () => {
  test('have the same totals through the whole path', async () => {
    const unique = JSON.parse(await readFile(join(samples.path, 'unique.json'), 'utf8')) as Record<
      string,
      number
    >
    const files: [string, Uint8Array][] = []
    for (const folder of ['aggregate', 'tls'])
      for (const name of (await readdir(join(samples.path, folder))).sort())
        files.push([`${folder}/${name}`, await readFile(join(samples.path, folder, name))])
    const { services } = application()
    const caller = (await services.accounts.recognize(owner.token, 'bearer'))!
    const { readReports } = await import('@postproof/reports')
    const byDomain = new Map<string, { name: string; octets: Uint8Array }[]>()
    for (const [name, octets] of files) {
      const domain = readReports(octets, name).reports[0]?.domain || 'unnamed.example'
      byDomain.set(domain, [...(byDomain.get(domain) ?? []), { name, octets }])
    }
    const sums = { reports: 0, messages: 0, passed: 0, tls: 0, sessions: 0, failed: 0 }
    for (const [domain, own] of byDomain) {
      await services.domainReports.add(domain, caller)
      for (let at = 0; at < own.length; at += 50)
        await services.domainReports.upload(domain, own.slice(at, at + 50), caller)
      const { reports, messages, passed, tls, complete } = await services.domainReports.read(
        domain,
        {},
        caller,
      )
      expect(complete).toBe(true)
      sums.reports += reports
      sums.messages += messages
      sums.passed += passed
      sums.tls += tls.reports
      sums.sessions += tls.sessions
      sums.failed += tls.failed
    }
    expect(sums).toMatchObject({
      reports: unique.reports_aggregate,
      messages: unique.messages,
      passed: unique.dmarc_pass,
      tls: unique.reports_tls,
      sessions: unique.tls_ok! + unique.tls_failed!,
      failed: unique.tls_failed,
    })
  })
})
