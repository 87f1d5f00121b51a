import type { CodeMeaning, CodeSeverity, CodeTable, ListDefinition } from '#engines/blacklists/definition.ts'

/**
 * The DNS lists that are asked, the ones that matter first. Tier 1: a listing costs delivery at large providers.
 * Origin: written by hand from the operators' documentation and from the lists that rspamd (2026-08), Haraka
 * (dns-list 1.3.0, 2026-05) and SpamAssassin (2024-10) ship; the self-test at run time has the last word.
 * What stands in `unconfirmed` is from memory: it is marked wherever the list is shown, and a list whose codes or test
 * points are among it is never in tier 1. Date: 2026-11-20. Licence: MIT, as the project.
 */

const one = (meaning: string, severity: CodeSeverity): CodeMeaning => ({ meaning, severity })
const exact = (...codes: [string, string, CodeSeverity][]): CodeTable => ({
  match: 'exact',
  codes: codes.map(([pattern, meaning, severity]) => [pattern, one(meaning, severity)]),
})
const bits = (...codes: [number, string, CodeSeverity][]): CodeTable => ({
  match: 'bits',
  bits: codes.map(([bit, meaning, severity]) => [bit, one(meaning, severity)]),
})

const checked = '2026-11-20'
const spamhaus = {
  operator: 'Spamhaus',
  removalUrl: 'https://check.spamhaus.org/',
  domains: ['spamhaus.org', 'spamhaus.com', 'spamhaus.net'],
} as const
const spamhausFree =
  'Free for small non-commercial use through an own resolver; a service uses a key of the Data Query Service.'
const domainTests = { listed: ['test', '2.0.0.127'], notListed: ['invalid'] }

const spamhausLists: ListDefinition[] = [
  {
    ...spamhaus,
    id: 'spamhaus-zen',
    name: 'Spamhaus ZEN',
    zone: 'zen.spamhaus.org',
    keyZone: '{key}.zen.dq.spamhaus.net',
    key: 'spamhaus',
    asks: 'ip',
    ipv6: true,
    tier: 1,
    codes: exact(
      ['127.0.0.2', 'SBL: seen sending, hosting or supporting spam', 'major'],
      ['127.0.0.3', 'CSS: sends low-reputation mail such as snowshoe spam', 'major'],
      ['127.0.0.4-7', 'XBL: infected or hijacked, an open proxy or part of a botnet', 'major'],
      ['127.0.0.9', 'DROP: a network run by or taken over by spammers', 'major'],
      ['127.0.0.10', 'PBL: the network owner says that no mail should come straight from here', 'policy'],
      ['127.0.0.11', 'PBL: a range that should not send mail directly, so Spamhaus says', 'policy'],
      ['127.0.0.30', 'BCL: controls a botnet', 'major'],
    ),
    tests: {
      listed6: ['2.0.0.0.0.0.f.7.f.f.f.f.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0'],
      notListed6: ['1.0.0.0.0.0.f.7.f.f.f.f.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0'],
    },
    policy: `${spamhausFree} A PBL entry is normal for an address that is not a mail server.`,
    evidence: `rspamd, Haraka, SpamAssassin and the operator's documentation, ${checked}`,
  },
  {
    ...spamhaus,
    id: 'spamhaus-dbl',
    name: 'Spamhaus DBL',
    zone: 'dbl.spamhaus.org',
    keyZone: '{key}.dbl.dq.spamhaus.net',
    key: 'spamhaus',
    asks: 'domain',
    hosts: 'both',
    tier: 1,
    codes: exact(
      ['127.0.1.2', 'a domain used in spam', 'major'],
      ['127.0.1.4', 'a phishing domain', 'major'],
      ['127.0.1.5', 'a domain that spreads malware', 'major'],
      ['127.0.1.6', 'a domain that controls a botnet', 'major'],
      ['127.0.1.102', 'an honest domain that is abused in spam', 'major'],
      ['127.0.1.103', 'an honest redirector that is abused in spam', 'major'],
      ['127.0.1.104', 'an honest domain that is abused for phishing', 'major'],
      ['127.0.1.105', 'an honest domain that is abused to spread malware', 'major'],
      ['127.0.1.106', 'an honest domain that is abused to control a botnet', 'major'],
    ),
    mistakes: [['127.0.1.255', 'the list was asked about an IP address']],
    tests: { listed: ['dbltest.com'], notListed: ['invalid'] },
    policy: spamhausFree,
    evidence: `rspamd, SpamAssassin and the operator's documentation, ${checked}`,
  },
  {
    ...spamhaus,
    id: 'spamhaus-authbl',
    name: 'Spamhaus AuthBL',
    zone: '{key}.authbl.dq.spamhaus.net',
    key: 'spamhaus',
    asks: 'ip',
    tier: 2,
    codes: exact(['127.0.0.20', 'seen using stolen mailbox passwords', 'minor']),
    policy: 'Needs a key of the Data Query Service.',
    evidence: `the operator's documentation, ${checked}`,
    unconfirmed: ['ipv6'],
  },
  {
    ...spamhaus,
    id: 'spamhaus-zrd',
    name: 'Spamhaus ZRD',
    zone: '{key}.zrd.dq.spamhaus.net',
    key: 'spamhaus',
    asks: 'domain',
    hosts: 'both',
    tier: 'info',
    codes: exact(['127.0.2.2-24', 'first seen less than a day ago', 'info']),
    tests: { listed: ['test'], notListed: ['invalid'] },
    policy: 'Needs a key of the Data Query Service. Newness is not a listing.',
    evidence: `the operator's documentation, ${checked}`,
  },
  {
    ...spamhaus,
    id: 'spamhaus-hbl',
    name: 'Spamhaus HBL',
    zone: '_email.{key}.hbl.dq.spamhaus.net',
    key: 'spamhaus',
    asks: 'email',
    hash: 'sha256-base32',
    tier: 2,
    codes: exact(['127.0.3.2', 'an address used in spam or fraud', 'minor']),
    tests: { listed: ['F3PDGTMWU6LFIGDJC67YNIWRY5ZRM7ERLETNFO36QAEQPMBPW2DA'], notListed: [] },
    policy: 'Needs a key of the Data Query Service with HBL in its plan.',
    evidence: `the operator's documentation, ${checked}; the hash of user@hbltest.com as its test point`,
  },
]

const otherBlockLists: ListDefinition[] = [
  {
    id: 'msbl-ebl',
    name: 'MSBL EBL',
    operator: 'MSBL',
    zone: 'ebl.msbl.org',
    asks: 'email',
    hash: 'sha1-hex',
    tier: 2,
    codes: exact(
      ['127.0.0.2-3', 'an address that receives the replies to spam', 'major'],
      ['127.0.1.2-3', 'suspected to receive the replies to spam', 'minor'],
    ),
    tests: {
      listed: ['test', '1ffff7d2d2b7f100df95b70e659c88e5b38ec4e6', '2.0.0.127'],
      notListed: ['invalid'],
    },
    removalUrl: 'https://msbl.org/ebl-removal.html',
    domains: ['msbl.org'],
    policy: 'Free for small use. Only a hash of the address is sent.',
    evidence: `rspamd and the operator's documentation, ${checked}`,
    unconfirmed: ['removal-page', 'test-points'],
  },
  {
    id: 'surbl',
    name: 'SURBL multi',
    operator: 'SURBL',
    zone: 'multi.surbl.org',
    asks: 'domain',
    hosts: 'both',
    tier: 1,
    codes: bits(
      [4, 'DM: a disposable mail domain', 'minor'],
      [8, 'PH: phishing', 'major'],
      [16, 'MW: malware', 'major'],
      [32, 'CT: click tracker used in spam', 'minor'],
      [64, 'ABUSE: used in spam', 'major'],
      [128, 'CR: a cracked site', 'major'],
    ),
    refusals: [['127.0.0.1', 'the resolver in use is blocked from asking']],
    tests: { listed: ['test.surbl.org', '2.0.0.127'], notListed: ['invalid'] },
    removalUrl: 'https://surbl.org/surbl-analysis',
    domains: ['surbl.org'],
    policy: 'Free for small use through an own resolver.',
    evidence: `rspamd and SpamAssassin, ${checked}`,
  },
  {
    id: 'uribl',
    name: 'URIBL multi',
    operator: 'URIBL',
    zone: 'multi.uribl.com',
    asks: 'domain',
    tier: 1,
    codes: bits(
      [2, 'black: a domain of spammers', 'major'],
      [4, 'grey: seen in bulk mail that people did not always want', 'minor'],
      [8, 'red: suspicious, watched', 'minor'],
    ),
    refusals: [['127.0.0.1', 'the resolver in use is public or asks too much, so every question is refused']],
    tests: { listed: ['test.uribl.com', '2.0.0.127'], notListed: ['invalid'] },
    removalUrl: 'https://admin.uribl.com/',
    domains: ['uribl.com'],
    policy: 'Free for small use through an own resolver; public resolvers are refused.',
    evidence: `rspamd, SpamAssassin and the operator's documentation, ${checked}`,
  },
  {
    id: 'barracuda',
    name: 'Barracuda BRBL',
    operator: 'Barracuda',
    zone: 'b.barracudacentral.org',
    asks: 'ip',
    tier: 1,
    codes: exact(['127.0.0.2', 'seen sending spam', 'major']),
    removalUrl: 'https://www.barracudacentral.org/rbl/removal-request',
    domains: ['barracudacentral.org'],
    policy: 'Free; the address of the asking resolver must be registered, else there is no answer.',
    evidence: `Haraka, ${checked}`,
  },
  {
    id: 'spamcop',
    name: 'SpamCop',
    operator: 'Cisco',
    zone: 'bl.spamcop.net',
    asks: 'ip',
    ipv6: true,
    tier: 1,
    codes: exact(['127.0.0.2', 'reported by people as a source of spam in the last day', 'major']),
    removalUrl: 'https://www.spamcop.net/bl.shtml',
    domains: ['spamcop.net'],
    policy: 'Free. An entry ends by itself about a day after the last report.',
    evidence: `Haraka and SpamAssassin, ${checked}`,
  },
  {
    id: 'mailspike',
    name: 'Mailspike BL',
    operator: 'Mailspike',
    zone: 'bl.mailspike.net',
    asks: 'ip',
    tier: 1,
    codes: exact(
      ['127.0.0.2', 'part of a wave of spam right now', 'major'],
      ['127.0.0.10', 'worst reputation', 'major'],
      ['127.0.0.11', 'very bad reputation', 'major'],
      ['127.0.0.12', 'bad reputation', 'major'],
    ),
    removalUrl: 'https://mailspike.io/ip_verify',
    domains: ['mailspike.io', 'mailspike.org', 'mailspike.net'],
    policy: 'Free below 100,000 questions a day.',
    evidence: `rspamd and the operator's documentation, ${checked}`,
    unconfirmed: ['removal-page'],
  },
  {
    id: 'mailspike-reputation',
    name: 'Mailspike reputation',
    operator: 'Mailspike',
    zone: 'rep.mailspike.net',
    asks: 'ip',
    tier: 'info',
    codes: exact(
      ['127.0.0.10-12', 'bad reputation', 'info'],
      ['127.0.0.13-16', 'neutral reputation', 'none'],
      ['127.0.0.17-20', 'good reputation', 'none'],
    ),
    removalUrl: null,
    domains: ['mailspike.io', 'mailspike.org', 'mailspike.net'],
    policy: 'Answers for good addresses too. Free below 100,000 questions a day.',
    evidence: `rspamd and the operator's documentation, ${checked}`,
  },
  {
    id: 'sem-black',
    name: 'Spam Eating Monkey SEM-BLACK',
    operator: 'Spam Eating Monkey',
    zone: 'bl.spameatingmonkey.net',
    zone6: 'bl.ipv6.spameatingmonkey.net',
    asks: 'ip',
    ipv6: true,
    tier: 2,
    codes: exact(['127.0.0.2-3', 'sent mail to spam traps', 'minor']),
    removalUrl: 'https://spameatingmonkey.com/lookup',
    domains: ['spameatingmonkey.com'],
    policy: 'Free below 100,000 questions a day. An entry ends by itself after seven quiet days.',
    evidence: `rspamd, ${checked}`,
    unconfirmed: ['removal-page'],
  },
  {
    id: 'sem-uri',
    name: 'Spam Eating Monkey SEM-URI',
    operator: 'Spam Eating Monkey',
    zone: 'uribl.spameatingmonkey.net',
    asks: 'domain',
    tier: 2,
    codes: bits([2, 'seen in mail to spam traps', 'minor']),
    tests: domainTests,
    removalUrl: 'https://spameatingmonkey.com/lookup',
    domains: ['spameatingmonkey.com'],
    policy: 'Free below 100,000 questions a day. An entry ends by itself after 30 quiet days.',
    evidence: `rspamd, ${checked}`,
    unconfirmed: ['removal-page', 'test-points'],
  },
  {
    id: 'sem-fresh15',
    name: 'Spam Eating Monkey SEM-FRESH15',
    operator: 'Spam Eating Monkey',
    zone: 'fresh15.spameatingmonkey.net',
    asks: 'domain',
    tier: 'info',
    codes: bits([2, 'registered in the last 15 days', 'info']),
    tests: domainTests,
    removalUrl: null,
    domains: ['spameatingmonkey.com'],
    policy: 'Newness is not a listing; it ends by itself. Covers a few top-level domains.',
    evidence: `rspamd, ${checked}`,
    unconfirmed: ['test-points'],
  },
  {
    id: 'psbl',
    name: 'PSBL',
    operator: 'Passive Spam Block List',
    zone: 'psbl.surriel.com',
    asks: 'ip',
    tier: 2,
    codes: exact(['127.0.0.2', 'sent mail to spam traps', 'minor']),
    removalUrl: 'https://psbl.org/remove',
    domains: ['psbl.org'],
    policy: 'Free, removal by self-service.',
    evidence: `Haraka, ${checked}`,
  },
  ...uceprotect(),
  {
    id: 'backscatterer',
    name: 'Backscatterer',
    operator: 'UCEPROTECT',
    zone: 'ips.backscatterer.org',
    asks: 'ip',
    tier: 'info',
    codes: exact(['127.0.0.2', 'sent bounces or callouts to people who had not written', 'info']),
    removalUrl: null,
    domains: ['backscatterer.org'],
    policy: 'Meant for bounces only. Removal is sold; an entry ends by itself after four quiet weeks.',
    evidence: `Haraka (off by default), ${checked}`,
  },
]

/** Level 1 lists addresses; 2 and 3 list the networks around them, whoever sends from there. */
function uceprotect(): ListDefinition[] {
  const levels = [
    ['1', 2, 'minor', 'sent mail to spam traps'],
    ['2', 'info', 'info', 'the network around this address is listed, not the address itself'],
    ['3', 'info', 'info', "the provider's whole network is listed, not the address itself"],
  ] as const
  return levels.map(([level, tier, severity, meaning]) => ({
    id: `uceprotect-${level}`,
    name: `UCEPROTECT level ${level}`,
    operator: 'UCEPROTECT',
    zone: `dnsbl-${level}.uceprotect.net`,
    asks: 'ip',
    tier,
    codes: exact(['127.0.0.2', meaning, severity]),
    removalUrl: 'https://www.uceprotect.net/en/rblcheck.php',
    domains: ['uceprotect.net'],
    policy: 'An entry ends by itself after seven quiet days. Never pay for removal.',
    evidence: `Haraka (level 1), ${checked}`,
  }))
}

const abusix = {
  operator: 'Abusix',
  key: 'abusix',
  removalUrl: 'https://lookup.abusix.com/',
  domains: ['abusix.com', 'abusix.zone'],
  policy: 'Needs a key; free for small use.',
  evidence: `the operator's documentation, ${checked}`,
  unconfirmed: ['removal-page'],
} as const

const abusixLists: ListDefinition[] = [
  {
    ...abusix,
    id: 'abusix-combined',
    name: 'Abusix Mail Intelligence',
    zone: '{key}.combined.mail.abusix.zone',
    asks: 'ip',
    ipv6: true,
    tier: 2,
    codes: exact(
      ['127.0.0.2-3', 'black: sent mail to spam traps', 'minor'],
      ['127.0.0.200', 'black: sent mail to spam traps', 'minor'],
      ['127.0.0.4', 'exploit: infected or hijacked', 'minor'],
      ['127.0.0.11-12', 'policy: a range that should not send mail directly', 'policy'],
    ),
  },
  {
    ...abusix,
    id: 'abusix-domains',
    name: 'Abusix domains',
    zone: '{key}.dblack.mail.abusix.zone',
    asks: 'domain',
    tier: 2,
    codes: exact(['127.0.1.1-3', 'seen in mail to spam traps', 'minor']),
    tests: { listed: ['test', '2.0.0.127'], notListed: ['invalid'] },
    unconfirmed: ['codes', 'test-points', 'removal-page'],
  },
]

/** Small lists: each is used only after its self-test has passed. */
const smallLists: ListDefinition[] = [
  small('blocklist-de', 'blocklist.de', 'bl.blocklist.de', 'ip', 'attacked a server in the last two days', {
    codes: exact(['127.0.0.2-21', 'attacked a server in the last two days', 'minor']),
    removalUrl: 'https://www.blocklist.de/en/delist.html',
    domains: ['blocklist.de'],
    policy: 'About attacks, so it says little of mail.',
    evidence: `rspamd, ${checked}`,
    unconfirmed: ['codes'],
  }),
  small('virusfree', 'VirusFree BIP', 'bip.virusfree.cz', 'ip', 'part of a botnet', {
    ipv6: true,
    domains: ['virusfree.cz'],
    evidence: `rspamd, ${checked}`,
  }),
  small('gbudb', 'GBUdb Truncate', 'truncate.gbudb.net', 'ip', 'sends almost nothing but spam', {
    domains: ['gbudb.com', 'gbudb.net'],
    evidence: `Haraka, ${checked}`,
  }),
  small('justspam', 'JustSpam', 'dnsbl.justspam.org', 'ip', 'sent mail to spam traps', {
    domains: ['justspam.org'],
    evidence: `Haraka, ${checked}`,
  }),
  small('hostkarma', 'Hostkarma', 'hostkarma.junkemailfilter.com', 'ip', '', {
    ipv6: true,
    codes: hostkarma(),
    // By design it lists 127.0.0.1, as white.
    tests: { notListed: [] },
    domains: ['junkemailfilter.com'],
    policy: 'White, yellow and NOBL are answers, not listings.',
    evidence: `Haraka, ${checked}`,
  }),
  small('hostkarma-domains', 'Hostkarma domains', 'hostkarma.junkemailfilter.com', 'domain', '', {
    codes: hostkarma(),
    tests: { listed: ['2.0.0.127'], notListed: [] },
    domains: ['junkemailfilter.com'],
    policy: 'White, yellow and NOBL are answers, not listings.',
    evidence: `Haraka, ${checked}; tested through its address entries`,
  }),
  small('dronebl', 'DroneBL', 'dnsbl.dronebl.org', 'ip', 'an open proxy, a bot or an attacker', {
    codes: exact(['127.0.0.2-254', 'an open proxy, a bot or an attacker', 'minor']),
    ipv6: true,
    removalUrl: 'https://dronebl.org/lookup',
    domains: ['dronebl.org'],
  }),
  small('s5h', 's5h.net', 'all.s5h.net', 'ip', 'sent spam or attacked a server', { domains: ['s5h.net'] }),
  small(
    'spamrats',
    'SpamRATS',
    'all.spamrats.com',
    'ip',
    'sends spam, or has no name as a mail server should',
    {
      codes: exact(
        ['127.0.0.36', 'NOPTR: has no reverse name', 'policy'],
        ['127.0.0.37', 'DYNA: its reverse name looks like a home connection', 'policy'],
        ['127.0.0.38', 'SPAM: seen sending spam', 'minor'],
        ['127.0.0.43', 'AUTH: tries mailbox passwords', 'minor'],
      ),
      removalUrl: 'https://www.spamrats.com/removal.php',
      domains: ['spamrats.com'],
      evidence: `in use in 2025, ${checked}`,
    unconfirmed: ['codes'],
    },
  ),
  small('nordspam', 'NordSpam BL', 'bl.nordspam.com', 'ip', 'sent mail to spam traps', {
    domains: ['nordspam.com'],
  }),
  small('nordspam-domains', 'NordSpam DBL', 'dbl.nordspam.com', 'domain', 'seen in mail to spam traps', {
    domains: ['nordspam.com'],
  }),
  small('0spam', '0Spam', 'bl.0spam.org', 'ip', 'sent spam', { domains: ['0spam.org'] }),
  small('zapbl', 'ZapBL', 'dnsbl.zapbl.net', 'ip', 'sent spam', { domains: ['zapbl.net'] }),
  small('zapbl-domains', 'ZapBL domains', 'rhsbl.zapbl.net', 'domain', 'seen in spam', {
    domains: ['zapbl.net'],
  }),
]

function small(
  id: string,
  name: string,
  zone: string,
  asks: 'ip' | 'domain',
  meaning: string,
  more: Partial<ListDefinition>,
): ListDefinition {
  return {
    id,
    name,
    operator: name,
    zone,
    asks,
    tier: 3,
    codes: exact(['127.0.0.2', meaning, 'minor']),
    ...(asks === 'domain' ? { tests: domainTests } : {}),
    removalUrl: null,
    domains: [],
    policy: 'Few receivers use it.',
    evidence: `in use in 2025, ${checked}`,
    ...more,
    unconfirmed: more.unconfirmed ?? (more.evidence ? [] : ['codes', 'test-points']),
  }
}

function hostkarma(): CodeTable {
  return exact(
    ['127.0.0.2', 'black: sends spam', 'minor'],
    ['127.0.0.4', 'brown: sends mostly spam', 'minor'],
    ['127.0.0.1', 'white: a good sender', 'none'],
    ['127.0.0.3', 'yellow: sends spam and good mail', 'none'],
    ['127.0.0.5', 'NOBL: not to be blocked', 'none'],
    ['127.0.1.1-3', 'age of the domain', 'none'],
    ['127.0.2.1-3', 'age of the domain', 'none'],
  )
}

const trust = ['no trust stated', 'low trust', 'medium trust', 'high trust']
const dnswl = {
  operator: 'dnswl.org',
  allow: true,
  tier: 1,
  codes: exact(
    ...trust.map((words, t): [string, string, CodeSeverity] => [
      `127.0.*.${t}`,
      `known sender, ${words}`,
      'info',
    ]),
  ),
  refusals: [
    ['127.0.0.255', 'the resolver in use asks too much'],
    ['127.0.10.*', 'the resolver in use asks too much'],
  ] as [string, string][],
  removalUrl: null,
  domains: ['dnswl.org'],
  policy: 'An allow list: being on it is good, not being on it means nothing.',
} as const

const allowLists: ListDefinition[] = [
  {
    ...dnswl,
    id: 'dnswl',
    name: 'DNSWL',
    zone: 'list.dnswl.org',
    asks: 'ip',
    ipv6: true,
    evidence: `rspamd and Haraka, ${checked}`,
  },
  {
    ...dnswl,
    id: 'dnswl-domains',
    name: 'DNSWL domains',
    tier: 2,
    zone: 'dwl.dnswl.org',
    asks: 'domain',
    tests: domainTests,
    evidence: `rspamd, ${checked}`,
    unconfirmed: ['test-points'],
  },
]

export const blacklists: readonly ListDefinition[] = [
  ...spamhausLists,
  ...otherBlockLists,
  ...allowLists,
  ...abusixLists,
  ...smallLists,
]
