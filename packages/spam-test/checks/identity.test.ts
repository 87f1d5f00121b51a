import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import { sealMessage } from 'mailauth'
import { describeCheck } from '../authentication/check-cases.fixture.ts'
import { makeKey, PLAIN_MAIL, RECEIVED_AT, type Signing, sign } from '../authentication/fixture.ts'
import type { Session } from '../types.ts'
import { check as arc } from './arc.ts'
import { check as dkim } from './dkim.ts'
import { check as dmarc } from './dmarc.ts'
import { check as spf } from './spf.ts'
import { check as spfAlign } from './spf-align.ts'

const key = makeKey()
const middling = makeKey(1024)
const weak = makeKey(512)

const spaced = key.record.replaceAll('; ', ' ;  ')
const cut = [spaced.slice(0, 200), spaced.slice(200)]

const common: ZoneDefinition = {
  'cut._domainkey.example.org': { TXT: [cut] },
  'example.org': {
    TXT: 'v=spf1 ip4:192.0.2.0/24 -all',
    MX: [[10, 'mail.example.org']],
  },
  's1._domainkey.example.org': { TXT: key.record },
  'testing._domainkey.example.org': { TXT: key.record.replace('v=DKIM1;', 'v=DKIM1; t=y;') },
  'broken._domainkey.example.org': { TXT: 'v=DKIM1; k=rsa; p=notakey' },
  'middling._domainkey.example.org': { TXT: middling.record },
  'weak._domainkey.example.org': { TXT: weak.record },
  's1._domainkey.esp.example.net': { TXT: key.record },
  '_dmarc.example.org': { TXT: 'v=DMARC1; p=reject; rua=mailto:d@example.org' },
}
const zone = (changes: ZoneDefinition = {}) => createZone({ ...common, ...changes })

const signed =
  (signing: Partial<Signing> = {}) =>
  () =>
    sign(PLAIN_MAIL, { key, ...signing })
const spfRecord = (text: string) => ({ 'example.org': { TXT: text } })
const ses = { id: 'amazon-ses', name: 'Amazon SES', evidence: 'x' }

describeCheck(spf, zone, [
  {
    name: 'allowed',
    status: 'good',
    code: 'pass',
    facts: { lookups: 0, worst: 0, all: '-', lists: true },
    says: 'SPF passes: example.org lists the sending server 192.0.2.25.',
  },
  {
    name: 'allowed by a name made of its address',
    status: 'good',
    code: 'pass',
    zone: {
      ...spfRecord('v=spf1 exists:%{ir}.ok.example.net -all'),
      '25.2.0.192.ok.example.net': { A: '127.0.0.2' },
    },
    facts: { lists: false, everyone: null },
    says: 'SPF passes for 192.0.2.25.',
  },
  {
    name: 'allowed by an all behind an include made of its address',
    status: 'good',
    code: 'pass',
    zone: {
      ...spfRecord('v=spf1 include:%{i}.ok.example.net -all'),
      '192.0.2.25.ok.example.net': { TXT: 'v=spf1 +all' },
    },
    facts: { lists: false, everyone: null },
  },
  {
    name: '+all',
    status: 'bad',
    code: 'allows-everyone',
    zone: spfRecord('v=spf1 mx +all'),
    facts: { passes: true, everyone: 'all', lists: false },
    records: ['v=spf1 mx ip4:192.0.2.25 ~all'],
  },
  {
    name: '+all, and a known service sends',
    status: 'bad',
    code: 'allows-everyone',
    zone: spfRecord('v=spf1 +all'),
    esp: ses,
    records: ['v=spf1 include:amazonses.com ~all'],
  },
  {
    name: 'an all behind an include',
    status: 'bad',
    code: 'allows-everyone',
    zone: { ...spfRecord('v=spf1 include:open.example.net -all'), 'open.example.net': { TXT: 'v=spf1 all' } },
    facts: { everyone: 'all' },
    records: [],
  },
  {
    name: 'every address by range',
    status: 'bad',
    code: 'allows-everyone',
    zone: spfRecord('v=spf1 ip4:0.0.0.0/0 -all'),
    facts: { everyone: 'range', lists: true },
    records: [],
  },
  {
    name: 'every address in two halves',
    status: 'bad',
    code: 'allows-everyone',
    zone: spfRecord('v=spf1 ip4:0.0.0.0/1 ip4:128.0.0.0/1 -all'),
  },
  {
    name: 'a name that exists for whoever sends',
    status: 'bad',
    code: 'allows-everyone',
    zone: { ...spfRecord('v=spf1 exists:yes.example.net -all'), 'yes.example.net': { A: '127.0.0.2' } },
    facts: { everyone: 'range' },
  },
  {
    name: 'a name made of the sender alone',
    status: 'warning',
    code: 'allows-everyone',
    zone: {
      ...spfRecord('v=spf1 exists:%{l}.ok.example.net -all'),
      'bounce.ok.example.net': { A: '127.0.0.2' },
    },
    facts: { everyone: 'sender' },
    records: [],
  },
  {
    name: '~all',
    status: 'warning',
    code: 'softfail',
    zone: spfRecord('v=spf1 mx ~all'),
    records: ['v=spf1 mx ip4:192.0.2.25 ~all'],
  },
  {
    name: '~all of a known service',
    status: 'warning',
    code: 'softfail',
    zone: spfRecord('v=spf1  ip4:198.51.100.1   ~all'),
    esp: ses,
    records: ['v=spf1  ip4:198.51.100.1 include:amazonses.com ~all'],
  },
  {
    name: '?all',
    status: 'warning',
    code: 'neutral',
    zone: spfRecord('v=spf1 ?all'),
    records: ['v=spf1 ip4:192.0.2.25 ?all'],
  },
  {
    name: 'no record, but DKIM is aligned',
    status: 'warning',
    code: 'none-but-signed',
    mail: signed(),
    zone: { 'example.org': {} },
    records: ['v=spf1 ip4:192.0.2.25 ~all'],
  },
  {
    name: 'no record',
    status: 'bad',
    code: 'none',
    zone: { 'example.org': {} },
    shows: ['TXT example.org: no such record'],
    records: ['v=spf1 ip4:192.0.2.25 ~all'],
  },
  {
    name: 'a record with a wrong version',
    status: 'bad',
    code: 'none',
    zone: spfRecord('v=spf10 mx -all'),
    facts: { nearMiss: 'v=spf10 mx -all' },
    records: ['v=spf1 ip4:192.0.2.25 ~all'],
  },
  {
    name: 'refused',
    status: 'bad',
    code: 'fail',
    session: { clientAddress: '198.51.100.7' },
    records: ['v=spf1 ip4:192.0.2.0/24 ip4:198.51.100.7 -all'],
  },
  {
    name: 'refused, at a bounce domain of somebody else',
    status: 'bad',
    code: 'fail',
    session: { mailFrom: 'b@esp.example.net' },
    zone: { 'esp.example.net': { TXT: 'v=spf1 -all' } },
    records: [],
  },
  {
    name: 'two records',
    status: 'bad',
    code: 'several-records',
    zone: { 'example.org': { TXT: ['v=spf1 mx ~all', 'v=spf1 include:amazonses.com -all'] } },
    records: ['v=spf1 mx include:amazonses.com ~all', 'v=spf1 include:amazonses.com -all'],
  },
  {
    name: 'eleven look-ups behind an early match',
    status: 'bad',
    code: 'too-many-lookups',
    zone: {
      ...spfRecord('v=spf1 ip4:192.0.2.25 include:wide.example.org -all'),
      'wide.example.org': {
        TXT: `v=spf1 ${Array.from({ length: 10 }, (_, i) => `a:h${i}.example.org`).join(' ')} ~all`,
      },
      ...Object.fromEntries(
        Array.from({ length: 10 }, (_, i) => [`h${i}.example.org`, { A: '198.51.100.1' }]),
      ),
    },
    facts: { passes: true, lookups: 0, worst: 11, terms: [{ term: 'include:wide.example.org', cost: 11 }] },
    records: [],
  },
  {
    name: 'a syntax error',
    status: 'bad',
    code: 'permerror',
    zone: spfRecord('v=spf1 ipv4:192.0.2.25 -all'),
    facts: { issues: [{ code: 'unknown-mechanism', text: 'ipv4:192.0.2.25' }] },
  },
  {
    name: 'an include without a record',
    status: 'bad',
    code: 'permerror',
    zone: spfRecord('v=spf1 include:gone.example.net -all'),
    facts: { dead: [{ term: 'include:gone.example.net', records: 0 }] },
  },
  { name: 'a silent server', status: 'no-data', code: 'temperror', zone: { 'example.org': 'TIMEOUT' } },
  {
    name: 'sent from this network',
    status: 'no-data',
    code: 'client-address-private',
    session: { clientAddress: '127.0.0.1', addressUnusable: 'private' },
  },
  {
    name: 'an uploaded file',
    status: 'no-data',
    code: 'client-address-unknown',
    session: { clientAddress: null, addressUnusable: 'unknown', mailFrom: null },
  },
  { name: 'no envelope', status: 'no-data', code: 'sender-unknown', session: { mailFrom: null } },
])

describeCheck(spfAlign, zone, [
  { name: 'the same domain', status: 'good', code: 'aligned' },
  {
    name: 'a subdomain',
    status: 'good',
    code: 'aligned',
    session: { mailFrom: 'b@bounce.example.org' },
    facts: { domain: 'bounce.example.org', fromOrg: 'example.org' },
  },
  {
    name: 'a service, with DKIM',
    status: 'warning',
    code: 'only-dkim-aligned',
    session: { mailFrom: 'b@esp.example.net' },
    mail: signed(),
  },
  { name: 'a service', status: 'bad', code: 'not-aligned', session: { mailFrom: 'b@esp.example.net' } },
  {
    name: 'a list for discussion',
    status: 'no-data',
    code: 'list-not-aligned',
    session: { mailFrom: 'talk-bounces@lists.example.net' },
    mail: () => `List-Post: <mailto:talk@lists.example.net>\r\n${PLAIN_MAIL}`,
  },
  {
    name: 'a service, with an unanswered key',
    status: 'no-data',
    code: 'dkim-unknown',
    session: { mailFrom: 'b@esp.example.net' },
    mail: signed(),
    zone: { 's1._domainkey.example.org': 'SERVFAIL' },
  },
  { name: 'no From', status: 'no-data', code: 'no-from-domain', mail: () => 'Subject: x\r\n\r\nx' },
  { name: 'no envelope', status: 'no-data', code: 'sender-unknown', session: { mailFrom: null } },
])

const expired = { signedAt: RECEIVED_AT - 9000, expires: new Date(RECEIVED_AT - 1000) }
const raw = (tags: string) => () => `DKIM-Signature: ${tags}\r\n${PLAIN_MAIL}`

/** Files whose body changed after signing, with what stands above the signature. */
const changedFile = (
  code: string,
  name: string,
  above: string,
  session: Partial<Session> = { source: 'upload' },
) => ({
  name: `a changed file, ${name}`,
  status: code === 'body-changed' ? ('bad' as const) : ('no-data' as const),
  code,
  mail: async () => above + (await signed()()).replace('Leaves', 'Prices'),
  session,
})
const valid =
  'Authentication-Results: mx.example.com; spf=pass; dkim=pass (2048-bit key) header.d=example.org\r\n'
const changedFiles = [
  {
    ...changedFile('changed-since-delivery', 'valid for its receiver', valid),
    facts: { passes: null },
    shows: [`Authentication-Results: ${valid.trim()}`],
  },
  changedFile(
    'changed-since-delivery',
    'whose receiver names the agent',
    valid.replace('header.d=', 'header.i=@'),
  ),
  changedFile('changed-since-delivery', 'given to the command', valid, { source: 'cli' }),
  changedFile('body-changed', 'that came by SMTP with a claim', valid, { source: 'smtp' }),
  changedFile('body-changed', 'another signer valid', valid.replace('example.org', 'example.net')),
  changedFile('body-changed', 'not valid for its receiver', valid.replace('dkim=pass', 'dkim=fail')),
  changedFile(
    'body-changed',
    'one of its two signatures not valid',
    valid.replace('\r\n', '; dkim=fail header.d=example.org\r\n'),
  ),
  changedFile(
    'body-changed',
    'valid for a server before the last receiver',
    `Authentication-Results: mx.example.com; dkim=fail header.d=example.org\r\n${valid}`,
  ),
  changedFile('body-changed', 'without a word of its receiver', ''),
]

describeCheck(dkim, zone, [
  {
    name: '2048 bits',
    status: 'good',
    code: 'valid',
    mail: signed(),
    facts: { passes: true, bits: 2048, warnings: [] },
  },
  {
    name: 'a broken one beside a good one',
    status: 'good',
    code: 'valid',
    mail: async () => `DKIM-Signature: v=1; nonsense\r\n${await signed()()}`,
  },
  {
    name: 'of the sending service',
    status: 'warning',
    code: 'not-aligned',
    mail: signed({ domain: 'esp.example.net' }),
  },
  {
    name: 'of the sending service, whose key could not be asked for',
    status: 'warning',
    code: 'cannot-align',
    mail: signed({ domain: 'esp.example.net' }),
    zone: { 's1._domainkey.esp.example.net': 'TIMEOUT' },
    facts: { passes: null },
  },
  { name: 't=y', status: 'warning', code: 'testing', mail: signed({ selector: 'testing' }) },
  { name: 'l=', status: 'warning', code: 'length-limit', mail: signed({ bodyLength: 4 }) },
  {
    name: 'Subject and Date left out',
    status: 'warning',
    code: 'headers-not-signed',
    mail: signed({ headers: ['From', 'To'] }),
    facts: { missing: ['subject', 'date'] },
  },
  {
    name: '1024 bits',
    status: 'warning',
    code: 'short-key',
    mail: signed({ key: middling, selector: 'middling' }),
    facts: { bits: 1024 },
  },
  { name: 'x= is over', status: 'warning', code: 'expired', mail: signed(expired) },
  {
    name: 'no signature',
    status: 'bad',
    code: 'unsigned',
    facts: { passes: false },
    shows: ['Headers checked: From, To, Subject, Date, Message-ID, MIME-Version, Content-Type'],
  },
  {
    name: 'a key in two strings, with spaces: shown as published',
    status: 'good',
    code: 'valid',
    mail: signed({ selector: 'cut' }),
    shows: [`TXT cut._domainkey.example.org: ${cut.join('')}`],
  },
  {
    name: 'no key',
    status: 'bad',
    code: 'key-missing',
    mail: signed({ selector: 'gone' }),
    shows: ['TXT gone._domainkey.example.org: no such record'],
  },
  {
    name: 'another text',
    status: 'bad',
    code: 'body-changed',
    mail: async () => (await signed()()).replace('Leaves', 'Prices'),
  },
  {
    name: 'another subject',
    status: 'bad',
    code: 'signature-mismatch',
    mail: async () => (await signed()()).replace('Autumn', 'Winter'),
    esp: ses,
  },
  {
    name: '512 bits',
    status: 'bad',
    code: 'weak-key',
    mail: signed({ key: weak, selector: 'weak' }),
    facts: { bits: 512 },
  },
  { name: 'rsa-sha1', status: 'bad', code: 'sha1', mail: signed({ algorithm: 'rsa-sha1' }) },
  {
    name: 'not a key',
    status: 'bad',
    code: 'key-broken',
    mail: signed({ selector: 'broken' }),
    facts: { issues: [{ code: 'not-a-key' }] },
  },
  {
    name: 'From left out',
    status: 'bad',
    code: 'from-not-signed',
    mail: raw('v=1; a=rsa-sha256; d=example.org; s=s1; h=subject; bh=eA==; b=eA=='),
  },
  { name: 'no tags', status: 'bad', code: 'malformed', mail: raw('v=1; nonsense') },
  {
    name: 'a silent key server',
    status: 'no-data',
    code: 'temperror',
    facts: { passes: null },
    mail: signed(),
    zone: { 's1._domainkey.example.org': 'TIMEOUT' },
  },
  ...changedFiles,
  {
    name: 'too many header fields',
    status: 'no-data',
    code: 'could-not-verify',
    mail: async () => (await signed()()).replace('From:', `${'X-A: b\r\n'.repeat(2100)}From:`),
  },
])

const dmarcRecord = (text: string | string[]) => ({ '_dmarc.example.org': { TXT: text } })

describeCheck(dmarc, zone, [
  { name: 'reject', status: 'good', code: 'pass', facts: { policy: 'reject', inherited: false } },
  {
    name: 'p=none',
    status: 'warning',
    code: 'policy-none',
    zone: dmarcRecord('v=DMARC1; p=none; rua=mailto:d@example.org; pct=50'),
    facts: { warnings: ['policy-none', 'removed-tags'], removed: ['pct'] },
    records: ['v=DMARC1; p=quarantine; rua=mailto:d@example.org'],
  },
  {
    name: 'p=none without reports',
    status: 'warning',
    code: 'policy-none',
    zone: dmarcRecord('v=DMARC1; p=none'),
    records: [],
  },
  {
    name: 'a subdomain spared by sp=none',
    status: 'warning',
    code: 'policy-none',
    mail: () => PLAIN_MAIL.replace('news@example.org', 'news@a.example.org'),
    zone: { ...dmarcRecord('v=DMARC1; p=reject; sp=none; rua=mailto:d@example.org'), 'a.example.org': {} },
    facts: { inherited: true, recordDomain: 'example.org' },
    records: ['v=DMARC1; p=reject; sp=reject; rua=mailto:d@example.org'],
  },
  {
    name: 't=y',
    status: 'warning',
    code: 'testing',
    zone: dmarcRecord('v=DMARC1; p=reject; t=y; rua=mailto:d@example.org'),
    records: ['v=DMARC1; p=reject; rua=mailto:d@example.org'],
  },
  {
    name: 'no rua',
    status: 'warning',
    code: 'no-reports',
    zone: dmarcRecord('v=DMARC1; p=reject; adkim=s'),
    records: [],
  },
  {
    name: 'pct, ri and rf',
    status: 'warning',
    code: 'removed-tags',
    zone: dmarcRecord('v=DMARC1; p=reject; pct=100; ri=3600; rf=afrf; rua=mailto:d@example.org!10m'),
    records: ['v=DMARC1; p=reject; rua=mailto:d@example.org'],
  },
  {
    name: 'a single mail',
    status: 'warning',
    code: 'no-record',
    shows: ['TXT _dmarc.example.org: no such record'],
    zone: { '_dmarc.example.org': {} },
    records: ['v=DMARC1; p=none'],
  },
  {
    name: 'bulk mail from a subdomain',
    status: 'bad',
    code: 'no-record',
    kind: 'subscribers',
    mail: () => PLAIN_MAIL.replace('news@example.org', 'news@a.example.org'),
    zone: { '_dmarc.example.org': {} },
    facts: { org: 'example.org' },
    records: ['v=DMARC1; p=none'],
  },
  {
    name: 'two records',
    status: 'warning',
    code: 'several-records',
    zone: dmarcRecord(['v=DMARC1; p=none', 'v=DMARC1; p=reject']),
    records: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'].slice(1),
  },
  {
    name: 'two records, bulk',
    status: 'bad',
    code: 'several-records',
    kind: 'subscribers',
    zone: dmarcRecord(['v=DMARC1;p=none', 'v=DMARC1; p=reject']),
    records: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'],
  },
  {
    name: 'the version in small letters',
    status: 'warning',
    code: 'record-unusable',
    zone: dmarcRecord('v=dmarc1; p=quarantine; rua=d@example.org'),
    records: ['v=DMARC1; p=quarantine; rua=mailto:d@example.org'],
  },
  {
    name: 'no policy and no report address',
    status: 'bad',
    code: 'record-unusable',
    kind: 'subscribers',
    zone: dmarcRecord('v=DMARC1; p=block'),
    records: ['v=DMARC1; p=none'],
  },
  {
    name: 'a policy with a letter too few',
    status: 'warning',
    code: 'record-unusable',
    zone: dmarcRecord('v=DMARC1; p=rejct'),
    records: ['v=DMARC1; p=reject'],
  },
  {
    name: 'nothing aligned',
    status: 'bad',
    code: 'fail',
    session: { mailFrom: 'b@esp.example.net' },
    facts: { policy: 'reject', spfAligned: false, dkimAligned: false },
    says: 'DMARC fails: neither SPF nor DKIM ties this email to example.org, whose policy asks receivers to reject it (p=reject).',
  },
  {
    name: 'nothing aligned, p=none',
    status: 'bad',
    code: 'fail',
    session: { mailFrom: 'b@esp.example.net' },
    zone: dmarcRecord('v=DMARC1; p=none'),
    says: 'DMARC fails: neither SPF nor DKIM ties this email to example.org, whose policy asks receivers to do nothing (p=none).',
    records: [],
  },
  {
    name: 'a silent server',
    status: 'no-data',
    code: 'unanswered',
    zone: { '_dmarc.example.org': 'TIMEOUT' },
  },
  {
    name: 'a silent server, sent in another name',
    status: 'warning',
    code: 'cannot-align',
    session: { mailFrom: 'b@esp.example.net' },
    zone: { '_dmarc.example.org': 'TIMEOUT' },
  },
  {
    name: 'an uploaded file without a signature',
    status: 'no-data',
    code: 'spf-unknown',
    session: { clientAddress: null, addressUnusable: 'unknown', mailFrom: null },
  },
  {
    name: 'an unanswered key',
    status: 'no-data',
    code: 'dkim-unknown',
    mail: signed(),
    session: { mailFrom: 'b@esp.example.net' },
    zone: { 's1._domainkey.example.org': 'TIMEOUT' },
  },
  { name: 'no From', status: 'no-data', code: 'no-from-domain', mail: () => 'Subject: x\r\n\r\nx' },
])

const sealed = async () =>
  `${await sealMessage(PLAIN_MAIL, {
    signingDomain: 'example.org',
    selector: 's1',
    privateKey: key.privateKey,
    authResults: 'mx.example.net; spf=pass',
    cv: 'none',
  })}${PLAIN_MAIL}`

describeCheck(arc, zone, [
  { name: 'a chain of one', status: 'good', code: 'pass', mail: sealed, facts: { instances: 1 } },
  {
    name: 'a changed text',
    status: 'warning',
    code: 'fail',
    mail: async () => (await sealed()).replace('Leaves', 'Prices'),
  },
  { name: 'sent directly', status: 'no-data', code: 'none', facts: { applies: false } },
  {
    name: 'a silent key server',
    status: 'no-data',
    code: 'temperror',
    mail: sealed,
    zone: { 's1._domainkey.example.org': 'TIMEOUT' },
  },
])
