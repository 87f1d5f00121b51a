import { gmailSenders, microsoftSenders, rfc, yahooSenders } from '#engines/references.ts'
import type { FixContext } from '../types.ts'
import { closedSpf, mergedSpf, spfRecords } from './dns-advice.ts'
import { bounceStep, espSpfTerm } from './esp-dns.ts'
import { isOwn } from './own-domain.ts'
import type { Facts, Words } from './phrasing.ts'
import { counted, say } from './phrasing.ts'
import type { RecordWords } from './record-words.ts'

const who = (facts: Facts) => `${say(facts.ip)} for ${say(facts.domain)}`

/** Steps for a client that the record does not name. */
function allowSteps(facts: Facts, context: FixContext): string[] {
  const known = espSpfTerm(context)
  return [
    `Make sure that ${say(facts.ip)} is yours or your sending service's. If you do not know it, find out who sent this mail before you change anything.`,
    known
      ? `Add ${known} (the servers of ${context.esp?.name}) to the SPF record of ${say(facts.domain)}, in front of "all".`
      : `Add the sending server to the SPF record of ${say(facts.domain)}, in front of "all"; if a sending service owns it, use the include: its help pages name.`,
    'Keep one SPF record per domain: change the one that is there, do not add a second.',
  ]
}

function issueSteps(facts: Facts): string[] {
  const issues = Array.isArray(facts.issues) ? facts.issues : []
  return issues.flatMap((issue) =>
    issue && typeof issue === 'object' && !Array.isArray(issue) && issue.status === 'bad'
      ? [`Correct or remove "${say(issue.text)}" (${spfIssues[String(issue.code)] ?? 'it cannot be read'}).`]
      : [],
  )
}

const spfIssues: Record<string, string> = {
  'bad-version': 'the record must begin with v=spf1 and a space',
  'unknown-mechanism': 'there is no such mechanism',
  'missing-value': 'a value is missing after the colon',
  'unexpected-value': 'this term takes no value',
  'bad-address': 'this is not an IP address',
  'wrong-family': 'an IPv4 address goes with ip4:, an IPv6 address with ip6:',
  'bad-prefix': 'the length after the slash is not possible',
  'bad-macro': 'the macro after the percent sign cannot be read',
  'bad-domain': 'this is not a domain name',
  'duplicate-modifier': 'it may stand only once',
  'joined-term': 'a space is missing before "all"',
  comma: 'terms are separated by spaces, not commas',
  'bare-address': 'write ip4: or ip6: before an address',
  'equals-for-colon': 'write a colon instead of the equals sign',
  'misspelt-modifier': 'this is almost a word of SPF, and none; check its spelling',
  url: 'a domain name goes here, not a web address',
  everyone: 'it allows every address there is',
  'plus-all': 'it allows everyone to send as you',
  'bad-character': 'only plain characters are allowed',
}

function deadSteps(facts: Facts): string[] {
  const dead = Array.isArray(facts.dead) ? facts.dead : []
  return dead.flatMap((entry) =>
    entry && typeof entry === 'object' && !Array.isArray(entry)
      ? [
          `Remove "${say(entry.term)}" from the record of ${say(entry.record)}: there is no single SPF record behind it.`,
        ]
      : [],
  )
}

export function costs(facts: Facts): string {
  const terms = Array.isArray(facts.terms) ? facts.terms : []
  return terms
    .flatMap((entry) =>
      entry && typeof entry === 'object' && !Array.isArray(entry)
        ? [`${say(entry.term)} (${say(entry.cost)})`]
        : [],
    )
    .slice(0, 10)
    .join(', ')
}

type Step = { domain: string; term: string }

/** The term of the domain's own record, and the one behind it, that let the client pass. */
export function matched(facts: Facts): { own: string; term: string; at: string } {
  const path = (Array.isArray(facts.path) ? facts.path : []) as Step[]
  const [first, last] = [path[0], path.at(-1)]
  return { own: say(first?.term), term: say(last?.term), at: say(last?.domain) }
}

/** Steps for a record that lets anybody pass. */
function closeSteps(facts: Facts, context: FixContext): string[] {
  const { own, term, at } = matched(facts)
  const domain = say(facts.domain)
  const elsewhere = at !== 'none' && at !== domain
  const close = () => {
    if (facts.everyone === 'sender')
      return `Take "${own}" out of the SPF record of ${domain}, or let the name it asks for depend on the sending address (%{i}).`
    if (elsewhere)
      return `Take "${own}" out of the SPF record of ${domain}: the record of ${at} behind it lets everyone pass.`
    if (facts.everyone === 'all')
      return `Write ~all in place of "${term}" at the end of the SPF record of ${domain}.`
    return facts.lists === true
      ? `Take the ranges that cover the whole internet, such as those that end in /0, out of the SPF record of ${domain}.`
      : `Take "${own}" out of the SPF record of ${domain}: it lets everyone pass.`
  }
  const known = espSpfTerm(context)
  return [
    `Name every server and service that sends for ${domain} in its SPF record; for this mail that is ${known ?? say(facts.ip)}, if it is yours or your sending service's.`,
    close(),
  ]
}

export const spfWords: RecordWords = {
  edits: ({ facts }) => facts.domain,
  instead: 'bounce',
  title: 'SPF',
  what: 'The domain of the bounce address names the servers that may send for it; the sending server was compared with that list.',
  why: 'Gmail and Yahoo want an SPF or DKIM pass from everyone and both from bulk senders; Microsoft refuses bulk mail without both since May 2025.',
  refs: [rfc(7208), gmailSenders, yahooSenders, microsoftSenders],
  found: {
    pass: (facts) =>
      facts.lists === true
        ? `SPF passes: ${say(facts.domain)} lists the sending server ${say(facts.ip)}.`
        : `SPF passes for ${say(facts.ip)}.`,
    'allows-everyone': (facts) =>
      facts.everyone === 'sender'
        ? `SPF passes for ${say(facts.ip)}, but "${matched(facts).term}" lets any server pass for this sender, so the pass proves nothing.`
        : `SPF passes for ${say(facts.ip)}, but the record of ${say(facts.domain)} lets nearly every server there is pass, so the pass proves nothing.`,
    softfail: (facts) =>
      `The SPF record of ${say(facts.domain)} does not list ${say(facts.ip)} and says to be suspicious of it (~all).`,
    neutral: (facts) => `The SPF record of ${say(facts.domain)} says nothing about ${say(facts.ip)}.`,
    'none-but-signed': (facts) =>
      `${say(facts.domain)} has no SPF record. A valid DKIM signature makes up for it in part.`,
    none: (facts) =>
      `${say(facts.domain)} has no SPF record that can be used, so nothing says that ${say(facts.ip)} may send for it.`,
    fail: (facts) =>
      `SPF fails: the record of ${say(facts.domain)} does not allow ${who(facts).split(' for ')[0]} to send.`,
    'several-records': (facts) =>
      `${say(facts.domain)} has ${counted(facts.records, 'SPF record')}; with more than one, receivers use none.`,
    'too-many-lookups': (facts) =>
      `The SPF record of ${say(facts.domain)} needs up to ${say(facts.worst)} DNS look-ups; receivers stop at 10 and treat the record as broken.`,
    permerror: (facts) => `The SPF record of ${say(facts.domain)} is broken, so receivers cannot use it.`,
    temperror: (facts) => `The DNS did not answer when the SPF record of ${say(facts.domain)} was asked for.`,
    'client-address-private':
      'The mail came from an address that is not public, so SPF could not be asked as a provider would.',
    'client-address-unknown': 'It is not known which server sent this mail, so SPF could not be asked.',
    'sender-unknown': 'The bounce address of this mail is not known, so SPF could not be asked.',
  },
  fix: {
    'allows-everyone': closeSteps,
    softfail: allowSteps,
    neutral: allowSteps,
    fail: allowSteps,
    none: (facts, context) => [
      ...(facts.nearMiss
        ? [`The record "${say(facts.nearMiss)}" is not recognized: it must begin with v=spf1 and a space.`]
        : []),
      ...allowSteps(facts, context).slice(0, 1),
      `Publish one SPF record for ${say(facts.domain)} that names every server and service that sends for it.`,
    ],
    'none-but-signed': (facts, context) => [
      ...allowSteps(facts, context).slice(0, 1),
      `Publish one SPF record for ${say(facts.domain)} that names every server and service that sends for it.`,
    ],
    'several-records': (facts) => [
      `Put the terms of all SPF records of ${say(facts.domain)} into one record, with "all" once at the end.`,
      'Delete the other records that begin with v=spf1.',
    ],
    'too-many-lookups': (facts) => [
      `See which terms cost the most look-ups: ${costs(facts) || 'every include, a, mx, exists and redirect costs at least one'}.`,
      'Remove the includes of services you no longer use, and "a" and "mx" where those servers send no mail.',
      'Send newsletters and receipts from subdomains of their own, each with a short SPF record.',
      'Name your own fixed servers with ip4: and ip6:, which cost nothing.',
    ],
    permerror: (facts) => {
      const steps = [...issueSteps(facts), ...deadSteps(facts)]
      const general = `Correct the SPF record of ${say(facts.domain)}; the verifier says: ${say(facts.comment)}.`
      return [
        ...(steps.length > 0 ? steps : [general]),
        'Send a new test afterwards: receivers name one error at a time.',
      ]
    },
  },
  records: ({ code, facts }, context) => {
    if (code === 'several-records') return mergedSpf(facts, context)
    if (code === 'allows-everyone') return closedSpf(facts, context)
    const additive = ['softfail', 'neutral', 'fail', 'none', 'none-but-signed']
    return additive.includes(code) ? spfRecords(facts, context) : []
  },
}

export const spfAlignWords: Words = {
  title: 'SPF alignment',
  what: 'Compares the domain that SPF vouches for (the bounce address) with the domain readers see in From.',
  why: 'DMARC counts SPF only when both belong to one organization; Gmail, Yahoo and Microsoft ask bulk senders for that.',
  refs: [rfc(9989), gmailSenders],
  found: {
    aligned: (facts) =>
      `The bounce domain ${say(facts.domain)} belongs to ${say(facts.fromOrg)}, like the From domain.`,
    'only-dkim-aligned': (facts) =>
      `The bounce domain ${say(facts.domain)} does not belong to ${say(facts.fromDomain)}. An aligned DKIM signature makes up for it.`,
    'not-aligned': (facts) =>
      `The bounce domain ${say(facts.domain)} does not belong to ${say(facts.fromDomain)}, and no aligned DKIM signature makes up for it.`,
    'list-not-aligned': (facts) =>
      `The list for discussion sends as ${say(facts.domain)}, and its members write as ${say(facts.fromDomain)}; that is how lists work, and nothing has to be repaired.`,
    'dkim-unknown':
      'The bounce domain is another one; whether an aligned DKIM signature makes up for it could not be asked.',
    'no-from-domain': 'The From line does not give one domain, so there is nothing to compare.',
    'sender-unknown': 'The bounce address of this mail is not known.',
  },
  fix: {
    'only-dkim-aligned': (_, context) => [
      bounceStep(context),
      'This is not urgent: DMARC passes by DKIM. It helps when a forwarder breaks the signature.',
    ],
    'not-aligned': (_, context) => [
      bounceStep(context),
      context.fromDomain !== null && !isOwn(context.fromDomain, context)
        ? 'SPF or DKIM for that domain is enough for DMARC.'
        : `Or sign with DKIM for ${say(context.fromDomain)}; one of the two is enough for DMARC.`,
    ],
  },
}
