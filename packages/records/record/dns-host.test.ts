import type { DnsAnswer } from '@postproof/engine/world'
import { expect, test } from 'vitest'
import { hostFormOf } from './dns-host.ts'

const answer = (name: string, servers: string[]): DnsAnswer => ({
  name,
  type: 'NS',
  outcome: 'answer',
  records: servers.map((target) => ({ type: 'NS' as const, name, ttl: 60, target })),
  cnames: [],
  ttl: 60,
  authenticated: false,
  server: '',
  ms: 0,
  at: 0,
})
const txt = (host: string, value = 'v=DMARC1; p=none') => ({ host, type: 'TXT', value })

test.each<[string, string[], string, [field: string, name: string, zone: string] | null]>([
  [
    'o.test',
    ['ns1.domaincontrol.com', 'ns2.domaincontrol.com'],
    '_dmarc.o.test',
    ['Name', '_dmarc', 'o.test'],
  ],
  ['o.test', ['dns1.registrar-servers.com'], 'o.test', ['Host', '@', 'o.test']],
  ['o.test', ['ns-12.awsdns-34.co.uk', 'ns-1.awsdns-2.org'], 'o.test', ['Record name', '', 'o.test']],
  ['o.test', ['NS1.DigitalOcean.com.'], '_dmarc.mail.o.test', ['Hostname', '_dmarc.mail', 'o.test']],
  ['sub.o.test', ['ada.ns.cloudflare.com'], '_dmarc.sub.o.test', ['Name', '_dmarc', 'sub.o.test']],
  ['o.test', ['ns1.o.test', 'ns2.o.test'], '_dmarc.o.test', null],
  ['o.test', ['ns1.domaincontrol.com', 'ada.ns.cloudflare.com'], '_dmarc.o.test', null],
  ['o.test', ['ns1.domaincontrol.com.evil.test'], '_dmarc.o.test', null],
  ['o.test', ['notdomaincontrol.com'], '_dmarc.o.test', null],
  ['other.test', ['ns1.domaincontrol.com'], '_dmarc.o.test', null],
])('%s by %j: %s', (zone, servers, host, expected) => {
  const form = hostFormOf(txt(host), [answer(zone, servers)])
  expect(form && [form.field, form.name, form.zone]).toEqual(expected)
})

test('the nearest zone decides', () => {
  const dns = [answer('o.test', ['ns1.domaincontrol.com']), answer('sub.o.test', ['ada.ns.cloudflare.com'])]
  expect(hostFormOf(txt('_dmarc.sub.o.test'), dns)?.host.id).toBe('cloudflare')
})

test('values in quotation marks, cut at 255 characters, where the host wants them so', () => {
  const dns = [answer('o.test', ['ns-12.awsdns-34.com'])]
  expect(hostFormOf(txt('o.test', 'a'.repeat(300)), dns)?.value).toBe(
    `"${'a'.repeat(255)}" "${'a'.repeat(45)}"`,
  )
  const plain = [answer('o.test', ['ns1.domaincontrol.com'])]
  expect(hostFormOf(txt('o.test', 'v=spf1 -all'), plain)?.value).toBe('v=spf1 -all')
})
