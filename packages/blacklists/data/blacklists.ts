import type {
  CodeMeaning,
  CodePatterns,
  CodeSeverity,
  CodeTable,
  ListDefinition,
  Meaning,
} from '../definition.ts'

/**
 * The DNS lists that are asked, the ones that matter first. Tier 1: a listing costs delivery at large providers.
 * Origin: written by hand from the operators' documentation and from the lists that rspamd (2026-08), Haraka
 * (dns-list 1.3.0, 2026-05) and SpamAssassin (2024-10) ship; the self-test at run time has the last word.
 * What stands in `unconfirmed` is from memory: it is marked wherever the list is shown, and a list whose codes or test
 * points are among it is never in tier 1. Date: 2026-11-20. Licence: MIT, as the project.
 */

const one = (meaning: Meaning, severity: CodeSeverity): CodeMeaning => ({ meaning, severity })
const exact = (...codes: [string, Meaning, CodeSeverity][]): CodeTable => ({
  match: 'exact',
  codes: codes.map(([pattern, meaning, severity]) => [pattern, one(meaning, severity)]),
})
const bits = (...codes: [number, Meaning, CodeSeverity][]): CodeTable => ({
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
      ['127.0.0.2', 'sbl', 'major'],
      ['127.0.0.3', 'css', 'major'],
      ['127.0.0.4-7', 'xbl', 'major'],
      ['127.0.0.9', 'drop', 'major'],
      ['127.0.0.10', 'pbl_owner', 'policy'],
      ['127.0.0.11', 'pbl_spamhaus', 'policy'],
      ['127.0.0.30', 'bcl', 'major'],
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
      ['127.0.1.2', 'used_in_spam', 'major'],
      ['127.0.1.4', 'phishing_domain', 'major'],
      ['127.0.1.5', 'malware_domain', 'major'],
      ['127.0.1.6', 'botnet_domain', 'major'],
      ['127.0.1.102', 'abused_in_spam', 'major'],
      ['127.0.1.103', 'abused_redirector', 'major'],
      ['127.0.1.104', 'abused_for_phishing', 'major'],
      ['127.0.1.105', 'abused_for_malware', 'major'],
      ['127.0.1.106', 'abused_for_botnet', 'major'],
    ),
    mistakes: [['127.0.1.255', 'asked_about_address']],
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
    codes: exact(['127.0.0.20', 'stolen_passwords', 'minor']),
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
    codes: exact(['127.0.2.2-24', 'new_today', 'info']),
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
    codes: exact(['127.0.3.2', 'address_in_spam', 'minor']),
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
      ['127.0.0.2-3', 'reply_address', 'major'],
      ['127.0.1.2-3', 'suspected_reply_address', 'minor'],
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
      [4, 'disposable', 'minor'],
      [8, 'phishing', 'major'],
      [16, 'malware', 'major'],
      [32, 'click_tracker', 'minor'],
      [64, 'abuse', 'major'],
      [128, 'cracked', 'major'],
    ),
    refusals: [['127.0.0.1', 'resolver_blocked']],
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
    codes: bits([2, 'black_spammers', 'major'], [4, 'grey', 'minor'], [8, 'red', 'minor']),
    refusals: [['127.0.0.1', 'resolver_refused']],
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
    codes: exact(['127.0.0.2', 'seen_sending', 'major']),
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
    codes: exact(['127.0.0.2', 'reported_today', 'major']),
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
      ['127.0.0.2', 'in_wave', 'major'],
      ['127.0.0.10', 'worst_reputation', 'major'],
      ['127.0.0.11', 'very_bad_reputation', 'major'],
      ['127.0.0.12', 'bad_reputation', 'major'],
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
      ['127.0.0.10-12', 'bad_reputation', 'info'],
      ['127.0.0.13-16', 'neutral_reputation', 'none'],
      ['127.0.0.17-20', 'good_reputation', 'none'],
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
    codes: exact(['127.0.0.2-3', 'sent_to_traps', 'minor']),
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
    codes: bits([2, 'seen_by_traps', 'minor']),
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
    codes: bits([2, 'registered_lately', 'info']),
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
    codes: exact(['127.0.0.2', 'sent_to_traps', 'minor']),
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
    codes: exact(['127.0.0.2', 'backscatter', 'info']),
    removalUrl: null,
    domains: ['backscatterer.org'],
    policy: 'Meant for bounces only. Removal is sold; an entry ends by itself after four quiet weeks.',
    evidence: `Haraka (off by default), ${checked}`,
  },
]

/** Level 1 lists addresses; 2 and 3 list the networks around them, whoever sends from there. */
function uceprotect(): ListDefinition[] {
  const levels = [
    ['1', 2, 'minor', 'sent_to_traps'],
    ['2', 'info', 'info', 'network_around'],
    ['3', 'info', 'info', 'network_of_provider'],
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
      ['127.0.0.2-3', 'black_traps', 'minor'],
      ['127.0.0.200', 'black_traps', 'minor'],
      ['127.0.0.4', 'exploit', 'minor'],
      ['127.0.0.11-12', 'policy_range', 'policy'],
    ),
  },
  {
    ...abusix,
    id: 'abusix-domains',
    name: 'Abusix domains',
    zone: '{key}.dblack.mail.abusix.zone',
    asks: 'domain',
    tier: 2,
    codes: exact(['127.0.1.1-3', 'seen_by_traps', 'minor']),
    tests: { listed: ['test', '2.0.0.127'], notListed: ['invalid'] },
    unconfirmed: ['codes', 'test-points', 'removal-page'],
  },
]

/** Small lists: each is used only after its self-test has passed. */
const hostkarmaOperator = {
  removalUrl: 'https://ipadmin.junkemailfilter.com/remove.php',
  domains: ['junkemailfilter.com'],
  policy: 'White, yellow and NOBL are answers, not listings.',
  unconfirmed: ['removal-page'],
} satisfies Partial<ListDefinition>
/** Nothing of these small lists was seen. */
const unseen = (removalUrl: string, ...domains: string[]) => ({
  removalUrl,
  domains,
  unconfirmed: ['codes', 'test-points', 'removal-page'] as const,
})
const nordspam = unseen('https://www.nordspam.com/delisting/', 'nordspam.com')
const zapbl = unseen('https://zapbl.net/', 'zapbl.net')

const smallLists: ListDefinition[] = [
  small('blocklist-de', 'blocklist.de', 'bl.blocklist.de', 'ip', 'attacked_lately', {
    codes: exact(['127.0.0.2-21', 'attacked_lately', 'minor']),
    removalUrl: 'https://www.blocklist.de/en/delist.html',
    domains: ['blocklist.de'],
    policy: 'About attacks, so it says little of mail.',
    evidence: `rspamd, ${checked}`,
    unconfirmed: ['codes'],
  }),
  small('virusfree', 'VirusFree BIP', 'bip.virusfree.cz', 'ip', 'in_botnet', {
    ipv6: true,
    removalUrl: 'https://www.virusfree.cz/en/',
    domains: ['virusfree.cz'],
    evidence: `rspamd, ${checked}`,
    unconfirmed: ['removal-page'],
  }),
  small('gbudb', 'GBUdb Truncate', 'truncate.gbudb.net', 'ip', 'only_spam', {
    domains: ['gbudb.com', 'gbudb.net'],
    policy:
      'Few receivers use it. Nothing is removed on request; an entry ends by itself some days after the mail has stopped.',
    evidence: `Haraka, ${checked}`,
  }),
  small('justspam', 'JustSpam', 'dnsbl.justspam.org', 'ip', 'sent_to_traps', {
    domains: ['justspam.org'],
    evidence: `Haraka, ${checked}`,
  }),
  small('hostkarma', 'Hostkarma', 'hostkarma.junkemailfilter.com', 'ip', null, {
    ipv6: true,
    codes: hostkarma(),
    // By design it lists 127.0.0.1, as white.
    tests: { notListed: [] },
    ...hostkarmaOperator,
    evidence: `Haraka, ${checked}`,
  }),
  small('hostkarma-domains', 'Hostkarma domains', 'hostkarma.junkemailfilter.com', 'domain', null, {
    codes: hostkarma(),
    tests: { listed: ['2.0.0.127'], notListed: [] },
    ...hostkarmaOperator,
    evidence: `Haraka, ${checked}; tested through its address entries`,
  }),
  small('dronebl', 'DroneBL', 'dnsbl.dronebl.org', 'ip', 'open_proxy', {
    codes: exact(['127.0.0.2-254', 'open_proxy', 'minor']),
    ipv6: true,
    removalUrl: 'https://dronebl.org/lookup',
    domains: ['dronebl.org'],
  }),
  small('s5h', 's5h.net', 'all.s5h.net', 'ip', 'spam_or_attack', {
    ...unseen('https://www.usenix.org.uk/content/rblremove', 's5h.net', 'usenix.org.uk'),
    policy:
      'Few receivers use it. Opening its removal page from the listed address removes that address at once.',
  }),
  small('spamrats', 'SpamRATS', 'all.spamrats.com', 'ip', null, {
    codes: exact(
      ['127.0.0.36', 'no_reverse_name', 'policy'],
      ['127.0.0.37', 'dynamic_name', 'policy'],
      ['127.0.0.38', 'seen_sending_spam', 'minor'],
      ['127.0.0.43', 'tries_passwords', 'minor'],
    ),
    removalUrl: 'https://www.spamrats.com/removal.php',
    domains: ['spamrats.com'],
    evidence: `in use in 2025, ${checked}`,
    unconfirmed: ['codes'],
  }),
  small('nordspam', 'NordSpam BL', 'bl.nordspam.com', 'ip', 'sent_to_traps', nordspam),
  small('nordspam-domains', 'NordSpam DBL', 'dbl.nordspam.com', 'domain', 'seen_by_traps', nordspam),
  small('0spam', '0Spam', 'bl.0spam.org', 'ip', 'sent_spam', unseen('https://0spam.org/', '0spam.org')),
  small('zapbl', 'ZapBL', 'dnsbl.zapbl.net', 'ip', 'sent_spam', zapbl),
  small('zapbl-domains', 'ZapBL domains', 'rhsbl.zapbl.net', 'domain', 'seen_in_spam', zapbl),
]

function small(
  id: string,
  name: string,
  zone: string,
  asks: 'ip' | 'domain',
  meaning: Meaning | null,
  more: Partial<ListDefinition>,
): ListDefinition {
  return {
    id,
    name,
    operator: name,
    zone,
    asks,
    tier: 3,
    codes: meaning === null ? exact() : exact(['127.0.0.2', meaning, 'minor']),
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
    ['127.0.0.2', 'black_spam', 'minor'],
    ['127.0.0.4', 'brown', 'minor'],
    ['127.0.0.1', 'white', 'none'],
    ['127.0.0.3', 'yellow', 'none'],
    ['127.0.0.5', 'not_to_block', 'none'],
    ['127.0.1.1-3', 'domain_age', 'none'],
    ['127.0.2.1-3', 'domain_age', 'none'],
  )
}

const trust = ['known_no_trust', 'known_low_trust', 'known_medium_trust', 'known_high_trust'] as const
const dnswl = {
  operator: 'dnswl.org',
  allow: true,
  tier: 1,
  codes: exact(
    ...trust.map((meaning, t): [string, Meaning, CodeSeverity] => [`127.0.*.${t}`, meaning, 'info']),
  ),
  refusals: [
    ['127.0.0.255', 'resolver_asks_too_much'],
    ['127.0.10.*', 'resolver_asks_too_much'],
  ] as CodePatterns<Meaning>,
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
