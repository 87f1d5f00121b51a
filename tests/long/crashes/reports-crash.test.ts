import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { groupBy } from '@postproof/engine/group-by'
import { afterAll, expect, test } from 'vitest'
import type { ReportDomain, ReportSummary } from '#contract/domain-reports.ts'
import { startDnsServer } from '../../../packages/emulators/dns-server.ts'
import { createRandom } from '../../../packages/emulators/random.ts'
import { createBrowser, freePort, send } from '../../instance.ts'
import { type OwnDatabase, ownDatabase } from '../../postgres/database.ts'
import type { Program } from '../../processes/program.ts'
import { end, startReady } from '../../processes/programs-of-test.ts'
import { registration } from '../../scenarios/accounts-world.ts'
import { type File, FROM, reportFiles } from './report-files.ts'

/**
 * Two processes on one database take DMARC reports by mail and by upload, each report twice and in no order, and are killed
 * (kill -9) again and again. The sums are those of a plain recount of the files: of OpenDMARC, of rspamd, and made up.
 * FILES (made up), KILLS and REPORT_FOLDER (files of real programs, with the totals of recount.py) ask for more than `.ci/run`.
 */

const FILES = Number(process.env.FILES ?? 60)
const KILLS = Number(process.env.KILLS ?? 3)
const MAILS = Number(process.env.MAILS ?? 2_000)
const FOLDER = process.env.REPORT_FOLDER ?? join(import.meta.dirname, '../../../packages/reports/made')
/** Deliveries under way at once. */
const AT_ONCE = 6
const SEED = 20_261_130
const RECEIVED =
  'Received: from mx.receiver.example (mx.receiver.example [185.1.2.3]) by relay.example; Sun, 29 Nov 2026 10:00:00 +0000'

/** A file takes a busy machine a fifth of a second, and a kill six. */
const LIMIT = 600_000 + FILES * 400 + KILLS * 6_000

const random = createRandom(SEED)

type Delivery = { by: 'mail' | 'upload'; batch: File[] }

const shuffled = <T>(items: T[]): T[] =>
  items
    .map((item) => ({ item, order: random.next() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item)

/** Half by mail, as far as MAILS goes: a mail is proved and read by itself. The others are uploaded, up to 20 at once. */
function byMailAndUpload(files: File[]): Delivery[] {
  const mails = Math.min(MAILS, Math.floor(files.length / 2))
  const uploads = [...groupBy(files.slice(mails), ({ domain }) => domain).values()].flatMap((group) => {
    const batches: File[][] = []
    for (let at = 0; at < group.length; at += batches.at(-1)!.length)
      batches.push(group.slice(at, at + random.whole(1, 20)))
    return batches
  })
  return [
    ...files.slice(0, mails).map((file) => ({ by: 'mail' as const, batch: [file] })),
    ...uploads.map((batch) => ({ by: 'upload' as const, batch })),
  ]
}

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

test(
  'every report that was acknowledged counts, and once',
  async () => {
    const { files, expected } = reportFiles(FOLDER, FILES, SEED)
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
    const addresses = new Map<string, string>()
    for (const domain of expected.keys()) {
      const { address } = (await (await owner.post('/api/domain-reports', { domain })).json()) as ReportDomain
      addresses.set(domain, address)
    }

    const upload = async (member: Member, batch: File[]) => {
      const form = new FormData()
      for (const { name, octets } of batch) form.append('file', new Blob([Buffer.from(octets)]), name)
      const answer = await fetch(`${member.url}/api/domain-reports/${batch[0]!.domain}/files`, {
        ...{ method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } },
      })
      if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`)
    }
    const mail = (member: Member, [file]: File[]) => {
      const address = addresses.get(file!.domain)!
      return send(member.smtpPort, address, file!.mail(RECEIVED, address), FROM)
    }

    const due = shuffled(byMailAndUpload(shuffled([...files, ...files])))
    const every = Math.max(1, Math.floor(due.length / (KILLS + 1)))
    let [settled, kills] = [0, 0]
    let killing = Promise.resolve()
    const killOne = async () => {
      const victim = members[kills++ % 2]!
      await victim.kill()
      await victim.start()
    }
    const deliver = async ({ by, batch }: Delivery) => {
      const first = random.whole(0, 1)
      for (let tries = 0; ; tries++) {
        const member = members[(first + tries) % 2]!
        const sent = by === 'mail' ? mail(member, batch) : upload(member, batch)
        const isTaken = await sent.then(
          () => true,
          () => false,
        )
        if (isTaken) break
        // What was not acknowledged is sent again, as reporters and people do; to the process that is left, then to both.
        if (tries % 2 === 1) await killing
      }
      // One of those who deliver waits for the kill, so that kills keep pace with deliveries.
      if (++settled % every === 0 && settled / every <= KILLS) {
        killing = killing.then(killOne)
        await killing
      }
    }
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = due.pop(); next; next = due.pop()) await deliver(next)
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
    await expect.poll(waiting, { timeout: LIMIT / 2, interval: 250 }).toBe(0)
    for (const [domain, { reports, messages, passed }] of expected) {
      const summary = (await (
        await fetch(`${members[0]!.url}/api/domain-reports/${domain}?from=2026-08-01`, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).json()) as ReportSummary
      expect([domain, summary.reports, summary.messages, summary.passed]).toEqual([
        ...[domain, reports, messages, passed],
      ])
      expect(summary.refused).toEqual([])
    }
    const stored = await own.sql<{ domain: string; source_ip: string; messages: number; passed: number }>(
      `select domain, source_ip, sum(r.messages)::float8 as messages,
      coalesce(sum(r.messages) filter (where passed), 0)::float8 as passed
    from report_rows r join report_domains on report_domains.id = domain_id group by domain, source_ip`,
    )
    expect(
      new Map(stored.map((each) => [`${each.domain} ${each.source_ip}`, [each.messages, each.passed]])),
    ).toEqual(
      new Map(
        [...expected].flatMap(([domain, { sources }]) =>
          [...sources].map(([source, sums]) => [`${domain} ${source}`, sums]),
        ),
      ),
    )
  },
  LIMIT,
)
