import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { List } from '#contract/common.ts'
import type { Comparison } from '#contract/comparison.ts'
import type { TestResult, TestRow } from '#contract/spam-test.ts'
import { startDnsServer } from '../../packages/emulators/dns-server.ts'
import { examples, type Instance, startInstance } from '../instance.ts'
import { type Draft, domainOf } from '../repairs/draft.ts'
import { draftNamed, leftIn, names } from '../repairs/mails.ts'
import { repairs } from '../repairs/repairs.ts'
import { sent } from '../repairs/send.ts'

/**
 * A report, one repair, and the mail is tested again (`WALKS=40`): whatever the comparison, the report and the list of tests
 * say on the way is either marked as not final, or is what they say in the end. Nothing is called repaired or new that is not.
 */
const WALKS = Number(process.env.WALKS ?? 4)
/** What a person waits for, and looks at again. */
const SAMPLE_MS = 200
const WAIT_MS = 120_000

let instance: Instance
let dns: Awaited<ReturnType<typeof startDnsServer>>
let picture: Buffer
const web = createServer((_request, response) =>
  response.writeHead(200, { 'content-type': 'image/png' }).end(picture),
)

beforeAll(async () => {
  picture = await readFile(join(examples, 'web/logo.png'))
  await once(web.listen(0, '127.0.0.1'), 'listening')
  const drafts = await Promise.all(names.map(draftNamed))
  const keys = await Promise.all(drafts.map(async (draft) => (await sent({ ...draft, signed: true })).zone))
  dns = await startDnsServer(Object.assign({}, ...keys))
  instance = await startInstance({
    PICTURES: 'on',
    ALLOW_PRIVATE_NETWORKS: 'on',
    DNS_SERVERS: dns.address,
  })
}, 240_000)
afterAll(async () => {
  await instance?.close()
  await dns?.close()
  web.close()
})

/** Its pictures lie on our own web server; other hosts do not exist. */
const withPictures = (draft: Draft): Draft => {
  const { port } = web.address() as AddressInfo
  const html = draft.html?.replace(
    /(<img\b[^>]*\bsrc=["'])https?:\/\/[^/"']+/gi,
    `$1http://127.0.0.1:${port}`,
  )
  return { ...draft, html: html ?? null }
}

/** What is repaired elsewhere than in the mail would need another zone or another connection. */
const ofMail = (id: string) =>
  repairs[id] && !['spf', 'spf_align', 'dmarc', 'freemail_from', 'rdns', 'tls'].includes(id)

type Said = {
  at: number
  comparison: Comparison | null
  result: TestResult
  row: TestRow
}
type Walk = { mail: string; repair: string; said: Said[] }

async function tested(draft: Draft): Promise<string> {
  const { id, email } = await instance.browser.address()
  const { raw } = await sent(draft)
  await instance.send(email, raw, draft.arrival.mailFrom || `bounce@${domainOf(draft)}`)
  return id
}

async function look(before: string, after: string, begun: number): Promise<Said> {
  const { browser } = instance
  const comparison = await browser.call(`/api/emails/${before}/compare/${after}`)
  const result = await browser.json<TestResult>(`/api/emails/${after}/results`)
  const rows = await browser.json<List<TestRow>>('/api/emails?per_page=100')
  return {
    at: Math.round(performance.now() - begun),
    comparison: comparison.ok ? ((await comparison.json()) as Comparison) : null,
    result,
    row: rows.data.find(({ id }) => id === after)!,
  }
}

const isFinal = ({ result, row }: Said) =>
  result.status === 'completed' && result.features.screenshots !== 'pending' && row.final

async function walk(mail: string, draft: Draft, before: string, repair: string): Promise<Walk> {
  const { results } = await instance.browser.result(before)
  const { status, code } = results.find(({ id }) => id === repair)!
  const finding = { id: repair, status, code, facts: {} } as never
  const begun = performance.now()
  const after = await tested(repairs[repair]!(draft, finding))
  const said: Said[] = []
  do {
    said.push(await look(before, after, begun))
    await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS))
  } while (!isFinal(said.at(-1)!) && performance.now() - begun < WAIT_MS)
  // What is said when nothing is to come any more, and once more after it.
  said.push(await look(before, after, begun))
  return { mail, repair, said }
}

const changes = (comparison: Comparison) => ({
  gone: comparison.findings.gone.map(({ check_id }) => check_id),
  new: comparison.findings.new.map(({ check_id }) => check_id),
})

/** What was said as if it were final, or as repaired or new, and is not so in the end. */
function takenBack({ said }: Walk): string[] {
  const end = said.at(-1)!
  const [last, score] = [changes(end.comparison!), end.result.score]
  return said.flatMap(({ at, comparison, result, row }) => {
    const found: string[] = []
    if (comparison) {
      const { gone, new: fresh } = changes(comparison)
      const wrongly = [
        ...gone.filter((id) => !last.gone.includes(id)),
        ...fresh.filter((id) => !last.new.includes(id)),
      ]
      if (wrongly.length > 0) found.push(`${at} ms: ${wrongly.join(' ')} called repaired or new`)
      if (!comparison.pending && comparison.gain !== end.comparison!.gain)
        found.push(`${at} ms: gain ${comparison.gain} without a mark, ${end.comparison!.gain} in the end`)
    }
    const isDone = result.status === 'completed' && result.features.screenshots !== 'pending'
    if (isDone && result.score !== score) found.push(`${at} ms: score ${result.score}, ${score} in the end`)
    if (row?.final && row.score !== end.row.score)
      found.push(`${at} ms: ${row.score} in the list, ${end.row.score} in the end`)
    return found
  })
}

test(
  `${WALKS} walks from a report over one repair to the next: nothing is taken back`,
  async () => {
    const walks: Walk[] = []
    for (const mail of [...names].slice(0, Math.max(1, Math.min(names.length, WALKS)))) {
      const draft = withPictures(await draftNamed(mail))
      const before = await tested(draft)
      await instance.browser.result(before)
      await instance.browser.pictures(before)
      const { results, fix_first } = await instance.browser.result(before)
      const faults = results.filter(({ status }) => ['bad', 'warning'].includes(status)).map(({ id }) => id)
      const isWalked = (id: string) => ofMail(id) && !leftIn(mail).includes(id)
      const chosen = [...new Set([...fix_first, ...faults])].filter(isWalked)
      for (const repair of chosen.slice(0, Math.ceil(WALKS / names.length)))
        walks.push(await walk(mail, draft, before, repair))
    }
    const soFar = walks.map(
      ({ said }) => said.find(({ comparison }) => comparison?.pending)?.comparison?.gain,
    )
    const ends = walks.map(({ said }) => said.at(-1)!)
    console.info(
      walks
        .map(
          ({ mail, repair, said }, at) =>
            `${mail} ${repair}: ${said.length} looks in ${ends[at]!.at} ms, gain ${soFar[at] ?? '-'} so far, ${ends[at]!.comparison!.gain} in the end`,
        )
        .join('\n'),
    )
    expect(walks.length).toBeGreaterThanOrEqual(Math.min(WALKS, names.length))
    for (const each of ends) expect(isFinal(each)).toBe(true)
    expect(walks.map((each) => [each.mail, each.repair, takenBack(each)])).toEqual(
      walks.map(({ mail, repair }) => [mail, repair, []]),
    )
  },
  30 * 60_000,
)
