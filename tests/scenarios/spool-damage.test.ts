import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Session } from '@postproof/spam-test/types'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReadinessAnswer } from '#api/health.ts'
import type { IssuedAddress } from '#contract/spam-test.ts'
import type { SpoolCheck } from '#platform/health/spool-check.ts'
import { openSpool } from '#storage/spool/open.ts'
import { listSegments } from '#storage/spool/segment.ts'
import { postproof } from '../command-line.ts'
import { exampleDns, examples, startInstance } from '../instance.ts'

/**
 * An instance starts over a spool of which one mail is damaged and one cannot be understood: the others have their
 * reports, and the operator is told.
 */

let folder: string
let spoolFolder: string
let dns: Awaited<ReturnType<typeof exampleDns>>
beforeAll(async () => {
  dns = await exampleDns()
  folder = await mkdtemp(join(tmpdir(), 'postproof-damaged-'))
  spoolFolder = join(folder, 'spool')
})
afterAll(async () => {
  await dns.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

const session: Session = {
  source: 'smtp',
  clientAddress: null,
  addressUnusable: 'private',
  addressFrom: 'connection',
  helo: 'client.example',
  mailFrom: 'a@example.org',
  recipients: [],
  tls: null,
  tlsOffered: true,
  smtputf8: false,
  transcript: [],
  receivedAt: Date.now(),
  hostname: 'localhost.test',
}

/** As if the last process had been killed right after it answered 250. */
async function leaveInSpool(addresses: IssuedAddress[]): Promise<void> {
  const raw = await readFile(join(examples, 'good-newsletter.eml'))
  const spool = await openSpool(spoolFolder)
  for (const { id } of addresses)
    await spool.write({ id: `spool-${id}`, meta: { addressId: id, session }, raw })
  await spool.write({ id: 'odd', meta: { addressId: 'x', session: null }, raw })
  await spool.close()
  const { path } = (await listSegments(spoolFolder))[0]!
  const octets = await readFile(path)
  octets[octets.length >> 2]! ^= 1 // within the first of four
  await writeFile(path, octets)
}

const check = async () => {
  const { code, out } = await postproof(['spool', 'check', '--json'], { DATA_DIR: folder })
  return { code, state: JSON.parse(out) as SpoolCheck }
}

test('what is whole has its report, what is not is set aside, told and counted', async () => {
  expect(await postproof(['spool', 'check'], { DATA_DIR: folder })).toMatchObject({
    code: 2,
    errors: `There is no spool in ${folder}.\n`,
  })
  const first = await startInstance({ DATA_DIR: folder, DNS_SERVERS: dns.address })
  const addresses = await Promise.all(Array.from({ length: 3 }, () => first.browser.address()))
  await first.running.close()
  expect(await check()).toEqual({
    code: 0,
    state: { whole: true, mails: 0, octets: 0, damaged: [], aside: [] },
  })

  await leaveInSpool(addresses)
  const damaged = await check()
  expect(damaged).toMatchObject({
    code: 1,
    state: { whole: false, mails: 3, damaged: [{ offset: 0 }], aside: [] },
  })

  let text = ''
  const write = (line: string) => {
    text += line
  }
  const second = await startInstance(
    { DATA_DIR: folder, LOG_LEVEL: 'error', DNS_SERVERS: dns.address },
    {},
    { write },
  )
  try {
    for (const { id } of addresses.slice(1)) {
      expect((await second.browser.result(id)).status).toBe('completed')
    }
    expect(await second.browser.json(`/api/emails/${addresses[0]!.id}/results`)).toMatchObject({
      status: 'waiting',
    })
    const names = await readdir(join(spoolFolder, 'damaged'))
    expect(names.length).toBe(2)
    const lines = text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ segment }) => segment)
    expect(lines).toMatchObject([
      { segment: '0000000001', offset: 0, octets: damaged.state.damaged[0]!.octets, why: 'damaged' },
      { segment: '0000000001', why: 'not what a mail has beside it' },
    ])
    expect(lines.map(({ file }) => file)).toEqual(
      names.toSorted().map((name) => join(spoolFolder, 'damaged', name)),
    )

    const spool = async () =>
      (await second.browser.json<ReadinessAnswer>('/readyz')).parts.find(({ id }) => id === 'spool')
    expect(await second.browser.json('/readyz')).toMatchObject({ ok: true })
    expect(await spool()).toEqual({
      id: 'spool',
      status: 'warning',
      codes: ['health.spool.damaged', 'health.spool.see'],
      detail: '2 damaged pieces are in DATA_DIR/spool/damaged. See docs/en/operate/monitoring.md.',
    })
    // While it runs.
    const told = await postproof(['spool', 'check'], { DATA_DIR: folder })
    expect(told).toMatchObject({ code: 1, out: expect.stringContaining('2 pieces were set aside:') })
    for (const name of names) expect(told.out).toContain(join(spoolFolder, 'damaged', name))

    for (const name of names) await rm(join(spoolFolder, 'damaged', name))
    expect(await spool()).toMatchObject({ status: 'good' })
    expect((await check()).code).toBe(0)
  } finally {
    await second.close()
  }
})
