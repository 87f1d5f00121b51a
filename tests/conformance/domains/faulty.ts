import type { DomainSection } from '#contract/checker-names.ts'
import { DKIM, type DomainCase, own, shop } from './world.ts'

/** Domains with one fault each: the section that says it, its mark, and what is to be published first. */
export type Faulty = DomainCase & {
  section: DomainSection
  status: 'bad' | 'warning'
  /** `id code` of the finding. */
  finding: string
  /** `action type host` of each record, in order; none by default. */
  publish?: string[]
  says: RegExp
}

const spf = (text: string, ...more: string[]) => shop({ 'shop.com': own({ TXT: [text, ...more] }) })
const dmarc = (...texts: string[]) => shop({ '_dmarc.shop.com': { TXT: texts } })
const mx = (records: [number, string][], hosts: Parameters<typeof shop>[0] = {}) =>
  shop({ 'shop.com': own({ MX: records, TXT: ['v=spf1 ip4:45.45.45.1 -all'] }), ...hosts })
const policy = (mode: string, host: string) => ({
  zone: shop({ '_mta-sts.shop.com': { TXT: 'v=STSv1; id=20261101' } }),
  web: {
    'https://mta-sts.shop.com/.well-known/mta-sts.txt': { status: 200, type: 'text/plain', file: 'sts' },
  },
  files: { sts: `version: STSv1\r\nmode: ${mode}\r\nmx: ${host}\r\nmax_age: 604800\r\n` },
})
const { A: _a, MX: _mx, ...nowhere } = own({ TXT: ['v=spf1 ip4:45.45.45.1 -all'] })
const OWN_SPF = 'replace TXT shop.com'
const OWN_DMARC = 'replace TXT _dmarc.shop.com'

export const faulty: Faulty[] = [
  {
    ...{ name: 'no SPF record', zone: shop({ 'shop.com': own({ TXT: ['unrelated'] }) }) },
    ...{ section: 'spf', status: 'bad', finding: 'spf_record missing', publish: ['add TXT shop.com'] },
    says: /no SPF record that works/,
  },
  {
    ...{ name: 'everybody may send', zone: spf('v=spf1 mx +all') },
    ...{ section: 'spf', status: 'bad', finding: 'spf_claims stranger', publish: [OWN_SPF] },
    says: /Anybody can send email in the name of shop\.com/,
  },
  {
    ...{ name: 'two SPF records', zone: spf('v=spf1 mx -all', 'v=spf1 a -all') },
    ...{ section: 'spf', status: 'bad', finding: 'spf_record several', publish: [OWN_SPF] },
    says: /no SPF record that works/,
  },
  {
    ...{ name: 'an SPF record that cannot be read', zone: spf('v=spf1 mx ip4:45.45.45.300 -all') },
    ...{ section: 'spf', status: 'bad', finding: 'spf_syntax bad-address' },
    says: /no SPF record that works/,
  },
  {
    ...{ name: 'an include that is gone', zone: spf('v=spf1 mx include:old.neighbour.com -all') },
    ...{ section: 'dangling', status: 'warning', finding: 'domain_dangling gone', publish: [OWN_SPF] },
    says: /no SPF record that works/,
  },
  {
    ...{
      name: 'an include that anyone can register',
      zone: spf('v=spf1 mx include:spf.closed-service.com -all'),
    },
    ...{ section: 'dangling', status: 'bad', finding: 'domain_dangling registrable', publish: [OWN_SPF] },
    says: /take over closed-service\.com/,
  },
  {
    ...{
      name: 'a server in SPF that anyone can register',
      zone: spf('v=spf1 mx a:out.closed-service.com -all'),
    },
    ...{ section: 'dangling', status: 'bad', finding: 'domain_dangling registrable' },
    says: /take over closed-service\.com/,
  },
  {
    name: 'reports to a domain that anyone can register',
    zone: shop({ '_dmarc.shop.com': { TXT: 'v=DMARC1; p=reject; rua=mailto:d@closed-service.com' } }),
    ...{ section: 'dangling', status: 'warning', finding: 'domain_dangling registrable' },
    publish: ['add TXT shop.com._report._dmarc.closed-service.com'],
    says: /things to improve/,
  },
  {
    ...{ name: 'no DMARC record', zone: shop({ '_dmarc.shop.com': null }) },
    ...{
      section: 'dmarc',
      status: 'bad',
      finding: 'dmarc_record missing',
      publish: ['add TXT _dmarc.shop.com'],
    },
    says: /no DMARC policy that receivers can use/,
  },
  {
    ...{ name: 'two DMARC records', zone: dmarc('v=DMARC1; p=reject', 'v=DMARC1; p=none') },
    ...{ section: 'dmarc', status: 'bad', finding: 'dmarc_record several', publish: [OWN_DMARC] },
    says: /no DMARC policy that receivers can use/,
  },
  {
    ...{ name: 'a DMARC policy that is misspelled', zone: dmarc('v=DMARC1; p=rejct') },
    ...{ section: 'dmarc', status: 'bad', finding: 'dmarc_policy invalid', publish: [OWN_DMARC] },
    says: /no DMARC policy that receivers can use/,
  },
  {
    ...{
      name: 'a DMARC policy that asks for nothing',
      zone: dmarc('v=DMARC1; p=none; rua=mailto:d@shop.com'),
    },
    ...{ section: 'dmarc', status: 'warning', finding: 'dmarc_policy none' },
    says: /still arrives/,
  },
  {
    name: 'a parked domain that does not say so to DMARC',
    zone: shop({
      'shop.com': own({ MX: [[0, '.']], TXT: ['v=spf1 -all'] }),
      '_dmarc.shop.com': { TXT: 'v=DMARC1; p=none; rua=mailto:d@neighbour.com' },
    }),
    ...{ section: 'dmarc', status: 'warning', finding: 'dmarc_parked open', publish: [OWN_DMARC] },
    says: /still arrives/,
  },
  {
    ...{ name: 'a mail server that does not exist', zone: mx([[10, 'old.shop.com']]) },
    ...{ section: 'mx', status: 'bad', finding: 'domain_mx-hosts missing' },
    says: /none of its mail servers can be reached/,
  },
  {
    name: 'one of two mail servers does not exist',
    zone: mx([
      [10, 'mail.shop.com'],
      [20, 'old.shop.com'],
    ]),
    ...{ section: 'mx', status: 'warning', finding: 'domain_mx-hosts missing' },
    says: /one thing to improve/,
  },
  {
    ...{
      name: 'a mail server without an address',
      zone: mx([[10, 'empty.shop.com']], { 'empty.shop.com': { TXT: 'x' } }),
    },
    ...{ section: 'mx', status: 'bad', finding: 'domain_mx-hosts no-address' },
    says: /none of its mail servers can be reached/,
  },
  {
    ...{ name: 'an address as mail server', zone: mx([[10, '45.45.45.1']]) },
    ...{ section: 'mx', status: 'bad', finding: 'domain_mx-hosts literal' },
    says: /none of its mail servers can be reached/,
  },
  {
    ...{
      name: 'an alias as mail server',
      zone: mx([[10, 'mx.shop.com']], { 'mx.shop.com': { CNAME: 'mail.shop.com' } }),
    },
    ...{ section: 'mx', status: 'warning', finding: 'domain_mx-hosts alias' },
    says: /one thing to improve/,
  },
  {
    ...{
      name: 'a mail server at a private address',
      zone: mx([[10, 'in.shop.com']], { 'in.shop.com': { A: '10.1.2.3' } }),
    },
    ...{ section: 'mx', status: 'bad', finding: 'domain_mx-hosts private' },
    says: /none of its mail servers can be reached/,
  },
  {
    ...{
      name: 'a null MX among others',
      zone: mx([
        [0, '.'],
        [10, 'mail.shop.com'],
      ]),
    },
    ...{ section: 'mx', status: 'warning', finding: 'domain_mx null-among' },
    says: /one thing to improve/,
  },
  {
    ...{ name: 'a null MX of a domain that sends', zone: mx([[0, '.']]) },
    ...{ section: 'mx', status: 'warning', finding: 'domain_mx null-mx-sends' },
    says: /to improve/,
  },
  {
    ...{ name: 'no way back to a domain that sends', zone: shop({ 'shop.com': nowhere }) },
    ...{ section: 'mx', status: 'bad', finding: 'domain_mx none-sends' },
    says: /replies to it cannot be delivered/,
  },
  {
    ...{ name: 'a mail server whose domain anyone can register', zone: mx([[10, 'mx.closed-host.com']]) },
    ...{ section: 'dangling', status: 'bad', finding: 'domain_dangling registrable' },
    says: /none of its mail servers can be reached/,
  },
  {
    ...{ name: 'one name server', zone: shop({ 'shop.com': own({ NS: 'ns1.dnsone.net' }) }) },
    ...{ section: 'nameservers', status: 'warning', finding: 'domain_ns single' },
    says: /one thing to improve/,
  },
  {
    ...{ name: 'name servers on one network', zone: shop({ 'ns2.dnstwo.org': { A: '46.10.1.2' } }) },
    ...{ section: 'nameservers', status: 'warning', finding: 'domain_ns-network one-network' },
    says: /one thing to improve/,
  },
  {
    name: 'a name server without an address',
    zone: shop({ 'shop.com': own({ NS: ['ns1.dnsone.net', 'ns2.dnstwo.org', 'ns9.shop.com'] }) }),
    ...{ section: 'nameservers', status: 'warning', finding: 'domain_ns-hosts no-address' },
    says: /one thing to improve/,
  },
  {
    name: 'a name server that anyone can register',
    zone: shop({ 'shop.com': own({ NS: ['ns1.dnsone.net', 'ns2.dnstwo.org', 'ns.closed-host.com'] }) }),
    ...{ section: 'dangling', status: 'bad', finding: 'domain_dangling registrable' },
    says: /take over closed-host\.com/,
  },
  {
    ...{ name: 'a signature whose keys are gone', zone: shop({ 'shop.com': own({ DS: '1 13 2 AB' }) }) },
    ...{ section: 'dnssec', status: 'bad', finding: 'domain_dnssec no-keys' },
    says: /DNSSEC is broken/,
  },
  {
    ...{
      name: 'a DKIM key that cannot be read',
      zone: shop({ 'default._domainkey.shop.com': { TXT: 'v=DKIM1; p=nokey' } }),
    },
    ...{ section: 'dkim', status: 'bad', finding: 'dkim_public-key not-a-key' },
    says: /DKIM keys is broken/,
  },
  {
    name: 'a DKIM alias that anyone can take over',
    zone: shop({ 's1._domainkey.shop.com': { CNAME: 's1.closed-service.com' } }),
    ...{ section: 'dangling', status: 'bad', finding: 'domain_dangling registrable' },
    publish: ['remove CNAME s1._domainkey.shop.com'],
    says: /take over closed-service\.com/,
  },
  {
    name: 'an alias of autodiscover that is gone',
    zone: shop({ 'autodiscover.shop.com': { CNAME: 'old.neighbour.com' } }),
    ...{ section: 'dangling', status: 'warning', finding: 'domain_dangling gone' },
    says: /one thing to improve/,
  },
  {
    ...{ name: 'an MTA-STS policy without the mail server', ...policy('enforce', 'other.shop.com') },
    ...{ section: 'mta-sts', status: 'bad', finding: 'mta-sts_mx not-covered' },
    publish: ['replace TXT _mta-sts.shop.com'],
    says: /refused by senders that follow its MTA-STS policy/,
  },
  {
    ...{ name: 'the same while testing, which costs no email', ...policy('testing', 'other.shop.com') },
    ...{ section: 'mta-sts', status: 'warning', finding: 'mta-sts_mx not-covered' },
    publish: ['replace TXT _mta-sts.shop.com'],
    says: /to improve/,
  },
  {
    ...{
      name: 'a TLS report record that is ignored',
      zone: shop({ '_smtp._tls.shop.com': { TXT: 'v=TLS-RPTv1; rua=mailto:t@shop.com' } }),
    },
    ...{ section: 'tls-rpt', status: 'warning', finding: 'tls-rpt_record ignored' },
    publish: ['replace TXT _smtp._tls.shop.com'],
    says: /to improve/,
  },
  {
    ...{ name: 'the domain is on a large blacklist', zone: shop(), listed: ['shop.com'] },
    ...{ section: 'blacklists', status: 'bad', finding: 'domain_lists listed' },
    says: /on a blacklist/,
  },
  {
    ...{
      name: 'an address that sends is on a large blacklist',
      zone: spf('v=spf1 ip4:45.45.46.7 -all'),
      listed: ['45.45.46.7'],
    },
    ...{ section: 'blacklists', status: 'bad', finding: 'domain_lists listed' },
    says: /on a blacklist/,
  },
  {
    ...{
      name: 'a server that only receives is on a large blacklist',
      zone: spf('v=spf1 ip4:45.45.46.7 -all'),
      listed: ['45.45.45.1'],
    },
    ...{ section: 'blacklists', status: 'warning', finding: 'domain_lists listed' },
    says: /one thing to improve/,
  },
  {
    ...{ name: 'registered three days ago', zone: shop(), days: 3 },
    ...{ section: 'age', status: 'bad', finding: 'domain_registered days-old' },
    says: /registered only days ago/,
  },
  {
    ...{ name: 'a registration that ends in nine days', zone: shop(), endsIn: 9.5 },
    ...{ section: 'age', status: 'warning', finding: 'domain_expires soon' },
    says: /one thing to improve/,
  },
  {
    ...{ name: 'a registration that ended yesterday', zone: shop(), endsIn: -1 },
    ...{ section: 'age', status: 'bad', finding: 'domain_expires over' },
    says: /registration .* ended/,
  },
  {
    ...{ name: 'registered twenty days ago', zone: shop(), days: 20 },
    ...{ section: 'age', status: 'warning', finding: 'domain_registered weeks-old' },
    says: /one thing to improve/,
  },
  {
    ...{
      name: 'no such domain',
      domain: 'shoop.com',
      zone: shop({ 'x._domainkey.shop.com': { TXT: DKIM } }),
    },
    ...{ section: 'mx', status: 'bad', finding: 'domain_mx no-domain' },
    says: /does not exist in the DNS/,
  },
]
