import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import { describeCheck } from '../authentication/check-cases.fixture.ts'
import { check as dnssec } from './dnssec-dane.ts'
import { check as mtaSts } from './mta-sts.ts'
import { check as mx } from './mx.ts'
import { check as tlsRpt } from './tls-rpt.ts'

const common: ZoneDefinition = {
  'example.org': { MX: [[10, 'mail.example.org']] },
  'mail.example.org': { A: '192.0.2.25' },
}
const zone = (changes: ZoneDefinition = {}) => createZone({ ...common, ...changes })
const noFrom = { name: 'no From', status: 'no-data' as const, code: 'no-from-domain', mail: () => '\r\nx' }

describeCheck(mx, zone, [
  { name: 'MX records', status: 'good', code: 'receives', facts: { domain: 'example.org' } },
  {
    name: 'an address alone',
    status: 'good',
    code: 'address-only',
    zone: { 'example.org': { AAAA: '2001:db8::1' } },
  },
  {
    name: 'nothing',
    status: 'bad',
    code: 'no-inbound',
    zone: { 'example.org': { TXT: 'x' } },
    shows: ['MX example.org: no such record', 'A example.org: no such record'],
  },
  {
    name: 'nothing at the bounce domain',
    status: 'bad',
    code: 'no-inbound',
    session: { mailFrom: 'b@gone.example.net' },
    facts: { domain: 'gone.example.net', role: 'bounce' },
  },
  { name: 'null MX', status: 'bad', code: 'null-mx', zone: { 'example.org': { MX: [[0, '.']] } } },
  { name: 'a silent server', status: 'no-data', code: 'unanswered', zone: { 'example.org': 'TIMEOUT' } },
  {
    name: 'addresses unanswered',
    status: 'no-data',
    code: 'unanswered',
    zone: { 'example.org': { TXT: 'x', A: 'SERVFAIL' } },
  },
  { ...noFrom, session: { mailFrom: '' } },
])

const url = 'https://mta-sts.example.org/.well-known/mta-sts.txt'
const policy = (mode: string, host = 'mail.example.org') =>
  `version: STSv1\r\nmode: ${mode}\r\nmx: ${host}\r\nmax_age: 604800\r\n`
const sts = (text: string | string[]) => ({ '_mta-sts.example.org': { TXT: text } })
const published = sts('v=STSv1; id=20261120;')

describeCheck(mtaSts, zone, [
  {
    name: 'enforce',
    status: 'good',
    code: 'enforced',
    zone: published,
    http: { [url]: { body: policy('enforce') } },
    facts: { mode: 'enforce', uncovered: [] },
  },
  {
    name: 'a wildcard, in testing',
    status: 'good',
    code: 'testing',
    zone: published,
    http: { [url]: { body: policy('testing', '*.example.org') } },
  },
  {
    name: 'nothing',
    status: 'warning',
    code: 'missing',
    shows: ['TXT _mta-sts.example.org: the name does not exist'],
    steps: [
      'Create a text file. First line: version: STSv1',
      'Second line: mode: testing',
      'Then one line for each mail server: mx: mail.example.org',
      'Last line: max_age: 604800',
    ],
    records: ['v=STSv1; id=1;'],
  },
  {
    name: 'no id',
    status: 'warning',
    code: 'record-broken',
    zone: sts('v=STSv1;'),
    records: ['v=STSv1; id=1;'],
  },
  {
    name: 'two records',
    status: 'warning',
    code: 'record-broken',
    zone: sts(['v=STSv1; id=1;', 'v=STSv1; id=2;']),
    records: ['v=STSv1; id=2;'],
  },
  {
    name: '404',
    status: 'warning',
    code: 'policy-unreachable',
    zone: published,
    http: { [url]: { status: 404 } },
    facts: { reason: 'status-404' },
    says: `The MTA-STS policy could not be fetched from ${url}: the web server answered with status 404.`,
  },
  {
    name: 'a web page in its place',
    status: 'warning',
    code: 'policy-unreachable',
    zone: published,
    http: { [url]: { type: 'text/html', body: '\n<!doctype html><title>Welcome</title>' } },
    facts: { reason: 'web-page' },
    says: `The MTA-STS policy could not be fetched from ${url}: it is a web page, not a policy.`,
  },
  {
    name: 'no host for the policy',
    status: 'warning',
    code: 'policy-unreachable',
    zone: published,
    http: { [url]: 'dns' },
    says: `The MTA-STS policy could not be fetched from ${url}: the host name does not exist.`,
  },
  {
    name: 'bad certificate',
    status: 'warning',
    code: 'policy-unreachable',
    zone: published,
    http: { [url]: 'tls' },
  },
  {
    name: 'no max_age',
    status: 'warning',
    code: 'policy-broken',
    zone: published,
    http: { [url]: { body: 'version: STSv1\nmode: enforce\nmx: mail.example.org\n' } },
  },
  {
    name: 'mode none',
    status: 'warning',
    code: 'mode-none',
    zone: published,
    http: { [url]: { body: policy('none') } },
  },
  {
    name: 'another host',
    status: 'warning',
    code: 'mx-not-covered',
    zone: published,
    http: { [url]: { body: policy('enforce', '*.mail.example.org') } },
    facts: { uncovered: ['mail.example.org'] },
  },
  { name: 'the web is silent', status: 'no-data', code: 'policy-unanswered', zone: published },
  {
    name: 'takes no mail',
    status: 'no-data',
    code: 'no-inbound',
    zone: { 'example.org': { A: '192.0.2.1' } },
    facts: { applies: false },
  },
  {
    name: 'a silent server',
    status: 'no-data',
    code: 'unanswered',
    zone: { '_mta-sts.example.org': 'TIMEOUT' },
  },
  noFrom,
])

const rpt = (text: string | string[]) => ({ '_smtp._tls.example.org': { TXT: text } })

describeCheck(tlsRpt, zone, [
  { name: 'a mailbox', status: 'good', code: 'valid', zone: rpt('v=TLSRPTv1; rua=mailto:t@example.org') },
  {
    name: 'nothing',
    status: 'warning',
    code: 'missing',
    shows: ['TXT _smtp._tls.example.org: the name does not exist'],
    records: [],
  },
  {
    name: 'no rua',
    status: 'warning',
    code: 'broken',
    zone: rpt('v=TLSRPTv1; ra=x'),
    records: [],
  },
  {
    name: 'an address without mailto',
    status: 'warning',
    code: 'broken',
    zone: rpt('v=TLSRPTv1; rua=t@example.org'),
    records: ['v=TLSRPTv1; rua=mailto:t@example.org'],
  },
  {
    name: 'two',
    status: 'warning',
    code: 'several-records',
    zone: rpt(['v=TLSRPTv1; rua=mailto:t@example.org', 'v=TLSRPTv1; rua=mailto:u@example.org']),
    records: ['v=TLSRPTv1; rua=mailto:u@example.org'],
  },
  {
    name: 'a silent server',
    status: 'no-data',
    code: 'unanswered',
    zone: { '_smtp._tls.example.org': 'REFUSED' },
  },
  noFrom,
])

const signedZone = { 'example.org': { ...(common['example.org'] as object), DS: '12345 13 2 ABCD' } }

describeCheck(dnssec, zone, [
  {
    name: 'signed, with TLSA',
    status: 'good',
    code: 'dane',
    zone: { ...signedZone, '_25._tcp.mail.example.org': { TLSA: '3 1 1 ABCD' } },
    facts: { dnssec: true, dane: ['_25._tcp.mail.example.org'] },
  },
  { name: 'signed', status: 'good', code: 'dnssec', zone: signedZone },
  {
    name: 'TLSA without a signature',
    status: 'no-data',
    code: 'absent',
    zone: { '_25._tcp.mail.example.org': { TLSA: '3 1 1 ABCD' } },
    facts: { applies: false },
  },
  {
    name: 'a silent server',
    status: 'no-data',
    code: 'unanswered',
    zone: { 'example.org': { ANY: 'TIMEOUT' } },
  },
  noFrom,
])
