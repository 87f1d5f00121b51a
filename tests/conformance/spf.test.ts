import { readFileSync } from 'node:fs'
import { createDnsClient } from '@postproof/dns/client'
import { toMailauthResolver } from '@postproof/dns/mailauth-resolver'
import { createZone, type ZoneDefinition, type ZoneNode } from '@postproof/dns/zone'
import type { Resolver } from '@postproof/engine/world'
import { spf } from 'mailauth/lib/spf/index.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { type DnsServer, startDnsServer } from '../../packages/emulators/dns-server.ts'
import { dataSet } from '../data-set.ts'

/**
 * The SPF test suite of openspf.org for RFC 7208, read in place. Its zones give each SPF entry for TXT as well,
 * unless the name has TXT entries of its own.
 */
const suite = dataSet('rfc7208/rfc7208-tests.yml')

type Case = { helo: string; host: string; mailfrom: string; result: string | string[]; explanation?: string }
type Entry = 'TIMEOUT' | Record<string, unknown>
type Scenario = { description: string; tests: Record<string, Case>; zonedata: Record<string, Entry[]> }
type Told = { result: string; explanation: string }

function readSuite(): Scenario[] {
  const documents = parseAllDocuments(readFileSync(suite.path, 'utf8'))
  return documents
    .map((document) => document.toJS() as Scenario | null)
    .filter((scenario) => scenario !== null)
}

function toZone(zonedata: Scenario['zonedata']): ZoneDefinition {
  return Object.fromEntries(Object.entries(zonedata).map(([name, entries]) => [name, toNode(entries)]))
}

function toNode(entries: Entry[]): ZoneNode {
  const values = (type: string) =>
    entries.flatMap((entry) => (entry !== 'TIMEOUT' && type in entry ? [entry[type]] : []))
  const node: ZoneNode = {}
  if (entries.includes('TIMEOUT')) node.ANY = 'TIMEOUT'
  for (const type of ['A', 'AAAA', 'MX', 'PTR', 'CNAME'] as const) {
    if (values(type).length > 0) node[type] = (type === 'CNAME' ? values(type)[0] : values(type)) as never
  }
  const spf = values('SPF')
  const txt = values('TXT')
  const texts = (txt.length > 0 ? txt : spf).filter((text) => text !== 'NONE') as (string | string[])[]
  if (spf.length > 0) node.SPF = spf as string[]
  if (texts.length > 0) node.TXT = texts
  return node
}

async function evaluate(resolver: Resolver, { helo, host, mailfrom }: Case): Promise<Told> {
  const told = await spf({
    sender: mailfrom,
    ip: host,
    helo,
    mta: 'receiver.example',
    strict: true,
    resolver: toMailauthResolver(resolver),
  } as Parameters<typeof spf>[0])
  return { result: told.status.result, explanation: told.explanation ?? '' }
}

/** The cases that went otherwise than the suite allows, of all; explanations compare without case. */
async function runSuite(resolverFor: (zone: ZoneDefinition) => Promise<Resolver>) {
  const failed: string[] = []
  const unexplained: string[] = []
  let total = 0
  const scenarios = readSuite().map(async (scenario) => {
    const resolver = await resolverFor(toZone(scenario.zonedata))
    const cases = Object.entries(scenario.tests)
    return Promise.all(cases.map(async ([name, one]) => ({ name, one, told: await evaluate(resolver, one) })))
  })
  for (const cases of await Promise.all(scenarios)) {
    for (const { name, one, told } of cases) {
      total++
      const { result, explanation } = told
      const wanted = one.explanation === 'DEFAULT' ? undefined : one.explanation
      if (wanted?.toLowerCase() !== (wanted && explanation.toLowerCase()))
        unexplained.push(`${name}: ${explanation}`)
      if (![one.result].flat().includes(result)) failed.push(`${name}: ${result}, not ${one.result}`)
    }
  }
  return { failed, unexplained, passed: total - failed.length, total }
}

const allPassed = { failed: [], unexplained: [], passed: 203, total: 203 }

describe.skipIf(!suite.isHere)(`RFC 7208 suite${suite.why}`, () => {
  test('passes 203 of 203 over the zone in memory', async () => {
    expect(await runSuite(async (zone) => createZone(zone))).toEqual(allPassed)
  })

  test('passes 203 of 203 over the DNS client and a server on loopback', async () => {
    const open: { close(): unknown }[] = []
    const outcome = await runSuite(async (zone) => {
      const server = await startDnsServer(zone)
      const client = createDnsClient({ servers: [server.address] })
      open.push(client, server)
      return client
    })
    for (const one of open) await one.close()
    expect(outcome).toEqual(allPassed)
  })
})

describe('names that only macros make', () => {
  let server: DnsServer
  beforeAll(async () => {
    server = await startDnsServer({
      'example.org': { TXT: 'v=spf1 exists:%{l}.x.example -all' },
      'bounce+abc=user.x.example': { A: '127.0.0.2' },
    })
  })
  afterAll(() => server.close())

  test.each([
    ['bounce+abc=user@example.org', 'pass'],
    ['bounce+abd=user@example.org', 'fail'],
  ])('%s: %s', async (mailfrom, result) => {
    const client = createDnsClient({ servers: [server.address] })
    const told = await evaluate(client, { helo: 'mx.example.org', host: '192.0.2.1', mailfrom, result })
    client.close()
    expect(told.result).toBe(result)
  })
})
