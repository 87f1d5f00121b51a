import { DKIM, type DomainCase, own, shop } from './world.ts'

/** Domains of real shape that are in order: nothing bad, and at most one warning. */

const STS = 'version: STSv1\r\nmode: enforce\r\nmx: mail.shop.com\r\nmax_age: 604800\r\n'
const CLOUDFLARE = ['ada.ns.cloudflare.com', 'bob.ns.cloudflare.com']
const GOOGLE: [number, string][] = [
  [1, 'aspmx.l.google.com'],
  [5, 'alt1.aspmx.l.google.com'],
]
const parked = own({ MX: [[0, '.']], TXT: ['v=spf1 -all'] })
/** Reports of a domain without a mailbox go to another one. */
const reported = {
  '_dmarc.shop.com': { TXT: 'v=DMARC1; p=reject; rua=mailto:d@neighbour.com' },
  'default._domainkey.shop.com': null,
}
const { A: _a, MX: _mx, ...nowhere } = own({ TXT: ['v=spf1 -all'] })
const { MX: _none, ...byAddress } = own({ TXT: ['v=spf1 a -all'] })

export const healthy: (DomainCase & { says: RegExp })[] = [
  { name: 'own Postfix', zone: shop(), says: /can check its email/ },
  {
    name: 'own Postfix with both families, named by address',
    zone: shop({
      'shop.com': own({ TXT: ['v=spf1 ip4:45.45.45.1 ip6:2a01:4f8:1:2::1 -all'] }),
      'mail.shop.com': { A: '45.45.45.1', AAAA: '2a01:4f8:1:2::1' },
    }),
    says: /can check its email/,
  },
  {
    // Not every reporter writes to a domain without MX, so its mailbox for reports is a warning.
    name: 'own Postfix without MX',
    zone: shop({ 'shop.com': byAddress }),
    says: /one thing to improve/,
  },
  {
    name: 'own Postfix with MTA-STS, TLS reports and DNSSEC',
    zone: shop({
      'shop.com': own({ DS: '1 13 2 AB', DNSKEY: '257 3 13 AB' }),
      '_mta-sts.shop.com': { TXT: 'v=STSv1; id=20261101' },
      '_smtp._tls.shop.com': { TXT: 'v=TLSRPTv1; rua=mailto:t@shop.com' },
    }),
    web: {
      'https://mta-sts.shop.com/.well-known/mta-sts.txt': { status: 200, type: 'text/plain', file: 'sts' },
    },
    files: { sts: STS },
    says: /can check its email/,
  },
  {
    name: 'Google Workspace behind Cloudflare',
    zone: shop({
      'shop.com': own({
        MX: GOOGLE,
        TXT: ['v=spf1 include:_spf.google.com ~all', 'google-site-verification=x'],
        NS: CLOUDFLARE,
      }),
      'google._domainkey.shop.com': { TXT: DKIM },
      '_dmarc.shop.com': { TXT: 'v=DMARC1; p=quarantine; rua=mailto:d@shop.com' },
    }),
    says: /can check its email/,
  },
  {
    name: 'Google Workspace that has not come to a policy yet',
    zone: shop({
      'shop.com': own({ MX: GOOGLE, TXT: ['v=spf1 include:_spf.google.com ~all'], NS: CLOUDFLARE }),
      'google._domainkey.shop.com': { TXT: DKIM },
      '_dmarc.shop.com': { TXT: 'v=DMARC1; p=none; rua=mailto:d@shop.com' },
    }),
    says: /forged in the name of shop\.com still arrives/,
  },
  {
    name: 'Microsoft 365',
    zone: shop({
      'shop.com': own({
        MX: [[0, 'shop-com.mail.protection.outlook.com']],
        TXT: ['v=spf1 include:spf.protection.outlook.com -all', 'MS=ms1'],
      }),
      'selector1._domainkey.shop.com': { CNAME: 'selector1-shop-com._domainkey.shop.onmicrosoft.com' },
      'selector2._domainkey.shop.com': { CNAME: 'selector2-shop-com._domainkey.shop.onmicrosoft.com' },
    }),
    says: /can check its email/,
  },
  {
    name: 'Fastmail',
    zone: shop({
      'shop.com': own({
        MX: [
          [10, 'in1-smtp.messagingengine.com'],
          [20, 'in2-smtp.messagingengine.com'],
        ],
        TXT: ['v=spf1 include:spf.messagingengine.com ~all'],
      }),
      'fm1._domainkey.shop.com': { CNAME: 'fm1.shop.com.dkim.fmhosted.com' },
    }),
    says: /can check its email/,
  },
  {
    name: 'Proton Mail',
    zone: shop({
      'shop.com': own({ MX: [[10, 'mail.protonmail.ch']], TXT: ['v=spf1 include:_spf.protonmail.ch ~all'] }),
      'protonmail._domainkey.shop.com': { TXT: DKIM },
    }),
    says: /can check its email/,
  },
  {
    name: 'Zoho, with a selector that cannot be guessed',
    zone: shop({
      'shop.com': own({ MX: [[10, 'mx.zoho.com']], TXT: ['v=spf1 include:zoho.com -all'] }),
      'default._domainkey.shop.com': null,
    }),
    says: /as far as the DNS shows/,
  },
  { name: 'parked', zone: shop({ 'shop.com': parked, ...reported }), says: /neither sends nor receives/ },
  {
    name: 'parked without MX and address',
    zone: shop({ 'shop.com': nowhere, ...reported }),
    says: /neither sends nor receives/,
  },
  {
    name: 'receive-only',
    zone: shop({ 'shop.com': own({ TXT: ['v=spf1 -all'] }), 'default._domainkey.shop.com': null }),
    says: /receives email and sends none/,
  },
  {
    name: 'send-only, with the servers of a service for bounces',
    domain: 'news.shop.com',
    zone: shop({
      'news.shop.com': {
        MX: [[10, 'feedback-smtp.us-east-1.amazonses.com']],
        TXT: ['v=spf1 include:amazonses.com -all'],
      },
    }),
    says: /as far as the DNS shows/,
  },
  {
    name: 'send-only, with an address alone',
    domain: 'news.shop.com',
    zone: shop({
      'news.shop.com': { A: '45.45.45.7', TXT: ['v=spf1 a -all'] },
      's1._domainkey.news.shop.com': { TXT: DKIM },
    }),
    says: /can check its email/,
  },
  {
    name: 'all name servers on one network of a known DNS host',
    zone: shop({ 'bob.ns.cloudflare.com': { A: '172.64.32.2' }, 'shop.com': own({ NS: CLOUDFLARE }) }),
    says: /can check its email/,
  },
]
