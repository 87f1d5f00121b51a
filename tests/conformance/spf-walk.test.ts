import { readFileSync } from 'node:fs'
import { createZone, type ZoneDefinition, type ZoneNode } from '@postproof/dns/zone'
import { canonicalAddress } from '@postproof/engine/addresses'
import { checkSpf } from '@postproof/records/spf/check'
import { walkSpf } from '@postproof/records/spf/walk'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { dataSet } from '../data-set.ts'

/**
 * Our own walk explains which term decided; the verdict is the evaluator's. Both must say the same of the RFC 7208
 * suite, or the explanation is left out of a report too often to be of use.
 */
const suite = dataSet('rfc7208/rfc7208-tests.yml')

type Case = { helo: string; host: string; mailfrom: string; result: string | string[] }
type Entry = 'TIMEOUT' | Record<string, unknown>
type Scenario = { tests: Record<string, Case>; zonedata: Record<string, Entry[]> }

function toNode(entries: Entry[]): ZoneNode {
  const values = (type: string) =>
    entries.flatMap((entry) => (entry !== 'TIMEOUT' && type in entry ? [entry[type]] : []))
  const node: ZoneNode = entries.includes('TIMEOUT') ? { ANY: 'TIMEOUT' } : {}
  for (const type of ['A', 'AAAA', 'MX', 'PTR'] as const)
    if (values(type).length > 0) node[type] = values(type) as never
  if (values('CNAME').length > 0) node.CNAME = values('CNAME')[0] as string
  const texts = values('TXT').length > 0 ? values('TXT') : values('SPF')
  const real = texts.filter((text) => text !== 'NONE') as (string | string[])[]
  if (real.length > 0) node.TXT = real
  return node
}

async function walkCase({ zonedata }: Scenario, { helo, host, mailfrom }: Case) {
  const zone: ZoneDefinition = Object.fromEntries(
    Object.entries(zonedata).map(([name, entries]) => [name, toNode(entries)]),
  )
  const sender =
    mailfrom === '' ? `postmaster@${helo}` : mailfrom.includes('@') ? mailfrom : `postmaster@${mailfrom}`
  const whole = sender.startsWith('@') ? `postmaster${sender}` : sender
  const domain = whole.slice(whole.lastIndexOf('@') + 1).toLowerCase()
  return walkSpf(domain, { ip: canonicalAddress(host) ?? host, sender: whole, helo }, createZone(zone))
}

describe.skipIf(!suite.isHere)(`RFC 7208 suite${suite.why}`, () => {
  test('the walk comes to the same results', async () => {
    const scenarios = parseAllDocuments(readFileSync(suite.path, 'utf8'))
      .map((document) => document.toJS() as Scenario | null)
      .filter((scenario) => scenario !== null)
    const failed: string[] = []
    let total = 0
    for (const scenario of scenarios) {
      for (const [name, one] of Object.entries(scenario.tests)) {
        total++
        const { result } = await walkCase(scenario, one)
        if (![one.result].flat().includes(result)) failed.push(`${name}: ${result}, not ${one.result}`)
      }
    }
    expect({ failed, total }).toEqual({ failed: [], total: 203 })
  })
})

describe.skipIf(!suite.isHere)(`a report on every domain of the suite${suite.why}`, () => {
  test('gives the verdict, names the term, and has a finding for every permanent error', async () => {
    const scenarios = parseAllDocuments(readFileSync(suite.path, 'utf8'))
      .map((document) => document.toJS() as Scenario | null)
      .filter((scenario) => scenario !== null)
    const other: string[] = []
    const unexplained: string[] = []
    const missed: string[] = []
    for (const scenario of scenarios) {
      const resolver = createZone(
        Object.fromEntries(
          Object.entries(scenario.zonedata).map(([name, entries]) => [name, toNode(entries)]),
        ),
      )
      for (const [name, { helo, host, mailfrom, result }] of Object.entries(scenario.tests)) {
        const domain = (mailfrom || helo).slice((mailfrom || helo).lastIndexOf('@') + 1).toLowerCase()
        const sender = mailfrom || `postmaster@${helo}`
        const input = { domain, ip: host, sender, helo }
        const report = await checkSpf(input, { resolver, clock: { now: () => 0 } })
        const told = report.details.test
        if (!told || ![result].flat().includes(told.result)) other.push(`${name}: ${told?.result}`)
        if (told?.path === null) unexplained.push(name)
        const rest = report.findings.filter((finding) => finding.id !== 'spf_verdict')
        if (told?.result === 'permerror' && !rest.some((finding) => finding.status === 'bad'))
          missed.push(name)
      }
    }
    // RFC 7208, 4.3 leaves names that the DNS does not allow open: our reader is stricter than the evaluator.
    const open = ['invalid-domain-empty-label', 'invalid-domain-long']
    expect({ other, unexplained, missed }).toEqual({ other: [], unexplained: open, missed: [] })
  })
})
