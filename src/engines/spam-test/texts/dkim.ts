import { gmailSenders, microsoftSenders, rfc, yahooSenders } from '#engines/references.ts'
import type { FixContext } from '../types.ts'
import { dkimSteps } from './esp-dns.ts'
import { isOwn } from './own-domain.ts'
import type { Facts, Words } from './phrasing.ts'
import { say } from './phrasing.ts'
import type { RecordWords } from './record-words.ts'

const keyName = (facts: Facts) => `${say(facts.selector)}._domainkey.${say(facts.domain)}`

const changedSteps = (_: Facts, context: FixContext) => [
  'Find what changes the mail after it was signed: a gateway that adds a footer or disclaimer, a virus scanner, a list server, a program that rewrites links.',
  'Let that program work before the signature is made, or let the last server that touches the mail sign it.',
  ...(context.esp
    ? [`If ${context.esp.name} sends the mail directly, tell its support; nothing of yours should change it.`]
    : []),
]

const newKeySteps = (facts: Facts, context: FixContext) => [
  'Make a new 2048-bit RSA key (or ask the sending service for one) under a new selector.',
  `Publish it, switch the signing to the new selector, and take ${keyName(facts)} away a week later.`,
  ...dkimSteps(context).slice(0, 1),
]

const keyIssues: Record<string, string> = {
  'bad-version': 'v= must come first and be exactly DKIM1',
  'missing-key': 'the p= tag with the key is missing',
  revoked: 'p= is empty, which withdraws the key',
  'pem-armor': 'the BEGIN and END lines do not belong into the record',
  'not-base64': 'the key holds characters that cannot be part of it',
  'not-a-key': 'the key is cut off or not a key',
  'unknown-key-type': 'k= names an unknown kind of key',
  'key-type-mismatch': 'k= names another kind of key than p= holds',
  'no-sha256': 'h= does not allow sha256',
  'not-for-email': 's= does not allow email',
  'missing-semicolon': 'a semicolon is missing',
  'tag-without-value': 'an equals sign is missing',
  'duplicate-tag': 'a tag stands twice',
  'bad-tag-name': 'a tag has no proper name',
}

function brokenKeySteps(facts: Facts, context: FixContext): string[] {
  const issues = Array.isArray(facts.issues) ? facts.issues : []
  const named = issues.flatMap((issue) =>
    issue && typeof issue === 'object' && !Array.isArray(issue) && issue.status === 'bad'
      ? [keyIssues[String(issue.code)] ?? String(issue.code)]
      : [],
  )
  return [
    `Correct the TXT record at ${keyName(facts)}${named.length > 0 ? `: ${named.join('; ')}` : ''}.`,
    'Copy the key again as a whole; long keys are often cut at 255 characters by the DNS panel.',
    ...dkimSteps(context).slice(0, 1),
  ]
}

/** Codes whose steps change the key record of the signing domain. */
const keyCodes = ['testing', 'short-key', 'weak-key', 'key-missing', 'key-broken']

export const dkimWords: RecordWords = {
  edits: ({ code, facts }) => (keyCodes.includes(code) ? facts.domain : undefined),
  instead: 'dkim',
  title: 'DKIM',
  what: 'A signature over the mail that receivers verify with a key in the DNS of the signing domain.',
  why: 'Gmail and Yahoo want a DKIM or SPF pass from everyone and both from bulk senders, with keys of at least 1024 bits; Microsoft refuses bulk mail without both since May 2025.',
  refs: [rfc(6376), rfc(8301), gmailSenders, yahooSenders, microsoftSenders],
  found: {
    valid: (facts) =>
      `The signature of ${say(facts.domain)} (${say(facts.algorithm)}, ${say(facts.bits)} bits) is valid and aligned with From.`,
    'not-aligned': (facts) =>
      `The signature is valid, but it is of ${say(facts.domain)}, not of the From domain ${say(facts.fromDomain)}; DMARC does not count it.`,
    testing: (facts) =>
      `The key at ${keyName(facts)} says t=y (testing), so receivers may ignore the signature.`,
    'length-limit':
      'The signature covers only the beginning of the body (l=), so anyone may add text below it.',
    'headers-not-signed': (facts) =>
      `The signature does not cover ${say(facts.missing)}, so these can be changed without notice.`,
    'short-key': (facts) =>
      `The key has ${say(facts.bits)} bits. It is accepted today; 2048 bits are advised.`,
    expired: 'The signature had expired (x=) when the mail arrived.',
    unsigned: 'The mail has no DKIM signature.',
    'key-missing': (facts) => `There is no key at ${keyName(facts)}, so the signature cannot be verified.`,
    'body-changed': (facts) => `The text of the mail was changed after ${say(facts.domain)} signed it.`,
    'signature-mismatch': (facts) =>
      `The signature of ${say(facts.domain)} does not fit: signed headers were changed, or the published key is not the one that signed.`,
    'weak-key': (facts) => `The key has ${say(facts.bits)} bits; receivers ignore keys below 1024.`,
    sha1: 'The signature uses rsa-sha1, which receivers ignore.',
    'key-broken': (facts) => `The key record at ${keyName(facts)} cannot be used.`,
    'from-not-signed': 'The signature does not cover the From line, so receivers ignore it.',
    malformed: (facts) => `The signature cannot be read: ${say(facts.comment)}.`,
    'cannot-align': (facts) =>
      `The signature is of ${say(facts.domain)}, which has nothing to do with the From domain ${say(facts.fromDomain)}: even if it is valid, DMARC does not count it. Whether it is could not be asked.`,
    temperror: (facts) => `The DNS did not answer when the key at ${keyName(facts)} was asked for.`,
    'could-not-verify': (facts) => `The signatures could not be verified: ${say(facts.comment)}.`,
  },
  fix: {
    unsigned: (_, context) => dkimSteps(context),
    'not-aligned': (_, context) => dkimSteps(context),
    'cannot-align': (_, context) => dkimSteps(context),
    testing: (facts) => [`Take t=y out of the TXT record at ${keyName(facts)} once your mail verifies.`],
    'length-limit': [
      'Turn off the body length limit (l=) in the signing program; then the whole mail is signed.',
    ],
    'headers-not-signed': (facts) => [
      `Add ${say(facts.missing)} to the list of signed headers in the signing program; To, Reply-To, MIME-Version, Content-Type and the List- headers belong there too.`,
    ],
    'short-key': newKeySteps,
    expired: [
      'Set the signature to live at least a week (or leave x= out), and check the clock of the sending server.',
      'Look whether the mail waited long in a queue before it arrived.',
    ],
    'key-missing': (facts, context) => [
      `Publish the key that the sending server uses at ${keyName(facts)}, or let it sign with a selector that is published.`,
      ...dkimSteps(context).slice(0, 1),
    ],
    'body-changed': changedSteps,
    'signature-mismatch': (facts, context) => [
      isOwn(facts.domain, context)
        ? `Compare the key at ${keyName(facts)} with the private key of the sending server; after a change of keys both must fit.`
        : `Tell whoever signs for ${say(facts.domain)} that the signature does not fit the key it publishes.`,
      ...changedSteps(facts, context).slice(0, 2),
    ],
    'weak-key': newKeySteps,
    sha1: ['Set the signing algorithm to rsa-sha256 in the signing program; the key can stay.'],
    'key-broken': brokenKeySteps,
    'from-not-signed': [
      'Add From to the list of signed headers (h=) in the signing program; the standard requires it.',
    ],
    malformed: (_, context) => [
      'Update the signing program, and compare its signature with the standard: v=1, a=, b=, bh=, d=, h= and s= are required.',
      ...dkimSteps(context).slice(0, 1),
    ],
  },
}

export const arcWords: Words = {
  title: 'ARC',
  what: 'Seals with which forwarders and lists say what they saw before they passed the mail on.',
  why: 'Gmail and Microsoft may trust a forwarded mail by its ARC chain when SPF and DKIM broke on the way.',
  refs: [rfc(8617)],
  found: {
    pass: (facts) => `The ARC chain is valid (${say(facts.instances)} in number).`,
    fail: (facts) => `The ARC chain does not verify: ${say(facts.comment)}.`,
    none: 'There is no ARC chain; mail that was not forwarded needs none.',
    temperror: 'A key of the ARC chain could not be asked for.',
  },
  fix: {
    fail: [
      'If the mail went through a forwarder or list of yours, update its ARC software and check that its key is published.',
      'If you send directly, nothing should add ARC headers; look which gateway does.',
    ],
  },
}
