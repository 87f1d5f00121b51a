import { sayFailure } from '#engines/record/failures.ts'
import { nameTexts } from '#engines/record/name-texts.ts'
import { type CodedRecordText, recordText } from '#engines/record/words.ts'
import { rfc } from '#engines/references.ts'
import { counted, say, saySpan } from '#engines/spam-test/texts/phrasing.ts'

const why =
  'With MTA-STS, servers that send to you insist on TLS with a valid certificate, so that nobody in between can read or divert your incoming mail. Gmail, Microsoft and Yahoo obey it. It does not change how your own mail is judged.'
const corrected = ['Replace the record by the one below.']
const newFile = [
  'Replace the policy file by the one below.',
  'Then change the id in the DNS record, so that senders fetch it again.',
]
const serve = [
  'Serve the file at exactly this address, over https with a certificate that is valid for this name, with status 200 and without any redirect.',
]

/** The words of the MTA-STS checker, by finding id. */
export const mtaStsTexts: Record<string, CodedRecordText> = {
  ...nameTexts('mta-sts'),
  'mta-sts_record': recordText({
    title: 'MTA-STS record',
    why,
    refs: [rfc(8461, '3.1')],
    found: {
      published: (facts) => `There is one MTA-STS record at ${say(facts.name)}.`,
      missing: (facts) =>
        `There is no MTA-STS record at ${say(facts.name)}, so senders do not look for a policy.`,
      'not-needed': 'There is no MTA-STS record, and none is needed: the domain takes no mail.',
      several: (facts) =>
        `There are ${counted(facts.count, 'MTA-STS record')} at ${say(facts.name)}; with more than one, senders assume that there is no policy.`,
      ignored: (facts) =>
        `The text at ${say(facts.name)} was meant as an MTA-STS record, but does not begin with v=STSv1; in these letters, so senders skip it.`,
      unanswered: (facts) => `The DNS did not answer when ${say(facts.name)} was asked for.`,
    },
    fix: {
      missing: [
        'Put the policy file below in place; it starts in testing mode.',
        'Publish the record below, and a TLS report record beside it.',
        'When the reports show no failures for two weeks, set the mode to enforce and change the id.',
      ],
      several: ['Keep one record and delete the others.'],
      ignored: corrected,
    },
  }),
  'mta-sts_syntax': recordText({
    title: 'How the record is written',
    why: 'A record that cannot be read counts as none.',
    refs: [rfc(8461, '3.1')],
    found: {
      'bad-version': 'The record does not begin with v=STSv1;.',
      'missing-id': 'The record has no id.',
      'bad-id': (facts) => `${say(facts.texts)}: an id has 1 to 32 letters and digits, nothing else.`,
      'missing-semicolon': (facts) => `There is no semicolon before ${say(facts.texts)}.`,
      'tag-without-value': (facts) => `${say(facts.texts)} has no "=".`,
      'bad-tag-name': (facts) => `${say(facts.texts)} is not a tag name.`,
      'duplicate-tag': (facts) => `${say(facts.texts)} stands there a second time.`,
      'empty-tag': 'There is nothing between two semicolons.',
    },
    fix: {
      'bad-version': corrected,
      'missing-id': corrected,
      'bad-id': corrected,
      'missing-semicolon': corrected,
      'tag-without-value': corrected,
      'bad-tag-name': corrected,
      'duplicate-tag': corrected,
      'empty-tag': corrected,
    },
  }),
  'mta-sts_policy': recordText({
    title: 'Policy file',
    why: 'Senders fetch the policy over https. When they cannot, there is no policy for them, or an old one stays in force.',
    refs: [rfc(8461, '3.3')],
    found: {
      fetched: (facts) => `The policy file at ${say(facts.url)} can be fetched.`,
      redirect: (facts) => `${say(facts.url)} redirects to another address, which senders do not follow.`,
      status: (facts) => `${say(facts.url)} answers with status ${say(facts.reason)} in place of 200.`,
      'too-large': (facts) => `The file at ${say(facts.url)} is larger than 64 kB.`,
      'web-page': (facts) =>
        `What ${say(facts.url)} gives is a web page (${say(facts.contentType)}), and no policy.`,
      tls: (facts) => `The certificate at ${say(facts.url)} is not valid for this name.`,
      host: (facts) => `${say(facts.url)}: this name has no address in the DNS.`,
      connection: (facts) => `${say(facts.url)} cannot be reached: ${sayFailure(facts.reason)}.`,
      unanswered: (facts) =>
        `The policy at ${say(facts.url)} could not be fetched: ${sayFailure(facts.reason)}.`,
    },
    fix: {
      redirect: serve,
      status: serve,
      'too-large': newFile,
      'web-page': serve,
      tls: serve,
      host: ['Publish an address record for the mta-sts name of your domain.', ...serve],
      connection: serve,
    },
  }),
  'mta-sts_content-type': recordText({
    title: 'Type of the policy file',
    why: 'The file is plain text; some senders refuse anything else.',
    refs: [rfc(8461, '3.2')],
    found: {
      'not-plain-text': (facts) => `The file is served as ${say(facts.contentType)} and not as text/plain.`,
    },
    fix: { 'not-plain-text': ['Set Content-Type: text/plain for this file on the web server.'] },
  }),
  'mta-sts_policy-syntax': recordText({
    title: 'How the policy is written',
    why: 'A policy that cannot be read counts as none.',
    refs: [rfc(8461, '3.2')],
    found: {
      'bad-line': (facts) => `A line is not of the form "key: value": ${say(facts.texts)}.`,
      'duplicate-key': (facts) => `A key stands there twice: ${say(facts.texts)}.`,
      'bad-version': (facts) => `The version must be STSv1: ${say(facts.texts)}.`,
      'missing-version': 'There is no line "version: STSv1".',
      'bad-mode': (facts) => `The mode must be enforce, testing or none: ${say(facts.texts)}.`,
      'missing-mode': 'There is no mode.',
      'missing-max-age': 'There is no max_age.',
      'bad-mx': (facts) => `Not a host name or a pattern such as *.example.org: ${say(facts.texts)}.`,
      'missing-mx': 'There is no mx line, so the policy covers no server.',
    },
    fix: {
      'bad-line': newFile,
      'duplicate-key': newFile,
      'bad-version': newFile,
      'missing-version': newFile,
      'bad-mode': newFile,
      'missing-mode': newFile,
      'missing-max-age': newFile,
      'bad-mx': newFile,
      'missing-mx': newFile,
    },
  }),
  'mta-sts_max-age': recordText({
    title: 'How long the policy holds',
    why: 'A policy protects only as long as senders keep it. A short life leaves gaps in which an attacker can strike.',
    refs: [rfc(8461, '3.2')],
    found: {
      'long-enough': (facts) => `Senders keep the policy for ${saySpan(facts.seconds)}.`,
      'short-max-age': (facts) => `${say(facts.texts)}: less than a day, which protects little.`,
      'bad-max-age': (facts) =>
        `${say(facts.texts)}: max_age is a number of seconds from 0 to 31557600 (one year).`,
    },
    fix: { 'short-max-age': ['Set max_age to a week or more: 604800.'], 'bad-max-age': newFile },
  }),
  'mta-sts_mode': recordText({
    title: 'Mode',
    why,
    refs: [rfc(8461, '5')],
    found: {
      enforce: 'The policy is in force: senders do not deliver without valid TLS.',
      testing: 'The policy is in testing mode: failures are reported, and mail is delivered all the same.',
      none: 'The mode is none, which takes the policy back.',
    },
    fix: {
      testing: ['When the TLS reports show no failures for two weeks, set mode: enforce and change the id.'],
      none: ['If you want the policy back, set mode: testing, list your mail servers, and change the id.'],
    },
  }),
  'mta-sts_mx': recordText({
    title: 'Mail servers that the policy covers',
    why: 'Senders do not deliver to a server that the policy does not name. A forgotten server costs you mail.',
    refs: [rfc(8461, '4.1')],
    found: {
      covered: (facts) =>
        `The policy covers ${Number(facts.hosts) === 1 ? 'the mail server' : `all ${counted(facts.hosts, 'mail server')}`} of the domain.`,
      'not-covered': (facts) => `No mx line of the policy covers ${say(facts.uncovered)}.`,
      'no-mail': 'The domain takes no mail, so there is nothing to cover.',
      unanswered: 'The DNS did not answer when the mail servers of the domain were asked for.',
    },
    fix: { 'not-covered': newFile },
  }),
  'mta-sts_dane': recordText({
    title: 'DANE',
    why: 'DANE protects incoming mail by DNSSEC. Senders that know both look at DANE first.',
    refs: [rfc(7672), rfc(8461, '2')],
    found: { tlsa: (facts) => `There are DANE records (TLSA) for ${say(facts.hosts)}.` },
  }),
}
