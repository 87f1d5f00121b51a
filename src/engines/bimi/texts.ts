import { sayFailure } from '#engines/record/failures.ts'
import { nameTexts } from '#engines/record/name-texts.ts'
import { type CodedRecordText, type Facts, recordText } from '#engines/record/words.ts'
import { say, sayBytes } from '#engines/spam-test/texts/phrasing.ts'
import { certificateTexts } from './certificate/texts.ts'
import { bimiDraft, bimiGroup, gmailBimi } from './references.ts'
import { svgTexts } from './svg/texts.ts'

const refs = [bimiDraft, bimiGroup]
const corrected = ['Replace the record by the corrected one below.']

const recordWords: Record<string, CodedRecordText> = {
  bimi_selector: recordText({
    title: 'Selector',
    why: 'The selector is a part of the DNS name at which the record stands. Nearly everyone uses "default".',
    refs,
    found: {
      'not-a-name': (facts) => `${say(facts.selector)} cannot be a selector, so "default" was looked at.`,
    },
    fix: { 'not-a-name': ['Use letters, digits and hyphens, as in the BIMI-Selector line of your mail.'] },
  }),
  bimi_record: recordText({
    title: 'BIMI record',
    why: 'It names your logo, which Gmail, Yahoo and Apple Mail can show beside your mail. It does not change where mail is filed.',
    refs,
    found: {
      published: (facts) => `There is one BIMI record at ${say(facts.name)}.`,
      inherited: (facts) =>
        `There is none at ${say(facts.own)}; the record of the organization at ${say(facts.name)} applies.`,
      declined: (facts) => `The record at ${say(facts.name)} says that the domain takes no part in BIMI.`,
      missing: (facts) => `There is no BIMI record at ${say(facts.name)}.`,
      several: (facts) =>
        `There are ${say(facts.count)} BIMI records at ${say(facts.name)}; with more than one, receivers use none.`,
      ignored: (facts) =>
        `The text at ${say(facts.name)} was meant as a BIMI record, but does not begin with v=BIMI1; so receivers skip it.`,
      unanswered: (facts) => `The DNS did not answer when ${say(facts.name)} was asked for.`,
      'organization-unknown': (facts) =>
        `There is no BIMI record at ${say(facts.name)}. Whether the organization has one could not be asked.`,
    },
    fix: {
      missing: [
        'This is optional. Bring DMARC to p=quarantine or p=reject first.',
        'Make a square logo as SVG Tiny PS, and get a mark certificate (VMC or CMC) for it.',
        'Publish the record below, with the https addresses of both files.',
      ],
      several: ['Keep one record and delete the others.'],
      ignored: ['Replace the text by a record that begins with v=BIMI1; in exactly these letters.'],
    },
  }),
  bimi_place: recordText({
    title: 'Place of the record',
    why: 'Receivers look at the selector and _bimi in front of the domain, and nowhere else.',
    refs,
    found: {
      apex: (facts) => `A BIMI record stands at ${say(facts.domain)} itself, where nobody looks for it.`,
    },
    fix: { apex: ['Move it to the name default._bimi in front of the domain.'] },
  }),
  bimi_syntax: recordText({
    title: 'How the record is written',
    why: 'A record that cannot be read is treated as if there were none.',
    refs,
    found: {
      'bad-version': 'The record does not begin with v=BIMI1 in exactly these letters.',
      'missing-logo': 'The record names no logo: l= is missing, or empty while a= is not.',
      'not-https': (facts) => `${say(facts.texts)} is not one https address.`,
      'bad-value': (facts) => `${say(facts.texts)} is neither brand nor personal, so receivers take brand.`,
      'bad-lps': (facts) => `${say(facts.texts)} is not a list of local parts with commas between.`,
      'unknown-tag': (facts) => `${say(facts.texts)} is not a tag of BIMI; receivers skip it.`,
      'duplicate-tag': (facts) => `${say(facts.texts)} stands there a second time.`,
      'missing-semicolon': (facts) => `There is no semicolon before ${say(facts.texts)}.`,
      'tag-without-value': (facts) => `${say(facts.texts)} has no "=".`,
      'bad-tag-name': (facts) => `${say(facts.texts)} is not a tag name.`,
      'empty-tag': 'There is nothing between two semicolons.',
    },
    fix: {
      ...Object.fromEntries(
        ['bad-version', 'bad-value', 'bad-lps', 'unknown-tag', 'duplicate-tag', 'missing-semicolon'].map(
          (code) => [code, corrected],
        ),
      ),
      'tag-without-value': corrected,
      'bad-tag-name': corrected,
      'empty-tag': corrected,
      'missing-logo': [
        'Put the https address of your logo into l=. To take no part, leave l= and a= both empty.',
      ],
      'not-https': ['Give exactly one address that begins with https:// in l=, and one in a=.'],
    },
  }),
  bimi_certificate: recordText({
    title: 'Mark certificate',
    why: 'Gmail and Apple Mail show a logo only with a certificate that it is yours. Yahoo and a few others show some logos without.',
    refs: [bimiGroup, gmailBimi],
    found: { none: 'The record names no certificate in a=, so most inboxes show nothing.' },
    fix: {
      none: [
        'Get a mark certificate: a VMC for a registered trademark, a CMC for a logo that has been in use for a year.',
        'Put its PEM file with the whole chain at an https address, and name that in a=.',
      ],
    },
  }),
  bimi_dmarc: recordText({
    title: 'DMARC policy',
    why: 'Mail providers show a logo only when forged mail in your name is held back: both the record that applies and that of the organization must say quarantine or reject for all mail.',
    refs: [bimiDraft, gmailBimi],
    found: {
      enforcing: (facts) => `${say(facts.at)} says p=${say(facts.policy)}, which is enough.`,
      'no-record': (facts) =>
        `There is no DMARC record for ${say(facts.domain)}, so no inbox shows the logo.`,
      unusable: (facts) =>
        `The DMARC record for ${say(facts.domain)} is not valid, or there are several, so no inbox shows the logo.`,
      'no-policy': (facts) =>
        `The record at ${say(facts.at)} has no valid policy, so no inbox shows the logo.`,
      'policy-none': (facts) => `The record at ${say(facts.at)} says p=none, so no inbox shows the logo.`,
      'subdomains-none': (facts) =>
        `The record at ${say(facts.at)} says sp=none, which leaves subdomains open to forgery; no inbox shows the logo.`,
      testing: (facts) => `The record at ${say(facts.at)} says t=y, a test, so no inbox shows the logo.`,
      partial: (facts) =>
        `The record at ${say(facts.at)} applies quarantine to a part of the mail only (pct), so no inbox shows the logo.`,
      unanswered: (facts) =>
        `The DNS did not answer when the DMARC record for ${say(facts.domain)} was asked for.`,
    },
    fix: {
      'no-record': [
        'Publish a DMARC record, read its reports for some weeks, then move to quarantine or reject.',
      ],
      unusable: ['Check the domain with the DMARC checker, and correct the record.'],
      'no-policy': ['Set p= to quarantine or reject.'],
      'policy-none': ['When the reports show that your own mail passes, move to p=quarantine or p=reject.'],
      'subdomains-none': ['Take sp=none out, or set it to quarantine or reject.'],
      testing: ['Take t=y out when the reports show that your own mail passes.'],
      partial: ['Take pct out of the record.'],
    },
  }),
  'bimi_logo-file': fileTexts('The logo file', 'l=', 'an SVG file', 'image/svg+xml'),
  'bimi_certificate-file': fileTexts(
    'The certificate file',
    'a=',
    'a PEM file',
    'application/pem-certificate-chain',
  ),
  'bimi_logo-match': recordText({
    title: 'Published and certified logo',
    why: 'The certificate vouches for one logo, octet by octet. A provider that sees another at l= shows none.',
    refs,
    found: {
      same: 'The logo at l= is the one in the certificate.',
      'same-but-space':
        'The logo at l= is the one in the certificate; they differ in line ends or white space at the edges alone.',
      differs: (facts) =>
        `The logo at l= (${sayBytes(facts.published)}) is not the one in the certificate (${sayBytes(facts.certified)}).`,
    },
    fix: {
      differs: [
        'Publish exactly the file that you gave to the issuer of the certificate.',
        'If the logo has changed, let the certificate be issued anew for it.',
      ],
    },
  }),
}

function fileTexts(title: string, tag: string, kind: string, type: string): CodedRecordText {
  const from = (facts: Facts) => say(facts.url)
  return recordText({
    title,
    why: 'Mail providers fetch this file themselves, over https and with a limit on its size.',
    refs,
    found: {
      fetched: (facts) => `${from(facts)} answers with ${sayBytes(facts.bytes)} of ${say(facts.type)}.`,
      redirect: (facts) => `${from(facts)} leads on to ${say(facts.finalUrl)}; some receivers do not follow.`,
      'content-type': (facts) => `${from(facts)} says that it is ${say(facts.type)}, not ${type}.`,
      status: (facts) => `${from(facts)} answers with status ${say(facts.status)} instead of ${kind}.`,
      'too-large': (facts) => `${from(facts)} has more than ${sayBytes(facts.limit)}, and was not read.`,
      tls: (facts) => `${from(facts)} has no valid TLS certificate.`,
      dns: (facts) => `The host of ${from(facts)} has no address in the DNS.`,
      'refused-address': (facts) =>
        `${from(facts)} leads to an address in a private network, which nobody outside can reach.`,
      'refused-url': (facts) => `${from(facts)} has a port or a password in it that no receiver accepts.`,
      connection: (facts) => `The host of ${from(facts)} refused the connection or broke it off.`,
      'too-many-redirects': (facts) => `${from(facts)} leads on and on, and never to a file.`,
      unanswered: (facts) =>
        `${from(facts)} did not answer (${sayFailure(facts.failure)}), so it was not judged.`,
    },
    fix: {
      redirect: [`Put the final address into ${tag}.`],
      'content-type': [`Let the web server send the file as ${type}.`],
      status: [`Put ${kind} at this address, open to everyone, or correct ${tag}.`],
      'too-large': ['Make the file smaller.'],
      tls: ['Let the web server have a valid certificate for this name, with its chain.'],
      dns: [`Correct the host name in ${tag}, or publish an address for it.`],
      'refused-address': ['Put the file on a public web server.'],
      'refused-url': [`Use a plain https address in ${tag}, without a port and without a password.`],
      connection: ['Make sure that the web server answers on port 443 for everyone.'],
      'too-many-redirects': [`Put the final address into ${tag}.`],
    },
  })
}

/** The words of the BIMI checker, by finding id. */
export const bimiTexts: Record<string, CodedRecordText> = {
  ...nameTexts('bimi'),
  ...recordWords,
  ...svgTexts,
  ...certificateTexts,
}
