import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import { describe, expect, test } from 'vitest'
import { describeCheck } from '../authentication/check-cases.fixture.ts'
import { isGenericName } from '../authentication/host-name.ts'
import { check as helo } from './helo.ts'
import { check as ipv6 } from './ipv6-parity.ts'
import { check as rdns } from './rdns.ts'
import { check as tls } from './tls.ts'

const common: ZoneDefinition = {
  'example.org': { TXT: 'v=spf1 ip4:192.0.2.0/24 ip6:2001:db8::25 -all' },
  'mail.example.org': { A: '192.0.2.25', AAAA: '2001:db8::25' },
  '192.0.2.25': { PTR: 'mail.example.org' },
  '2001:db8::25': { PTR: 'mail.example.org' },
}
const zone = (changes: ZoneDefinition = {}) => createZone({ ...common, ...changes })
const privately = { clientAddress: '10.0.0.1', addressUnusable: 'private' as const }
const unknown = { clientAddress: null, addressUnusable: 'unknown' as const }
const esp = { id: 'sendgrid', name: 'SendGrid', evidence: 'x' }

describeCheck(rdns, zone, [
  { name: 'both ways', status: 'good', code: 'confirmed', facts: { confirmed: 'mail.example.org' } },
  {
    name: 'a pool name',
    status: 'warning',
    code: 'generic-name',
    zone: {
      '192.0.2.25': { PTR: '192-0-2-25.pool.example.net' },
      '192-0-2-25.pool.example.net': { A: '192.0.2.25' },
    },
  },
  {
    name: 'no PTR',
    status: 'bad',
    code: 'no-ptr',
    shows: ['PTR 25.2.0.192.in-addr.arpa: no such record'],
    zone: { '192.0.2.25': {} },
    esp,
  },
  {
    name: 'leads elsewhere',
    status: 'bad',
    code: 'no-forward',
    zone: { 'mail.example.org': { A: '192.0.2.99' } },
    records: ['192.0.2.25'],
  },
  {
    name: 'leads elsewhere, at a provider',
    status: 'bad',
    code: 'no-forward',
    zone: { '192.0.2.25': { PTR: 'vm1.example.net' } },
    records: [],
  },
  { name: 'a silent server', status: 'no-data', code: 'unanswered', zone: { '192.0.2.25': 'TIMEOUT' } },
  { name: 'from this network', status: 'no-data', code: 'client-address-private', session: privately },
  { name: 'an uploaded file', status: 'no-data', code: 'client-address-unknown', session: unknown },
])

describeCheck(helo, zone, [
  { name: 'the PTR name', status: 'good', code: 'equals-ptr' },
  {
    name: 'another of its names',
    status: 'good',
    code: 'resolves',
    session: { helo: 'out.example.org' },
    zone: { 'out.example.org': { A: ['192.0.2.24', '192.0.2.25'] } },
  },
  {
    name: 'over IPv6',
    status: 'good',
    code: 'resolves',
    session: { helo: 'out.example.org', clientAddress: '2001:DB8:0::25' },
    zone: { 'out.example.org': { AAAA: '2001:db8::25' } },
  },
  {
    name: 'the name of another server',
    status: 'warning',
    code: 'resolves-elsewhere',
    session: { helo: 'www.example.org' },
    zone: { 'www.example.org': { A: '192.0.2.80' } },
  },
  {
    name: 'a made-up name',
    status: 'warning',
    code: 'does-not-resolve',
    session: { helo: 'srv.corp.local' },
    esp,
  },
  {
    name: 'its address in brackets',
    status: 'warning',
    code: 'address-literal',
    session: { helo: '[192.0.2.25]' },
  },
  {
    name: 'another address in brackets',
    status: 'bad',
    code: 'wrong-literal',
    session: { helo: '[IPv6:2001:db8::1]' },
  },
  {
    name: 'localhost within a private network',
    status: 'no-data',
    code: 'client-address-private',
    session: { ...privately, helo: 'localhost.localdomain' },
  },
  { name: 'nonsense in brackets', status: 'bad', code: 'wrong-literal', session: { helo: '[me]' } },
  { name: 'an address', status: 'bad', code: 'bare-address', session: { helo: '192.0.2.25' } },
  { name: 'localhost', status: 'bad', code: 'localhost', session: { helo: 'localhost.localdomain' } },
  { name: 'a word', status: 'bad', code: 'bare-word', session: { helo: 'DESKTOP-4711' } },
  {
    name: 'a word',
    status: 'bad',
    code: 'bare-word',
    session: { helo: 'laptop' },
  },
  {
    name: 'a silent server',
    status: 'no-data',
    code: 'unanswered',
    session: { helo: 'out.example.org' },
    zone: { 'out.example.org': 'SERVFAIL' },
  },
  {
    name: 'without a known address',
    status: 'no-data',
    code: 'client-address-unknown',
    session: { clientAddress: null, addressUnusable: 'unknown' },
  },
  { name: 'an uploaded file', status: 'no-data', code: 'no-session', session: { helo: null, ...unknown } },
])

describeCheck(tls, zone, [
  { name: '1.3', status: 'good', code: 'modern', facts: { version: 'TLSv1.3' } },
  {
    name: '1.0',
    status: 'warning',
    code: 'old-version',
    session: { tls: { version: 'TLSv1', cipher: 'X' } },
  },
  {
    name: '1.1',
    status: 'warning',
    code: 'old-version',
    session: { tls: { version: 'TLSv1.1', cipher: 'X' } },
  },
  {
    name: 'offered, not used',
    status: 'bad',
    code: 'plaintext',
    session: {
      tls: null,
      transcript: [
        { dir: 'in', line: 'EHLO mail.example.org', at: 1 },
        { dir: 'out', line: '250-STARTTLS', at: 2 },
        { dir: 'in', line: 'MAIL FROM:<bounce@example.org>', at: 3 },
      ],
    },
    esp,
    shows: [
      'SMTP: EHLO mail.example.org',
      'SMTP, offered: 250-STARTTLS',
      'SMTP: MAIL FROM:<bounce@example.org>',
    ],
  },
  { name: 'not offered', status: 'no-data', code: 'not-offered', session: { tls: null, tlsOffered: false } },
  {
    name: 'through a relay',
    status: 'no-data',
    code: 'relayed',
    session: { tls: null, addressFrom: 'trusted-relay' },
  },
  {
    name: 'an uploaded file',
    status: 'no-data',
    code: 'no-session',
    session: { tls: null, tlsOffered: null },
  },
])

const v6 = { clientAddress: '2001:db8::25' }

describeCheck(ipv6, zone, [
  { name: 'named and in SPF', status: 'good', code: 'covered', session: v6 },
  {
    name: 'not in SPF',
    status: 'bad',
    code: 'spf-missing',
    session: v6,
    zone: { 'example.org': { TXT: 'v=spf1 ip4:192.0.2.0/24 -all' } },
    records: ['v=spf1 ip4:192.0.2.0/24 ip6:2001:db8::25 -all'],
  },
  { name: 'no name', status: 'bad', code: 'ptr-missing', session: v6, zone: { '2001:db8::25': {} } },
  {
    name: 'neither',
    status: 'bad',
    code: 'ptr-and-spf-missing',
    session: { clientAddress: '2001:db8::99' },
  },
  { name: 'over IPv4', status: 'no-data', code: 'ipv4', facts: { applies: false } },
  {
    name: 'a silent server',
    status: 'no-data',
    code: 'unanswered',
    session: v6,
    zone: { '2001:db8::25': 'TIMEOUT' },
  },
  { name: 'an uploaded file', status: 'no-data', code: 'client-address-unknown', session: unknown },
])

describe('generic names', () => {
  test.each([
    ['192-0-2-25.pool.example.net', '192.0.2.25', true],
    ['host25.2.0.192.example.net', '192.0.2.25', true],
    ['c0000219.example.net', '192.0.2.25', true],
    ['dynamic-7.example.net', '192.0.2.25', true],
    ['static.25.2.0.192.clients.example.net', '192.0.2.25', true],
    ['mail.example.org', '192.0.2.25', false],
    ['mail25.example.org', '192.0.2.25', false],
    ['a8-29.smtp-out.example.com', '192.0.2.25', false],
    ['mail-ed1-f41.example.com', '192.0.2.25', false],
    ['carpool.example.org', '192.0.2.25', false],
    ['mail.example.org', 'not an address', false],
    ['2001-db8--1.example.net', '2001:db8::1', false],
    ['20010db8000000000000000000000001.example.net', '2001:db8::1', true],
  ])('%s of %s: %s', (name, address, expected) => {
    expect(isGenericName(name, address)).toBe(expected)
  })
})
