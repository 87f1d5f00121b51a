import { generateKeyPairSync } from 'node:crypto'
import type { ListDefinition } from '@postproof/blacklists/definition'
import type { ZoneDefinition } from '@postproof/dns/zone'
import { createWeb } from '#emulators/web.ts'

/** A DNS world written once, for the stand-in and for real servers. A name with a SOA record is a zone of its own. */

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
const apex = { SOA: { serial: 7, minimum: 120 }, NS: ['ns.invalid'] }
const networks = (second: number) =>
  Array.from({ length: 40 }, (_, index) => `ip4:46.${second}.${index}.0/24`).join(' ')

const spf: ZoneDefinition = {
  'tree.test': {
    ...apex,
    NS: ['ns1.tree.test', 'ns2.tree.test'],
    MX: [
      [10, 'mx1.tree.test'],
      [20, 'mx2.tree.test'],
    ],
    TXT: [
      'site-verification=abc',
      'v=spf1 mx include:a.tree.test include:_spf.mailer.test a:hosts.tree.test ~all',
    ],
  },
  'ns1.tree.test': { A: '192.0.2.53' },
  'ns2.tree.test': { A: '192.0.2.54' },
  'mx1.tree.test': { A: '46.4.0.1', AAAA: '2a01:4f8::1' },
  'mx2.tree.test': { CNAME: 'mx1.tree.test' },
  'hosts.tree.test': { A: ['46.4.0.2', '46.4.0.3'], ttl: 60 },
  'a.tree.test': { TXT: 'v=spf1 include:b.tree.test ip6:2a01:4f8::/32 ?all' },
  'b.tree.test': { TXT: ['v=spf1 ip4:46.4.1.0/24 -all'], ttl: 3600 },
  'mailer.test': { ...apex, TXT: 'v=spf1 redirect=_spf.mailer.test' },
  '_spf.mailer.test': { CNAME: 'pool.mailer.test' },
  'pool.mailer.test': { TXT: `v=spf1 ${networks(5)} -all` },
  'macro.test': {
    ...apex,
    TXT: 'v=spf1 exists:%{ir}.%{v}._spf.macro.test include:%{d2}._x.macro.test exp=why.macro.test -all',
  },
  '*._spf.macro.test': { A: '127.0.0.2' },
  'macro.test._x.macro.test': { TXT: 'v=spf1 ip4:46.7.0.1 -all' },
  'why.macro.test': { TXT: '%{i} may not send as %{s}' },
  'void.test': {
    ...apex,
    TXT: 'v=spf1 a:one.void.test a:two.void.test mx:three.void.test include:four.void.test -all',
  },
  'three.void.test': { TXT: 'no mail' },
  'loop.test': { ...apex, TXT: 'v=spf1 include:back.loop.test ~all' },
  'back.loop.test': { TXT: 'v=spf1 include:loop.test ~all' },
  'long.test': {
    ...apex,
    TXT: [
      [`v=spf1 ${networks(8).slice(0, 200)}`, networks(8).slice(200, 440), `${networks(8).slice(440)} ~all`],
    ],
  },
  'large.test': {
    ...apex,
    TXT: [...Array.from({ length: 12 }, (_, i) => `token-${i}-${'x'.repeat(230)}`), 'v=spf1 -all'].sort(
      byWire,
    ),
  },
  'odd.test': { ...apex, TXT: ['v=spf1 ip4:46.9.0.1\t“include:tree.test” \\ "all" \u0001\u001b[31m ~all'] },
  'latin1.test': { ...apex, TXT: 'v=spf1 include:grüße.test ~all' },
  'two.test': { ...apex, TXT: ['v=spf1 -all', 'v=spf1 ~all'] },
  'none.test': { ...apex, A: '46.9.0.2' },
  'alias.test': apex,
  'www.alias.test': { CNAME: 'tree.test' },
  'dangling.alias.test': { CNAME: 'nowhere.alias.test' },
  'round.alias.test': { CNAME: 'and.alias.test' },
  'and.alias.test': { CNAME: 'round.alias.test' },
  'broken.test': 'SERVFAIL',
  '*.broken.test': 'SERVFAIL',
}

const others: ZoneDefinition = {
  's1._domainkey.tree.test': { TXT: `v=DKIM1; k=rsa; p=${key}`, ttl: 1800 },
  'google._domainkey.tree.test': { CNAME: 'tree._domainkey.mailer.test' },
  'tree._domainkey.mailer.test': { TXT: [[`k=rsa; p=${key.slice(0, 180)}`, key.slice(180)]] },
  'default._domainkey.tree.test': { TXT: 'v=DKIM1; p=' },
  '*._domainkey.void.test': { TXT: 'v=DKIM1; p=' },
  '_dmarc.tree.test': {
    TXT: 'v=DMARC1; p=quarantine; sp=reject; rua=mailto:d@tree.test,mailto:in@mailer.test; pct=50',
  },
  'tree.test._report._dmarc.mailer.test': { TXT: 'v=DMARC1' },
  '_dmarc.macro.test': { TXT: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] },
  '_dmarc.void.test': { CNAME: '_dmarc.tree.test' },
  '_dmarc.loop.test': { TXT: 'v=DMARC1; p=rejct; rua=d@loop.test' },
  '_mta-sts.tree.test': { TXT: 'v=STSv1; id=20261120T000000;' },
  '_mta-sts.void.test': { TXT: 'v=STSv1; id=with-hyphen' },
  '_smtp._tls.tree.test': { TXT: 'v=TLSRPTv1; rua=mailto:tls@tree.test,https://mailer.test/tls' },
  '_smtp._tls.void.test': {
    TXT: ['v=TLSRPTv1;rua=mailto:tls@void.test!10m', 'v=TLSRPTv1; rua='].sort(byWire),
  },
  'default._bimi.tree.test': { TXT: 'v=BIMI1; l=https://tree.test/logo.svg' },
}

const listZones: ZoneDefinition = {
  'healthy.lists.test': apex,
  '2.0.0.127.healthy.lists.test': { A: '127.0.0.2', TXT: 'test entry' },
  '1.0.4.46.healthy.lists.test': {
    A: ['127.0.0.2', '127.0.0.4'],
    TXT: 'See https://lists.test/why?ip=46.4.0.1',
  },
  '9.0.4.46.healthy.lists.test': { A: '127.0.0.77' },
  'wildcard.lists.test': apex,
  '*.wildcard.lists.test': { A: '127.0.0.2' },
  'refusing.lists.test': apex,
  '*.refusing.lists.test': { A: '127.255.255.254', TXT: 'Error: open resolver' },
}

/** The order that real servers put records of one name in: by their octets (RFC 4034, 6.3). */
function byWire(a: string, b: string): number {
  return a.length > 255 || b.length > 255 ? 0 : a.length - b.length || (a < b ? -1 : 1)
}

export const world: ZoneDefinition = { '.': apex, test: apex, ...spf, ...others, ...listZones }

export const domains = [
  'tree.test',
  'news.tree.test',
  'deep.below.tree.test',
  'mailer.test',
  'macro.test',
  'void.test',
  'loop.test',
  'long.test',
  'large.test',
  'odd.test',
  'latin1.test',
  'two.test',
  'none.test',
  'www.alias.test',
  'dangling.alias.test',
  'round.alias.test',
  'broken.test',
  'nowhere.test',
]

const list = (id: string): ListDefinition => ({
  id,
  name: id,
  operator: 'Lists of this world',
  zone: `${id}.lists.test`,
  asks: 'ip',
  tier: 1,
  codes: {
    match: 'exact',
    codes: [
      ['127.0.0.2', { meaning: 'sent_spam', severity: 'major' }],
      ['127.0.0.4', { meaning: 'open_proxy', severity: 'minor' }],
    ],
  },
  removalUrl: 'https://lists.test/remove',
  domains: ['lists.test'],
  policy: '',
  evidence: '',
})

export const worldLists = [list('healthy'), list('wildcard'), list('refusing'), list('gone')]

const policy = 'version: STSv1\nmode: enforce\nmx: *.tree.test\nmax_age: 604800\n'

export const worldWeb = createWeb(
  {
    'https://mta-sts.tree.test/.well-known/mta-sts.txt': { status: 200, type: 'text/plain', file: 'policy' },
  },
  new Map([['policy', Buffer.from(policy)]]),
)
