import type { DnsAnswer, DnsRecord, Resolver } from '@postproof/engine/world'
import { expect, test } from 'vitest'
import { confirmedNames } from './reverse-names.ts'

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
      ...{ name, type, outcome: records.length > 0 ? 'answer' : 'timeout', records, cnames: [] },
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
