import { sayFailure } from '#engines/record/failures.ts'
import { type CodedRecordText, type Facts, recordText } from '#engines/record/words.ts'
import { counted, say } from '#engines/spam-test/texts/phrasing.ts'
import { gmailBimi, markRequirements } from '../references.ts'

const refs = [markRequirements, gmailBimi]
const day = ({ at }: Facts) => say(at).slice(0, 10)
const which = ({ certificate, position }: Facts) => `certificate ${say(position)} (${say(certificate)})`
const reissue = ['Ask the issuer of the certificate for a correct one.']
const order = [
  'Put the certificates into one file: your own first, then its issuer, then the next, as the issuer gave them.',
]
const inner = 'The logo inside the certificate'

/** The words for the mark certificate. */
export const certificateTexts: Record<string, CodedRecordText> = {
  'bimi_certificate-bundle': recordText({
    title: 'Certificate file',
    why: 'The file holds your certificate and those of its issuers, as text. Receivers read it with limits.',
    refs,
    found: {
      'bundle-too-large': 'The certificate file has more than 262 kB, so receivers refuse it.',
      'too-many': (facts) =>
        `There are ${say(facts.count)} certificates in the file; more than ${say(facts.limit)} are not read.`,
      'private-key': 'The file holds a private key, open to everyone.',
      'not-pem': 'There is no certificate in the file.',
      unreadable: 'A certificate in the file is damaged and cannot be read.',
    },
    fix: {
      'bundle-too-large': order,
      'too-many': order,
      'private-key': [
        'Take the private key out of the file at once.',
        'Tell the issuer: the key is known now, and the certificate has to be issued anew with another key.',
      ],
      'not-pem': order,
      unreadable: order,
    },
  }),
  'bimi_certificate-chain': recordText({
    title: 'Who issued the certificate',
    why: 'Each certificate must be signed by the next, up to an authority that mail providers accept. Otherwise anyone could write one.',
    refs,
    found: {
      verified: (facts) => `Every signature holds, up to ${say(facts.root)}.`,
      'leaf-not-first': (facts) =>
        `The first in the file is ${say(facts.certificate)}, an issuer; your own must come first.`,
      'not-issued-by-next': (facts) =>
        `The ${which(facts)} was not issued by the next one in the file (${say(facts.issuer)}).`,
      'signature-wrong': (facts) =>
        `The signature of the ${which(facts)} is not that of ${say(facts.issuer)}: it was changed after it was signed, or is forged.`,
      'issuer-not-ca': (facts) => `${say(facts.issuer)} may not issue certificates.`,
      'path-too-long': (facts) =>
        `${say(facts.certificate)} allows at most ${counted(facts.limit, 'issuer')} below it, and there are more.`,
      'weak-signature': (facts) =>
        `The ${which(facts)} is signed with a method that can be forged (SHA-1 or MD5).`,
      incomplete: (facts) =>
        `The file holds your certificate alone; that of its issuer (${say(facts.issuer)}) is missing.`,
      'self-signed': 'The certificate was signed by itself, not by an authority.',
      'root-imitated': (facts) =>
        `The file ends with a certificate that claims to come from ${say(facts.issuer)}, but that authority's key did not sign it.`,
      'root-unknown': (facts) =>
        `The signatures hold, but lead to ${say(facts.issuer)}, a root that is not known to this installation. So it was not verified, and providers accept few roots.`,
    },
    fix: {
      'leaf-not-first': order,
      'not-issued-by-next': order,
      'signature-wrong': ['Publish the file exactly as the issuer gave it to you.'],
      'issuer-not-ca': order,
      'path-too-long': reissue,
      'weak-signature': reissue,
      incomplete: order,
      'self-signed': ['Get a mark certificate from an authority that the mail providers accept.'],
      'root-imitated': ['Get a mark certificate from an authority that the mail providers accept.'],
    },
  }),
  'bimi_certificate-dates': recordText({
    title: 'Validity of the certificate',
    why: 'After its last day no inbox shows the logo. Mark certificates last about a year.',
    refs,
    found: {
      'in-date': (facts) => `It is valid until ${day(facts)}, ${counted(facts.days, 'more day')}.`,
      'not-yet-valid': (facts) => `The ${which(facts)} is valid from ${day(facts)} on, not yet.`,
      expired: (facts) => `The certificate expired on ${day(facts)}.`,
      'issuer-expired': (facts) => `The ${which(facts)} expired on ${day(facts)}.`,
      'expires-soon': (facts) =>
        `The certificate expires on ${day(facts)}, in ${counted(facts.days, 'day')}.`,
    },
    fix: {
      'not-yet-valid': ['Wait for that day, or publish the certificate before it until then.'],
      expired: ['Renew the certificate and put the new file at the same address.'],
      'issuer-expired': order,
      'expires-soon': ['Renew the certificate now: issuing one takes days or weeks.'],
    },
  }),
  'bimi_certificate-purpose': recordText({
    title: 'What the certificate is for',
    why: 'A certificate for a web site does not vouch for a logo.',
    refs,
    found: {
      'for-marks': 'It is a certificate for marks.',
      'not-a-mark-certificate':
        'It is not a mark certificate: the purpose for brand indicators is not among its purposes.',
      'issuer-not-for-marks': 'An issuer in the chain may not issue certificates for marks.',
      'name-constraints': 'It holds name constraints, which a mark certificate must not.',
      'pilot-mark':
        'It holds the mark of the pilot programme, which certificates from 15 March 2025 on must not.',
    },
    fix: {
      'not-a-mark-certificate': [
        'Name the file of your mark certificate (VMC or CMC) in a=, not that of a web server.',
      ],
      'issuer-not-for-marks': order,
      'name-constraints': reissue,
      'pilot-mark': reissue,
    },
  }),
  'bimi_certificate-domain': recordText({
    title: 'The domain of the certificate',
    why: 'It vouches for the logo of the domains that it names, and for no others.',
    refs,
    found: {
      'domain-covered': (facts) => `It is for ${say(facts.name)}.`,
      'no-names': 'It names no domain.',
      'other-domain': (facts) => `It is for ${say(facts.names)}, not for ${say(facts.domain)}.`,
      'organization-unknown': (facts) =>
        `It is for ${say(facts.names)}. Whether ${say(facts.domain)} belongs to that could not be asked.`,
    },
    fix: { 'no-names': reissue, 'other-domain': ['Let the certificate be issued for this domain too.'] },
  }),
  'bimi_certificate-subject': recordText({
    title: 'Who owns the mark',
    why: 'The certificate says whose mark it is, and by what right.',
    refs,
    found: {
      complete: (facts) =>
        `The mark belongs to ${say(facts.organization)} (${facts.markType === null ? 'the kind of mark is not said' : say(facts.markType)}).`,
      'unknown-mark-type': (facts) => `${say(facts.markType)} is not a known kind of mark.`,
      'fields-missing': (facts) => `What must be said of the owner is missing: ${say(facts.missing)}.`,
    },
    fix: { 'unknown-mark-type': reissue, 'fields-missing': reissue },
  }),
  'bimi_certificate-transparency': recordText({
    title: 'Public log',
    why: 'Issuers enter mark certificates in a public log, so that a wrong one is noticed.',
    refs,
    found: {
      logged: (facts) =>
        `It carries ${counted(facts.timestamps, 'receipt')} of a public log. Their signatures were not verified.`,
      'not-logged': 'It carries no receipt of a public log.',
      'timestamps-unreadable': 'Its receipts of a public log cannot be read.',
    },
    fix: { 'not-logged': reissue, 'timestamps-unreadable': reissue },
  }),
  'bimi_certificate-revocation': recordText({
    title: 'Revocation',
    why: 'An issuer takes a certificate back when the mark is lost or the key is known.',
    refs,
    found: {
      'not-revoked': 'It is not on the revocation list of its issuer.',
      revoked: 'The issuer has taken the certificate back.',
      'no-list': 'It names no revocation list, so this was not asked.',
      'issuer-missing': 'Its issuer is not in the file, so the revocation list could not be verified.',
      'list-unavailable': (facts) => `The revocation list could not be used (${sayFailure(facts.reason)}).`,
    },
    fix: { revoked: ['Ask the issuer why, and get a new certificate.'] },
  }),
  'bimi_certificate-logo': recordText({
    title: 'The logo in the certificate',
    why: 'Mail providers show the logo that is inside the certificate.',
    refs,
    found: {
      'logo-intact': (facts) => `${inner} is whole: its ${say(facts.hashes)} value is right.`,
      'no-logo': 'There is no logo in the certificate.',
      'logo-unreadable': `${inner} cannot be read.`,
      'logo-not-svg': `${inner} is not an SVG picture.`,
      'logo-not-data': `${inner} is not inside it: it names an address elsewhere.`,
      'logo-too-large': `${inner} has more than 262 kB after unpacking, and was not read.`,
      'logo-not-gzip': `${inner} cannot be unpacked.`,
      'logo-hash-differs': `${inner} is not the one that was signed: its checksum differs.`,
      'logo-no-known-hash': `${inner} has no checksum that can be compared.`,
      'logo-not-tiny-ps': (facts) =>
        `${inner} breaks the grammar of SVG Tiny PS at ${counted(facts.count, 'place')}.`,
    },
    fix: Object.fromEntries(
      [
        'no-logo',
        'logo-unreadable',
        'logo-not-svg',
        'logo-not-data',
        'logo-too-large',
        'logo-not-gzip',
        'logo-hash-differs',
        'logo-no-known-hash',
        'logo-not-tiny-ps',
      ].map((code) => [code, reissue]),
    ),
  }),
}
