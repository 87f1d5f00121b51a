import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DomainReport } from '#contract/checkers.ts'
import { createServerAuthority } from '../../packages/emulators/server-certificates.ts'
import { createWorld, type Instance, startIn, type World } from './verifier-world.ts'

/** The whole program, which connects to mail servers for a domain report, over HTTP. */

let world: World
let named: Instance
let nameless: Instance
const { issue } = createServerAuthority()

beforeAll(async () => {
  world = await createWorld()
  world.zone['shop-mail.net'] = {}
  await world.domain('shop-mail.net', { tls: issue({ names: ['mx.shop-mail.net'] }) })
  world.zone['closed-mail.net'] = { MX: [[10, 'mx.closed-mail.net']] }
  world.zone['mx.closed-mail.net'] = { A: '11.0.7.1' }
  named = await startIn(world, { SMTP_HOSTNAME: 'mail.prober-host.net' })
  nameless = await startIn(world, { SMTP_HOSTNAME: 'localhost' })
})
afterAll(async () => {
  await named?.close()
  await nameless?.close()
  await world?.close()
})

async function mailServers({ url }: Instance, domain: string) {
  const response = await fetch(`${url}/api/checkers/domain?input=${domain}`)
  const report = (await response.json()) as DomainReport
  const section = report.sections.find(({ id }) => id === 'mail-servers')!
  const reasons = report.not_asked.flatMap((one) => (one.section === 'mail-servers' ? [one.reason] : []))
  return { ...section, reasons }
}

test('a server that answers is shown with its certificate, which no public root knows', async () => {
  const { status, servers } = await mailServers(named, 'shop-mail.net')
  expect(status).toBe('warning')
  expect(servers).toMatchObject([
    { host: 'mx.shop-mail.net', state: 'answered', tls: { version: 'TLSv1.3' } },
  ])
  expect(servers![0]!.certificate).toMatchObject({ faults: ['incomplete'], issuer: 'Test Authority' })
})

test('where nothing answers, large receivers among them, this network is closed', async () => {
  world.zone['gmail.com'] = { MX: [[5, 'mx.gmail-like.net']] }
  world.zone['mx.gmail-like.net'] = { A: '11.0.7.2' }
  const fresh = await startIn(world, { SMTP_HOSTNAME: 'mail.prober-host.net' })
  try {
    const { status, reasons } = await mailServers(fresh, 'closed-mail.net')
    expect([status, reasons.length]).toEqual(['no-data', 1])
    expect(reasons[0]).toContain('cannot open connections to port 25')
  } finally {
    await fresh.close()
  }
})

test('without a public name nothing is connected to', async () => {
  const before = world.dialed.length
  const { status, reasons } = await mailServers(nameless, 'shop-mail.net')
  expect([status, world.dialed.length - before]).toEqual(['no-data', 0])
  expect(reasons[0]).toContain('SMTP_HOSTNAME')
})
