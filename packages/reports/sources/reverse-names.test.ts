import type { DnsAnswer, DnsRecord, Resolver } from '@postproof/engine/world'
import { expect, test } from 'vitest'
import type { AggregateReport } from '../types.ts'
import { confirmedNames, reverseNamesOf } from './reverse-names.ts'
import { summarize } from './summary.ts'

const zone: Record<string, DnsRecord[]> = {
  'PTR 1.2.0.192.in-addr.arpa': [{ type: 'PTR', name: '', ttl: 60, target: 'Mail.Example.org.' }],
  'A mail.example.org': [{ type: 'A', name: '', ttl: 60, address: '192.0.2.1' }],
  'PTR 2.2.0.192.in-addr.arpa': [{ type: 'PTR', name: '', ttl: 60, target: 'mail.google.com.' }],
  'A mail.google.com': [{ type: 'A', name: '', ttl: 60, address: '142.250.0.1' }],
  'PTR 3.2.0.192.in-addr.arpa': [
    { type: 'PTR', name: '', ttl: 60, target: 'lost.example.net.' },
    { type: 'PTR', name: '', ttl: 60, target: 'found.example.net.' },
  ],
  'A found.example.net': [{ type: 'A', name: '', ttl: 60, address: '192.0.2.3' }],
}
const resolver: Resolver = {
  async lookup(name, type): Promise<DnsAnswer> {
    const records = zone[`${type} ${name}`] ?? []
    return {
      ...{ name, type, records, cnames: [] },
      outcome: records.length > 0 ? 'answer' : name.startsWith('5.') ? 'nxdomain' : 'timeout',
      ...{ ttl: 0, authenticated: false, server: 'standin', ms: 0, at: 0 },
    }
  },
}

test('only names that lead back to the address count', async () => {
  const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '2001:db8::1', 'nonsense']
  expect([...(await confirmedNames(addresses, resolver))]).toEqual([
    ['192.0.2.1', 'mail.example.org'],
    ['192.0.2.3', 'found.example.net'],
  ])
})

test('an address without a name is told from one without an answer', async () => {
  const addresses = ['192.0.2.1', '192.0.2.4', '192.0.2.5']
  expect([...(await reverseNamesOf(addresses, resolver))]).toEqual([
    ['192.0.2.1', 'mail.example.org'],
    ['192.0.2.5', null],
  ])
})

const failing = (sourceIp: string): AggregateReport['rows'][number] => ({
  ...{ sourceIp, sourceIpWritten: sourceIp, count: 10, disposition: 'none', dkim: 'fail', spf: 'fail' },
  ...{ passed: false, reasons: [], headerFrom: 'shop.example', envelopeFrom: null, envelopeTo: null },
  ...{ dkimResults: [], spfResults: [] },
})
const policy = { p: 'none', sp: null, np: null, adkim: null, aspf: null, pct: null, fo: null } as const
const report: AggregateReport = {
  ...{ kind: 'aggregate', file: '', containers: [], member: null, reporter: 'one.example', id: '1' },
  ...{ domain: 'shop.example', begin: 1_700_000_000, end: 1_700_086_399, problems: [], namespace: null },
  ...{ version: null, email: '', extraContact: null, generator: null, errors: [] },
  policy: { ...policy, testing: null, discoveryMethod: null },
  rows: [failing('185.1.2.3'), failing('185.1.2.4'), failing('185.1.2.5')],
}

test('what the owner said of an address stays with that address, and is not said of its network', () => {
  const reverseNames = new Map(report.rows.map(({ sourceIp }) => [sourceIp!, 'mx.host.example']))
  const sources = (options: object) =>
    summarize([report], { reverseNames, ...options })[0]!.sources.map(
      ({ name, verdict, messages }) => `${name.name} ${verdict} ${messages}`,
    )
  expect(sources({})).toEqual(['host.example unclear 30'])
  expect(sources({ denied: new Set(['185.1.2.4']) })).toEqual([
    'host.example unclear 20',
    '185.1.2.4 stranger 10',
  ])
  expect(sources({ confirmed: new Set(['185.1.2.4']) })).toEqual([
    'host.example unclear 20',
    '185.1.2.4 broken 10',
  ])
})
