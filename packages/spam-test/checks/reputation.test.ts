import type { ListAnswer } from '@postproof/blacklists/types'
import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import { describe, expect, test } from 'vitest'
import { type Case, describeCheck, runCase, unreachable } from '../authentication/check-cases.fixture.ts'
import { makeKey, PLAIN_MAIL, RECEIVED_AT, sign } from '../authentication/fixture.ts'
import { check as age } from './domain-age.ts'
import { check as domains } from './domain-dnsbl.ts'
import { checks } from './index.ts'
import { check as addresses } from './ip-dnsbl.ts'

const key = makeKey()
const common: ZoneDefinition = {
  's1._domainkey.example.org': { TXT: key.record },
  's1._domainkey.esp.example.net': { TXT: key.record },
}
const zone = (changes: ZoneDefinition = {}) => createZone({ ...common, ...changes })

const answer = (changes: Partial<ListAnswer>): ListAnswer => ({
  list: 'spamhaus-zen',
  name: 'Spamhaus ZEN',
  tier: 1,
  kind: 'block',
  state: 'listed',
  codes: ['127.0.0.2'],
  meaning: 'sends spam',
  severity: 'major',
  reason: null,
  removalUrl: 'https://check.example.net/',
  ms: 1,
  ...changes,
})
const spamhaus = { status: 'bad' as const, answers: [answer({})] }
const policy = { status: 'bad' as const, answers: [answer({ severity: 'policy', codes: ['127.0.0.10'] })] }
const minor = {
  status: 'warning' as const,
  answers: [answer({ list: 'small', name: 'Small list', tier: 3, severity: 'minor', removalUrl: null })],
}
const silent = {
  status: 'no-data' as const,
  answered: 2,
  answers: [
    answer({ list: 'spamcop', name: 'SpamCop', state: 'not-listed', codes: [], severity: null, meaning: '' }),
    answer({ state: 'refused', codes: [], severity: null, meaning: 'the list refuses public resolvers' }),
    answer({
      list: 'b',
      name: 'Barracuda',
      state: 'timeout',
      codes: [],
      severity: null,
      meaning: 'no answer in time',
    }),
    answer({ list: 'small', name: 'Small list', tier: 3, state: 'broken', codes: [], severity: null }),
    answer({ list: 'dnswl', name: 'DNSWL', kind: 'allow', state: 'refused', codes: [], severity: null }),
    answer({ list: 'v4', name: 'IPv4 list', state: 'not-applicable', codes: [], severity: null }),
  ],
}
const noLarge = {
  status: 'no-data' as const,
  answered: 0,
  answers: [
    answer({
      list: 'small',
      name: 'Small list',
      tier: 3,
      state: 'broken',
      severity: null,
      meaning: 'its self-test failed',
    }),
  ],
}
const clean = { answers: [answer({ state: 'not-listed', codes: [], severity: null })] }
const esp = { id: 'sendgrid', name: 'SendGrid', evidence: 'x' }

describeCheck(addresses, zone, [
  { name: 'on none', status: 'good', code: 'not-listed', facts: { answered: 5 } },
  {
    name: 'Spamhaus',
    status: 'bad',
    code: 'listed',
    lists: { '192.0.2.25': spamhaus },
    says: '192.0.2.25 is on Spamhaus ZEN.',
  },
  {
    name: 'a policy list, of a service',
    status: 'bad',
    code: 'listed',
    lists: { '192.0.2.25': policy },
    esp,
  },
  {
    name: 'a small list',
    status: 'warning',
    code: 'minor-list',
    lists: { '192.0.2.25': minor },
  },
  {
    name: 'refused',
    status: 'no-data',
    code: 'not-answered',
    lists: { '192.0.2.25': silent },
    facts: { silent: ['Spamhaus ZEN', 'Barracuda'] },
    says: '1 of 3 large lists answered, so there is no result. No answer from: Spamhaus ZEN (the list refuses public resolvers); Barracuda (no answer in time).',
  },
  {
    name: 'small lists alone, and none answers',
    status: 'no-data',
    code: 'not-answered',
    lists: { '192.0.2.25': noLarge },
    says: '0 of 1 lists answered, so there is no result. No answer from: Small list (its self-test failed).',
  },
  {
    name: 'from this network',
    status: 'no-data',
    code: 'client-address-private',
    session: { clientAddress: '203.0.113.9', addressUnusable: 'private' },
    says: 'The email came from an IP address that is not public, which no list covers.',
  },
  {
    name: 'an uploaded file',
    status: 'no-data',
    code: 'client-address-unknown',
    session: { clientAddress: null, addressUnusable: 'unknown' },
  },
])

describeCheck(domains, zone, [
  {
    name: 'all names of the mail',
    status: 'good',
    code: 'not-listed',
    mail: () => sign(PLAIN_MAIL, { key, domain: 'esp.example.net' }),
    facts: { subjects: ['example.org', 'mail.example.org', 'esp.example.net'] },
  },
  {
    name: 'the signer',
    status: 'bad',
    code: 'listed',
    mail: () => sign(PLAIN_MAIL, { key, domain: 'esp.example.net' }),
    lists: { 'esp.example.net': { ...spamhaus, subject: 'esp.example.net' }, 'example.org': silent },
    facts: { listed: [{ subject: 'example.net', name: 'Spamhaus ZEN' }] },
    says: 'example.net is on Spamhaus ZEN.',
  },
  {
    name: 'a domain, and with it the host below',
    status: 'bad',
    code: 'listed',
    lists: {
      'example.org': { ...spamhaus, answers: [...spamhaus.answers, ...minor.answers] },
      'mail.example.org': spamhaus,
    },
    facts: {
      listed: [
        { subject: 'example.org', name: 'Spamhaus ZEN' },
        { subject: 'example.org', name: 'Small list' },
      ],
    },
    says: 'example.org is on Spamhaus ZEN and Small list.',
  },
  {
    name: 'a host alone, its domain being clean',
    status: 'bad',
    code: 'listed',
    lists: { 'example.org': clean, 'mail.example.org': spamhaus },
    says: 'mail.example.org is on Spamhaus ZEN.',
  },
  {
    name: 'two domains',
    status: 'bad',
    code: 'listed',
    mail: () => sign(PLAIN_MAIL, { key, domain: 'esp.example.net' }),
    lists: { 'example.org': spamhaus, 'esp.example.net': minor },
    says: 'example.org is on Spamhaus ZEN; example.net is on Small list.',
  },
  { name: 'a small list', status: 'warning', code: 'minor-list', lists: { 'example.org': minor } },
  {
    name: 'one name unanswered',
    status: 'no-data',
    code: 'not-answered',
    lists: { 'mail.example.org': silent },
  },
  {
    name: 'no names',
    status: 'no-data',
    code: 'no-domains',
    mail: () => '\r\nx',
    session: { helo: 'localhost' },
  },
])

const server = 'rdap.example.net'
/** Registered so many days before the mail came. */
const since = (days: number) => ({
  'example.org': { outcome: 'found' as const, at: RECEIVED_AT - days * 86_400_000, ends: null, server },
})
const said = (outcome: 'no-date' | 'not-found' | 'bad-answer') => ({ 'example.org': { outcome, server } })

describeCheck(age, zone, [
  { name: 'nobody to ask', status: 'no-data', code: 'not-configured', facts: { applies: false } },
  {
    name: 'years',
    status: 'good',
    code: 'established',
    registered: since(4000),
    facts: { domain: 'example.org', registered: '2015-12-08', days: 4000 },
  },
  { name: 'thirty days', status: 'good', code: 'established', registered: since(30) },
  {
    name: 'almost thirty',
    status: 'warning',
    code: 'weeks-old',
    registered: since(29.9),
    facts: { days: 29 },
  },
  { name: 'a week', status: 'warning', code: 'weeks-old', registered: since(7) },
  {
    name: 'six days',
    status: 'bad',
    code: 'days-old',
    registered: since(6.9),
    shows: ['RDAP of rdap.example.net: example.org: registration 2026-11-13'],
    says: 'example.org was registered on 2026-11-13: it is 6 days old, and many filters trust no domain that young.',
  },
  { name: 'today', status: 'bad', code: 'days-old', registered: since(0), facts: { days: 0 } },
  {
    name: 'of the organization, not of the host',
    status: 'bad',
    code: 'days-old',
    mail: () => PLAIN_MAIL.replace('news@example.org', 'news@mail.shop.example.org'),
    registered: since(1),
    facts: { domain: 'example.org' },
  },
  { name: 'later than the mail', status: 'no-data', code: 'bad-answer', registered: since(-2) },
  { name: 'not said', status: 'no-data', code: 'no-date', registered: said('no-date') },
  { name: 'unknown there', status: 'no-data', code: 'not-found', registered: said('not-found') },
  { name: 'not readable', status: 'no-data', code: 'bad-answer', registered: said('bad-answer') },
  {
    name: 'no answer in time',
    status: 'no-data',
    code: 'unanswered',
    registered: { 'example.org': { outcome: 'unanswered', reason: 'timeout', server } },
    says: 'We could not ask the registry (rdap.example.net) about example.org: no answer in time.',
  },
  {
    name: 'too many questions',
    status: 'no-data',
    code: 'unanswered',
    registered: { 'example.org': { outcome: 'unanswered', reason: 'status-429', server } },
    says: 'We could not ask the registry (rdap.example.net) about example.org: status 429.',
  },
  { name: 'no registry', status: 'no-data', code: 'no-registry', registered: {}, facts: { applies: false } },
  { name: 'no From', status: 'no-data', code: 'no-from-domain', mail: () => '\r\nx', registered: {} },
])

describe('without a network', () => {
  const ids = [
    'spf',
    'spf_align',
    'dkim',
    'dmarc',
    'arc',
    'bimi',
    'rdns',
    'helo',
    'mta_sts',
    'tls_rpt',
    'mx',
    'dnssec_dane',
    'ipv6_parity',
    'domain_age',
    'ip_dnsbl',
    'domain_dnsbl',
  ]
  const everyList: Case<unknown>['lists'] = {
    '192.0.2.25': silent,
    'example.org': silent,
    'mail.example.org': silent,
  }
  test.each(ids)('%s says that it could not ask', async (id) => {
    const check = checks.find((one) => one.id === id)!
    const finding = await runCase(check, zone, {
      name: '',
      status: 'no-data',
      code: '',
      mail: () => sign(PLAIN_MAIL, { key }),
      resolver: unreachable,
      lists: everyList,
    })
    // Alignment compares two names of the mail and needs no answer.
    expect(finding.status).toBe(id === 'spf_align' ? 'good' : 'no-data')
  })
})
