import { gmailSenders, rfc, yahooSenders } from '#engines/references.ts'
import type { FixContext, RecordAdvice } from '../types.ts'
import { spfForAddress } from './dns-advice.ts'
import { bounceStep } from './esp-dns.ts'
import { senderName } from './esp-steps.ts'
import { isOwn, ownContext, ownerSentence } from './own-domain.ts'
import type { Facts, Words } from './phrasing.ts'
import { ownDomain, say } from './phrasing.ts'

const supportStep = (context: FixContext) =>
  context.esp
    ? [
        `The server belongs to ${context.esp.name}; report this to its support, as you cannot change it yourself.`,
      ]
    : []

/** The A record that makes a PTR name lead back. */
function forwardRecord(facts: Facts): RecordAdvice[] {
  const name = Array.isArray(facts.names) ? facts.names[0] : undefined
  const ip = typeof facts.ip === 'string' && !facts.ip.includes(':') ? facts.ip : null
  if (typeof name !== 'string' || ip === null) return []
  return [{ action: 'add', type: 'A', host: name, value: ip, ttl: 3600 }]
}

export const rdnsWords: Words = {
  title: 'Reverse DNS',
  what: 'The sending address should have a name (PTR), and that name should lead back to the address.',
  why: 'Gmail and Yahoo require both from every sender; many servers refuse mail from addresses without a name.',
  refs: [rfc(1912, '2.1'), gmailSenders, yahooSenders],
  found: {
    confirmed: (facts) =>
      `${say(facts.ip)} is named ${say(facts.confirmed)}, and that name leads back to it.`,
    'generic-name': (facts) =>
      `The name of the sending address, ${say(facts.confirmed)}, looks like that of a home or pool connection.`,
    'no-ptr': (facts) => `The sending address ${say(facts.ip)} has no name (PTR record).`,
    'no-forward': (facts) =>
      `The sending address is named ${say(facts.names)}, but that name does not lead back to ${say(facts.ip)}.`,
    unanswered: 'The DNS did not answer when the name of the sending address was asked for.',
    'client-address-private': 'The mail came from an address that is not public, so it has no public name.',
    'client-address-unknown': 'It is not known which server sent this mail.',
  },
  fix: {
    'generic-name': (facts, context) => [
      ...supportStep(context),
      `Ask the provider of ${say(facts.ip)} to set the PTR record to the server's own name, such as mail.${ownDomain(ownContext(context))}.`,
      'Give that name an A or AAAA record with the same address, and let the server use it in HELO.',
    ],
    'no-ptr': (facts, context) => [
      ...supportStep(context),
      `Set the PTR record of ${say(facts.ip)} in the panel of your server provider (often called "reverse DNS"), for example to mail.${ownDomain(ownContext(context))}.`,
      'Give that name an A or AAAA record with the same address.',
    ],
    'no-forward': (facts, context) => [
      ...supportStep(context),
      `Add an A or AAAA record with ${say(facts.ip)} to ${say(facts.names)}, or change the PTR record to a name that has it.`,
    ],
  },
  records: ({ code, facts }) => (code === 'no-forward' ? forwardRecord(facts) : []),
}

const nameSteps = (facts: Facts, context: FixContext) => [
  ...supportStep(context),
  `Set the HELO name of the mail server to its full name, the same as its PTR record, such as mail.${ownDomain(ownContext(context))} (Postfix: myhostname or smtp_helo_name; Exim: primary_hostname).`,
  `Give that name an A or AAAA record with ${say(facts.ip)}.`,
]

export const heloWords: Words = {
  title: 'HELO name',
  what: 'The name with which the sending server greets.',
  why: 'The standard asks for a full host name of the server; filters use a made-up name as a sign of spam software.',
  refs: [rfc(5321, '4.1.1.1')],
  found: {
    resolves: (facts) => `The server greets as ${say(facts.helo)}, which is its own name.`,
    'equals-ptr': (facts) => `The server greets as ${say(facts.helo)}, the same as its reverse name.`,
    'resolves-elsewhere': (facts) =>
      `The server greets as ${say(facts.helo)}, which leads to ${say(facts.addresses)} and not to ${say(facts.ip)}.`,
    'does-not-resolve': (facts) => `The server greets as ${say(facts.helo)}, a name without an address.`,
    'address-literal': (facts) => `The server greets with its address ${say(facts.helo)} instead of a name.`,
    'wrong-literal': (facts) =>
      `The server greets as ${say(facts.helo)}, which is not its address ${say(facts.ip)}.`,
    'bare-address': (facts) =>
      `The server greets with a bare address, ${say(facts.helo)}, which is not allowed.`,
    localhost: (facts) => `The server greets as ${say(facts.helo)}, which every computer calls itself.`,
    'bare-word': (facts) => `The server greets as "${say(facts.helo)}", which is not a full host name.`,
    unanswered: 'The DNS did not answer when the HELO name was asked for.',
    'client-address-unknown':
      'The public address of the sending server is not known, so its HELO name could not be compared.',
    'client-address-private':
      'The mail came from an address that is not public, where the HELO name is not the one that providers see.',
    'no-session': 'There was no SMTP session of ours, so the HELO name is not known.',
  },
  fix: {
    'resolves-elsewhere': nameSteps,
    'does-not-resolve': nameSteps,
    'address-literal': nameSteps,
    'wrong-literal': nameSteps,
    'bare-address': nameSteps,
    localhost: nameSteps,
    'bare-word': nameSteps,
  },
}

export const tlsWords: Words = {
  title: 'Encryption in transit',
  what: 'Whether the sending server used TLS when it handed the mail over.',
  why: 'Gmail requires TLS from every sender since December 2023 and shows a broken lock without it.',
  refs: [rfc(3207), rfc(8996), gmailSenders],
  found: {
    modern: (facts) => `The mail came encrypted with ${say(facts.version)}.`,
    'old-version': (facts) => `The mail came with ${say(facts.version)}, which is no longer considered safe.`,
    plaintext: 'The mail came unencrypted, although encryption was offered.',
    'not-offered': 'Encryption was not offered by this server, so the sender could not use it.',
    relayed: 'The mail came through a relay, so how the sender handed it over is not known.',
    'no-session': 'There was no SMTP session of ours, so it is not known whether the mail came encrypted.',
  },
  fix: {
    'old-version': ['Update the TLS library of the sending server and allow TLS 1.2 and 1.3.'],
    plaintext: (_, context) => [
      `Turn on TLS for outgoing mail in ${senderName(context)} (Postfix: smtp_tls_security_level = may; Exim uses TLS when it is built with it).`,
    ],
  },
}

const spfStep = (facts: Facts, context: FixContext) =>
  isOwn(facts.domain, context)
    ? `Add ip6:${say(facts.ip)} (or the network of the server) to the SPF record of ${say(facts.domain)}.`
    : `${ownerSentence(say(facts.domain), context)} ${bounceStep(context)}`

export const ipv6Words: Words = {
  title: 'IPv6 set-up',
  what: 'For mail that came over IPv6: whether SPF and the reverse name cover that address too.',
  why: 'Over IPv6 Gmail is stricter: without a reverse name and SPF or DKIM it refuses the mail.',
  refs: [gmailSenders],
  found: {
    covered: (facts) => `SPF and the reverse name both cover the IPv6 address ${say(facts.ip)}.`,
    'spf-missing': (facts) => `SPF does not cover the IPv6 address ${say(facts.ip)}.`,
    'ptr-missing': (facts) => `The IPv6 address ${say(facts.ip)} has no reverse name that leads back to it.`,
    'ptr-and-spf-missing': (facts) =>
      `Neither SPF nor a reverse name covers the IPv6 address ${say(facts.ip)}.`,
    ipv4: 'The mail came over IPv4.',
    unanswered: 'SPF or the reverse name could not be asked for.',
    'client-address-unknown': 'The public address of the sending server is not known.',
  },
  fix: {
    'spf-missing': (facts, context) => [spfStep(facts, context)],
    'ptr-missing': (facts, context) => [
      ...supportStep(context),
      `Set the PTR record of ${say(facts.ip)} in the panel of your server provider, and give its name an AAAA record with the address.`,
      'Or let the server send over IPv4 only.',
    ],
    'ptr-and-spf-missing': (facts, context) => [
      ...supportStep(context),
      `Set the PTR record of ${say(facts.ip)} and give its name an AAAA record with the address.`,
      spfStep(facts, context),
      'Or let the server send over IPv4 only.',
    ],
  },
  records: ({ code, facts }, context) =>
    code === 'spf-missing' || code === 'ptr-and-spf-missing' ? spfForAddress(facts, context) : [],
}
