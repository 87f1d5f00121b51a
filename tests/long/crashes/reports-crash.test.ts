import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import type { ReportDomain, ReportSummary } from '#contract/domain-reports.ts'
import { startDnsServer } from '../../../packages/emulators/dns-server.ts'
import { createRandom } from '../../../packages/emulators/random.ts'
import { createBrowser, freePort, send } from '../../instance.ts'
import { type OwnDatabase, ownDatabase } from '../../postgres/database.ts'
import type { Program } from '../../processes/program.ts'
import { end, startReady } from '../../processes/programs-of-test.ts'
import { registration } from '../../scenarios/accounts-world.ts'

/**
 * Two processes on one database take DMARC reports by mail and by upload, each report twice and in no order, and are killed
 * (kill -9) again and again. The sums are those of a plain recount of the files. FILES and KILLS ask for more than `.ci/run` tries.
 */

const FILES = Number(process.env.FILES ?? 60)
const KILLS = Number(process.env.KILLS ?? 3)
/** Deliveries under way at once. */
const AT_ONCE = 6
const DOMAIN = 'example.org'
const REPORTERS = ['one.example', 'two.example', 'three.example', 'four.example']
const SOURCES = ['192.0.2.1', '192.0.2.2', '198.51.100.7', '2001:db8::25', '203.0.113.9']

const random = createRandom(20_261_130)
const whole = (least: number, most: number) => Math.floor(random.between(least, most + 1))

function xmlOf(at: number): string {
  const begin = Date.parse('2026-09-01T00:00:00Z') / 1_000 + Math.floor(at / REPORTERS.length) * 86_400
  const records = Array.from({ length: whole(1, 12) }, () => {
    const [dkim, spf] = [random.pick(['pass', 'fail']), random.pick(['pass', 'fail'])]
    return `<record><row><source_ip>${random.pick(SOURCES)}</source_ip><count>${whole(1, 500)}</count>
<policy_evaluated><disposition>none</disposition><dkim>${dkim}</dkim><spf>${spf}</spf></policy_evaluated></row>
<identifiers><header_from>${DOMAIN}</header_from></identifiers><auth_results><spf><domain>${DOMAIN}</domain>
<result>${spf}</result></spf></auth_results></record>`
  })
  return `<feedback><report_metadata><org_name>${REPORTERS[at % REPORTERS.length]}</org_name><report_id>r${at}</report_id>
<date_range><begin>${begin}</begin><end>${begin + 86_399}</end></date_range></report_metadata><policy_published>
<domain>${DOMAIN}</domain><p>none</p></policy_published>${records.join('\n')}</feedback>`
}

/** Messages and those that pass, by source: read off the text. */
function recount(files: readonly string[]): Map<string, [messages: number, passed: number]> {
  const sums = new Map<string, [number, number]>()
  const rows = files
    .join('')
    .matchAll(
      /<source_ip>(.*?)<\/source_ip><count>(\d+)<\/count>\s*<policy_evaluated>.*?<dkim>(\w+)<\/dkim><spf>(\w+)</gs,
    )
  for (const [, source = '', count, dkim, spf] of rows) {
    const [messages, passed] = sums.get(source) ?? [0, 0]
    const passes = dkim === 'pass' || spf === 'pass'
    sums.set(source, [messages + Number(count), passed + (passes ? Number(count) : 0)])
  }
  return sums
}

const mailOf = (xml: string) =>
  [
    'Received: from mx.receiver.example (mx.receiver.example [185.1.2.3]) by relay.example; Sun, 29 Nov 2026 10:00:00 +0000',
    ...['From: Receiver <reports@receiver.example>', 'Subject: Report Domain', 'MIME-Version: 1.0'],
    ...['Content-Type: text/xml', '', xml.replace(/\n/g, '\r\n'), ''],
  ].join('\r\n')

let own: OwnDatabase | undefined
let dns: Awaited<ReturnType<typeof startDnsServer>> | undefined
const folders: string[] = []
afterAll(async () => {
  await own?.drop()
  await dns?.close()
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

type Member = { url: string; smtpPort: number; start(): Promise<void>; kill(): Promise<unknown> }

async function createMember(env: Record<string, string>): Promise<Member> {
  const folder = await mkdtemp(join(tmpdir(), 'postproof-reports-'))
  folders.push(folder)
  const [port, smtpPort] = [await freePort(), await freePort()]
  let program: Program
  const own = { PORT: `${port}`, SMTP_PORT: `${smtpPort}`, DATA_DIR: folder }
  return {
    ...{ url: `http://localhost:${port}`, smtpPort },
    start: async () => {
      program = await startReady({ ...env, ...own })
    },
    kill: () => end(program, 'SIGKILL'),
  }
}

test('every report that was acknowledged counts, and once', async () => {
  own = await ownDatabase()
  dns = await startDnsServer({
    'receiver.example': { TXT: ['v=spf1 ip4:185.1.2.3 -all'] },
    '_dmarc.receiver.example': { TXT: ['v=DMARC1; p=reject'] },
  })
  const env = {
    ...{ DATABASE_URL: own.url, DNS_SERVERS: dns.address, SMTP_TRUSTED_RELAYS: '127.0.0.1' },
    ...{ REQUESTS_PER_MINUTE: '1000000', REGISTRATIONS_PER_HOUR: '1000' },
  }
  const members = [await createMember(env), await createMember(env)]
  for (const member of members) await member.start()

  const owner = createBrowser(members[0]!.url)
  const { api_token: token } = (await (
    await owner.post('/api/register', registration('ada@example.org'))
  ).json()) as {
    api_token: string
  }
  await own.sql('update accounts set confirmed_at = now()')
  const { address } = (await (
    await owner.post('/api/domain-reports', { domain: DOMAIN })
  ).json()) as ReportDomain

  const upload = async (member: Member, at: number, xml: string) => {
    const form = new FormData()
    form.append('file', new File([gzipSync(xml)], `${at}.xml.gz`))
    const answer = await fetch(`${member.url}/api/domain-reports/${DOMAIN}/files`, {
      ...{ method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } },
    })
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
  }
  const mail = (member: Member, xml: string) =>
    send(member.smtpPort, address, mailOf(xml), 'reports@receiver.example')

  const files = Array.from({ length: FILES }, (_, at) => xmlOf(at))
  const due = [...files.keys(), ...files.keys()]
    .map((at) => ({ at, order: random.next() }))
    .sort((one, other) => one.order - other.order)
    .map(({ at }) => at)
  const every = Math.max(1, Math.floor(due.length / (KILLS + 1)))
  let [settled, kills] = [0, 0]
  let killing = Promise.resolve()
  const killOne = async () => {
    const victim = members[kills++ % 2]!
    await victim.kill()
    await victim.start()
  }
  const deliver = async (at: number) => {
    for (;;) {
      const member = random.pick(members)
      const sent = (at + settled) % 2 === 0 ? mail(member, files[at]!) : upload(member, at, files[at]!)
      // What was not acknowledged is sent again, as reporters and people do.
      if (
        await sent.then(
          () => true,
          async () => void (await killing),
        )
      )
        break
    }
    if (++settled % every === 0 && kills < KILLS) killing = killing.then(killOne)
  }
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let at = due.pop(); at !== undefined; at = due.pop()) await deliver(at)
    }),
  )
  await killing
  expect(kills).toBe(KILLS)

  // What a killed process had claimed is due in two minutes; here at once, at the start of a process.
  await own.sql('update report_mails set due_at = now()')
  await members[0]!.kill()
  await members[0]!.start()
  const waiting = async () =>
    (await own!.sql<{ count: number }>('select count(*)::int from report_mails'))[0]!.count
  await expect.poll(waiting, { timeout: 300_000, interval: 250 }).toBe(0)
  const summary = (await (
    await fetch(`${members[0]!.url}/api/domain-reports/${DOMAIN}?from=2026-09-01`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).json()) as ReportSummary
  const sums = recount(files)
  const total = [...sums.values()].reduce((one, other) => [one[0] + other[0], one[1] + other[1]], [0, 0])
  expect([summary.reports, summary.messages, summary.passed]).toEqual([FILES, ...total])
  const stored = await own.sql<{ source_ip: string; messages: number; passed: number }>(
    `select source_ip, sum(messages)::int as messages, sum(messages) filter (where passed)::int as passed
    from report_rows group by source_ip`,
  )
  expect(new Map(stored.map((each) => [each.source_ip, [each.messages, each.passed]]))).toEqual(sums)
  expect(summary.refused).toEqual([])
})
